// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

/// Writes the table of keys, by role, as Markdown: the manual is made from it. Returns the
/// program's exit status.
int writeKeys(const QString& path);

} // namespace subtext
