// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace subtext {

/// Words that a widget draws, and from where to where they reach, in its own pixels.
struct PaintedText
{
    QString words;
    qreal left = 0;
    qreal right = 0;
};

/// What the widget itself draws, without its children.
std::vector<PaintedText> paintedTexts(QWidget& widget);

} // namespace subtext
