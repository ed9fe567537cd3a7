// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/nocharts/axisdrawing.h"
#include "ui/nocharts/legend.h"

#include <QGraphicsView>
#include <QGraphicsWidget>
#include <QMargins>

#include <map>
#include <memory>
#include <vector>

/// A chart: series, an axis at the left and one below, and a legend.
class QChart : public QGraphicsWidget
{
    Q_OBJECT
public:
    enum AnimationOption { NoAnimation = 0 };
    explicit QChart(QGraphicsItem* parent = nullptr);
    ~QChart() override;

    /// The chart owns it until it is removed.
    void addSeries(QAbstractSeries* series);
    void removeSeries(QAbstractSeries* series);
    QList<QAbstractSeries*> series() const { return m_series; }
    /// At the left or at the bottom; the chart owns it until it is removed.
    void addAxis(QAbstractAxis* axis, Qt::Alignment alignment);
    void removeAxis(QAbstractAxis* axis);
    QList<QAbstractAxis*> axes() const;
    QLegend* legend() const { return m_legend; }
    /// It has neither, nor do its marks move.
    void setBackgroundVisible(bool /*isVisible*/ = true) {}
    void setDropShadowEnabled(bool /*isEnabled*/ = true) {}
    void setAnimationOptions(AnimationOption /*options*/) {}
    void setMargins(const QMargins& margins);
    QMargins margins() const { return m_margins; }
    /// Where the marks are, in the coordinates of the chart.
    QRectF plotArea() const;
    /// By the axes of the series; none: by those of the first.
    QPointF mapToPosition(const QPointF& value, QAbstractSeries* series = nullptr) const;
    QPointF mapToValue(const QPointF& position, QAbstractSeries* series = nullptr) const;

    void setGeometry(const QRectF& rect) override;
    /// Places all that it consists of; for its layout.
    void arrange(const QRectF& rect);

Q_SIGNALS:
    void plotAreaChanged(const QRectF& area);

private:
    void askForRoom();
    subtext::nocharts::Plot plotOf(const QAbstractSeries* series) const;
    QRectF placeAxes(const QRectF& room);
    void follow(QAbstractSeries& series);

    QLegend* m_legend; // of the chart
    QMargins m_margins{20, 20, 20, 20};
    QRectF m_plotArea;
    QList<QAbstractSeries*> m_series;
    std::map<const QAbstractSeries*, subtext::nocharts::SeriesItem*> m_items; // of the chart
    std::vector<std::unique_ptr<subtext::nocharts::AxisDrawing>> m_axes;
};

/// Shows a chart, as large as itself.
class QChartView : public QGraphicsView
{
    Q_OBJECT
public:
    QChartView(QChart* chart, QWidget* parent);

    QChart* chart() const { return m_chart; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QChart* m_chart; // of the scene
};
