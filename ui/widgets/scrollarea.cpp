// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scrollarea.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>

namespace subtext {

QScrollArea* makeScrollArea(QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

int heightIn(const QScrollArea& area, const QWidget& part)
{
    return part.mapTo(area.viewport(), QPoint()).y();
}

void bringBack(QScrollArea& area, QWidget& part, int height)
{
    QMetaObject::invokeMethod(
        &area,
        [&area, part = QPointer<QWidget>(&part), height] {
            if (!part || !area.widget()->isAncestorOf(part))
                return;
            // The page gets its new height, and the scroll bar its range, with a notice only.
            if (QLayout* rows = area.widget()->layout())
                rows->activate();
            QCoreApplication::sendPostedEvents(area.viewport(), QEvent::LayoutRequest);
            QScrollBar& bar = *area.verticalScrollBar();
            bar.setValue(bar.value() + heightIn(area, *part) - height);
        },
        Qt::QueuedConnection);
}

} // namespace subtext
