// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scrollarea.h"

#include <QScrollArea>

namespace subtext {

QScrollArea* makeScrollArea(QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace subtext
