// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace subtext {

/// What a plain widget is to a screen reader; Qt calls all of them fillers. To be said before
/// anybody asks, so best in the constructor.
void setSpokenRole(QWidget& widget, QAccessible::Role role);

} // namespace subtext
