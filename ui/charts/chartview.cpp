// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartview.h"

#include <QFrame>
#include <QPainter>
#include <QPen>
#include <QtCharts/QChart>

namespace subtext::charts {

FocusChartView::FocusChartView(QChart* chart, QWidget* parent)
    : QChartView(chart, parent)
{
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

void FocusChartView::drawForeground(QPainter* painter, const QRectF& exposed)
{
    QChartView::drawForeground(painter, exposed);
    if (!hasFocus())
        return;
    painter->setPen(QPen(m_focus, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(sceneRect().adjusted(1, 1, -1, -1), 6, 6);
}

void FocusChartView::focusInEvent(QFocusEvent* event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void FocusChartView::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

} // namespace subtext::charts
