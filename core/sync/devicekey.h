// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/seal.h"
#include "core/sync/teamfile.h"

namespace subtext {

// How a device says on a server what it signs with: in a row of its own, the first that it sends.
// A file keeps what it met first with its cursors, so that no other key is believed afterwards,
// and keeps it too where the server was restored.

/// What a device signs with on a server, of a secret that is kept for nothing else.
DeviceKeys serverKeysOf(const QString& secret);

/// The row by which a device says it. `at`: when, in UTC milliseconds.
WireRow deviceRow(const Uuid& study, const Uuid& person, const Uuid& device,
                  const QByteArray& publicKey, qint64 at);
/// The public key that a row says; none in rows of any other kind, or where it is no key.
std::optional<QByteArray> keyIn(const WireRow& row);

/// The key of a device as a file keeps it: a stream of nobody's, without rows, whose head it is.
ReadStream keptKey(const Uuid& study, const Uuid& device, const QByteArray& publicKey);
/// Whether a cursor is such a key, and no stream of the server's.
bool isKeptKey(const StreamCursor& cursor);
/// None where the device was not met yet.
std::optional<QByteArray> keptKeyOf(const Uuid& study, const Uuid& device,
                                    const std::map<Uuid, StreamCursor>& cursors);

} // namespace subtext
