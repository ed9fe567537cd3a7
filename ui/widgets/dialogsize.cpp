// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialogsize.h"

#include <QScreen>
#include <QWidget>

namespace subtext {

void resizeToRoom(QWidget& window, const QSize& wanted)
{
    constexpr QSize Frame(16, 48);
    window.resize(wanted.boundedTo(window.screen()->availableSize() - Frame));
}

} // namespace subtext
