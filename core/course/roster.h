// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"
#include "core/domain/vocabulary.h"
#include "core/operation/changeset.h"

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

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
    /// detail "code" for a code that cannot be read without doubt (see isReadableCode),
    /// "name-in-code" for one that gives the person's name away (see isNameInCode).
    Result<std::vector<Person>> add(const std::vector<NewPerson>& people);

    /// Errors: UnknownPerson, InvalidValue for an empty name.
    Result<ChangeSet> rename(PersonId person, const QString& name);
    /// Errors: UnknownPerson, LabelledWork where the person has items or decisions of the role.
    Result<ChangeSet> setRole(PersonId person, Role role);

private:
    StudyContext& m_context;
};

} // namespace subtext
