// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/studybackup.h"
#include "ui/text/errortext.h"

#include <QString>

namespace subtext {

QString foundBackupsText(const FoundBackups& found);
/// A sound backup as a choice: "Restore 21 November 2026, 14:03, 312 answers".
QString restoreText(const SoundBackup& backup);
QString backupFailureText(const Error& error);

} // namespace subtext
