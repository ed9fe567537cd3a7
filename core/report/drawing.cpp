// SPDX-License-Identifier: MIT
#include "core/report/drawing.h"

#include "core/exchange/tables/csvtext.h"
#include "core/release/layout/figurecells.h"

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

QStringList wordsOf(std::initializer_list<const char*> words)
{
    QStringList all;
    for (const char* word : words)
        all << QString::fromLatin1(word);
    return all;
}

QByteArray csvOfContent(const DrawnBars& bars)
{
    QByteArray csv = csvRow(wordsOf({"name", "series", "value", "low", "high"}));
    for (std::size_t row = 0; row < bars.rows.size(); ++row) {
        for (std::size_t series = 0; series < bars.series.size(); ++series) {
            const DrawnValue& of = bars.values.at(row).at(series);
            csv += csvRow({bars.rows[row].token, bars.series[series].token, exactCell(of.value),
                           lowCell(of.interval), highCell(of.interval)});
        }
    }
    return csv;
}

QByteArray csvOfContent(const DrawnMatrix& matrix)
{
    QByteArray csv = csvRow(wordsOf({"row", "column", "share"}));
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            csv += csvRow({matrix.rows[row].token, matrix.columns[column].token,
                           exactCell(matrix.shares.at(row).at(column))});
    }
    return csv;
}

bool hasCounts(const DrawnPlane& plane)
{
    return std::any_of(plane.lines.begin(), plane.lines.end(), [](const DrawnLine& line) {
        return std::any_of(line.points.begin(), line.points.end(),
                           [](const DrawnPoint& point) { return point.n.has_value(); });
    });
}

QByteArray csvOfContent(const DrawnPlane& plane)
{
    const bool isCounted = hasCounts(plane);
    QStringList columns = wordsOf({"series", "name", "x", "y", "marked"});
    if (isCounted)
        columns << QStringLiteral("n");
    QByteArray csv = csvRow(columns);
    for (const DrawnLine& line : plane.lines) {
        for (const DrawnPoint& point : line.points) {
            QStringList cells{line.name.token, point.name.token, exactCell(point.x),
                              exactCell(point.y),
                              point.isMarked ? QStringLiteral("yes") : QStringLiteral("no")};
            if (isCounted)
                cells << (point.n ? QString::number(*point.n) : QString());
            csv += csvRow(cells);
        }
    }
    return csv;
}

} // namespace

DrawnName nameOf(const ReportCell& cell)
{
    return {cell.text, cell.exact.front()};
}

std::vector<DrawnName> optionNames(const Question& question)
{
    std::vector<DrawnName> names;
    for (const Option& option : question.options)
        names.push_back({option.word, option.token});
    return names;
}

std::vector<std::optional<double>> sharesOf(const std::vector<qint64>& counts)
{
    const qint64 all = std::accumulate(counts.begin(), counts.end(), qint64{0});
    std::vector<std::optional<double>> shares(counts.size());
    for (std::size_t i = 0; i < counts.size() && all > 0; ++i)
        shares[i] = static_cast<double>(counts[i]) / static_cast<double>(all);
    return shares;
}

QByteArray csvOf(const Drawing& drawing)
{
    return std::visit([](const auto& content) { return csvOfContent(content); }, drawing.content);
}

} // namespace subtext
