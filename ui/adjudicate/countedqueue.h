// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskfigures.h"
#include "core/desk/deskqueue.h"
#include "core/study/study.h"

#include <QHash>

#include <optional>
#include <utility>
#include <vector>

namespace subtext {

/// The queue of one adjudicator with what is left to do in it, and how two of them compare where
/// two decide. What is done about an item changes its counts alone.
class CountedQueue
{
public:
    enum class Change { Held, Decided, Proposed, Settled };

    enum class Followed {
        Nowhere, ///< There is no such item, or it cannot be read.
        Item,
        Comparison, ///< Of which all has to be made anew.
    };

    CountedQueue(Study& study, PersonId adjudicator)
        : m_study(study)
        , m_adjudicator(adjudicator)
    {}

    /// Of all items, hardest first. The order stays until there are others.
    void set(std::vector<DeskItem> items, std::optional<AdjudicatorComparison> comparison);
    /// Reads an item again to which that was done.
    Followed follow(ScenarioId scenario, Change change);

    const std::vector<DeskItem>& items() const { return m_items; }
    /// −1 where it is not there.
    int rowOf(ScenarioId scenario) const { return m_rows.value(scenario, -1); }
    /// Null where it is not there.
    const DeskItem* item(ScenarioId scenario) const;
    DeskFigures figures(const std::optional<QString>& group, QuestionIndex question) const;
    qint64 toReviewCount() const; ///< Items that the queue holds by default and nobody decided.
    qint64 waitingCount() const; ///< Splits that this adjudicator is asked for and has not decided.
    qint64 disputedCount() const; ///< Items on which two adjudicators differ.
    qint64 outdatedCount() const; ///< Decided items to which an answer came after the decision.
    /// Nothing is left to decide: none of the last three.
    bool isAllDecided() const
    {
        return waitingCount() == 0 && disputedCount() == 0 && outdatedCount() == 0;
    }
    const std::optional<AdjudicatorComparison>& comparison() const { return m_comparison; }
    qint64 splitCount() const;
    /// Items without a gold label whose labels are not all there: nobody knows yet whether they
    /// split.
    qint64 incompleteCount() const;
    /// How many splits each adjudicator decided in their own name; empty for whoever is asked.
    std::vector<std::pair<PersonId, qint64>> splitsByDecider() const;

private:
    /// False where all of it has to be made anew.
    bool followComparison(ScenarioId changed, Change change);
    qint64 total(qint64 (DeskTally::*count)() const) const;

    Study& m_study;
    PersonId m_adjudicator;
    std::vector<DeskItem> m_items;
    QHash<ScenarioId, int> m_rows;
    QHash<QString, DeskTally> m_tallies; ///< By group.
    std::optional<AdjudicatorComparison> m_comparison;
};

} // namespace subtext
