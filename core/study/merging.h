// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/domain/courserecords.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

/// A row of a returned file that was not taken. `kind` is annotation, visit, self_check, consent,
/// practice, repeat or hand_in. `reason` is
/// other_person     it is not the work of the person whose hand-out this is;
/// unknown_person   it is of somebody the study does not know;
/// unknown_scenario it is about an item that the study does not have;
/// changed_scenario the texts of the item are not those of the study;
/// unassigned       the item is not that person's;
/// changed_row      the study has a row of that id with another content (or of another person);
/// unknown_text     it consents to a text that the study never had;
/// malformed        no version of the program writes such a row.
struct RefusedRow
{
    QString kind;
    QString scenario; ///< "subtype/id"; empty where the row has none or it is unknown.
    QString person;   ///< Code; empty where it is unknown.
    QString reason;
    QString detail; ///< The row's id.

    bool operator==(const RefusedRow&) const = default;
};

/// What became of one returned file.
struct MergedFile
{
    QString file; ///< The path as it was given.
    /// Why nothing of the file was taken: FileMissing, FileUnreadable (a folder, a pipe, a link),
    /// FileTooLarge, NotAStudy, StudyDamaged, SchemaTooNew, AuditBroken, NotAHandOut (the study
    /// itself or a copy of it), ForeignStudy (value: its title), ForgedPerson (value: the code),
    /// UnknownPerson (value: the code), Locked (it is open), StudyLocked, what the disk says.
    std::optional<Error> error;
    PersonId person; ///< Whose hand-out it is; invalid after an error.
    qint64 taken = 0;
    qint64 known = 0; ///< Rows that the study had already.
    std::vector<RefusedRow> refused;

    /// Everything in it is in the study now.
    bool isSound() const { return !error && refused.empty(); }
};

/// Brings the work of returned hand-outs together: a union by row id, so that neither the order of
/// the files nor a repetition matters.
class Merging
{
public:
    explicit Merging(StudyContext& context)
        : m_context(context)
    {}

    /// Merges file by file, each in one transaction with one audit row; a file that is refused as a
    /// whole leaves no trace. The files are read from a private copy and never written to. Errors:
    /// Cancelled (files merged before stay merged), ReadOnly (this study is open for reading).
    Result<std::vector<MergedFile>> merge(const QStringList& files, const CancelToken& cancel = {},
                                          const ProgressSink& progress = {});

    /// What was merged so far, oldest first.
    std::vector<MergedFileRecord> records() const;

    /// A hand-out is refused before it is copied where it is larger: 1 GiB.
    static constexpr qint64 LargestFile = qint64{1} << 30;

private:
    StudyContext& m_context;
};

} // namespace subtext
