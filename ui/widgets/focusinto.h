// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace subtext {

/// Gives the keys to where they were in this widget when they left it, else to the first in it that
/// can have them.
void focusInto(QWidget& part);

} // namespace subtext
