// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartview.h"

#include "ui/plot/chart.h"
#include "ui/widgets/spokenrole.h"

#include <QFrame>
#include <QGraphicsItem>
#include <QHelpEvent>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace subtext::charts {

FocusChartView::FocusChartView(Chart* chart, QWidget* parent)
    : ChartView(chart, parent)
{
    setSpokenRole(*this, QAccessible::Chart);
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    // Graphics views make both themselves and their viewport a stop of Tab; one is enough.
    viewport()->setFocusPolicy(Qt::NoFocus);
    setFocusPolicy(Qt::StrongFocus); // afterwards: the viewport's policy is passed on to its proxy
}

void FocusChartView::setColors(const QColor& ground, const QColor& focus)
{
    m_focus = focus;
    setBackgroundBrush(ground);
}

/// Charts show the values of a mark while the pointer is on it. A view would take that away after
/// a moment, with the tip of the item there, which is empty but for items that have one.
QSize FocusChartView::sizeHint() const
{
    return {ChartView::sizeHint().width(), minimumHeight()};
}

bool FocusChartView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return ChartView::viewportEvent(event);
    const QList<QGraphicsItem*> there = items(static_cast<QHelpEvent*>(event)->pos());
    const bool hasTip = std::any_of(there.begin(), there.end(), [](const QGraphicsItem* item) {
        return !item->toolTip().isEmpty();
    });
    return hasTip ? ChartView::viewportEvent(event) : true;
}

void FocusChartView::drawForeground(QPainter* painter, const QRectF& exposed)
{
    ChartView::drawForeground(painter, exposed);
    if (!hasFocus())
        return;
    painter->setPen(QPen(m_focus, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(sceneRect().adjusted(1, 1, -1, -1), 6, 6);
}

void FocusChartView::focusInEvent(QFocusEvent* event)
{
    ChartView::focusInEvent(event);
    viewport()->update();
}

void FocusChartView::focusOutEvent(QFocusEvent* event)
{
    ChartView::focusOutEvent(event);
    viewport()->update();
}

} // namespace subtext::charts
