// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/axes.h"

#include <QGraphicsItem>
#include <QGraphicsTextItem>
#include <QLineF>

#include <memory>
#include <vector>

namespace subtext::plot {

/// Lines of one pen.
class LinesItem : public QGraphicsItem
{
public:
    LinesItem(QGraphicsItem* chart, double height);

    void setPen(const QPen& pen);
    void setLines(std::vector<QLineF> lines);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QPen m_pen;
    std::vector<QLineF> m_lines;
    QRectF m_bounds;
};

/// What an axis needs beside and around the plot, in pixels.
struct AxisRoom
{
    double thickness = 0; ///< Beside the plot.
    double overhang = 0;  ///< Beyond each end, for half of a label.
    double least = 0;     ///< Of that, whatever its labels are.
};

/// Draws an axis at the left of a plot or below it: its line with ticks, its labels, its title and
/// its part of the grid.
class AxisDrawing
{
public:
    AxisDrawing(Axis& axis, bool isUpright, QGraphicsItem* chart);
    ~AxisDrawing();
    Q_DISABLE_COPY_MOVE(AxisDrawing)

    Axis& axis() const { return m_axis; }
    bool isUpright() const { return m_isUpright; }

    /// Takes labels and title over from the axis and measures them.
    AxisRoom measure();
    /// `room`: what there is for the axis, at the side of the plot; as wide or as high as the
    /// chart.
    void arrange(const QRectF& room, const QRectF& plot);
    /// Takes the colours over.
    void restyle();

private:
    struct Label
    {
        AxisLabel of;
        QGraphicsTextItem* item = nullptr;
        QSizeF size; ///< As it is turned.
    };

    double positionOf(double value, const QRectF& plot) const;
    void arrangeLines(const QRectF& plot);
    void cut(Label& label, double room) const;
    void arrangeLabels(const QRectF& room, const QRectF& plot);
    bool placeLabel(Label& label, const QRectF& room, const QRectF& plot);
    void arrangeTitle(const QRectF& room, const QRectF& plot);
    QSizeF turned(const QSizeF& size) const;

    Axis& m_axis;
    bool m_isUpright;
    QGraphicsItem* m_chart;
    // All of the chart.
    LinesItem* m_grid;
    LinesItem* m_line;
    QGraphicsTextItem* m_title;
    std::vector<Label> m_labels;
    std::vector<QGraphicsTextItem*> m_items; ///< Of labels, in use or not.
};

} // namespace subtext::plot
