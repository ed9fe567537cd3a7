// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manualplaces.h"

#include <functional>

class QWidget;

namespace subtext {

/// Shows in the one window of the manual what it says of this place.
void showManual(ManualPlace place);
/// With the program's window, so that nothing of it stays.
void closeManual();

/// Has F1 and Shift+F1 show the manual where this dialog has the keys.
void offerManual(QWidget& dialog, const std::function<ManualPlace()>& place);
void offerManual(QWidget& dialog, ManualPlace place);

} // namespace subtext
