// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/agreement/agreementresult.h"

#include "core/desk/secondlooks.h"
#include "core/study/study.h"

namespace subtext {
namespace {

// Models are fitted up to so many items; beyond, they take minutes.
constexpr std::size_t MostItemsForModels = 5'000;

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

Result<std::optional<CueFigures>> cuesOfStudy(Study& study)
{
    const auto protocol = study.protocol();
    if (!protocol)
        return fail(protocol.error());
    if (!protocol->areCuesAsked)
        return std::optional<CueFigures>();
    auto cues = study.cues();
    if (!cues)
        return fail(cues.error());
    const bool isAnyMark = cues->marking > 0 || cues->outdated > 0;
    return isAnyMark ? std::optional(std::move(*cues)) : std::nullopt;
}

Result<SecondFigures> secondsOfStudy(Study& study, const AgreementInput& input)
{
    const auto protocol = study.protocol();
    if (!protocol)
        return fail(protocol.error());
    if (protocol->secondReading == SecondReading::Off)
        return SecondFigures();
    return study.annotations().map(
        [&](const std::vector<Annotation>& answers) { return secondFigures(input, answers); });
}

} // namespace

Result<std::shared_ptr<const AgreementResult>> agreementResult(Study& study,
                                                               const AgreementRequest& request,
                                                               const CancelToken& cancel,
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
    for (const AgreementItem& item : input->items) {
        result->isAnyPowerKnown = result->isAnyPowerKnown || item.power.has_value();
        result->isAnyDomainKnown = result->isAnyDomainKnown || item.domain != Domain::Unknown;
    }
    if (result->report.input.items.size() <= MostItemsForModels) {
        auto models = fitModels(result->report.input, ModelRestarts, request.options.seed, cancel,
                                request.options.question);
        if (!models)
            return fail(ErrorCode::Cancelled);
        result->models = std::move(*models);
    }
    auto cues = cuesOfStudy(study);
    if (!cues)
        return fail(cues.error());
    result->cues = std::move(*cues);
    auto seconds = secondsOfStudy(study, *input);
    if (!seconds)
        return fail(seconds.error());
    result->seconds = std::move(*seconds);
    auto again = study.labelAgainFigures(cancel);
    if (!again)
        return fail(again.error());
    result->again = std::move(*again);
    auto selfAgreement = study.secondLooks().selfAgreement(request.reader);
    if (!selfAgreement)
        return fail(selfAgreement.error());
    result->selfAgreement = std::move(*selfAgreement);
    return std::shared_ptr<const AgreementResult>(std::move(result));
}

} // namespace subtext
