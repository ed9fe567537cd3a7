// SPDX-License-Identifier: MIT
#include "core/exchange/mappingfile.h"

#include "core/exchange/rows/columns.h"
#include "core/exchange/tables/textdecoder.h"

namespace subtext {

Result<ImportMapping> readMappingOf(const QString& path)
{
    constexpr qint64 MostBytes = 4LL * 1024 * 1024; // it is a page or two
    const auto bytes = readInput(path, MostBytes);
    if (!bytes)
        return fail(bytes.error());
    auto read = readMappingFile(*bytes);
    return read ? std::move(read) : fail(inFile(read.error(), path));
}

QStringList unknownFields(const Task& task, const ImportMapping& mapping)
{
    const ColumnNames names(task);
    QStringList unknown;
    QStringList said = mapping.columns.keys();
    said << mapping.values.keys() << mapping.scales.keys() << mapping.firstOf;
    for (const QString& field : std::as_const(said)) {
        if (!names.named(field) && !unknown.contains(field))
            unknown << field;
    }
    return unknown;
}

} // namespace subtext
