// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/operation/changeset.h"

#include <optional>

namespace subtext {

class StudyContext;

/// Practice scenes and repeats that are half answered.
class ShortDrafts
{
public:
    explicit ShortDrafts(StudyContext& context)
        : m_context(context)
    {}

    /// Keeps a practice scene or a repeat as it stands on screen, in place of the person's draft of
    /// that kind; `savedAt` is set here. On the disk when this returns. Work in progress: no audit
    /// row, no notice. An empty answer leaves no row; Practice::record and Repeats::record remove
    /// it. Errors: UnknownPerson, StudyLocked (a repeat), InvalidValue (a practice scene
    /// that is not due, a repeat of an item that they have not labelled), ReadOnly, and what the
    /// disk says.
    Result<ChangeSet> save(PersonId person, ShortDraft draft);
    /// The draft of this item; none where the draft is of another one, or the item is not due
    /// any more.
    Result<std::optional<ShortDraft>> of(PersonId person, const ShortItem& item) const;

private:
    StudyContext& m_context;
};

} // namespace subtext
