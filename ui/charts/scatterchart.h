// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartpanel.h"
#include "ui/charts/scattercontent.h"

#include <vector>

namespace subtext {

class PolylineSeries;
class ScatterSeries;

namespace charts {
class WrappedLegend;
}

/// One value against another, with the line on which they are equal where that says something.
/// Places with more behind them have larger marks of another shape, or where points have groups,
/// each group a colour and a shape. Keys: left and right move from
/// place to place, up and down to the next value above or below, Enter does what a click on a mark
/// does, and go on from the mark that was clicked; a row of the table opens what is behind it.
class ScatterChart : public ChartPanel
{
    Q_OBJECT
public:
    /// Beyond so many places a sample is drawn, always the same; table and summary are of all.
    static constexpr std::size_t MostPoints = 2'000;

    ScatterChart(const QString& title, const QString& description, Prompts& prompts,
                 QWidget* parent);

    /// The same content again costs a comparison and leaves everything as it is.
    void setContent(const ScatterContent& content);
    void setNothing(const QString& why);
    using ChartPanel::addControl;
    using ChartPanel::setHeading;

Q_SIGNALS:
    void rowsActivated(const std::vector<int>& rows);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override;
    bool chartKey(int key) override;
    QRectF cursorPlace() const override;
    QString cursorText() const override;

private:
    void draw();
    void addAxes();
    std::size_t kinds() const;
    std::size_t kindOf(const ScatterPoint& point) const;
    ScatterSeries* makeMarks(std::size_t kind);
    const ScatterPoint* pointAt(const QPointF& value) const;
    const ScatterPoint* cursorPoint() const;
    void putCursorOn(int row);
    void moveAlong(int by);
    void moveUp(int by);
    QString axisTitle() const;

    ScatterContent m_content;
    std::vector<std::size_t> m_shown;     ///< Of the points.
    std::size_t m_cursor = 0;             // in m_shown
    std::vector<ScatterSeries*> m_marks;  // by group or size, of the chart; none while it is empty
    PolylineSeries* m_diagonal = nullptr; // of the chart
    charts::WrappedLegend* m_legend;
};

} // namespace subtext
