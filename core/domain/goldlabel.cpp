// SPDX-License-Identifier: MIT
#include "core/domain/goldlabel.h"

#include "core/domain/votes.h"

#include <QHash>

#include <algorithm>

namespace subtext {
Resolution resolveDecisions(std::span<const Decision> byRevision)
{
    Resolution resolution;
    for (const Decision& decision : byRevision) {
        if (decision.isNobodysOwn()) {
            resolution.decision = decision;
            resolution.independent.clear();
            continue;
        }
        std::erase_if(resolution.independent,
                      [&](const Decision& d) { return d.person == decision.person; });
        if (decision.isDecided())
            resolution.independent.push_back(decision);
    }
    if (resolution.independent.empty())
        return resolution;
    const Pick pick = resolution.independent.front().pick();
    resolution.isDisputed =
        std::any_of(resolution.independent.begin(), resolution.independent.end(),
                    [&](const Decision& d) { return d.pick() != pick; });
    if (resolution.isDisputed)
        resolution.decision.reset();
    else
        resolution.decision = resolution.independent.back();
    return resolution;
}

GoldLabel goldLabel(const Resolution& resolution, std::span<const Emotion> votes, int ratingsNeeded)
{
    GoldLabel gold;
    if (resolution.decision)
        gold.note = resolution.decision->note;
    if (resolution.isDisputed) {
        gold.source = GoldSource::Disputed;
        return gold;
    }
    if (resolution.decision && resolution.decision->isDecided()) {
        gold.source = GoldSource::Decision;
        gold.isAmbiguous = resolution.decision->isAmbiguous;
        gold.label = resolution.decision->pick().label;
        gold.basis = resolution.decision->basis;
        return gold;
    }
    if (!isEnough(std::ssize(votes), ratingsNeeded))
        return gold;
    const VoteResult result = countVotes(votes);
    if (!result.winner)
        return gold;
    gold.source = GoldSource::Rule;
    gold.label = result.winner;
    gold.basis = result.pattern == Pattern::Unanimous ? Basis::Unanimous : Basis::Majority;
    return gold;
}

void forEachScenario(std::span<const Decision> history,
                     const std::function<void(std::span<const Decision>)>& visit)
{
    for (std::size_t first = 0; first < history.size();) {
        std::size_t end = first + 1;
        while (end < history.size() && history[end].scenario == history[first].scenario)
            ++end;
        visit(history.subspan(first, end - first));
        first = end;
    }
}

std::vector<ItemGold> goldLabels(const std::vector<Scenario>& scenarios,
                                 const std::vector<Annotation>& annotations,
                                 const std::vector<Decision>& history, int ratingsNeeded)
{
    QHash<ScenarioId, std::vector<const Annotation*>> answers;
    for (const Annotation& annotation : annotations)
        answers[annotation.scenario].push_back(&annotation);
    QHash<ScenarioId, Resolution> resolutions;
    forEachScenario(history, [&](std::span<const Decision> ofOne) {
        resolutions.insert(ofOne.front().scenario, resolveDecisions(ofOne));
    });
    std::vector<ItemGold> gold;
    gold.reserve(scenarios.size());
    for (const Scenario& scenario : scenarios)
        gold.push_back(
            {scenario.id, goldLabel(resolutions.value(scenario.id),
                                    votesOf(answers.value(scenario.id)), ratingsNeeded)});
    return gold;
}

} // namespace subtext
