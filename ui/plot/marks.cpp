// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/marks.h"

#include "ui/plot/series.h"

#include <QGraphicsSceneHoverEvent>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>
#include <utility>

namespace subtext::plot {
namespace {

double shareOf(const Span& span, double value)
{
    return span.high > span.low ? (value - span.low) / (span.high - span.low) : 0;
}

/// On its ground or on its line.
bool isOn(const Mark& mark, const QPointF& point)
{
    const double line = mark.pen.style() == Qt::NoPen ? 0 : mark.pen.widthF();
    const double half = line / 2;
    if (!mark.outline.controlPointRect().adjusted(-half, -half, half, half).contains(point))
        return false;
    if (mark.outline.contains(point) || line == 0)
        return mark.outline.contains(point);
    QPainterPathStroker stroker(mark.pen);
    return stroker.createStroke(mark.outline).contains(point);
}

} // namespace

QPointF Plot::positionOf(const QPointF& value) const
{
    return {area.left() + area.width() * shareOf(across, value.x()),
            area.bottom() - area.height() * shareOf(up, value.y())};
}

SeriesItem::SeriesItem(Series& series, QGraphicsItem* chart)
    : QGraphicsObject(chart)
    , m_series(&series)
{
    setZValue(SeriesHeight);
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
}

void SeriesItem::follow(const Plot& plot)
{
    if (!m_series)
        return;
    prepareGeometryChange();
    m_plot = plot;
    m_marks = m_series->marks(plot);
    m_hovered = -1;
    setVisible(m_series->isVisible());
    update();
}

void SeriesItem::leave()
{
    m_series = nullptr;
    hide();
    deleteLater(); // it may be what tells of a click
}

int SeriesItem::markAt(const QPointF& point) const
{
    const auto isThere = [&point](const Mark& mark) { return mark.isFelt && isOn(mark, point); };
    if (!m_plot.area.contains(point)) // the rest of a mark is not drawn
        return -1;
    const auto found = std::find_if(m_marks.rbegin(), m_marks.rend(), isThere);
    return static_cast<int>(m_marks.rend() - found) - 1;
}

QPainterPath SeriesItem::shape() const
{
    QPainterPath all;
    for (const Mark& mark : m_marks) {
        if (mark.isFelt)
            all.addPath(mark.outline);
    }
    return all;
}

bool SeriesItem::contains(const QPointF& point) const
{
    return markAt(point) >= 0;
}

/// Not by shape(): with thousands of points every move of the pointer would take long.
bool SeriesItem::collidesWithPath(const QPainterPath& path, Qt::ItemSelectionMode /*mode*/) const
{
    return markAt(path.controlPointRect().center()) >= 0;
}

void SeriesItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/,
                       QWidget* /*widget*/)
{
    painter->save();
    painter->setClipRect(m_plot.area, Qt::IntersectClip);
    for (const Mark& mark : m_marks) {
        painter->setPen(mark.pen);
        painter->setBrush(mark.brush);
        painter->drawPath(mark.outline);
    }
    painter->restore();
}

void SeriesItem::hover(int mark)
{
    const int before = std::exchange(m_hovered, mark);
    if (before == mark)
        return;
    // Copies: whoever is told may change the series.
    const auto tell = [this](int which, bool isOver) {
        if (!m_series || which < 0 || which >= static_cast<int>(m_marks.size()))
            return;
        const Mark of = m_marks[static_cast<std::size_t>(which)];
        m_series->tellHover(of, isOver);
    };
    tell(before, false);
    tell(mark, true);
}

void SeriesItem::hoverEnterEvent(QGraphicsSceneHoverEvent* event)
{
    hover(markAt(event->pos()));
}

void SeriesItem::hoverMoveEvent(QGraphicsSceneHoverEvent* event)
{
    hover(markAt(event->pos()));
}

void SeriesItem::hoverLeaveEvent(QGraphicsSceneHoverEvent* /*event*/)
{
    hover(-1);
}

void SeriesItem::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    m_pressed = markAt(event->pos());
    event->setAccepted(m_pressed >= 0);
}

void SeriesItem::mouseReleaseEvent(QGraphicsSceneMouseEvent* event)
{
    const int pressed = std::exchange(m_pressed, -1);
    if (!m_series || pressed < 0 || pressed != markAt(event->pos()))
        return;
    const Mark clicked = m_marks[static_cast<std::size_t>(pressed)];
    m_series->tellClick(clicked);
}

} // namespace subtext::plot
