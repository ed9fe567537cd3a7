// SPDX-License-Identifier: MIT
#include "core/report/reporttable.h"

#include "core/exchange/tables/csvtext.h"
#include "core/release/layout/figurecells.h"

namespace subtext {

ReportColumn column(const char* name, const char* title)
{
    return {{QString::fromUtf8(name)}, QString::fromUtf8(title)};
}

ReportCell wordCell(const QString& word, const QString& token)
{
    return {word, {token}};
}

ReportCell numberCell(const std::optional<double>& value)
{
    return {figureCell(value), {exactCell(value)}, true};
}

ReportCell percentCell(const std::optional<double>& share)
{
    return {
        share ? QString::number(100 * *share, 'f', 1) : figureCell({}), {exactCell(share)}, true};
}

ReportCell percentCell(qint64 part, qint64 all)
{
    if (all == 0)
        return percentCell(std::nullopt);
    return percentCell(static_cast<double>(part) / static_cast<double>(all));
}

ReportCell rangeCell(const std::optional<stats::Interval>& interval)
{
    if (!interval)
        return {intervalCell(interval), {QString(), QString()}, true};
    return {intervalCell(interval), {exactCell(interval->low), exactCell(interval->high)}, true};
}

ReportCell yesNoCell(std::optional<bool> value)
{
    if (!value)
        return {figureCell({}), {QString()}};
    const QString word = *value ? QStringLiteral("yes") : QStringLiteral("no");
    return {word, {word}};
}

ReportTableMaker::ReportTableMaker(const QString& caption, const std::vector<ReportColumn>& columns,
                                   const QString& suffix)
    : m_table{suffix, {caption, {}, {}, {}}, {}}
{
    for (const ReportColumn& column : columns) {
        m_table.columns += column.names;
        m_table.printed.header << column.title;
    }
    m_table.csv = csvRow(m_table.columns);
}

void ReportTableMaker::add(const ReportRow& row)
{
    QStringList texts;
    QStringList exact;
    std::vector<ReportValue> values;
    for (const ReportCell& cell : row) {
        texts << cell.text;
        exact += cell.exact;
        for (const QString& value : cell.exact)
            values.push_back({value, cell.isNumber});
    }
    m_table.printed.rows.push_back(texts);
    m_table.csv += csvRow(exact);
    m_table.rows.push_back(std::move(values));
}

} // namespace subtext
