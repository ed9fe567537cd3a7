// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/countedqueue.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace subtext {

void CountedQueue::set(std::vector<DeskItem> items, std::optional<AdjudicatorComparison> comparison)
{
    m_items = std::move(items);
    m_comparison = std::move(comparison);
    m_tallies.clear();
    for (const DeskItem& item : m_items)
        m_tallies[item.group].add(item);
    m_rows.clear();
    m_rows.reserve(static_cast<qsizetype>(m_items.size()));
    for (std::size_t row = 0; row < m_items.size(); ++row)
        m_rows.insert(m_items[row].scenario, static_cast<int>(row));
}

CountedQueue::Followed CountedQueue::follow(ScenarioId scenario, Change change)
{
    const int row = rowOf(scenario);
    const auto item = m_study.deskQueue().item(m_adjudicator, scenario, m_comparison);
    if (row < 0 || !item || !*item)
        return Followed::Nowhere;
    DeskItem& held = m_items[static_cast<std::size_t>(row)];
    m_tallies[held.group].remove(held);
    held = **item;
    m_tallies[held.group].add(held);
    return followComparison(scenario, change) ? Followed::Item : Followed::Comparison;
}

bool CountedQueue::followComparison(ScenarioId changed, Change change)
{
    if (change == Change::Held || change == Change::Proposed)
        return true;
    if (!m_comparison) {
        const auto both = m_study.comparing().comparison();
        return both && !*both; // with the first decision of a second adjudicator there is one
    }
    if (change == Change::Settled) { // what either had said stays said
        std::erase_if(m_comparison->differences,
                      [&](const auto& difference) { return difference.scenario == changed; });
        ++m_comparison->settled;
        return true;
    }
    // Who differs with whom is known when both have decided every split.
    const bool isOneOfThem =
        m_comparison->first == m_adjudicator || m_comparison->second == m_adjudicator;
    if (!isOneOfThem || m_comparison->isReady || waitingCount() == 0)
        return false;
    const auto decided = m_study.comparing().decidedByBoth(*m_comparison, changed);
    if (decided)
        m_comparison->decidedByBoth = *decided;
    return decided.has_value();
}

const DeskItem* CountedQueue::item(ScenarioId scenario) const
{
    const int row = rowOf(scenario);
    return row < 0 ? nullptr : &m_items[static_cast<std::size_t>(row)];
}

DeskFigures CountedQueue::figures(const std::optional<QString>& group, QuestionIndex question) const
{
    return group ? m_tallies.value(*group).figures(question)
                 : deskFigures(m_items, group, question);
}

qint64 CountedQueue::total(qint64 (DeskTally::*count)() const) const
{
    return std::accumulate(
        m_tallies.begin(), m_tallies.end(), qint64{0},
        [&](qint64 sum, const DeskTally& ofGroup) { return sum + (ofGroup.*count)(); });
}

qint64 CountedQueue::toReviewCount() const
{
    return total(&DeskTally::toReview);
}

qint64 CountedQueue::waitingCount() const
{
    return total(&DeskTally::waiting);
}

qint64 CountedQueue::disputedCount() const
{
    return total(&DeskTally::disputed);
}

qint64 CountedQueue::outdatedCount() const
{
    return total(&DeskTally::outdated);
}

qint64 CountedQueue::splitCount() const
{
    return total(&DeskTally::splits);
}

qint64 CountedQueue::incompleteCount() const
{
    return std::count_if(m_items.begin(), m_items.end(),
                         [](const DeskItem& item) { return !item.pattern() && !item.isSettled(); });
}

std::vector<std::pair<PersonId, qint64>> CountedQueue::splitsByDecider() const
{
    std::map<PersonId, qint64> splits;
    for (const DeskTally& ofGroup : m_tallies) {
        for (const auto& [person, decided] : ofGroup.splitsByDecider())
            splits[person] += decided;
    }
    std::erase_if(splits, [](const auto& decider) { return decider.second == 0; });
    return {splits.begin(), splits.end()};
}

} // namespace subtext
