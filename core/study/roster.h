// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"
#include "core/study/changeset.h"

#include <vector>

namespace subtext {

class StudyContext;

/// People of a study and what they label.
class Roster
{
public:
    explicit Roster(StudyContext& context)
        : m_context(context)
    {}

    Result<std::vector<Person>> people() const;
    Result<std::optional<Person>> person(PersonId id) const;
    Result<std::optional<Person>> byCode(const QString& code) const;
    Result<std::vector<PersonProgress>> progress() const;

    struct NewPerson
    {
        QString code; ///< Empty: the next free A01, A02, …
        QString name;
        Role role = Role::Annotator;
    };

    /// Adds everybody or, on an error, nobody. Errors: DuplicateCode (value: the code) also where
    /// it only looks like another (see codeSkeleton); InvalidValue for an empty name, and with the
    /// detail "code" for a code that cannot be read without doubt (see isReadableCode).
    Result<std::vector<Person>> add(const std::vector<NewPerson>& people);

    /// What becomes of an assignment of which hand-outs were written: work on them comes back, and
    /// does not fit another one.
    enum class HandedOut { Keep, Replace };

    /// Assigns every scenario to `ratersPerItem` annotators within its subtype, balanced and
    /// seeded, and records both numbers in the protocol. Replaces an assignment that nobody has
    /// worked on. Errors: LabelledWork (detail "handed-out": see HandedOut), TooFewAnnotators
    /// (detail: how many there are), NothingToAssign, InHandOut. Returns the number of assignments
    /// made.
    Result<qint64> assign(int ratersPerItem, quint32 seed, HandedOut handedOut = HandedOut::Keep);
    /// True once anybody has labelled, drafted or looked at an item; then it stays assigned.
    Result<bool> isWorkedOn() const;

    /// Errors: UnknownPerson, InvalidValue for an empty name.
    Result<ChangeSet> rename(PersonId person, const QString& name);
    /// Errors: UnknownPerson, LabelledWork where the person has items or decisions of the role.
    Result<ChangeSet> setRole(PersonId person, Role role);

    /// A drop-out: items without a submitted answer are no longer theirs, nor are drafts of them;
    /// labelled work stays, and nobody assigns anything to them any more. Returns how many items
    /// were given back. Errors: UnknownPerson, StudyLocked, InHandOut.
    Result<qint64> withdraw(PersonId person);
    /// Takes a withdrawal back; the items stay where they are. Errors: UnknownPerson.
    Result<ChangeSet> readmit(PersonId person);
    Result<bool> isWithdrawn(PersonId person) const;

    /// Gives items with fewer people than the protocol asks for to the annotators with the fewest
    /// items: those of the item's subtype and those who have no items yet. New items go to the end
    /// of a person's order; what is assigned stays. Ties and orders come from the seed. Returns the
    /// number of assignments made; 0 where nothing was missing. Errors: StudyLocked,
    /// TooFewAnnotators (detail: how many are missing) where nobody could be given anything,
    /// InHandOut.
    Result<qint64> fill(quint32 seed);
    /// How many of a person's open items others could take over if that person dropped out.
    Result<qint64> takeableFrom(PersonId person) const;

    /// Every person and subtype with items, by person and subtype.
    Result<std::vector<SubtypeProgress>> assignmentMatrix() const;
    /// Assignments that the protocol asks for and nobody has: what fill() would make at most.
    Result<qint64> missingAssignments() const;

    /// Sets the passphrase that somebody signs in with; an empty one means none. Only its hash is
    /// kept (Argon2id). Errors: UnknownPerson, IoFailure (no memory for the hash).
    Result<ChangeSet> setPassphrase(PersonId person, const QString& passphrase);
    Result<bool> hasPassphrase(PersonId person) const;
    /// True where the passphrase is the right one, or none is asked for. Takes a tenth of a second.
    Result<bool> opens(PersonId person, const QString& passphrase) const;

private:
    StudyContext& m_context;
};

/// Reads a roster pasted or typed as one person a line: "NAME", "CODE, NAME" or
/// "CODE, NAME, ROLE" (separated by comma, semicolon or tab). Blank lines are skipped. Errors:
/// InvalidValue or DuplicateCode with the line, as in Roster::add.
Result<std::vector<Roster::NewPerson>> parseRoster(const QString& text);

} // namespace subtext
