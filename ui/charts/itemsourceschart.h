// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/disagreementsources.h"
#include "ui/charts/intervalchart.h"

#include <vector>

namespace subtext {

/// Whose the disagreement about each item is, as predicted: the items on which two people are most
/// likely to differ are drawn, and the table has all of them.
class ItemSourcesChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit ItemSourcesChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Whether there is a share of any item.
    static bool isToldOf(const DisagreementSources& sources);
    /// Of the whole study.
    void setData(const DisagreementSources& sources);

Q_SIGNALS:
    /// A row of the table by Enter or double click, or its mark by a click.
    void itemActivated(subtext::ScenarioId item, const QString& name);

protected:
    void activateRow(int row) override;

private:
    /// A row of the table: an item, or one question about it.
    struct Row
    {
        QString question; ///< Empty where the task has one alone.
        ItemSources item;
    };

    /// The one with the most disagreement first.
    static std::vector<Row> rowsOf(const DisagreementSources& sources);
    static IntervalContent contentOf(const std::vector<Row>& rows, bool hasQuestions);

    std::vector<Row> m_rows;
};

} // namespace subtext
