// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/counttable.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace subtext {

struct ScatterPoint
{
    double x = 0;
    double y = 0;
    QString words;         ///< What it shows, in a sentence.
    std::vector<int> rows; ///< Of the table; at least one.
    int group = 0;         ///< Of the content's groups.

    bool operator==(const ScatterPoint&) const = default;
};

/// All that a scatter plot and its table show. Both axes have the same range.
struct ScatterContent
{
    std::vector<ScatterPoint> points; ///< No two at the same place; from left to right.
    stats::Interval range{-1, 1};
    QString xTitle; ///< Of the program, as the other title and the diagonal: an axis reads HTML.
    QString yTitle;
    QString diagonal; ///< What the line from corner to corner means; empty: there is none.
    /// Points of each have marks of a colour and a shape; empty: marks tell how many items a place
    /// has. Of the program, too.
    QStringList groups;
    QStringList header;
    std::vector<QStringList> table;
    QString summary;

    bool operator==(const ScatterContent&) const = default;
};

} // namespace subtext
