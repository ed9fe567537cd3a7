// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/intervallines.h"

#include "ui/plot/chart.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace subtext::charts {
namespace {

constexpr double AboveGrid = (plot::AxisHeight + plot::SeriesHeight) / 2;
constexpr double CapHeight = 4;

} // namespace

IntervalLines::IntervalLines(Chart& chart)
    : QGraphicsItem(&chart)
    , m_chart(chart)
{
    setZValue(AboveGrid);
    setAcceptedMouseButtons(Qt::NoButton);
}

void IntervalLines::set(Series* series, std::vector<Upright> uprights,
                        std::vector<Whisker> whiskers)
{
    m_series = series;
    m_uprights = std::move(uprights);
    m_whiskers = std::move(whiskers);
    follow();
}

void IntervalLines::follow()
{
    prepareGeometryChange();
    m_area = m_chart.plotArea();
    update();
}

void IntervalLines::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/,
                          QWidget* /*widget*/)
{
    if (!m_series)
        return;
    for (const Upright& line : m_uprights) {
        const double x = at(line.x, 0).x();
        painter->setPen(line.pen);
        const double top = line.top ? at(line.x, *line.top).y() : m_area.top();
        painter->drawLine(QPointF(x, top), QPointF(x, m_area.bottom()));
    }
    for (const Whisker& whisker : m_whiskers)
        paintWhisker(*painter, whisker);
}

QPointF IntervalLines::at(double x, double y) const
{
    return m_chart.mapToPosition({x, y}, m_series);
}

void IntervalLines::paintWhisker(QPainter& painter, const Whisker& whisker) const
{
    const QPointF low = at(whisker.interval.low, whisker.y);
    const QPointF high = at(whisker.interval.high, whisker.y);
    // Cut here and not by the painter: SVG files know no clipping.
    const double from = std::max(low.x(), m_area.left());
    const double to = std::min(high.x(), m_area.right());
    painter.setPen(whisker.pen);
    painter.drawLine(QPointF(from, low.y()), QPointF(to, low.y()));
    paintEnd(painter, {from, low.y()}, 1, whisker.isLowCut || low.x() < m_area.left());
    paintEnd(painter, {to, high.y()}, -1, whisker.isHighCut || high.x() > m_area.right());
}

/// A cap, or an arrowhead where the line goes on; `inwards` is the way to the mark.
void IntervalLines::paintEnd(QPainter& painter, QPointF end, int inwards, bool isCut)
{
    const QPointF cap(0, CapHeight);
    if (!isCut) {
        painter.drawLine(end - cap, end + cap);
        return;
    }
    const QPointF back(inwards * CapHeight, 0);
    painter.drawLine(end, end + back - cap);
    painter.drawLine(end, end + back + cap);
}

} // namespace subtext::charts
