// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QChart;

namespace subtext::charts {

/// Names as many as a chart has (a series without a name takes no room), in as many lines as they
/// need: the legend of Qt Charts stays in one line and cuts them. Lives no longer than the chart.
class WrappedLegend : public QObject
{
    Q_OBJECT
public:
    /// The legend takes its room from the top of the chart; the other margins stay.
    explicit WrappedLegend(QChart& chart, QObject* parent);

    /// To be called when names or fonts changed; sizes it follows by itself.
    void place();

private:
    QChart& m_chart;
};

} // namespace subtext::charts
