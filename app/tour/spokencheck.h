// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace subtext {

/// What a screen reader could not tell of a window: what takes keys or can be pressed and has no
/// name, and what is only a filler although it has a name or takes keys. Empty where all is told.
QStringList spokenFindings(QWidget& window);

} // namespace subtext
