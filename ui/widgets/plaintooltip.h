// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>

class QWidget;

namespace subtext {

/// `text` for a tool tip, shown letter by letter. Qt takes tool tips for rich text where they look
/// like it, and rich text can name pictures; what people typed stands in many of them. Long lines
/// wrap, and what is far too long to read there is cut. Empty for nothing.
QString plainToolTip(const QString& text);

/// QToolTip::showText() of plainToolTip().
void showPlainToolTip(const QPoint& globalPosition, const QString& text, QWidget* widget = nullptr);

} // namespace subtext
