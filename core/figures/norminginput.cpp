// SPDX-License-Identifier: MIT
#include "core/figures/norminginput.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

/// Places of the members whose two votes count.
std::vector<std::size_t> votersTwice(const NormingStanding& standing)
{
    std::vector<std::size_t> places;
    if (standing.phase == NormingPhase::Sealed)
        return places;
    const std::size_t known =
        std::min({standing.members.size(), standing.first.size(), standing.second.size()});
    for (std::size_t i = 0; i < known; ++i) {
        const NormingMember& member = standing.members[i];
        const bool isCounted = !member.isLeftOut && member.fault == NormingFault::None;
        if (isCounted && !standing.first[i].empty() && !standing.second[i].empty())
            places.push_back(i);
    }
    return places;
}

Ballot votedOn(const NormingVotes& votes, const Uuid& item)
{
    const auto found = votes.find(item);
    return found == votes.end() ? Ballot{} : found->second;
}

} // namespace

NormingInput normingInput(const NormingStanding& standing, const std::vector<Scenario>& scenarios,
                          const std::vector<ItemGold>& gold, std::shared_ptr<const Task> task)
{
    NormingInput input;
    input.task = std::move(task);
    input.questions = standing.round.questions;
    const std::vector<std::size_t> voters = votersTwice(standing);
    for (const std::size_t voter : voters)
        input.people.push_back(standing.members[voter].code);
    QHash<Uuid, const Scenario*> sceneOf;
    for (const Scenario& scene : scenarios)
        sceneOf.insert(scene.uuid, &scene);
    QHash<ScenarioId, const ItemGold*> goldOf;
    for (const ItemGold& of : gold)
        goldOf.insert(of.scenario, &of);
    for (const Uuid& uuid : standing.round.items) {
        const Scenario* scene = sceneOf.value(uuid);
        if (scene == nullptr)
            continue;
        NormingInput::Item& item = input.items.emplace_back();
        item.name = scene->name();
        if (const ItemGold* of = goldOf.value(scene->id)) {
            for (std::size_t i = 0; i < of->labels.size(); ++i)
                item.gold.at(i) = of->labels[i].label;
        }
        if (const auto shown = standing.counts.find(uuid); shown != standing.counts.end())
            item.shown = shown->second;
        for (const std::size_t voter : voters) {
            item.first.push_back(votedOn(standing.first[voter], uuid));
            item.second.push_back(votedOn(standing.second[voter], uuid));
        }
    }
    return input;
}

} // namespace subtext
