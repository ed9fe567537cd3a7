// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"
#include "core/operation/changeset.h"

#include <vector>

namespace subtext {

class StudyContext;

/// Who labels what: the assignment, and what becomes of it when people drop out or join.
class Assigning
{
public:
    explicit Assigning(StudyContext& context)
        : m_context(context)
    {}

    /// What becomes of an assignment of which hand-outs were written: work on them comes back, and
    /// does not fit another one.
    enum class HandedOut { Keep, Replace };

    /// Whether each group of scenarios has people of its own, as far as there are enough, or
    /// everybody labels of all groups.
    enum class Teams { ByGroup, Shared };

    /// Assigns every scenario that is not left out to `ratersPerItem` annotators, balanced and
    /// seeded, and records both numbers in the protocol. Replaces an assignment that nobody has
    /// worked on. Errors: LabelledWork (detail "handed-out": see HandedOut), TooFewAnnotators
    /// (detail: how many there are), NothingToAssign, InHandOut. Returns the number of assignments
    /// made.
    Result<qint64> assign(int ratersPerItem, quint32 seed, HandedOut handedOut = HandedOut::Keep,
                          Teams teams = Teams::ByGroup);
    /// As it was assigned last; by group where nothing was.
    Result<Teams> teams() const;
    /// True once anybody has labelled, drafted or looked at an item; then it stays assigned.
    Result<bool> isWorkedOn() const;

    /// A drop-out: items without a submitted answer are no longer theirs, nor are drafts of them;
    /// labelled work stays, and nobody assigns anything to them any more. Returns how many items
    /// were given back. Errors: UnknownPerson, StudyLocked, InHandOut.
    Result<qint64> withdraw(PersonId person);
    /// Takes a withdrawal back; the items stay where they are. Errors: UnknownPerson.
    Result<ChangeSet> readmit(PersonId person);
    Result<bool> isWithdrawn(PersonId person) const;

    /// Gives items with fewer people than the protocol asks for, but for refused ones (Curation),
    /// to the annotators with the fewest items: those of the item's subtype and those who have no
    /// items yet. New items go to the end of a person's order; what is assigned stays. Ties and
    /// orders come from the seed. What those who dropped out have open is taken from them first.
    /// Returns the number of assignments made; 0 where nothing was missing. Errors: StudyLocked,
    /// TooFewAnnotators (detail: how many are missing) where nobody could be given anything,
    /// InHandOut.
    Result<qint64> fill(quint32 seed);
    /// How many of a person's open items others could take over if that person dropped out.
    Result<qint64> takeableFrom(PersonId person) const;

    /// Every person and subtype with items, by person and subtype.
    Result<std::vector<GroupProgress>> matrix() const;
    /// Assignments that the protocol asks for and nobody has: what fill() would make at most.
    Result<qint64> missing() const;
    /// How many of these fill() would make, with the seed of the protocol.
    Result<qint64> fillable() const;
    /// Items that practice scenes show with their answer (Practice::add) and that somebody has
    /// still to submit: they were assigned afterwards.
    Result<qint64> inPractice() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
