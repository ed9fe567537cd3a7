// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/intervalchart.h"

namespace subtext {

/// How well people agree on each question of a task that asks several, and the mean of them. Rows,
/// in chart and table, stand in the order of the task.
class QuestionKappaChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit QuestionKappaChart(Prompts& prompts, QWidget* parent = nullptr);

    void setData(const AgreementReport& report);
};

} // namespace subtext
