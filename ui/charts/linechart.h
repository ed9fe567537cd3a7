// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartpanel.h"
#include "ui/charts/linecontent.h"

namespace subtext {

class PolylineSeries;
class ScatterSeries;
class ValueAxis;

namespace charts {
class WrappedLegend;
}

/// Lines through points. Keys: left and right move along a line, up and down from one to the other,
/// Enter does what a click on a point does; a row of the table opens its point.
class LineChart : public ChartPanel
{
    Q_OBJECT
public:
    LineChart(const QString& title, const QString& description, Prompts& prompts, QWidget* parent);

    /// The same content again costs a comparison and leaves everything as it is.
    void setContent(const LineContent& content);
    void setNothing(const QString& why);
    using ChartPanel::addControl;
    using ChartPanel::setHeading;

Q_SIGNALS:
    /// A row of the table, or the row of the point.
    void rowActivated(int row);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override { Q_EMIT rowActivated(row); }
    bool chartKey(int key) override;
    QRectF cursorPlace() const override;
    QString cursorText() const override;

private:
    struct Drawn
    {
        PolylineSeries* line = nullptr;  // of the chart, as the others
        ScatterSeries* points = nullptr; ///< Named in the legend.
        ScatterSeries* stars = nullptr;  ///< The marked ones.
        ScatterSeries* small = nullptr;  ///< Those of little weight.
    };

    void draw();
    Drawn makeLine(std::size_t series);
    void addAxes();
    ValueAxis* valueAxis();
    void connectPoints(ScatterSeries& points, std::size_t series);
    void openPoint(std::size_t series, double x);
    const LinePoint* pointAt(std::size_t series, double x) const;
    const LinePoint* cursorPoint() const;
    void moveAcross(int by);

    LineContent m_content;
    stats::Interval m_range;
    std::vector<Drawn> m_lines;           // empty while the chart is
    PolylineSeries* m_diagonal = nullptr; // of the chart, where there is one
    charts::WrappedLegend* m_legend;
    std::size_t m_series = 0; // of the cursor
    std::size_t m_point = 0;
};

} // namespace subtext
