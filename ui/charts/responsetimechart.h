// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/chartdata.h"
#include "ui/charts/chartpanel.h"

#include <QPointF>

namespace subtext {

class BoxSeries;
class BoxSet;
class CategoryAxis;
class PolylineSeries;
class ScatterSeries;

/// How long everybody takes for an item: one box a person on a logarithmic axis, between the two
/// limits of the timing rules, and as points exactly the items that a timing rule flags.
class ResponseTimeChart : public ChartPanel
{
    Q_OBJECT
public:
    explicit ResponseTimeChart(Prompts& prompts, QWidget* parent = nullptr);

    /// People stand in the order of `times`. Those without times are in the table only.
    void setData(const std::vector<PersonTimes>& times, const DisplayNames& names,
                 const QualityThresholds& thresholds);

Q_SIGNALS:
    void personActivated(subtext::PersonId person);
    void itemActivated(subtext::PersonId person, subtext::ScenarioId scenario);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override;

private:
    struct Row
    {
        PersonTimes times;
        QString name;
        std::vector<std::pair<ScenarioId, double>> outlying;
    };
    struct Point
    {
        int column = 0;
        double seconds = 0;
        ScenarioId scenario;
    };

    void fillTable();
    void summarise();
    void draw();
    BoxSeries* makeBoxes();
    ScatterSeries* makePoints();
    PolylineSeries* makeLimit(qint64 ms);
    CategoryAxis* makeTimeAxis() const;
    const Point* pointAt(const QPointF& value) const;
    void tellBox(const BoxSet* box) const;
    void tellPoint(const QPointF& value) const;

    QualityThresholds m_thresholds;
    std::vector<Row> m_rows;    // as in the table
    std::vector<int> m_columns; // of the chart; the index of each in m_rows
    std::vector<Point> m_points;
    BoxSeries* m_boxes = nullptr; // of the chart, like the others; none while it is empty
    ScatterSeries* m_outliers = nullptr;
    PolylineSeries* m_tooFast = nullptr;
    PolylineSeries* m_disengaged = nullptr;
};

} // namespace subtext
