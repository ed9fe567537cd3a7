// SPDX-License-Identifier: MIT
#pragma once

#include "core/storage/database.h"

namespace subtext {

/// Brings a study of an older schema up to date in one transaction, after a copy of the old file
/// was put into `backupFolder` (empty: beside the study). Foreign keys are checked before the
/// commit. Does nothing to a current study.
Result<void> migrate(Database& database, const QString& backupFolder);

} // namespace subtext
