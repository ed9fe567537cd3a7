// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/marks.h"

#include <QList>
#include <QPointF>

namespace subtext {

class Chart;

} // namespace subtext

namespace subtext::plot {

/// How a series stands in the legend.
struct LegendLook
{
    QString label;
    QPen pen;
    QBrush brush;
    QPainterPath symbol; ///< In place of a square; around the origin.
};

} // namespace subtext::plot

namespace subtext {

/// What all series have: a name, their axes and their chart.
class Series : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void setName(const QString& name);
    QString name() const { return m_name; }
    /// One across and one upwards, which stand at the chart of the series already.
    bool attachAxis(Axis* axis);
    const QList<Axis*>& attachedAxes() const { return m_axes; }
    void hide() { setVisible(false); }
    void setVisible(bool isVisible = true);
    bool isVisible() const { return m_isVisible; }
    Chart* chart() const { return m_chart; }

    /// From the lowest to the topmost.
    virtual std::vector<plot::Mark> marks(const plot::Plot& plot) const = 0;
    /// One for each of its colours.
    virtual std::vector<plot::LegendLook> legendLooks() const = 0;
    virtual void tellClick(const plot::Mark& mark) = 0;
    virtual void tellHover(const plot::Mark& mark, bool isOver) = 0;

Q_SIGNALS:
    /// Its marks are others, or look otherwise.
    void restyled();
    void axesChanged();

private:
    friend class Chart;
    QString m_name;
    bool m_isVisible = true;
    Chart* m_chart = nullptr;
    QList<Axis*> m_axes;
};

/// Points.
class PointSeries : public Series
{
    Q_OBJECT
public:
    using Series::Series;

    void append(double x, double y) { append(QPointF(x, y)); }
    void append(const QPointF& point) { append(QList<QPointF>{point}); }
    void append(const QList<QPointF>& points);
    void replace(const QList<QPointF>& points);
    int count() const { return static_cast<int>(m_points.size()); }
    QList<QPointF> points() const { return m_points; }
    void setPen(const QPen& pen);
    QPen pen() const { return m_pen; }
    void setBrush(const QBrush& brush);
    QBrush brush() const { return m_brush; }

    void tellClick(const plot::Mark& mark) override;
    void tellHover(const plot::Mark& mark, bool isOver) override;

Q_SIGNALS:
    void clicked(const QPointF& point);
    void hovered(const QPointF& point, bool isOver);

private:
    QList<QPointF> m_points;
    QPen m_pen = QPen(Qt::black, 2);
    QBrush m_brush = Qt::black;
};

/// Points with lines between them. The pointer does not feel them.
class PolylineSeries : public PointSeries
{
    Q_OBJECT
public:
    using PointSeries::PointSeries;

    std::vector<plot::Mark> marks(const plot::Plot& plot) const override;
    std::vector<plot::LegendLook> legendLooks() const override;
};

/// Points with a mark at each; those outside the plot have none.
class ScatterSeries : public PointSeries
{
    Q_OBJECT
public:
    enum MarkerShape {
        MarkerShapeCircle,
        MarkerShapeRectangle,
        MarkerShapeRotatedRectangle,
        MarkerShapeTriangle,
        MarkerShapeStar,
        MarkerShapePentagon
    };
    using PointSeries::PointSeries;

    void setMarkerShape(MarkerShape shape);
    MarkerShape markerShape() const { return m_shape; }
    /// Pixels from side to side.
    void setMarkerSize(double size);
    double markerSize() const { return m_size; }
    void setColor(const QColor& color) { setBrush(color); }
    void setBorderColor(const QColor& color);

    std::vector<plot::Mark> marks(const plot::Plot& plot) const override;
    std::vector<plot::LegendLook> legendLooks() const override;

private:
    /// Around the origin.
    QPainterPath symbol() const;

    MarkerShape m_shape = MarkerShapeCircle;
    double m_size = 15;
};

} // namespace subtext
