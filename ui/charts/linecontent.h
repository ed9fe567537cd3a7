// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/intervalcontent.h"

namespace subtext {

struct LinePoint
{
    double x = 0;
    double y = 0;
    QString words;         ///< What it shows, in a sentence.
    int tableRow = 0;      ///< The row of the table that is about it.
    bool isMarked = false; ///< What was chosen of all: a star.
    bool isSmall = false;  ///< Of little weight.

    bool operator==(const LinePoint&) const = default;
};

struct LineSeries
{
    QString name;
    MarkShape shape = MarkShape::Circle;
    int hue = 0; ///< As in IntervalSeries.
    bool isDashed = false;
    std::vector<LinePoint> points; ///< From left to right.

    bool operator==(const LineSeries&) const = default;
};

struct LineContent
{
    std::vector<LineSeries> series;
    QString xTitle; ///< Of the program, as the other title and the diagonal: an axis reads HTML.
    QString yTitle;
    /// What stands at 0, 1, 2 … of the axis of x; empty: its numbers, from 0 to 1.
    QStringList xWords;
    /// None: fitted to the data.
    std::optional<stats::Interval> yRange;
    QString diagonal; ///< What the line from corner to corner means; empty: there is none.
    QStringList header;
    std::vector<QStringList> table;
    QString summary;

    bool operator==(const LineContent&) const = default;
};

} // namespace subtext
