// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/latex.h"
#include "core/stats/bootstrap.h"

#include <concepts>
#include <optional>

namespace subtext {

/// A value as the CSV file has it. A number that is undefined is empty.
struct ReportValue
{
    QString text;
    bool isNumber = false;
};

/// One table of a report, as a paper prints it and unrounded.
struct ReportTable
{
    QString suffix;     ///< Of its files, where the same table is there of several questions or
                        ///< protocols.
    LatexTable printed; ///< makeReport() gives it its label.
    QByteArray csv;
    QStringList columns{};                        ///< Of the CSV file.
    std::vector<std::vector<ReportValue>> rows{}; ///< Of the CSV file, a value for each column.
};

struct ReportColumn
{
    QStringList names; ///< In the CSV file: several where its cells hold several values.
    QString title;     ///< In print.
};

ReportColumn column(const char* name, const char* title);

struct ReportCell
{
    QString text;          ///< In print.
    QStringList exact;     ///< In the CSV file: a value for each name of its column.
    bool isNumber = false; ///< What stands in the CSV file are numbers.
};
using ReportRow = std::vector<ReportCell>;

ReportCell wordCell(const QString& word, const QString& token);
template <std::integral N> ReportCell countCell(N count)
{
    const QString number = QString::number(count);
    return {number, {number}, true};
}
/// Three decimals in print; a dash there, and nothing in the CSV file, where it is undefined.
ReportCell numberCell(const std::optional<double>& value);
/// The same in percent, with one decimal in print; the CSV file has the share.
ReportCell percentCell(const std::optional<double>& share);
/// Of a count: undefined of nothing.
ReportCell percentCell(qint64 part, qint64 all);
/// For a column of two names.
ReportCell rangeCell(const std::optional<stats::Interval>& interval);
ReportCell yesNoCell(std::optional<bool> value);

/// Makes both forms of a table at once, so that they have the same cells.
class ReportTableMaker
{
public:
    ReportTableMaker(const QString& caption, const std::vector<ReportColumn>& columns,
                     const QString& suffix = {});

    /// A cell for each column.
    void add(const ReportRow& row);
    ReportTable take() { return std::move(m_table); }

private:
    ReportTable m_table;
};

} // namespace subtext
