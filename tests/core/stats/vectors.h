// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"
#include "tests/support/checks.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <vector>

// Known answers, read from the folder of reference data; each test skips where that is not there:
// SKIP_WITHOUT_SHARED("reference/vectors.json").
namespace subtext::stats::test {

inline QJsonObject readJson(const QString& sharedName)
{
    using subtext::test::readFile;
    using subtext::test::sharedFile;
    return QJsonDocument::fromJson(readFile(sharedFile(sharedName))).object();
}

/// Published worked examples, by name.
inline QJsonObject vectors()
{
    return readJson(QStringLiteral("reference/vectors.json"));
}
inline QJsonObject vector(const QString& name)
{
    return vectors().value(name).toObject();
}

/// The released CEI data through the authors' own analysis.
inline QJsonObject ceiReference()
{
    return readJson(QStringLiteral("reference/cei.json"));
}

inline std::vector<double> numbers(const QJsonArray& array)
{
    std::vector<double> values;
    for (const QJsonValue value : array)
        values.push_back(value.toDouble());
    return values;
}

inline std::vector<int> wholeNumbers(const QJsonArray& array)
{
    std::vector<int> values;
    for (const QJsonValue value : array)
        values.push_back(value.toInt());
    return values;
}

/// Rows of counts, items × categories.
inline CountTable countTable(const QJsonArray& rows)
{
    CountTable table(static_cast<int>(rows.at(0).toArray().size()));
    for (const QJsonValue row : rows)
        table.append(wholeNumbers(row.toArray()));
    return table;
}

/// What each of the raters (columns) chose for each item (rows): whole numbers, anything else is a
/// missing rating. Categories are lowest … highest, whether in use or not.
inline CountTable countTableOfUnits(const QJsonArray& units)
{
    std::set<int> used;
    for (const QJsonValue unit : units) {
        for (const QJsonValue label : unit.toArray()) {
            if (label.isDouble())
                used.insert(label.toInt());
        }
    }
    const int lowest = used.empty() ? 0 : *used.begin();
    const int categories = used.empty() ? 0 : *used.rbegin() - lowest + 1;
    CountTable table(categories);
    for (const QJsonValue unit : units) {
        std::vector<int> row(static_cast<std::size_t>(categories), 0);
        for (const QJsonValue label : unit.toArray()) {
            if (label.isDouble())
                ++row[static_cast<std::size_t>(label.toInt() - lowest)];
        }
        table.append(row);
    }
    return table;
}

/// A contingency table of two raters: cell (a, b) items got a from the one and b from the other.
inline CountTable countTableOfCells(const QJsonArray& cells)
{
    const auto size = static_cast<std::size_t>(cells.size());
    CountTable table(static_cast<int>(size));
    for (std::size_t a = 0; a < size; ++a) {
        const std::vector<int> line = wholeNumbers(cells.at(static_cast<qsizetype>(a)).toArray());
        for (std::size_t b = 0; b < size; ++b) {
            std::vector<int> row(size, 0);
            ++row[a];
            ++row[b];
            for (int i = 0; i < line[b]; ++i)
                table.append(row);
        }
    }
    return table;
}

inline bool isNear(double found, double expected, double tolerance)
{
    return std::abs(found - expected) <= tolerance;
}

} // namespace subtext::stats::test

/// Fails with both numbers where they differ by more than `tolerance` (absolute) or `found`, a
/// double or an optional one, is none. Evaluates each argument once.
#define COMPARE_NEAR(found, expected, tolerance)                                                   \
    do {                                                                                           \
        const std::optional<double> nearFound = found;                                             \
        const double nearExpected = expected;                                                      \
        QVERIFY2(nearFound.has_value(), "there is no value");                                      \
        QVERIFY2(subtext::stats::test::isNear(*nearFound, nearExpected, tolerance),                \
                 qPrintable(QStringLiteral("found %1, expected %2")                                \
                                .arg(*nearFound, 0, 'g', 17)                                       \
                                .arg(nearExpected, 0, 'g', 17)));                                  \
    } while (false)
