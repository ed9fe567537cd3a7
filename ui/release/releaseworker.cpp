// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/releaseworker.h"

#include "core/release/releasefiles.h"
#include "core/release/releasefolder.h"
#include "core/study/study.h"
#include "ui/release/figures.h"
#include "ui/text/checkjson.h"

#include <QTimer>

namespace subtext {
namespace {

constexpr double ProgressStep = 0.02;

// What the parts of a job that writes take of its time, roughly.
constexpr double DraftDone = 0.6;
constexpr double FiguresDone = 0.7;
constexpr double FilesDone = 0.8;

bool isSame(const ReleaseOptions& a, const ReleaseOptions& b)
{
    return a.version == b.version && a.date == b.date && a.names == b.names && a.seed == b.seed &&
           a.isExtended == b.isExtended;
}

bool isSame(const ReleaseRequest& a, const ReleaseRequest& b)
{
    return isSame(a.options, b.options) &&
           std::equal(a.overridden.begin(), a.overridden.end(), b.overridden.begin(),
                      b.overridden.end(), [](const OverriddenGate& x, const OverriddenGate& y) {
                          return x.gate == y.gate && x.reason == y.reason;
                      });
}

/// The files that the charts and the words of `ui` make, beside those of core.
std::vector<ReleaseFile> filesOf(const ReleaseDraft& draft, const std::vector<ReleaseFile>& figures)
{
    const StudyData& data = draft.publicData;
    std::vector<ReleaseFile> more{
        {QStringLiteral("reports/check.json"),
         checkJson(draft.check, CheckNames(data.scenarios, data.people))}};
    more.insert(more.end(), figures.begin(), figures.end());
    return releaseFiles(draft.input, data, draft.agreement, more, draft.last);
}

} // namespace

/// What lives on the thread: the connection, opened with the first job, and the last draft.
class ReleaseWorker::Reader : public QObject
{
public:
    Reader(QString path, const Environment& environment)
        : m_path(std::move(path))
        , m_environment(environment)
    {}

    using Draft = Result<std::shared_ptr<const ReleaseDraft>>;

