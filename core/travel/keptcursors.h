// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/teamrecords.h"
#include "core/sync/teamfile.h"

namespace subtext {

// How far a stream was read, and where rows are, as the file keeps it.

/// The stream in which a row is noted to be. One of a kind that is unknown here is noted with the
/// scenes: nobody asks for it by its stream.
inline QString keptStreamOf(const WireRow& row)
{
    return streamKeyOf(row).value_or(streamKey(StreamClass::Scenes, {}, std::nullopt));
}

inline KeptCursor keptOf(const ReadStream& stream)
{
    const StreamCursor& cursor = stream.cursor;
    KeptCursor kept{stream.stream, cursor.key(), cursor.n(), cursor.head(), {}};
    for (const auto& [device, end] : cursor.chains())
        kept.chains[device] = {end.k, end.link};
    return kept;
}

inline StreamCursor cursorOf(const Uuid& study, const KeptCursor& kept)
{
    std::map<Uuid, StreamCursor::ChainEnd> chains;
    for (const auto& [device, end] : kept.chains)
        chains[device] = {end.k, end.link};
    return {study, kept.key, kept.n, kept.head, std::move(chains)};
}

/// Where a cut does not come to as many rows as its streams went on by.
inline Error otherCount(qint64 rows, qint64 expected)
{
    const QString what = rows < expected ? QStringLiteral("dropped") : QStringLiteral("altered");
    return {ErrorCode::ServerUnreadable, {}, 0, 0, what, QString::number(expected)};
}

} // namespace subtext
