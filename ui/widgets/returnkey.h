// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

namespace subtext {

/// Return, or Enter on the keypad, with whatever is held down beside it.
inline bool isReturn(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// The same where nothing is held down: keys of the keypad say that they are some.
inline bool isPlainReturn(const QKeyEvent& event)
{
    return isReturn(event) && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace subtext
