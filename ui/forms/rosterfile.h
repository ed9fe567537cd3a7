// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

namespace subtext {

/// The text of a file that holds a roster, in any encoding that imports take, for readRoster.
/// Errors: FileMissing, FileUnreadable, UnknownEncoding, UnknownFormat (too large: detail "size").
Result<QString> readRosterFile(const QString& path);

} // namespace subtext
