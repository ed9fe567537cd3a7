// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace subtext {

struct HeatCell
{
    enum class Mark {
        None,
        Outlined, ///< Its edge is drawn.
        Framed,   ///< A line inside, which is seen on every shade.
        Dashed,   ///< The same in dashes.
    };

    QString figure;   ///< What stands in it.
    QString note;     ///< Smaller, below it, where there is room.
    QString words;    ///< The figure in a sentence, with what it is of.
    double shade = 0; ///< −1 … 1; 0 is the ground, and what is below it has another hue.
    Mark mark = Mark::None;
    bool isOpening = false; ///< Something stands behind it.

    bool operator==(const HeatCell&) const = default;
};

/// All that a heat map shows: columns are of the same things as rows, in the same order, and may go
/// on after them.
struct HeatMap
{
    QStringList words;           ///< What rows and columns are called.
    QStringList further = {};    ///< Columns that no row is called by.
    std::vector<HeatCell> cells; ///< Row by row.
    QStringList header;          ///< Of the table.
    std::vector<QStringList> table;
    /// Row and column of the cell that each row of the table is about.
    std::vector<std::pair<int, int>> tableCells;
    QString summary;

    int rows() const { return static_cast<int>(words.size()); }
    int columns() const { return static_cast<int>(words.size() + further.size()); }
    const HeatCell& at(int row, int column) const
    {
        return cells.at(static_cast<std::size_t>(row) * static_cast<std::size_t>(columns()) +
                        static_cast<std::size_t>(column));
    }

    bool operator==(const HeatMap&) const = default;
};

} // namespace subtext
