// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/agreement/agreementworker.h"

#include "core/study/agreementreading.h"
#include "core/study/study.h"

namespace subtext {
namespace {

using Outcome = Result<std::shared_ptr<const AgreementResult>>;

Outcome compute(Study& study, const AgreementRequest& request, const CancelToken& cancel,
                const ProgressSink& progress)
{
    const auto input = readAgreementInput(study, request.adjudicator);
    if (!input)
        return fail(input.error());
    auto result = std::make_shared<AgreementResult>();
    auto report =
        computeAgreement(filtered(*input, request.filter), request.options, cancel, progress);
    if (!report)
        return fail(ErrorCode::Cancelled);
    result->report = std::move(*report);
    if (result->report.input.items.size() <= AgreementWorker::MostItemsForModels) {
        auto models = fitModels(result->report.input, ModelRestarts, request.options.seed, cancel,
                                request.options.question);
        if (!models)
            return fail(ErrorCode::Cancelled);
        result->models = std::move(*models);
    }
    return std::shared_ptr<const AgreementResult>(std::move(result));
}

} // namespace

AgreementWorker::AgreementWorker(const QString& studyPath, const Environment& environment,
                                 QObject* parent)
    : QObject(parent)
    , m_thread(studyPath, environment, *this)
{}

void AgreementWorker::request(const AgreementRequest& request)
{
    if (m_requests.add(request))
        run();
}

void AgreementWorker::cancel()
{
    m_requests.forgetWaiting();
    m_thread.cancel();
}

void AgreementWorker::run()
{
    const CancelToken cancel = m_thread.begin();
    Q_EMIT started();
    m_thread.read([request = m_requests.running(), cancel,
                   progress = m_thread.progress([this](double part) { Q_EMIT progressed(part); })](
                      Study& study) { return compute(study, request, cancel, progress); },
                  [this](const Outcome& outcome) { conclude(outcome); });
}

void AgreementWorker::conclude(const Result<std::shared_ptr<const AgreementResult>>& outcome)
{
    m_requests.end();
    if (outcome)
        Q_EMIT finished(*outcome);
    else if (outcome.error().code == ErrorCode::Cancelled)
        Q_EMIT cancelled();
    else
        Q_EMIT failed(outcome.error());
    if (m_requests.next())
        run();
}

} // namespace subtext
