// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/travel/returnedfile.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

/// A row of a returned file that was not taken. `kind` is that of its PortableTable: annotation,
/// visit, decision, …. `reason` is
/// other_person     it is not the work of the person whose hand-out this is;
/// unknown_person   it is of somebody the study does not know;
/// unknown_scenario it is about an item that the study does not have;
/// changed_scenario the texts of the item are not those of the study;
/// unassigned       the item never was that person's;
/// changed_row      the study has a row of that id with another content (or of another person);
/// unknown_text     it consents to a text that the study never had (see below);
/// malformed        no version of the program writes such a row (see MergingRules).
/// The other texts come from the file, cut to what a report can hold.
///
/// Consent to the built-in text is taken where that is the text of this program, or one that
/// somebody consented to in this study before. What the built-in text of another version said the
/// study could not show, so such a consent is refused. The same file brings it in once the program
/// here is of that version.
struct RefusedRow
{
    QString kind;
    QString scenario; ///< "subtype/id"; empty where the row has none or it is unknown.
    QString person;   ///< Code; empty where it is unknown.
    QString reason;
    QString detail; ///< The row's id.

    bool operator==(const RefusedRow&) const = default;
};

struct MergedFile
{
    QString file; ///< The path as it was given, or ReturnedFile::shown.
    /// Why nothing of the file was taken: FileMissing, FileUnreadable (a folder, a pipe, a link),
    /// FileTooLarge, NotAStudy, StudyDamaged, SchemaUnreleased, SchemaTooNew, AuditBroken,
    /// NotAHandOut (the study itself or a copy of it), ForeignStudy (value: its title), OtherTask,
    /// ForgedPerson (value: the code), UnknownPerson (value: the code), Locked (it is open),
    /// StudyLocked, InHandOut (into a hand-out nothing is merged), what the disk says. Also
    /// that of the ReturnedFile.
    std::optional<Error> error;
    PersonId person; ///< Whose hand-out it is; invalid after an error, and for a copy of the study.
    qint64 taken = 0;
    qint64 decisions = 0; ///< Of these; only copies of the study bring any.
    qint64 questions = 0; ///< Of these: what annotators asked about items.
    qint64 replies = 0;   ///< Of these: what was said to that; only copies of the study bring any.
    qint64 voted = 0;     ///< Of these: votes in norming rounds, all of one pass together.
    qint64 uncounted = 0; ///< Of these: answers to items that their person does not have any more.
    qint64 known = 0;     ///< Rows that the study had already.
    std::vector<RefusedRow> refused;
    /// Nothing in it was new, and it is left out without a trace (ReturnedFile::isBelow).
    bool isLeftOut = false;

    /// Everything in it is in the study now.
    bool isSound() const { return !error && refused.empty(); }
};

/// Brings the work of returned hand-outs together: a union by row id, so that neither the order of
/// the files nor a repetition matters. A copy of the study itself (Study::saveCopy) is taken in as
/// well: everything that was done in it, and what was begun. Copies that have taken each other in
/// are the same study.
class Merging
{
public:
    explicit Merging(StudyContext& context)
        : m_context(context)
    {}

    /// Merges file by file, each in one transaction with one audit row; a file that is refused as a
    /// whole leaves no trace. The files are read from a private copy and never written to. `cancel`
    /// is asked while a file is copied, checked and read, and between rows. Errors: Cancelled
    /// (files merged before stay merged), ReadOnly (this study is open for reading).
    Result<std::vector<MergedFile>> merge(const std::vector<ReturnedFile>& files,
                                          const CancelToken& cancel = {},
                                          const ProgressSink& progress = {});
    /// Each path is a file; see returnedFilesAt for folders and archives.
    Result<std::vector<MergedFile>> merge(const QStringList& files, const CancelToken& cancel = {},
                                          const ProgressSink& progress = {});

    /// What was merged so far, oldest first.
    Result<std::vector<MergedFileRecord>> records() const;

    /// A hand-out is refused before it is copied where it is larger, with its log: 256 MiB. An item
    /// that is answered, with its visits and its audit rows, takes 1.7 kB, so that this is more
    /// than 100,000 items of one person.
    static constexpr qint64 LargestFile = qint64{256} << 20;

private:
    StudyContext& m_context;
};

} // namespace subtext
