// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/axisdrawing.h"
#include "ui/plot/legend.h"

#include <QGraphicsView>
#include <QGraphicsWidget>
#include <QMargins>

#include <map>
#include <memory>
#include <vector>

namespace subtext {

/// A chart: series, an axis at the left and one below, and a legend.
class Chart : public QGraphicsWidget
{
    Q_OBJECT
public:
    explicit Chart(QGraphicsItem* parent = nullptr);
    ~Chart() override;

    /// The chart owns it until it is removed.
    void addSeries(Series* series);
    void removeSeries(Series* series);
    QList<Series*> series() const { return m_series; }
    /// At the left or at the bottom; the chart owns it until it is removed.
    void addAxis(Axis* axis, Qt::Alignment alignment);
    void removeAxis(Axis* axis);
    QList<Axis*> axes() const;
    ChartLegend* legend() const { return m_legend; }
    void setMargins(const QMargins& margins);
    QMargins margins() const { return m_margins; }
    /// Where the marks are, in the coordinates of the chart.
    QRectF plotArea() const;
    /// By the axes of the series; none: by those of the first.
    QPointF mapToPosition(const QPointF& value, Series* series = nullptr) const;

    void setGeometry(const QRectF& rect) override;
    /// Places all that it consists of; for its layout.
    void arrange(const QRectF& rect);

Q_SIGNALS:
    void plotAreaChanged(const QRectF& area);

private:
    void askForRoom();
    plot::Plot plotOf(const Series* series) const;
    QRectF placeAxes(const QRectF& room);
    void follow(Series& series);

    ChartLegend* m_legend; // of the chart
    QMargins m_margins{20, 20, 20, 20};
    QRectF m_plotArea;
    QList<Series*> m_series;
    std::map<const Series*, plot::SeriesItem*> m_items; // of the chart
    std::vector<std::unique_ptr<plot::AxisDrawing>> m_axes;
};

/// Shows a chart, as large as itself.
class ChartView : public QGraphicsView
{
    Q_OBJECT
public:
    ChartView(Chart* chart, QWidget* parent);

    Chart* chart() const { return m_chart; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    Chart* m_chart; // of the scene
};

} // namespace subtext
