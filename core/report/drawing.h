// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportlack.h"
#include "core/stats/bootstrap.h"
#include "core/task/task.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace subtext {

// What the figures of a report show, as numbers. Names have a word in print and a token in the CSV
// file; where they are the same, one word makes both.

struct DrawnName
{
    QString word;
    QString token;
};

struct DrawnValue
{
    std::optional<double> value; ///< None: undefined.
    std::optional<stats::Interval> interval;
};

/// A bar for each row and series, from 0 on.
struct DrawnBars
{
    QString axis; ///< What the values are.
    std::vector<DrawnName> series;
    std::vector<DrawnName> rows;
    std::vector<std::vector<DrawnValue>> values; ///< By row, then by series.
    /// What the values can be: an interval is drawn as far as these, and is whole in the CSV file.
    std::optional<stats::Interval> limits = {};
};

/// Shares, 0 … 1, a row each.
struct DrawnMatrix
{
    QString rowTitle;
    QString columnTitle;
    std::vector<DrawnName> rows;
    std::vector<DrawnName> columns;
    std::vector<std::vector<std::optional<double>>> shares; ///< By row, then by column.
};

struct DrawnPoint
{
    DrawnName name; ///< May be empty.
    double x = 0;
    double y = 0;
    bool isMarked = false;
    std::optional<qint64> n = {}; ///< Of how many it is: points of more are drawn larger.
};

/// Points of one name, joined by a line or not. Without a word it is not in the legend.
struct DrawnLine
{
    DrawnName name;
    std::vector<DrawnPoint> points;
    std::size_t colour = 0; ///< Lines that belong together have the same.
    bool isJoined = true;
    bool isDashed = false;
};

struct DrawnPlane
{
    QString xTitle;
    QString yTitle;
    std::vector<DrawnLine> lines;
    bool hasDiagonal = false; ///< Where both values are the same.
};

struct Drawing
{
    QString suffix;  ///< Of its files, where the same figure is there of several questions.
    QString caption; ///< What it shows, in sentences.
    QString note;    ///< A line in the picture; may be empty.
    std::variant<DrawnBars, DrawnMatrix, DrawnPlane> content;
};

/// The figures of one name; or why there is none.
using ReportDrawings = tl::expected<std::vector<Drawing>, ReportLack>;

DrawnName nameOf(const ReportCell& cell);
std::vector<DrawnName> optionNames(const Question& question);

/// What part each count is of them all; undefined where they are none.
std::vector<std::optional<double>> sharesOf(const std::vector<qint64>& counts);

/// All its numbers, unrounded; undefined is empty.
QByteArray csvOf(const Drawing& drawing);

} // namespace subtext
