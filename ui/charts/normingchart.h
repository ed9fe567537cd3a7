// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/normingfigures.h"
#include "ui/charts/intervalchart.h"

namespace subtext {

/// How far people agreed before and after they saw how all voted, by question, with intervals; in
/// its table every figure of the round, and who moved where. A diagnostic: no label comes from it.
class NormingChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit NormingChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Of one round; where nobody voted twice it says so.
    void setData(const QString& roundTitle, const NormingFigures& figures, const Task& task);

private:
    static IntervalContent contentOf(const NormingFigures& figures, const Task& task);
};

} // namespace subtext
