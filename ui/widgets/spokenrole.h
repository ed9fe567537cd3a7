// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace subtext {

/// What a widget is to a screen reader, where Qt calls it a filler or a check box: one of several
/// buttons that exclude each other is a radio button or the tab of a page. Widgets of this program
/// that have a name or take the keys are groups unless they say otherwise, and buttons that can be
/// ticked are pressed as by a click. To be said before anybody asks, so best in the constructor.
void setSpokenRole(QWidget& widget, QAccessible::Role role);

/// This widget speaks for itself, by an interface of its own.
void setSpeaksForItself(QWidget& widget);

} // namespace subtext
