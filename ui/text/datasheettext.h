// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/datasheet.h"

#include <QString>

namespace subtext {

/// A question of the datasheet in the language of the window; in files it stays as core has it.
QString questionText(const DatasheetQuestion& question);
/// The section that it stands in, likewise.
QString sectionText(const DatasheetQuestion& question);

} // namespace subtext
