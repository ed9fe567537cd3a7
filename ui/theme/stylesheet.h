// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext::theme {

struct Colors;

/// How the standard controls look: buttons, fields, lists, scroll bars. Properties set by the
/// code pick variants: kind=primary|quiet|danger on buttons, role=muted|title on labels.
QString styleSheet(const Colors& colors);

} // namespace subtext::theme
