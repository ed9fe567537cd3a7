// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/entanglement/behindfigures.h"
#include "ui/charts/intervalcontent.h"

#include <functional>

namespace subtext {

struct Behind
{
    using Look = std::function<entanglement::ScenarioPlaces()>;

    QString what; ///< What those scenarios are, for the head of their list.
    Look look; ///< Asked when somebody opens it; none: nothing stands there. Lives no longer than
               ///< the result that the figure is of.
};

struct OpenableContent
{
    IntervalContent content;
    std::vector<Behind> behind; ///< By row of the table.
    /// By series and row of the chart: the row of the table that a mark is about; −1: none.
    std::vector<std::vector<int>> tableRows;
};

/// Fills one mark by mark: each has a row of the table.
class OpenableBuilder
{
public:
    OpenableBuilder(const QStringList& rows, std::vector<IntervalSeries> series)
    {
        for (IntervalSeries& each : series)
            each.marks.resize(static_cast<std::size_t>(rows.size()));
        m_made.tableRows.assign(series.size(),
                                std::vector<int>(static_cast<std::size_t>(rows.size()), -1));
        m_made.content.rows = rows;
        m_made.content.series = std::move(series);
    }

    IntervalContent& content() { return m_made.content; }

    void mark(std::size_t row, std::size_t series, IntervalMark mark, const QStringList& cells,
              Behind behind)
    {
        m_made.content.series.at(series).marks.at(row) = std::move(mark);
        m_made.tableRows.at(series).at(row) = static_cast<int>(m_made.behind.size());
        tableRow(cells, std::move(behind));
    }
    /// A row that the chart has no mark for.
    void tableRow(const QStringList& cells, Behind behind)
    {
        m_made.content.table.push_back(cells);
        m_made.behind.push_back(std::move(behind));
    }

    OpenableContent take() { return std::move(m_made); }

private:
    OpenableContent m_made;
};

} // namespace subtext
