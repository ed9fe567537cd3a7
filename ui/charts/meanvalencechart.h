// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/intervalchart.h"

namespace subtext {

/// How pleasant the scenes of each emotion are rated, −1 … +1: by the label of whoever rated, and
/// by the item's gold label. Rows, in chart and table, stand in wheel order.
class MeanValenceChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit MeanValenceChart(Prompts& prompts, QWidget* parent = nullptr);

    void setData(const AgreementReport& report);
};

} // namespace subtext
