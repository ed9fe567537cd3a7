// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>

class QWidget;

namespace subtext {

/// What of a window does not fit: a window larger than `room`, widgets that stand out of what they
/// are in where nothing scrolls, words that are cut without a tool tip that has them whole, and
/// main buttons that are out of sight. Empty where everything fits.
QStringList fitFindings(QWidget& window, const QSize& room);

} // namespace subtext
