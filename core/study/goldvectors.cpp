// SPDX-License-Identifier: MIT
#include "core/study/goldvectors.h"

#include "core/study/agreementreading.h"
#include "core/study/study.h"

namespace subtext {
namespace {

using entanglement::Emotions;
using entanglement::SplitPart;

template <typename Predicate>
std::vector<ScenarioId> idsWhere(const std::vector<GoldVector>& scenarios, GoldPart part,
                                 Predicate isMeant)
{
    std::vector<ScenarioId> ids;
    for (const GoldVector& each : scenarios) {
        if (each.isIn(part) && isMeant(each.vector.gold))
            ids.push_back(each.scenario);
    }
    return ids;
}

} // namespace

entanglement::CoOccurrence GoldVectors::counts(GoldPart part) const
{
    std::vector<entanglement::EvaluationScenario> vectors;
    for (const GoldVector& each : scenarios)
        vectors.push_back(each.vector);
    return part == GoldPart::All ? entanglement::goldOf(vectors)
                                 : entanglement::goldOf(vectors, SplitPart::Train);
}

std::vector<ScenarioId> GoldVectors::with(EmotionSet emotions, GoldPart part) const
{
    return idsWhere(scenarios, part, [emotions](const std::optional<EmotionSet>& gold) {
        return gold && entanglement::hasAll(*gold, emotions);
    });
}

std::vector<ScenarioId> GoldVectors::withoutGold(GoldPart part) const
{
    return idsWhere(scenarios, part,
                    [](const std::optional<EmotionSet>& gold) { return !gold.has_value(); });
}

Result<GoldVectors> readGoldVectors(Study& study, PersonId adjudicator)
{
    const Result<AgreementInput> input = readAgreementInput(study, adjudicator);
    if (!input)
        return fail(input.error());
    const Task& task = *input->task;
    if (task.analysis != TaskAnalysis::EmoScene)
        return fail({ErrorCode::InvalidValue, study.path(), 0, 0, task.token,
                     QStringLiteral("statistics")});
    const std::vector<SplitPart> parts =
        entanglement::splitOf(std::vector<std::optional<SplitPart>>(input->items.size()));
    GoldVectors vectors;
    vectors.names = emotionNames(task);
    for (std::size_t i = 0; i < input->items.size(); ++i) {
        const AgreementItem& item = input->items[i];
        vectors.scenarios.push_back({item.scenario, item.name, {emotionsOf(item.gold), parts[i]}});
    }
    return vectors;
}

std::optional<EmotionSet> emotionsOf(const Ballot& gold)
{
    constexpr Choice Yes{1};
    unsigned vector = 0;
    for (std::size_t i = 0; i < Emotions; ++i) {
        if (!gold.at(i))
            return std::nullopt;
        vector |= *gold.at(i) == Yes ? entanglement::only(i) : 0U;
    }
    return static_cast<EmotionSet>(vector);
}

entanglement::EmotionNames emotionNames(const Task& task)
{
    entanglement::EmotionNames names;
    for (std::size_t i = 0; i < Emotions; ++i)
        names[i] = task.questions.at(i).token.toStdString();
    return names;
}

} // namespace subtext
