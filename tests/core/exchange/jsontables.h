// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/textsource.h"
#include "core/exchange/tables/recordtable.h"

namespace subtext::test {

/// What a reader of rows makes of a whole text.
template <typename Read> Result<RecordTable> tableOf(const QByteArray& utf8, Read read)
{
    MemoryText text(utf8);
    TableSink sink;
    if (const auto done = read(text, sink); !done)
        return fail(done.error());
    return std::move(sink.table);
}

inline Result<RecordTable> readJson(const QByteArray& utf8)
{
    return tableOf(utf8,
                   [](TextSource& text, RowSink& sink) { return subtext::readJson(text, sink); });
}

inline Result<RecordTable> readJsonLines(const QByteArray& utf8)
{
    return tableOf(
        utf8, [](TextSource& text, RowSink& sink) { return subtext::readJsonLines(text, sink); });
}

} // namespace subtext::test
