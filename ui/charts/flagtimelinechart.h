// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/chartdata.h"
#include "ui/charts/chartpanel.h"

namespace subtext {

class PolylineSeries;
class ScatterSeries;

/// How the flags of the study add up over time: a line that steps up at every moment that brought
/// some. Times are those of the machine's time zone.
class FlagTimelineChart : public ChartPanel
{
    Q_OBJECT
public:
    explicit FlagTimelineChart(Prompts& prompts, QWidget* parent = nullptr);

    void setData(const std::vector<FlagMoment>& moments, const DisplayNames& names);

Q_SIGNALS:
    /// A moment all of whose flags are one person's.
    void personActivated(subtext::PersonId person);
    /// A moment all of whose flags are about one item of one person; then only this.
    void itemActivated(subtext::PersonId person, subtext::ScenarioId scenario);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override;

private:
    struct Step
    {
        FlagCount count;
        int added = 0;
        QStringList names;   ///< Of the people flagged.
        PersonId person;     ///< None where they are several.
        ScenarioId scenario; ///< None where they are several.
    };

    void collect(std::vector<FlagMoment> moments, const DisplayNames& names);
    void fillTable();
    void draw();
    void addAxes();
    int rowAt(double moment) const;

    std::vector<Step> m_steps;
    PolylineSeries* m_line = nullptr; // of the chart, like the other; none while it is empty
    ScatterSeries* m_points = nullptr;
};

} // namespace subtext
