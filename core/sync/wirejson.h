// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/wirerow.h"

#include <QByteArray>

#include <vector>

namespace subtext {

/// A row with its place in the chain of its device.
struct LinkedRow
{
    WireRow row;
    qint64 k = 0;      ///< From 1, without a gap, in each stream.
    QByteArray link;   ///< 32 bytes.
    QByteArray seal;   ///< 64 bytes, or none: see `core/sync/seal.h`.
    QByteArray anchor; ///< 32 bytes where there is a seal.

    bool operator==(const LinkedRow&) const = default;
};

/// The argument of the server's `push`.
QByteArray batchJson(const std::vector<LinkedRow>& rows);

/// One row with its place, as a file keeps it until it is asked for again.
QByteArray packetOf(const LinkedRow& row);
/// None for what `packetOf` does not make.
std::optional<LinkedRow> linkedRowOf(const QByteArray& packet);

} // namespace subtext
