// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"
#include "core/stats/furtherrater.h"

#include <QHash>
#include <QString>

#include <vector>

namespace subtext {

class StudyContext;

/// An item that the rule gives to more people.
struct ItemForMore
{
    ScenarioId scenario;
    QString name;               ///< "group/id"
    int votes = 0;              ///< Answers so far.
    int people = 0;             ///< So many more are to be asked.
    double gain = 0;            ///< See stats::FurtherRater, for all of them together.
    std::vector<PersonId> free; ///< Who could be given it, fewest items first.

    bool operator==(const ItemForMore&) const = default;
};

/// An item that was given to more people, and that one of them still has.
struct ItemWithMore
{
    ScenarioId scenario;
    QString name;
    std::vector<PersonId> asked; ///< Who still has it, in the order in which they were asked.
    int toCome = 0;              ///< Answers of theirs.
    double gain = 0;             ///< As it was expected when they were asked first.
    bool isChanged = false;      ///< With their answers the votes lie otherwise than without them.

    bool isAnswered() const { return toCome == 0 && !asked.empty(); }
    bool operator==(const ItemWithMore&) const = default;
};

struct MoreRatersState
{
    int moreRaters = 0;              ///< Protocol::moreRaters
    std::vector<ItemForMore> items;  ///< In the order of import.
    std::vector<ItemWithMore> given; ///< In the order of import.
    stats::StudyGain expected;       ///< Of `items`.
    stats::StudyGain answered;       ///< Of those of `given` that are answered.
    qint64 changed = 0;              ///< Of the same.
    qint64 toCome = 0;               ///< Answers.
    qint64 takeable = 0;             ///< Of these: see MoreRaters::takeBack.

    bool operator==(const MoreRatersState&) const = default;
};

/// More people for the items on which the first ones split, where the rules say so
/// (Protocol::moreRaters). An item is given once all who have it have answered, its votes have no
/// majority on a question (countVotes), and nobody decided it; each gets so many people more, and
/// no item gets more than that. Of several questions that split the gain is that one of them
/// changes, 1 − Π(1 − gain), as if they did so independently; and the item changed where one of
/// them did. The gain is estimated from planned answers (plannedVotes), and from all that the item
/// itself has.
///
/// Whom an item is given to does not learn why: what is kept of it is in no hand-out.
class MoreRaters
{
public:
    explicit MoreRaters(StudyContext& context)
        : m_context(context)
    {}

    /// As of one moment, without items that are left out.
    Result<MoreRatersState> state() const;
    /// Gives the items of state() to the people with the fewest items, by the rules of
    /// Assigning::fill and the seed of the protocol, after everything that they have. Returns the
    /// number of assignments made; 0 where no item is to be given. Errors: StudyLocked, InHandOut,
    /// InvalidValue (detail "more_raters") where the rules do not say so, TooFewAnnotators (detail:
    /// how many are missing) where nobody could be given anything.
    Result<qint64> assign();
    /// Takes the items from further raters who have not begun them, as far as this study knows:
    /// they have not looked at the item, and no hand-out was written for them since they have it.
    /// What the rules say is given again by assign(). Returns how many assignments were taken back.
    /// Errors: StudyLocked, InHandOut.
    Result<qint64> takeBack();
    /// How many answers of further raters are to come, of the items that wait for any.
    Result<QHash<ScenarioId, int>> toCome() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
