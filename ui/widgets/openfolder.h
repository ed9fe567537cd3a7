// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

/// Shows it in the file manager of the system.
void openFolder(const QString& folder);

} // namespace subtext
