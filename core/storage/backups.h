// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QStringList>

namespace subtext {

/// Rolling copies of a study in a folder beside the settings, named after the study's path and
/// the moment. The newest `KeptBackups` stay.
inline constexpr int KeptBackups = 10;

/// Copies the study at `studyPath` into `folder` and drops the oldest copies beyond the limit.
/// Opens its own read-only connection, so that it can run on a worker thread. Does nothing and
/// returns an empty path where the newest copy is as new as the study.
Result<QString> makeBackup(const QString& studyPath, const QString& folder, qint64 nowMs);

/// Newest first.
QStringList backupsOf(const QString& studyPath, const QString& folder);

} // namespace subtext
