// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/domain/person.h"
#include "core/operation/changeset.h"

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;
struct HandOutContent;

/// Files for one annotator each: the study's row, its protocol, guideline and consent text, that
/// one person with their passphrase's hash, their items and their own work so far, and nothing of
/// anyone else. Each is a new database, never a copy, so that no free page remembers anything.
/// Where consent is asked with the built-in text, writing one makes that text the study's own.
class HandOuts
{
public:
    explicit HandOuts(StudyContext& context)
        : m_context(context)
    {}

    /// Writes one hand-out to a new file. Errors: UnknownPerson, WrongRole (no annotator, or this
    /// file is a hand-out itself), NothingToAssign (the person has no items), StudyLocked,
    /// FileExists, FolderMissing, DiskFull, ReadOnly, IoFailure. After an error nothing stays.
    Result<HandOutRecord> write(PersonId person, const QString& path);

    enum class Layout { OneFolder, FolderEach };

    /// Writes the hand-out of every annotator with items or a norming round into `folder`, or that
    /// of `only` alone, each as fileName() says, or
    /// each into the folder folderName() in it, which is made where it is missing. A hand-out of
    /// the same study and person is replaced where this study has all of its work. Looks at every
    /// file first; where one must stay nothing is written. Errors: those of write, FileExists
    /// (value: for whom; detail: "handout" for another file of that name, "handout-folder" for one
    /// of the folder's), DuplicateCode (value and detail: two codes that give the same file name),
    /// LabelledWork (file: a hand-out with work that this study lacks; value: whose; detail:
    /// "handout", "handout-begun" where it is not submitted, "handout-times" where it is no more
    /// than times), Locked (it is open), Cancelled.
    Result<std::vector<HandOutRecord>> writeAll(const QString& folder,
                                                const CancelToken& cancel = {},
                                                const ProgressSink& progress = {},
                                                Layout layout = Layout::OneFolder,
                                                std::optional<PersonId> only = std::nullopt);

    /// What was written so far, oldest first.
    Result<std::vector<HandOutRecord>> records() const;

    /// "NAME-CODE.subtext" in letters and digits that every file system takes.
    static QString fileName(const Person& person);
    /// "NAME-CODE": the same without its ending.
    static QString folderName(const Person& person);

    /// Whose hand-out this file is; none where it is the study itself.
    Result<std::optional<PersonId>> owner() const;

    /// Whether the file that this hand-out is returned as may be written to `path`: nothing is
    /// there, or a hand-out of the same study and person, closed, whose work is all in here.
    bool canReturnTo(const QString& path) const;

private:
    Result<ChangeSet> keepConsentText();
    Result<HandOutContent> content(PersonId person);
    Result<HandOutRecord> replace(PersonId person, const QString& path);

    StudyContext& m_context;
};

} // namespace subtext
