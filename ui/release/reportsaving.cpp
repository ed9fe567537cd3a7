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

Result<QByteArray> pageOf(const QByteArray& svg, const ReportDocument& document)
{
    QByteArray page = charts::svgPage(svg, document.title);
    if (page.isEmpty())
        return fail(ErrorCode::IoFailure, document.stem);
    return page;
}

/// What of a report such a file is made of.
FileFormat sourceOf(FileFormat format)
{
    switch (format) {
    case FileFormat::Xlsx:
        return FileFormat::Csv;
    case FileFormat::Pdf:
        return FileFormat::Svg;
    case FileFormat::Svg:
    case FileFormat::Png:
    case FileFormat::Csv:
    case FileFormat::Tex:
        break;
    }
    return format;
}

} // namespace

std::vector<FileFormat> formatsOf(const ReportDocument& document)
{
    if (document.file(charts::suffixOf(FileFormat::Svg)))
        return {FileFormat::Svg, FileFormat::Pdf, FileFormat::Csv, FileFormat::Xlsx};
    return {FileFormat::Csv, FileFormat::Xlsx, FileFormat::Tex};
}

Result<QByteArray> bytesOf(const ReportDocument& document, FileFormat format)
{
    const QString ending = charts::suffixOf(sourceOf(format));
    const QByteArray* bytes = document.file(ending);
    if (!bytes)
        return fail(ErrorCode::IoFailure, document.stem + u'.' + ending);
    if (format == FileFormat::Xlsx)
        return workbookOf(*bytes);
    if (format == FileFormat::Pdf)
        return pageOf(*bytes, document);
    return *bytes;
}

} // namespace subtext
