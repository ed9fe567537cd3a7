// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/agreement/agreementworker.h"

#include "core/study/study.h"

namespace subtext {
namespace {

using Outcome = Result<std::shared_ptr<const AgreementResult>>;

std::map<QString, qint64> ambiguousLeftOut(const AgreementInput& input, AgreementFilter filter)
{
    std::map<QString, qint64> byGroup;
    if (!filter.withoutAmbiguous)
        return byGroup;
    filter.withoutAmbiguous = false;
    for (const AgreementItem& item : input.items) {
        if (item.ambiguous.any() && takesPart(item, filter))
            ++byGroup[item.group];
    }
    return byGroup;
}

Outcome compute(Study& study, const AgreementRequest& request, const CancelToken& cancel,
                const ProgressSink& progress)
{
    const auto input = study.agreementInput(request.adjudicator);
    if (!input)
        return fail(input.error());
    auto result = std::make_shared<AgreementResult>();
    auto report =
        computeAgreement(filtered(*input, request.filter), request.options, cancel, progress);
    if (!report)
        return fail(ErrorCode::Cancelled);
    result->report = std::move(*report);
    result->ambiguousLeftOut = ambiguousLeftOut(*input, request.filter);
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
    , m_runs(
          studyPath, environment, *this,
          [this](Study& study, const AgreementRequest& request, const CancelToken& cancel) {
              return compute(study, request, cancel, m_runs.thread().progress([this](double part) {
                  Q_EMIT progressed(part);
              }));
          },
          [this](const Runs::Outcome& outcome) { conclude(outcome); }, [this] { Q_EMIT started(); })
{}

void AgreementWorker::conclude(const Runs::Outcome& outcome)
{
    if (outcome)
        Q_EMIT finished(*outcome);
    else if (outcome.error().code == ErrorCode::Cancelled)
        Q_EMIT cancelled();
    else
        Q_EMIT failed(outcome.error());
}

} // namespace subtext
