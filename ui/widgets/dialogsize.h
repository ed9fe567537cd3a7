// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace subtext {

/// Resizes a window, though to no more than its screen has beside the frame of the desktop.
void resizeToRoom(QWidget& window, const QSize& wanted);

/// Makes a dialog as wide as asked for and as high as its wrapped texts need then. Qt would give it
/// two thirds of the screen at most, which cuts words on a small one.
void resizeToText(QWidget& window, int width);

} // namespace subtext
