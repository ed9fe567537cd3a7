// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/studybackup.h"
#include "ui/text/errortext.h"

#include <QString>

namespace subtext {

/// Which backups of a damaged study there are, and what restoring one does.
QString foundBackupsText(const FoundBackups& found);
/// A sound backup as a choice: "Restore 21 November 2026, 14:03, 312 answers".
QString restoreText(const SoundBackup& backup);
/// Why a backup could not be made, with the place and what helps.
QString backupFailureText(const Error& error);

} // namespace subtext
