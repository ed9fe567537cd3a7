// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/chartpanel.h"

#include <optional>
#include <vector>

namespace subtext {

class StackedBarSeries;

namespace charts {
class WrappedLegend;
}

/// How the votes of the items lie, by subtype: one bar each, cut by the share of items that are
/// unanimous, have a majority or are split.
class PatternChart : public ChartPanel
{
    Q_OBJECT
public:
    explicit PatternChart(Prompts& prompts, QWidget* parent = nullptr);

    /// The same figures again leave everything as it is.
    void setData(const AgreementReport& report);

Q_SIGNALS:
    /// A piece by a click, or by the arrow keys and Enter; from the table always the split items.
    /// Without a subtype: everything.
    void patternActivated(const std::optional<QString>& group, subtext::Pattern pattern);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override;
    bool chartKey(int key) override;
    QRectF cursorPlace() const override;
    QString cursorText() const override;

private:
    struct Row
    {
        std::optional<QString> group;
        QString name;
        PatternCounts counts;

        bool operator==(const Row&) const = default;
    };

    void fillTable();
    void summarise();
    void draw();
    void activate(int row, Pattern pattern);
    int rowOfBar(int bar) const { return static_cast<int>(m_rows.size()) - 1 - bar; }
    QString pieceText(int row, Pattern pattern) const;

    std::vector<Row> m_rows;            // from top to bottom
    StackedBarSeries* m_bars = nullptr; // of the chart; none while it is empty
    charts::WrappedLegend* m_legend;
    int m_cursorRow = 0;
    Pattern m_cursorPattern = Pattern::Unanimous;
};

} // namespace subtext
