// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/chartpanel.h"

#include <vector>

class QGraphicsSimpleTextItem;
class QScatterSeries;

namespace subtext {

/// Which options meet on one item: a matrix in their order, shaded by the share of each row. Keys:
/// arrows move from cell to cell, Enter does what a click does.
class ConfusionChart : public ChartPanel
{
    Q_OBJECT
public:
    explicit ConfusionChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Shows the pairs of report.overall.
    void setData(const AgreementReport& report);

Q_SIGNALS:
    /// Of a cell that counts something; both the same on the diagonal.
    void pairActivated(subtext::Choice row, subtext::Choice column);

protected:
    void styleChart(const theme::Colors& colors) override;
    /// The label that the row's emotion is most often confused with.
    void activateRow(int row) override;
    bool chartKey(int key) override;
    QRectF cursorPlace() const override;
    QString cursorText() const override;

private:
    class Cell;

    void makeCells();
    int options() const { return static_cast<int>(m_words.size()); }
    QString word(int option) const;
    QString labelOf(int option) const;
    QString shortLabelOf(int option) const;
    std::size_t slot(int row, int column) const;
    void fillTable();
    void summarise();
    void draw();
    void placeCells();
    std::int64_t count(int row, int column) const;
    double share(int row, int column) const;
    QString cellText(int row, int column) const;
    QRectF cellPlace(int row, int column) const;
    void activate(int row, int column);

    stats::ConfusionMatrix m_matrix;
    stats::RingAdjacency m_wheel;
    QStringList m_words; // of the options
    QString m_head;      // what was asked
    bool m_isRing = false;
    std::vector<Cell*> m_cells;                   // of the chart, row by row
    std::vector<QGraphicsSimpleTextItem*> m_feet; // of the chart, what the columns are called
    QScatterSeries* m_grid = nullptr; // of the chart, has the axes; none while it is empty
    int m_row = 0;                    // of the cursor
    int m_column = 0;
};

} // namespace subtext
