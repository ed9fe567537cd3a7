// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/positions.h"
#include "core/agreement/agreementreport.h"
#include "core/desk/deskqueue.h"

#include <map>
#include <span>

namespace subtext {

/// What the strip of the desk shows about one group (or all), as one adjudicator may know it.
struct DeskFigures
{
    qint64 flagged = 0;  ///< Items that the queue holds by default.
    qint64 toReview = 0; ///< Of these, what no person has decided, or two people differ on, or an
                         ///< answer came to after the decision.
    qint64 outdated = 0; ///< Decided, and an answer is later than the decision.
    qint64 settled = 0;  ///< Splits that people have decided on every question; not disputed ones.
    qint64 decidedBeside =
        0;               ///< Items that do not split, decided by this adjudicator all the same.
    qint64 waiting = 0;  ///< Splits that this adjudicator is asked for and has not decided.
    qint64 disputed = 0; ///< Items on which two adjudicators differ, and both are through.
    PatternCounts patterns;
    PositionPicks positions;   ///< Of decided splits whose label one rater had; else in `none`.
    PositionTest positionTest; ///< As PlaceTally gives it.
    bool isFileOrder = false;  ///< Some decisions came without an order: they count by seat.
    qint64 withHints = 0;      ///< Decisions made with the hints open.
    qint64 followedNearest = 0;
    qint64 withLikeliest = 0; ///< Of them, from when a model of reliability was among the hints.
    qint64 followedLikeliest = 0;
    qint64 changedAfterHints = 0; ///< The pick after them differs from the one before.
    /// Gold labels of all items, by rule or decided, on the question that is asked about.
    std::array<qint64, MaxOptions> gold{};
    qint64 ambiguous = 0;           ///< On that question.
    std::vector<qint64> decisionMs; ///< Time of each decision at the desk, in order of decision.
    std::optional<qint64> medianMs;
};

/// The figures of a set of items that changes one by one: the strip follows every decision, however
/// long the queue.
class DeskTally
{
public:
    void add(const DeskItem& item) { count(item, 1); }
    /// As it was when it was added.
    void remove(const DeskItem& item) { count(item, -1); }

    qint64 toReview() const { return m_counts.toReview; }
    qint64 waiting() const { return m_counts.waiting; }
    qint64 disputed() const { return m_counts.disputed; }
    qint64 outdated() const { return m_counts.outdated; }
    qint64 splits() const { return m_counts.patterns.split; }
    /// How many of them each adjudicator decided in their own name, as far as DeskItem::decidedBy
    /// tells.
    const std::map<PersonId, qint64>& splitsByDecider() const { return m_splitsByDecider; }
    /// Labels of one question; everything else is of the items. O(d log d) in the adjudicator's own
    /// decisions.
    DeskFigures figures(QuestionIndex question = FirstQuestion) const;

private:
    void count(const DeskItem& item, int by);
    void countPlace(const DeskRecord& record, int by);
    void countHints(const DeskRecord& record, int by);

    struct Labels
    {
        std::array<qint64, MaxOptions> gold{};
        qint64 ambiguous = 0;
    };

    DeskFigures m_counts;         ///< Without what figures() derives.
    std::vector<Labels> m_labels; ///< By question.
    PlaceTally m_places;
    qint64 m_inFileOrder = 0;
    std::map<DecisionId, std::optional<qint64>> m_own; ///< Time of each own decision, by age.
    std::map<PersonId, qint64> m_splitsByDecider;
};

/// From the queue of one adjudicator, in any order; none: all groups. O(n log n).
DeskFigures deskFigures(std::span<const DeskItem> queue, std::optional<QString> group,
                        QuestionIndex question = FirstQuestion);

} // namespace subtext
