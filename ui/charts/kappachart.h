// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/intervalchart.h"

#include <optional>
#include <vector>

namespace subtext {

/// Agreement on a question by group: Fleiss' κ and, beside it, two coefficients that correct
/// for chance in another way, and the percent agreement that all three start from.
class KappaChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit KappaChart(Prompts& prompts, QWidget* parent = nullptr);

    void setData(const AgreementReport& report);

Q_SIGNALS:
    /// None: everything.
    void subtypeActivated(const std::optional<QString>& group);

protected:
    void activateRow(int row) override;

private:
    std::vector<std::optional<QString>> m_subtypes; // of the rows
};

/// How well people agree on each emotion against all others, over all items of the report. Rows,
/// in chart and table, stand in wheel order.
class EmotionKappaChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit EmotionKappaChart(Prompts& prompts, QWidget* parent = nullptr);

    void setData(const AgreementReport& report);
};

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
