// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/axes.h"

#include <QGraphicsObject>
#include <QPainterPath>

namespace subtext {

class Series;

} // namespace subtext

namespace subtext::plot {

// How what a chart consists of lies over each other; charts put items of their own in between.
constexpr double GridHeight = 2;
constexpr double AxisHeight = 3;
constexpr double SeriesHeight = 4;
constexpr double LegendHeight = 5;

/// Where the values of two axes stand.
struct Plot
{
    QRectF area; ///< In the coordinates of the chart.
    Span across;
    Span up;

    QPointF positionOf(const QPointF& value) const;
};

/// A shape that stands for a figure.
struct Mark
{
    QPainterPath outline; ///< In the coordinates of the chart.
    QPen pen;
    QBrush brush;
    int index = 0;      ///< Of a point, a category or a box.
    int set = 0;        ///< Where a category has several.
    bool isFelt = true; ///< By the pointer.
};

/// Paints the marks of a series, and tells the series what the pointer does with them.
class SeriesItem : public QGraphicsObject
{
public:
    SeriesItem(Series& series, QGraphicsItem* chart);

    /// Makes the marks anew.
    void follow(const Plot& plot);
    /// Goes without its series, as soon as nothing is done with it.
    void leave();

    QRectF boundingRect() const override { return m_plot.area; }
    QPainterPath shape() const override;
    bool contains(const QPointF& point) const override;
    bool collidesWithPath(const QPainterPath& path, Qt::ItemSelectionMode mode) const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override;
    void hoverMoveEvent(QGraphicsSceneHoverEvent* event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent* event) override;
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;

private:
    /// Its place among the marks; -1 where there is none.
    int markAt(const QPointF& point) const;
    void hover(int mark);

    Series* m_series;
    Plot m_plot;
    std::vector<Mark> m_marks;
    int m_hovered = -1;
    int m_pressed = -1;
};

} // namespace subtext::plot
