// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/normingfigures.h"
#include "ui/charts/heatmapchart.h"

namespace subtext {

/// Who moved where in a norming round, of one question: rows are options of the first vote, columns
/// those of the second, shaded by the share of each row.
class NormingMovesChart : public HeatMapChart
{
    Q_OBJECT
public:
    explicit NormingMovesChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Of one of the questions; where nobody voted twice it says so.
    void setData(const NormingQuestion& of, const Task& task);
};

} // namespace subtext
