// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/reportsaving.h"

#include "core/exchange/tables/recordtable.h"
#include "core/exchange/tables/workbookwriter.h"

#include <utility>

namespace subtext {
namespace {

using charts::FileFormat;

Result<QByteArray> workbookOf(const QByteArray& csv)
{
    auto table = readCsv(csv);
    if (!table)
        return fail(table.error());
    std::vector<QStringList> rows;
    for (RecordTable::Row& row : table->rows)
        rows.push_back(std::move(row.cells));
    return workbookFrom(table->columns, rows);
}

} // namespace

std::vector<FileFormat> formatsOf(const ReportDocument& document)
{
    if (document.file(charts::suffixOf(FileFormat::Svg)))
        return {FileFormat::Svg, FileFormat::Csv, FileFormat::Xlsx};
    return {FileFormat::Csv, FileFormat::Xlsx, FileFormat::Tex};
}

Result<QByteArray> bytesOf(const ReportDocument& document, FileFormat format)
{
    const bool isWorkbook = format == FileFormat::Xlsx;
    const QString name = charts::suffixOf(isWorkbook ? FileFormat::Csv : format);
    const QByteArray* bytes = document.file(name);
    if (!bytes)
        return fail(ErrorCode::IoFailure, document.stem + u'.' + name);
    if (isWorkbook)
        return workbookOf(*bytes);
    return *bytes;
}

} // namespace subtext
