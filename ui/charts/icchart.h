// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/intervalchart.h"

#include <optional>
#include <vector>

namespace subtext {

/// ICC(2,1) of the four scales: over all items, with its interval, and of each subtype as a small
/// mark. The table has everything with intervals, and says why an ICC is undefined.
class IccChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit IccChart(Prompts& prompts, QWidget* parent = nullptr);

    void setData(const AgreementReport& report);

Q_SIGNALS:
    /// None: everything.
    void subtypeActivated(const std::optional<QString>& group);

protected:
    void activateRow(int row) override;
    void activateMark(int row, int series) override;

private:
    void nameParts(const Task& task, const QString& undefined);

    // Everything first: the series of the chart, and the rows of the table for each dimension.
    std::vector<std::optional<QString>> m_subtypes;
};

} // namespace subtext