    Draft draft(const ReleaseRequest& request, const CancelToken& cancel,
                const ProgressSink& progress)
    {
        if (!m_study) {
            auto opened = Study::open(m_path, Study::Access::Read, m_environment);
            if (!opened)
                return fail(opened.error());
            m_study = std::move(*opened);
        }
        const qint64 version = m_study->foreignVersion();
        if (m_draft && version == m_version && isSame(request, m_request))
            return m_draft;
        auto made =
            m_study->releasing().draft(request.options, request.overridden, cancel, progress);
        if (!made)
            return fail(made.error());
        m_version = version;
        m_request = request;
        m_draft = std::make_shared<const ReleaseDraft>(std::move(*made));
        return m_draft;
    }

private:
    QString m_path;
    Environment m_environment;
    std::unique_ptr<Study> m_study;
    qint64 m_version = 0;
    ReleaseRequest m_request;
    std::shared_ptr<const ReleaseDraft> m_draft;
};

ReleaseWorker::ReleaseWorker(const QString& studyPath, const Environment& environment,
                             QObject* parent)
    : QObject(parent)
    , m_reader(new Reader(studyPath, environment))
{
    m_reader->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_reader, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

ReleaseWorker::~ReleaseWorker()
{
    m_cancel.cancel();
    m_thread.quit();
    m_thread.wait();
}

void ReleaseWorker::check(const ReleaseRequest& request)
{
    add({Kind::Check, request, {}});
}

void ReleaseWorker::prepare(const ReleaseRequest& request)
{
    add({Kind::Prepare, request, {}});
}

void ReleaseWorker::write(const ReleaseRequest& request, const QString& folder)
{
    add({Kind::Write, request, folder});
}

void ReleaseWorker::cancel()
{
    m_waiting.reset();
    m_cancel.cancel();
}

void ReleaseWorker::add(Job job)
{
    if (!m_job)
        run(std::move(job));
    else if (!m_waiting || m_waiting->kind != Kind::Write || job.kind == Kind::Write)
        m_waiting = std::move(job);
}

ProgressSink ReleaseWorker::progressFrom(double begin, double end)
{
    return [this, begin, end, told = begin](double part) mutable {
        const double now = begin + (end - begin) * part;
        if (now < told + ProgressStep)
            return;
        told = now;
        QMetaObject::invokeMethod(this, [this, now] { Q_EMIT progressed(now); });
    };
}

void ReleaseWorker::run(Job job)
{
    m_job = std::move(job);
    m_cancel = CancelToken();
    Q_EMIT started();
    // The thread ends before this object does, so `this` outlasts the call; what comes back is
    // queued on it and dropped with it.
    QMetaObject::invokeMethod(
        m_reader,
        [this, request = m_job->request, cancel = m_cancel,
         progress = progressFrom(0, m_job->kind == Kind::Check ? 1 : DraftDone)] {
            const Reader::Draft draft = m_reader->draft(request, cancel, progress);
            QMetaObject::invokeMethod(this, [this, draft] { takeDraft(draft); });
        },
        Qt::QueuedConnection);
}

void ReleaseWorker::takeDraft(const Result<std::shared_ptr<const ReleaseDraft>>& draft)
{
    if (!draft) {
        conclude(fail(draft.error()));
        return;
    }
    if (m_cancel.isCancelled()) {
        conclude(fail(ErrorCode::Cancelled));
        return;
    }
    Q_EMIT checked(*draft);
    if (m_job->kind == Kind::Check) {
        conclude({});
        return;
    }
    if (m_job->kind == Kind::Write && !(*draft)->passes()) {
        Q_EMIT held();
        conclude({});
        return;
    }
    if (m_prepared && m_prepared->draft == *draft) {
        takeFiles(m_prepared);
        return;
    }
    m_figures = std::make_unique<FigureRun>((*draft)->agreement, (*draft)->models,
                                            (*draft)->input.options.date);
    drawNext(*draft);
}

void ReleaseWorker::drawNext(const std::shared_ptr<const ReleaseDraft>& draft)
{
    if (m_cancel.isCancelled()) {
        m_figures.reset();
        conclude(fail(ErrorCode::Cancelled));
        return;
    }
    if (m_figures->step()) {
        Q_EMIT progressed(DraftDone + (FiguresDone - DraftDone) * m_figures->stepsDone() /
                                          m_figures->stepCount());
        QTimer::singleShot(0, this, [this, draft] { drawNext(draft); });
        return;
    }
    const std::vector<ReleaseFile> figures = std::exchange(m_figures, nullptr)->take();
    QMetaObject::invokeMethod(m_reader, [this, draft, figures] {
        auto release = std::make_shared<PreparedRelease>();
        release->draft = draft;
        release->files = filesOf(*draft, figures);
        QMetaObject::invokeMethod(this, [this, release] { takeFiles(release); });
    });
}

void ReleaseWorker::takeFiles(const std::shared_ptr<const PreparedRelease>& release)
{
    m_prepared = release;
    if (m_cancel.isCancelled()) {
        conclude(fail(ErrorCode::Cancelled));
        return;
    }
    Q_EMIT prepared(release);
    if (m_job->kind == Kind::Prepare) {
        conclude({});
        return;
    }
    Q_EMIT progressed(FilesDone);
    QMetaObject::invokeMethod(m_reader, [this, release, folder = m_job->folder, cancel = m_cancel,
                                         progress = progressFrom(FilesDone, 1)] {
        const Result<void> outcome = writeReleaseFolder(folder, release->files, cancel, progress);
        QMetaObject::invokeMethod(this, [this, outcome] { takeFolder(outcome); });
    });
}

void ReleaseWorker::takeFolder(const Result<void>& outcome)
{
    if (outcome)
        Q_EMIT written(m_prepared, m_job->folder);
    conclude(outcome);
}

void ReleaseWorker::conclude(const Result<void>& outcome)
{
    m_job.reset();
    if (!outcome && outcome.error().code == ErrorCode::Cancelled)
        Q_EMIT cancelled();
    else if (!outcome)
        Q_EMIT failed(outcome.error());
    Q_EMIT ended();
    if (m_waiting && !m_job)
        run(*std::exchange(m_waiting, std::nullopt));
}

} // namespace subtext
