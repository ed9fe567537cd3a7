// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace subtext {

/// Resizes a window, though to no more than its screen has beside the frame of the desktop.
void resizeToRoom(QWidget& window, const QSize& wanted);

} // namespace subtext
