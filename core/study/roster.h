// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"

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

    std::vector<Person> people() const;
    std::optional<Person> person(PersonId id) const;
    std::optional<Person> byCode(const QString& code) const;
    std::vector<PersonProgress> progress() const;

    struct NewPerson
    {
        QString code; ///< Empty: the next free A01, A02, …
        QString name;
        Role role = Role::Annotator;
    };

    /// Adds everybody or, on an error, nobody. Errors: DuplicateCode (value: the code),
    /// InvalidValue for an empty name.
    Result<std::vector<Person>> add(const std::vector<NewPerson>& people);

    /// Assigns every scenario to `ratersPerItem` annotators within its subtype, balanced and
    /// seeded, and records both numbers in the protocol. Replaces an assignment that nobody has
    /// worked on. Errors: LabelledWork, TooFewAnnotators (detail: how many there are),
    /// NothingToAssign. Returns the number of assignments made.
    Result<qint64> assign(int ratersPerItem, quint32 seed);

private:
    StudyContext& m_context;
};

/// Reads a roster pasted or typed as one person a line: "NAME", "CODE, NAME" or
/// "CODE, NAME, ROLE" (separated by comma, semicolon or tab). Blank lines are skipped. Errors:
/// InvalidValue or DuplicateCode with the line.
Result<std::vector<Roster::NewPerson>> parseRoster(const QString& text);

} // namespace subtext
