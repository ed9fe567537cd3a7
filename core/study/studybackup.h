// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <vector>

namespace subtext {

/// Whether this is the last backup before the program goes: it leaves to the next what takes time.
enum class BackupPace { Thorough, Parting };

/// Adds a rolling backup of the study to `folder`, unless there is one of the study as it stands.
/// The copy is checked; one that is not sound does not stay, and makes no older one go.
/// Opens the file by itself, for reading: safe on any thread, beside an open Study.
/// Returns the copy's path; empty where none was needed.
/// Errors: FolderMissing, ReadOnly, DiskFull, IoFailure (file: the folder); StudyDamaged; Locked.
Result<QString> backUpStudy(const QString& studyPath, const QString& folder, qint64 nowMs,
                            BackupPace pace = BackupPace::Thorough);

struct SoundBackup
{
    QString path;
    qint64 at = 0;        ///< UTC ms: the study's last change in it, by the clock of then.
    bool isAhead = false; ///< Dated after now: the clock was wrong then, or is now.
    qint64 answers = 0;   ///< Items that somebody answered, each person counted.
};

struct FoundBackups
{
    std::vector<SoundBackup> sound; ///< Newest first; no more than MostOfferedBackups.
    int damaged = 0;                ///< Others that were looked at.
    int newerDamaged = 0;           ///< Of them those before the first sound one.

    bool isEmpty() const { return sound.empty() && damaged == 0; }
};
inline constexpr int MostOfferedBackups = 4;

/// The backups of a study that can no longer be opened. Reads each of them whole, from new to old,
/// until there are enough to choose from.
FoundBackups findBackups(const QString& studyPath, const QString& folder, qint64 nowMs);

/// Copies a backup to a new file beside the damaged study, which stays as it is, and returns the
/// new path ("NAME (restored).subtext"). Errors: FileMissing, IoFailure.
Result<QString> restoreBackup(const QString& backupPath, const QString& studyPath);

} // namespace subtext
