// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/counttable.h"

#include <QGraphicsItem>
#include <QPen>
#include <QRectF>

#include <optional>
#include <vector>

namespace subtext {
class Chart;
class Series;
} // namespace subtext

namespace subtext::charts {

/// Upright lines and whiskers. Lies under the marks and reads
/// the places from the chart whenever it paints. Belongs to the chart.
class IntervalLines : public QGraphicsItem
{
public:
    struct Upright
    {
        double x = 0;
        QPen pen;
        std::optional<double> top; ///< Where it ends; none: with the plot.
    };
    struct Whisker
    {
        stats::Interval interval;
        double y = 0;
        QPen pen;
        bool isLowCut = false; ///< It goes on: an arrowhead in place of the cap.
        bool isHighCut = false;
    };

    explicit IntervalLines(Chart& chart);

    /// `series` says which axes; it must outlive the lines.
    void set(Series* series, std::vector<Upright> uprights, std::vector<Whisker> whiskers);
    void clear() { set(nullptr, {}, {}); }
    /// To be called when the plot area of the chart changed.
    void follow();

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QPointF at(double x, double y) const;
    void paintWhisker(QPainter& painter, const Whisker& whisker) const;
    static void paintEnd(QPainter& painter, QPointF end, int inwards, bool isCut);

    Chart& m_chart;
    Series* m_series = nullptr;
    QRectF m_area;
    std::vector<Upright> m_uprights;
    std::vector<Whisker> m_whiskers;
};

} // namespace subtext::charts
