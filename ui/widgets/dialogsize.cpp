// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialogsize.h"

#include <QLayout>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace subtext {

void resizeToRoom(QWidget& window, const QSize& wanted)
{
    constexpr QSize Frame(16, 48);
    window.resize(wanted.boundedTo(window.screen()->availableSize() - Frame));
}

void resizeToText(QWidget& window, int width)
{
    // What the style sheet adds to a field counts, too.
    window.ensurePolished();
    for (const QWidget* field : window.findChildren<QWidget*>())
        field->ensurePolished();
    window.layout()->invalidate();
    const QSize hint = window.sizeHint();
    const int wide = std::max(width, hint.width());
    const int high = window.layout()->totalHeightForWidth(wide);
    window.resize(wide, std::max(hint.height(), high));
}

} // namespace subtext
