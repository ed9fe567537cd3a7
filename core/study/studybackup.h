// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

namespace subtext {

/// Adds a rolling backup of the study to `folder`, unless the newest is as new as the study.
/// Opens the file by itself, for reading: safe on any thread, beside an open Study.
/// Returns the copy's path; empty where none was needed.
Result<QString> backUpStudy(const QString& studyPath, const QString& folder, qint64 nowMs);

/// Copies a backup to a new file beside the damaged study, which stays as it is, and returns the
/// new path ("NAME (restored).subtext"). Errors: FileMissing, DiskFull, IoFailure.
Result<QString> restoreBackup(const QString& backupPath, const QString& studyPath);

} // namespace subtext
