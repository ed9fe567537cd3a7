// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/chartpanel.h"

#include <optional>
#include <vector>

namespace subtext {

class BarCategoryAxis;
class HorizontalBarSeries;
class PolylineSeries;

namespace charts {

/// One line of a chart of people by subtype: a heading, or a person below it.
struct GroupLine
{
    QString text;
    bool isHeading = false;
};

/// An axis with one category a line. The first line is the topmost, at lines.size() − 1.
BarCategoryAxis* makeGroupAxis(const std::vector<GroupLine>& lines);

} // namespace charts

/// How often everybody chose the label that became gold: bars grouped by subtype, with the mean of
/// each subtype and of all as lines. The mean of all is what the publication calls human
/// performance.
class GoldChart : public ChartPanel
{
    Q_OBJECT
public:
    explicit GoldChart(Prompts& prompts, QWidget* parent = nullptr);

    void setData(const AgreementReport& report);

Q_SIGNALS:
    void personActivated(subtext::PersonId person);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override;

private:
    struct Row
    {
        PersonId person;
        QString name;
        qint64 equal = 0;
        qint64 items = 0;
        double share = 0; ///< 0 … 1

        bool operator==(const Row&) const = default;
    };
    struct Group
    {
        QString name;
        std::optional<double> mean;
        std::vector<Row> rows; ///< Not empty.

        bool operator==(const Group&) const = default;
    };

    static std::vector<Group> groupsOf(const AgreementReport& report);
    void fillTable();
    void summarise();
    void draw();
    PolylineSeries* addLine(double share, double top, double bottom);
    const Row* rowOfBar(int index) const;
    void tellBar(int index) const;

    QString m_groupWord; ///< What the study calls its groups.
    std::vector<Group> m_groups;
    std::optional<double> m_mean;
    std::vector<const Row*> m_lines;       // of the chart, from the top; null: a heading
    HorizontalBarSeries* m_bars = nullptr; // of the chart, like the others; none while it is empty
    std::vector<PolylineSeries*> m_groupMeans;
    PolylineSeries* m_meanOfAll = nullptr;
};

} // namespace subtext
