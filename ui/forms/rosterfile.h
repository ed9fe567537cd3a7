// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

namespace subtext {

/// Reads a roster as CSV (comma, semicolon or tab; any encoding that imports take) and gives it as
/// parseRoster reads it: one person a line. A first row with "name" is a header and says where
/// name, code and role stand; without one the columns are name, or code, name and role. "Ortiz,
/// Maya" becomes "Maya Ortiz". Errors: FileMissing, FileUnreadable, EmptyFile, UnknownEncoding,
/// UnknownFormat (too large: detail "size"), MalformedFile.
Result<QString> readRosterFile(const QString& path);

} // namespace subtext
