// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/agreement/agreementresult.h"

#include "core/desk/secondlooks.h"
#include "core/figures/figures.h"
#include "core/models/topicfigures.h"
#include "core/standing/disagreementtold.h"
#include "core/study/study.h"
#include "ui/text/shownwords.h"

#include <algorithm>
#include <set>

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

/// Says of each item which topic it is of. The names of those that were kept last.
Result<QStringList> nameKeptTopics(Study& study, AgreementInput& input)
{
    const auto kept = study.topics().kept();
    if (!kept)
        return fail(kept.error());
    QStringList names;
    if (!*kept)
        return names;
    for (const NamedTopic& topic : (*kept)->topics)
        names << topic.name;
    nameTopics((*kept)->topics, input);
    return names;
}

Result<std::optional<CueFigures>> cuesOfStudy(Study& study)
{
    const auto protocol = study.protocol();
    if (!protocol)
        return fail(protocol.error());
    if (!protocol->areCuesAsked)
        return std::optional<CueFigures>();
    auto cues = study.figures().cues();
    if (!cues)
        return fail(cues.error());
    const bool isAnyMark = cues->marking > 0 || cues->outdated > 0;
    return isAnyMark ? std::optional(std::move(*cues)) : std::nullopt;
}

/// As many figures of items that were labelled again as there are choices of items.
Result<void> readAgain(Study& study, const AgreementFilter& filter, const CancelToken& cancel,
                       AgreementResult& result)
{
    std::set<ScenarioId> shown;
    std::map<QString, std::set<ScenarioId>> byGroup;
    for (const AgreementItem& item : result.report.input.items) {
        shown.insert(item.scenario);
        if (!item.group.isEmpty())
            byGroup[item.group].insert(item.scenario);
    }
    const bool isFiltered = filter != AgreementFilter();
    auto again =
        study.figures().labelAgainFigures(cancel, isFiltered ? std::optional(shown) : std::nullopt);
    if (!again)
        return fail(again.error());
    result.again = std::move(*again);
    for (const auto& [group, items] : byGroup) {
        if (result.again.answered == 0)
            break;
        auto ofGroup = study.figures().labelAgainFigures(cancel, items);
        if (!ofGroup)
            return fail(ofGroup.error());
        result.againByGroup.emplace(group, std::move(*ofGroup));
    }
    return {};
}

/// What is told of the study's answers beside their agreement.
Result<void> readBeside(Study& study, const AgreementInput& input, AgreementResult& result)
{
    auto cues = cuesOfStudy(study);
    if (!cues)
        return fail(cues.error());
    result.cues = std::move(*cues);
    auto disagreement = disagreementTold(study);
    if (!disagreement)
        return fail(disagreement.error());
    result.disagreement = std::move(*disagreement);
    if (result.disagreement)
        result.disagreement->task = input.task;
    auto seconds = study.figures().secondReadings(input);
    if (!seconds)
        return fail(seconds.error());
    result.seconds = std::move(*seconds);
    auto readers = study.figures().readerFigures(input);
    if (!readers)
        return fail(readers.error());
    result.readers = std::move(*readers);
    const auto protocol = study.protocol();
    if (!protocol)
        return fail(protocol.error());
    result.readerForm = protocol->readerForm;
    auto surprises = study.figures().surprisinglyPopular(input);
    if (!surprises)
        return fail(surprises.error());
    result.surprises = std::move(*surprises);
    return {};
}

} // namespace

Result<std::shared_ptr<const AgreementResult>> agreementResult(Study& study,
                                                               const AgreementRequest& request,
                                                               const CancelToken& cancel,
                                                               const ProgressSink& progress)
{
    auto input = study.figures().agreementInput(request.adjudicator);
    if (!input)
        return fail(input.error());
    auto words = shownTask(study); // the tokens, by which everything is counted, are the same
    if (!words)
        return fail(words.error());
    input->task = std::move(*words);
    auto topics = nameKeptTopics(study, *input);
    if (!topics)
        return fail(topics.error());
    auto result = std::make_shared<AgreementResult>();
    result->topics = std::move(*topics);
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
    if (const auto read = readBeside(study, *input, *result); !read)
        return fail(read.error());
    if (const auto read = readAgain(study, request.filter, cancel, *result); !read)
        return fail(read.error());
    auto selfAgreement = study.secondLooks().selfAgreement(request.reader);
    if (!selfAgreement)
        return fail(selfAgreement.error());
    result->selfAgreement = std::move(*selfAgreement);
    return std::shared_ptr<const AgreementResult>(std::move(result));
}

} // namespace subtext
