// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QString>

#include <vector>

namespace subtext {

class Database;

/// Rolling copies of a study in a folder beside the settings, named after the study's path and
/// the moment. The newest `KeptBackups` that are sound stay.
inline constexpr int KeptBackups = 10;

/// Whether copies beyond the limit go at once. Each that is kept is checked for that, so whoever
/// is about to leave makes the next one do it.
enum class OldBackups { Drop, Leave };

/// Copies the study at `studyPath` into `folder`, and checks the copy. Only one that is sound stays
/// there, and only it makes older ones go. Opens its own read-only connection, so that it can run
/// on a worker thread; one at a time for one study, which the study's lock sees to. Does nothing
/// and returns an empty path where there is a backup of the study as it stands.
/// Errors: FolderMissing (it cannot be made), ReadOnly and others with the folder as the file;
/// StudyDamaged (the study itself, of which no copy was kept); what opening a study says.
Result<QString> makeBackup(const QString& studyPath, const QString& folder, qint64 nowMs,
                           OldBackups old = OldBackups::Drop);

/// The same of a study that is open and not at its path any more, through its own connection, which
/// still has all of it. Drops no older backup.
Result<QString> makeBackupOfLost(Database& study, const QString& folder, qint64 nowMs);

/// A backup as the folder has it, unread.
struct BackupFile
{
    QString path;
    qint64 at = 0; ///< UTC ms: the study's last change when it was copied, by the clock of then.
    bool isAhead = false; ///< Dated after `nowMs`: the clock was wrong then, or is now.

    bool operator==(const BackupFile&) const = default;
};

/// Newest first. Nobody knows where one belongs that is ahead of the clock; they stand last, so
/// that a clock that was a year ahead for an hour keeps no newer backup from being the newest.
std::vector<BackupFile> backupsOf(const QString& studyPath, const QString& folder, qint64 nowMs);

struct BackupContent
{
    qint64 answers = 0; ///< Items that somebody answered, each person counted.
};

/// Opens a backup and checks all of it: schema, pages, indexes. Errors: those of opening, and
/// StudyDamaged.
Result<BackupContent> inspectBackup(const QString& path);

} // namespace subtext
