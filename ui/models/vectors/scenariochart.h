// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/intervalchart.h"
#include "ui/models/vectors/openablecontent.h"

namespace subtext {

/// Dots and whiskers of which each opens the scenarios that it counts.
class ScenarioChart : public IntervalChart
{
    Q_OBJECT
public:
    using ChartPanel::addAbove;
    using IntervalChart::IntervalChart;

    void setOpenable(const OpenableContent& content);

Q_SIGNALS:
    void opened(const subtext::Behind& behind);

protected:
    void activateRow(int row) override;
    void activateMark(int row, int series) override;

private:
    std::vector<Behind> m_behind;
    std::vector<std::vector<int>> m_tableRows;
};

} // namespace subtext
