// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/heatmapchart.h"

namespace subtext {

/// Which options meet on one item: a matrix in their order, shaded by the share of each row. A row
/// of the table opens the label that its own is most often confused with.
class ConfusionChart : public HeatMapChart
{
    Q_OBJECT
public:
    explicit ConfusionChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Shows the pairs of report.overall.
    void setData(const AgreementReport& report);

Q_SIGNALS:
    /// Of a cell that counts something; both the same on the diagonal.
    void pairActivated(subtext::Choice row, subtext::Choice column);
};

} // namespace subtext
