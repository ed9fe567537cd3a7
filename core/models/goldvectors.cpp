// SPDX-License-Identifier: MIT
#include "core/models/goldvectors.h"

#include <algorithm>

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

SplitPart splitPartOf(Partition part)
{
    switch (part) {
    case Partition::Train:
        return SplitPart::Train;
    case Partition::Test:
        return SplitPart::Test;
    case Partition::Validation:
        break;
    }
    return SplitPart::Neither;
}

std::vector<std::optional<SplitPart>> importedParts(const std::vector<AgreementItem>& items,
                                                    const QHash<ScenarioId, Partition>& parts)
{
    std::vector<std::optional<SplitPart>> imported;
    for (const AgreementItem& item : items) {
        const auto part = parts.constFind(item.scenario);
        imported.push_back(part == parts.constEnd() ? std::nullopt
                                                    : std::optional(splitPartOf(*part)));
    }
    return imported;
}

} // namespace

bool hasVectors(const Task& task)
{
    return task.analysis == TaskAnalysis::EmoScene;
}

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

GoldVectors goldVectors(const AgreementInput& input, const QHash<ScenarioId, Partition>& said)
{
    const auto imported = importedParts(input.items, said);
    const std::vector<SplitPart> parts = entanglement::splitOf(imported);
    GoldVectors vectors;
    vectors.names = emotionNames(*input.task);
    vectors.isSplitImported =
        std::any_of(imported.begin(), imported.end(),
                    [](const std::optional<SplitPart>& part) { return part.has_value(); });
    for (std::size_t i = 0; i < input.items.size(); ++i) {
        const AgreementItem& item = input.items[i];
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
