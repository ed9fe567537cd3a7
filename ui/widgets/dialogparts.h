// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QDialog;
class QHBoxLayout;
class QPushButton;
class QWidget;

namespace subtext {

/// Resizes a window, though to no more than its screen has beside the frame of the desktop.
void resizeToRoom(QWidget& window, const QSize& wanted);

/// Makes a dialog as wide as asked for and as high as its wrapped texts need then. Qt would give it
/// two thirds of the screen at most, which cuts words on a small one.
void resizeToText(QWidget& window, int width);

/// The last row of a dialog: a button that does something else at the left, if there is one; at the
/// right Cancel, which rejects it, and what Return does. Tab goes through them in this order.
QHBoxLayout* makeDialogButtons(QDialog& dialog, QPushButton& primary, QPushButton* other = nullptr);

/// The same where pressing `send` lets something leave the machine: Return in a field goes to the
/// next one, unless `send` is made the default.
QHBoxLayout* makeSendingButtons(QDialog& dialog, QPushButton& send, QPushButton& cancel);

/// Return in a field presses `primary` where that is enabled, and does nothing where it is not; on
/// another button it presses that. Which button Qt would take depends on where the keys were
/// before. Fields that have a use for Return keep it.
void letReturnPress(QDialog& dialog, QPushButton& primary);

} // namespace subtext
