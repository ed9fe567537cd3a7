// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/series.h"

#include <QPolygonF>
#include <QtMath>

#include <cmath>

namespace subtext {

using plot::LegendLook;
using plot::Mark;
using plot::Plot;

namespace {

constexpr int LegendLine = 12; // pixels

/// Corners in turn at these distances from the origin, the first at the top.
QPolygonF cornersAround(int corners, double radius, double nextRadius)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * M_PI * i / corners - M_PI / 2;
        const double distance = i % 2 == 0 ? radius : nextRadius;
        polygon << QPointF(std::cos(angle), std::sin(angle)) * distance;
    }
    return polygon;
}

} // namespace

void Series::setName(const QString& name)
{
    m_name = name;
    Q_EMIT restyled();
}

bool Series::attachAxis(Axis* axis)
{
    if (!m_chart || m_axes.contains(axis))
        return false;
    m_axes << axis;
    Q_EMIT axesChanged();
    return true;
}

void Series::setVisible(bool isVisible)
{
    m_isVisible = isVisible;
    Q_EMIT restyled();
}

void PointSeries::append(const QList<QPointF>& points)
{
    m_points << points;
    Q_EMIT restyled();
}

void PointSeries::replace(const QList<QPointF>& points)
{
    m_points = points;
    Q_EMIT restyled();
}

void PointSeries::setPen(const QPen& pen)
{
    m_pen = pen;
    Q_EMIT restyled();
}

void PointSeries::setBrush(const QBrush& brush)
{
    m_brush = brush;
    Q_EMIT restyled();
}

void PointSeries::tellClick(const Mark& mark)
{
    Q_EMIT clicked(m_points.at(mark.index));
}

void PointSeries::tellHover(const Mark& mark, bool isOver)
{
    Q_EMIT hovered(m_points.at(mark.index), isOver);
}

std::vector<Mark> PolylineSeries::marks(const Plot& plot) const
{
    QPolygonF corners;
    for (const QPointF& point : points())
        corners << plot.positionOf(point);
    Mark line;
    line.outline.addPolygon(corners);
    line.pen = pen();
    line.brush = Qt::NoBrush;
    line.isFelt = false;
    return {line};
}

std::vector<LegendLook> PolylineSeries::legendLooks() const
{
    QPainterPath line(QPointF(-LegendLine / 2.0, 0));
    line.lineTo(LegendLine / 2.0, 0);
    return {{name(), pen(), Qt::NoBrush, line}};
}

void ScatterSeries::setMarkerShape(MarkerShape shape)
{
    m_shape = shape;
    Q_EMIT restyled();
}

void ScatterSeries::setMarkerSize(double size)
{
    m_size = size;
    Q_EMIT restyled();
}

void ScatterSeries::setBorderColor(const QColor& color)
{
    QPen border = pen();
    border.setColor(color);
    setPen(border);
}

QPainterPath ScatterSeries::symbol() const
{
    const double half = m_size / 2;
    QPainterPath path;
    switch (m_shape) {
    case MarkerShapeCircle:
        path.addEllipse(QPointF(), half, half);
        return path;
    case MarkerShapeRectangle:
        path.addRect(-half, -half, m_size, m_size);
        return path;
    case MarkerShapeRotatedRectangle:
        path.addPolygon(cornersAround(4, half, half));
        break;
    case MarkerShapeTriangle:
        path.addPolygon(QPolygonF({{-half, half}, {half, half}, {0, -half}}));
        break;
    case MarkerShapeStar:
        path.addPolygon(cornersAround(10, half, half / 2));
        break;
    case MarkerShapePentagon:
        path.addPolygon(cornersAround(5, half, half));
        break;
    }
    path.closeSubpath();
    return path;
}

std::vector<Mark> ScatterSeries::marks(const Plot& plot) const
{
    const QPainterPath shape = symbol();
    std::vector<Mark> marks;
    for (int i = 0; i < count(); ++i) {
        const QPointF at = plot.positionOf(points().at(i));
        if (plot.area.contains(at))
            marks.push_back({shape.translated(at), pen(), brush(), i});
    }
    return marks;
}

std::vector<LegendLook> ScatterSeries::legendLooks() const
{
    return {{name(), pen(), brush(), symbol()}};
}

} // namespace subtext
