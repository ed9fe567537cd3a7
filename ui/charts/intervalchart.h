// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartpanel.h"
#include "ui/charts/intervalcontent.h"

#include <vector>

namespace subtext {

class CategoryAxis;
class ScatterSeries;
class StackedBarSeries;

namespace charts {
class IntervalLines;
class WrappedLegend;
} // namespace charts

/// Dots and whiskers: one row for each thing that is estimated, in it one mark a series, one
/// above the other. Zero has a line of its own.
class IntervalChart : public ChartPanel
{
    Q_OBJECT
public:
    IntervalChart(const QString& title, const QString& description, Prompts& prompts,
                  QWidget* parent);

    /// The same content again costs a comparison and leaves everything as it is.
    void setContent(const IntervalContent& content);
    void setNothing(const QString& why);
    const IntervalContent& content() const { return m_content; }
    /// Beside the rows, as escaped HTML: whole, or cut where the chart has no room.
    const QStringList& shownNames() const { return m_names; }
    using ChartPanel::setHeading;

    /// The colour of a series: at least 3:1 on the surface, and told apart by colour-blind eyes.
    static QColor hueColor(int hue, const theme::Colors& colors);

Q_SIGNALS:
    /// A row of the table by Enter or double click, or a row of the chart by a click on a mark.
    void rowActivated(int row);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override { Q_EMIT rowActivated(row); }
    virtual void activateMark(int row, int /*series*/) { activateRow(row); }

private:
    void draw();
    void addAxes();
    int namePixels();
    void fitNames();
    void tellCutNames();
    ScatterSeries* makeSeries(int index);
    StackedBarSeries* makeBars();
    void styleBars(const theme::Colors& colors);
    double placeOf(int row, int series) const;
    int rowAt(double y) const;
    double lanes() const;
    double rowPixels() const;
    double headRoom() const;
    void styleLines(const theme::Colors& colors);
    void placeNotes(const theme::Colors& colors);
    void tellMark(int row, int series) const;

    IntervalContent m_content;
    stats::Interval m_range;
    CategoryAxis* m_rowAxis = nullptr; // of the chart; null while that is empty
    QStringList m_names;
    StackedBarSeries* m_bars = nullptr;   // of the chart; null where nothing is of parts
    std::vector<ScatterSeries*> m_series; // of the chart; empty while that is
    charts::IntervalLines* m_lines;       // of the chart
    charts::WrappedLegend* m_legend;
};

} // namespace subtext
