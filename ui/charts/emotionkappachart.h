// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/intervalchart.h"

namespace subtext {

/// How well people agree on each emotion against all others, over all items of the report. Rows,
/// in chart and table, stand in wheel order.
class EmotionKappaChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit EmotionKappaChart(Prompts& prompts, QWidget* parent = nullptr);

    void setData(const AgreementReport& report);
};

} // namespace subtext
