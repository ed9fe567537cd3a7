// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/operation/changeset.h"

#include <QString>

#include <optional>

namespace subtext {

class StudyContext;

class SigningIn
{
public:
    explicit SigningIn(StudyContext& context)
        : m_context(context)
    {}

    /// Sets the passphrase that somebody signs in with; an empty one means none. Only its hash is
    /// kept (Argon2id). Errors: UnknownPerson, IoFailure (no memory for the hash).
    Result<ChangeSet> setPassphrase(PersonId person, const QString& passphrase);
    /// Who alone signs in to this file, where it is one person's: a hand-out's owner, or whoever
    /// the file takes part in a team as. None in the study itself, which a coordinator's file is.
    Result<std::optional<PersonId>> onlyPerson() const;
    Result<bool> hasPassphrase(PersonId person) const;
    /// True where the passphrase is the right one, or none is asked for. Takes a tenth of a second.
    Result<bool> opens(PersonId person, const QString& passphrase) const;

private:
    StudyContext& m_context;
};

} // namespace subtext
