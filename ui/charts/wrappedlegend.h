// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace subtext {
class Chart;
} // namespace subtext

namespace subtext::charts {

/// Names as many as a chart has (a series without a name takes no room), in as many lines as they
/// need: of its own accord a legend stays in one line and cuts them. Lives no longer than the
/// chart.
class WrappedLegend : public QObject
{
    Q_OBJECT
public:
    /// The legend takes its room from the top of the chart; the other margins stay.
    explicit WrappedLegend(Chart& chart, QObject* parent);

    /// To be called when names or fonts changed; sizes it follows by itself.
    void place();

private:
    Chart& m_chart;
};

} // namespace subtext::charts
