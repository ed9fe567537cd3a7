// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartpanel.h"
#include "ui/charts/heatmap.h"

class QGraphicsSimpleTextItem;

namespace subtext {

class ScatterSeries;

/// A grid of shaded cells with their figures in them. Keys: arrows move from cell to cell, Enter
/// does what a click does; a row of the table opens its cell.
class HeatMapChart : public ChartPanel
{
    Q_OBJECT
public:
    HeatMapChart(const QString& title, const QString& description, Prompts& prompts,
                 QWidget* parent);

    /// The same map again costs a comparison and leaves everything as it is.
    void setMap(const HeatMap& map);
    void setNothing(const QString& why);
    using ChartPanel::setHeading;

    /// The ground of a cell of this shade.
    static QColor ground(double shade, const theme::Colors& colors);

Q_SIGNALS:
    /// Of a cell that something stands behind.
    void cellActivated(int row, int column);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override;
    bool chartKey(int key) override;
    QRectF cursorPlace() const override;
    QString cursorText() const override;

private:
    class Cell;

    int rows() const { return m_map.rows(); }
    int columns() const { return m_map.columns(); }
    std::size_t slot(int row, int column) const;
    QString labelOf(int place) const;
    QString shortLabelOf(int place) const;
    void makeCells();
    void hideCells();
    void draw();
    void addAxes();
    void placeCells();
    void placeFeet();
    QRectF cellPlace(int row, int column) const;
    void activate(int row, int column);

    HeatMap m_map;
    std::vector<Cell*> m_cells;                   // of the chart, row by row
    std::vector<QGraphicsSimpleTextItem*> m_feet; // of the chart, what the columns are called
    ScatterSeries* m_grid = nullptr; // of the chart, has the axes; none while it is empty
    int m_row = 0;                   // of the cursor
    int m_column = 0;
};

} // namespace subtext
