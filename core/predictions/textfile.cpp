// SPDX-License-Identifier: MIT
#include "core/predictions/textfile.h"

#include "core/exchange/inputfile.h"
#include "core/exchange/tablesink.h"

namespace subtext::evaluation {

Result<RecordTable> readCsvFile(const QString& path)
{
    const auto text = openTextFile(path);
    if (!text)
        return fail(text.error());
    TableSink sink;
    if (const auto read = readCsv(*text->text, sink); !read)
        return fail(inFile(read.error(), path));
    return std::move(sink.table);
}

std::optional<qsizetype> columnOf(const QStringList& columns, const QString& name)
{
    const qsizetype at = columns.indexOf(name, 0);
    if (at >= 0)
        return at;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (columns.at(i).compare(name, Qt::CaseInsensitive) == 0)
            return i;
    }
    return std::nullopt;
}

} // namespace subtext::evaluation
