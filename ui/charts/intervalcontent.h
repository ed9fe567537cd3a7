// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/counttable.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace subtext {

enum class MarkShape { Circle, Diamond, Triangle, Square, Pentagon, Star };

struct IntervalMark
{
    std::optional<double> value; ///< None: undefined, which the chart says in words.
    std::optional<stats::Interval> interval;
    QString remark;        ///< For the tool tip: "n = 60".
    bool isAbsent = false; ///< The row has nothing of this kind, and nothing is said of it.
    bool isLowCut = false; ///< The interval goes on below what is drawn.
    bool isHighCut = false;

    bool operator==(const IntervalMark&) const = default;
};

struct IntervalSeries
{
    QString name;
    MarkShape shape = MarkShape::Circle;
    int hue = 0; ///< 0: the accent; 1 … 5: others.
    bool isHollow = false;
    bool isSmall = false;
    bool hasWhiskers = true;
    std::vector<IntervalMark> marks; ///< One a row.
    bool isLarge = false;            ///< Seen around a mark at the same place.

    bool operator==(const IntervalSeries&) const = default;
};

/// What the values are made of: a piece of the bar of each row, behind the marks.
struct IntervalPart
{
    QString name;
    int hue = 0; ///< As that of a series.
    /// One a row, 0 where it is unknown. The pieces of a row begin at 0, one where the one before
    /// ends, and end no further than its first mark.
    std::vector<double> lengths;

    bool operator==(const IntervalPart&) const = default;
};

/// An upright line; the note says what begins there.
struct IntervalReference
{
    double x = 0;
    QString note;

    bool operator==(const IntervalReference&) const = default;
};

struct IntervalContent
{
    QStringList rows; ///< From top to bottom.
    std::vector<IntervalSeries> series;
    std::vector<IntervalPart> parts;           ///< From left to right; for rows of one lane.
    std::vector<IntervalReference> references; ///< Ascending; those in the range are drawn.
    QString axisTitle;
    bool isOneLane = false; ///< The marks of a row stand in one line, not one below the other.
    std::optional<stats::Interval> range; ///< None: fitted to the data and zero.
    /// The axis need not reach zero: for dots whose differences it would hide. Lengths and counts,
    /// which are read from zero, are not for it.
    bool isAroundData = false;
    bool isAsHighAsItsRows = false; ///< Room beside a higher chart does not pull the rows apart.
    bool areCounts = false;         ///< The axis has whole numbers only.
    QStringList header;
    QStringList shownHeader; ///< The same on the screen, where files have other names; or empty.
    std::vector<QStringList> table; ///< Need not have the rows of the chart.
    QString summary;

    bool operator==(const IntervalContent&) const = default;
};

/// What the axis of the values shows: all that is drawn, and air at both ends. It has zero, or
/// where it goes around the data, ends at round numbers beside them.
stats::Interval axisRange(const IntervalContent& content);

/// A step of 1, 2 or 5 by a power of ten that cuts `span` into eight parts or fewer.
double axisStep(double span);

/// The title of the axis, which says where it begins elsewhere than at 0.
QString shownAxisTitle(const IntervalContent& content);

} // namespace subtext
