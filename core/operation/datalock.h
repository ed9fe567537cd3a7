// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"
#include "core/operation/changeset.h"

#include <vector>

namespace subtext {

class StudyContext;

/// The lock on the data of a study, set when labels and decisions are final. Not the lock on its
/// file, which is StudyLock's.
class DataLock
{
public:
    explicit DataLock(StudyContext& context)
        : m_context(context)
    {}

    Result<bool> isLocked() const;
    /// Oldest first.
    Result<std::vector<LockChange>> changes() const;
    /// Whether lock() and unlock() are this person's to call. In a study that is shared with a team
    /// they are a coordinator's, in a coordinator's file: from any other the row never travels, and
    /// only this file would be locked. Errors: WrongRole (value: the code; detail: "team" where
    /// that is why), UnknownPerson.
    Result<void> checkAllowed(PersonId by) const;
    /// Labels, decisions, assignments and limits change no more; people can still be added, and
    /// work handed in. Errors: InvalidValue for an empty reason, those of checkAllowed(); lock()
    /// has StillArriving too: nobody says that all is final of what is there in part.
    Result<ChangeSet> lock(const QString& reason, PersonId by) { return write(true, reason, by); }
    Result<ChangeSet> unlock(const QString& reason, PersonId by)
    {
        return write(false, reason, by);
    }

private:
    Result<ChangeSet> write(bool isLocked, const QString& reason, PersonId by);
    QString requireAllowed(PersonId by) const;

    StudyContext& m_context;
};

} // namespace subtext
