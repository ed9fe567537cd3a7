// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/agreement/agreementworker.h"

#include "core/study/agreementreading.h"
#include "core/study/study.h"

namespace subtext {
namespace {

// The bar moves in steps that can be seen, not two thousand times.
constexpr double ProgressStep = 0.02;

} // namespace

/// What lives on the thread: the connection, opened with the first run.
class AgreementWorker::Reader : public QObject
{
public:
    Reader(QString path, const Environment& environment)
        : m_path(std::move(path))
        , m_environment(environment)
    {}

    using Outcome = Result<std::shared_ptr<const AgreementResult>>;

    Outcome compute(const AgreementRequest& request, const CancelToken& cancel,
                    const ProgressSink& progress)
    {
        if (!m_study) {
            auto opened = Study::open(m_path, Study::Access::Read, m_environment);
            if (!opened)
                return fail(opened.error());
            m_study = std::move(*opened);
        }
        auto result = std::make_shared<AgreementResult>();
        auto report = computeAgreement(
            filtered(readAgreementInput(*m_study, request.adjudicator), request.filter),
            request.options, cancel, progress);
        if (!report)
            return fail(ErrorCode::Cancelled);
        result->report = std::move(*report);
        if (result->report.input.items.size() <= MostItemsForModels) {
            auto models =
                fitModels(result->report.input, ModelRestarts, request.options.seed, cancel);
            if (!models)
                return fail(ErrorCode::Cancelled);
            result->models = std::move(*models);
        }
        return std::shared_ptr<const AgreementResult>(std::move(result));
    }

private:
    QString m_path;
    Environment m_environment;
    std::unique_ptr<Study> m_study;
};

AgreementWorker::AgreementWorker(const QString& studyPath, const Environment& environment,
                                 QObject* parent)
    : QObject(parent)
    , m_reader(new Reader(studyPath, environment))
{
    m_reader->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_reader, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

AgreementWorker::~AgreementWorker()
{
    m_cancel.cancel();
    m_thread.quit();
    m_thread.wait();
}

void AgreementWorker::request(const AgreementRequest& request)
{
    if (m_isRunning)
        m_waiting = request;
    else
        run(request);
}

void AgreementWorker::cancel()
{
    m_waiting.reset();
    m_cancel.cancel();
}

void AgreementWorker::run(const AgreementRequest& request)
{
    m_isRunning = true;
    m_cancel = CancelToken();
    Q_EMIT started();
    // The thread ends before this object does, so `this` outlasts the call; what comes back is
    // queued on it and dropped with it.
    QMetaObject::invokeMethod(m_reader, [this, request, cancel = m_cancel] {
        double told = 0;
        const auto progress = [this, &told](double part) {
            if (part < told + ProgressStep)
                return;
            told = part;
            QMetaObject::invokeMethod(this, [this, part] { Q_EMIT progressed(part); });
        };
        const Reader::Outcome outcome = m_reader->compute(request, cancel, progress);
        QMetaObject::invokeMethod(this, [this, outcome] { conclude(outcome); });
    });
}

void AgreementWorker::conclude(const Result<std::shared_ptr<const AgreementResult>>& outcome)
{
    m_isRunning = false;
    if (outcome)
        Q_EMIT finished(*outcome);
    else if (outcome.error().code == ErrorCode::Cancelled)
        Q_EMIT cancelled();
    else
        Q_EMIT failed(outcome.error());
    if (m_waiting && !m_isRunning)
        run(*std::exchange(m_waiting, std::nullopt));
}

} // namespace subtext
