// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

namespace subtext {

/// The text of a file that holds a roster, in any encoding that imports take, for readRoster; of a
/// workbook the sheet of that name, or the first. Errors: FileMissing, FileUnreadable,
/// UnknownEncoding, UnknownFormat (too large: detail "size"), those of readSheet.
Result<QString> readRosterFile(const QString& path, const QString& sheet = {});

} // namespace subtext
