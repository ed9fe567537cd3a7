// SPDX-License-Identifier: MIT
#include "core/desk/comparing.h"

#include "core/adjudication/picktable.h"
#include "core/domain/goldlabel.h"
#include "core/domain/vocabulary.h"
#include "core/operation/independentvoices.h"
#include "core/operation/studycontext.h"
#include "core/storage/decisionstore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"
#include "core/storage/teamstore.h"

#include <QSet>

#include <algorithm>
#include <map>

namespace subtext {
namespace {

/// See Comparing::decidedByBoth. Throws.
qint64 countByBoth(StudyContext& context, const AdjudicatorComparison& before, ScenarioId changed)
{
    const std::vector<Decision> history = context.decisions.ofScenario(changed);
    const auto isVoiced = [](PersonId person, std::span<const Decision> byRevision) {
        const auto voice =
            std::find_if(byRevision.rbegin(), byRevision.rend(),
                         [&](const Decision& d) { return d.person == person && !d.isFinal; });
        return voice != byRevision.rend() && voice->isDecided();
    };
    const auto isByBoth = [&](std::span<const Decision> byRevision) {
        return isVoiced(before.first, byRevision) && isVoiced(before.second, byRevision) ? 1 : 0;
    };
    const std::span<const Decision> now = history;
    if (now.empty())
        return before.decidedByBoth;
    return before.decidedByBoth + isByBoth(now) - isByBoth(now.first(now.size() - 1));
}

} // namespace

bool isAskedToDecide(const Person& person, const std::optional<AdjudicatorComparison>& both)
{
    return both ? both->first == person.id || both->second == person.id
                : person.role == Role::Adjudicator;
}

Result<std::optional<AdjudicatorComparison>> Comparing::comparison() const
{
    return m_context.readConsistently([&] { return compared(m_context); });
}

Result<std::optional<SettlingCase>> Comparing::settling(PersonId adjudicator,
                                                        const AdjudicatorComparison& both,
                                                        ScenarioId scenario) const
{
    return m_context.read([&]() -> std::optional<SettlingCase> {
        if (!both.isReady || (adjudicator != both.first && adjudicator != both.second))
            return std::nullopt;
        const Resolution resolution = resolveDecisions(m_context.decisions.ofScenario(scenario));
        if (!resolution.isDisputed)
            return std::nullopt;
        const auto voiceOf = [&](PersonId person) {
            return std::find_if(resolution.independent.begin(), resolution.independent.end(),
                                [&](const Decision& d) { return d.person == person; });
        };
        const auto first = voiceOf(both.first);
        const auto second = voiceOf(both.second);
        if (first == resolution.independent.end() || second == resolution.independent.end())
            return std::nullopt;
        return SettlingCase{*first, *second, resolution.proposal};
    });
}

Result<bool> Comparing::isWatching(PersonId person) const
{
    return m_context.read(
        [&] { return m_context.team.watchers().contains(m_context.requirePerson(person).uuid); });
}

Result<qint64> Comparing::decidedByBoth(const AdjudicatorComparison& before,
                                        ScenarioId changed) const
{
    return m_context.read([&] { return countByBoth(m_context, before, changed); });
}

std::optional<AdjudicatorComparison> compared(StudyContext& context)
{
    if (context.decisions.authorCount() < 2)
        return std::nullopt;
    std::map<ScenarioId, bool> isDisputed;
    std::map<ScenarioId, bool> isSettled;
    const std::vector<Decision> history = context.decisions.all();
    const std::set<ScenarioId> leftOut = context.scenarios.leftOut();
    const auto voices = independentVoices(context, history, leftOut);
    if (!voices)
        return std::nullopt;
    forEachScenario(history, [&](std::span<const Decision> ofOne) {
        const Resolution resolution = resolveDecisions(ofOne);
        isDisputed[ofOne.front().scenario] = resolution.isDisputed;
        isSettled[ofOne.front().scenario] = resolution.decision && resolution.decision->isFinal;
    });
    AdjudicatorComparison both;
    both.first = voices->first;
    both.second = voices->second;
    both.isReady = voices->areThrough;
    const std::vector<int>& options = context.db->task().shape().options;
    std::vector<PickTable> tables(options.begin(), options.end());
    for (const auto& [scenario, picks] : voices->ofFirst) {
        const auto other = voices->ofSecond.find(scenario);
        if (other == voices->ofSecond.end())
            continue;
        ++both.decidedByBoth;
        both.settled += isSettled[scenario] ? 1 : 0;
        for (std::size_t question = 0; question < tables.size(); ++question)
            tables[question].add(picks[question], other->second[question]);
        if (picks != other->second && isDisputed[scenario])
            both.differences.push_back({scenario, picks, other->second});
    }
    if (!both.isReady) {
        both.differences.clear();
        return both;
    }
    for (const PickTable& table : tables)
        both.kappas.push_back(table.kappa());
    return both;
}

std::vector<Decision> visibleTo(PersonId adjudicator, std::vector<Decision> decisions)
{
    QSet<ScenarioId> spokenAbout;
    for (const Decision& decision : decisions) {
        if (decision.person == adjudicator)
            spokenAbout.insert(decision.scenario);
    }
    std::erase_if(decisions, [&](const Decision& decision) {
        return !decision.isVisibleTo(adjudicator) ||
               (decision.isProposal() && !spokenAbout.contains(decision.scenario));
    });
    return decisions;
}

std::vector<Decision> seenBy(StudyContext& context, const Person& person,
                             std::vector<Decision> decisions)
{
    return context.team.watchers().contains(person.uuid)
               ? decisions
               : visibleTo(person.id, std::move(decisions));
}

} // namespace subtext
