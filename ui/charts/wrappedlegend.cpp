// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/wrappedlegend.h"

#include "ui/charts/chartlabels.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"

#include <QFontMetricsF>
#include <QGraphicsLayout>

#include <cmath>

namespace subtext::charts {

WrappedLegend::WrappedLegend(Chart& chart, QObject* parent)
    : QObject(parent)
    , m_chart(chart)
{
    m_chart.legend()->detachFromChart();
    connect(&m_chart, &Chart::geometryChanged, this, &WrappedLegend::place);
}

void WrappedLegend::place()
{
    constexpr double MarkerRoom = 34; // around each name
    constexpr double LineRoom = 8;
    constexpr double AirAround = 10; // of the whole legend
    constexpr double AirBeside = 24; // which the legend leaves as well
    ChartLegend& legend = *m_chart.legend();
    const QFontMetricsF metrics(legend.font());
    const double width = m_chart.size().width();
    const double room = width - (isOnPaper() ? 0 : AirBeside);
    double used = 0;
    int lines = 1;
    for (const LegendMarker* marker : legend.markers()) {
        // Not by isVisible(): the legend hides the markers that the room of before had no line for.
        if (marker->label().isEmpty())
            continue;
        const double needed = metrics.horizontalAdvance(marker->label()) + MarkerRoom;
        if (used > 0 && used + needed > room) {
            ++lines;
            used = 0;
        }
        used += needed;
    }
    const double height =
        legend.isVisible() ? lines * (metrics.height() + LineRoom) + AirAround : 0;
    legend.setGeometry(QRectF(0, 0, width, height));
    QMargins margins = m_chart.margins();
    margins.setTop(static_cast<int>(std::ceil(height)));
    m_chart.setMargins(margins);
    m_chart.layout()->activate(); // a picture is painted at once
}

} // namespace subtext::charts
