// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/chartpanel.h"

#include <vector>

class QComboBox;

namespace subtext {

class StackedBarSeries;

namespace charts {
class WrappedLegend;
}

/// How the points of a scale are used, by subtype: bars that lie to the left and right of
/// the middle of the scale. Chart and table show one scale, which the user chooses.
class ScaleChart : public ChartPanel
{
    Q_OBJECT
public:
    explicit ScaleChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Keeps the chosen scale; the same figures again leave everything as it is.
    void setData(const AgreementReport& report);

    void setDimension(ScaleIndex dimension);
    ScaleIndex dimension() const { return m_dimension; }

protected:
    void styleChart(const theme::Colors& colors) override;

private:
    struct Row
    {
        QString name;
        std::vector<ScaleUse> scales;

        bool operator==(const Row&) const = default;
    };

    void showScale();
    void fillTable();
    void summarise();
    void draw();
    void addAxes();
    double reach() const;
    const ScaleUse& useAt(int row) const;
    const Scale& scale() const { return m_scales.at(indexOf(m_dimension)); }
    int points() const { return static_cast<int>(scale().points.size()); }
    QString pointName(int point) const;
    void fillChoice();
    int rowOfBar(int bar) const { return static_cast<int>(m_rows.size()) - 1 - bar; }
    void tellPiece(int row, int point) const;

    std::vector<Row> m_rows; // from top to bottom
    std::vector<Scale> m_scales;
    QString m_language; ///< Of their words.
    ScaleIndex m_dimension = Dimension::Valence;
    QComboBox* m_choice;
    charts::WrappedLegend* m_legend;
    StackedBarSeries* m_bars = nullptr; // of the chart; none while it is empty
};

} // namespace subtext
