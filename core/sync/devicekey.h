// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/seal.h"
#include "core/sync/teamanswers.h"
#include "core/sync/teamfile.h"

#include <set>

namespace subtext {

// How a device says on a server what it signs with: in a row of its own, the first that it sends.
// A file keeps what it met first with its cursors, so that no other key is believed afterwards,
// and keeps it too where the server was restored.

/// What a device signs with on a server, of a secret that is kept for nothing else.
DeviceKeys serverKeysOf(const QString& secret);

/// The row by which a device says it. `at`: when, in UTC milliseconds. `shown`: how it shows that
/// it was invited, see `shownKey`; empty: by nothing.
WireRow deviceRow(const Uuid& study, const Uuid& person, const Uuid& device,
                  const QByteArray& publicKey, qint64 at, const QByteArray& shown = {});
/// The public key that a row says; none in rows of any other kind, or where it is no key.
std::optional<QByteArray> keyIn(const WireRow& row);
/// How it shows in the same row that it was invited; empty: by nothing.
QByteArray shownIn(const WireRow& row);

/// The key of a device as a file keeps it: a stream of nobody's, without rows, whose head it is.
ReadStream keptKey(const Uuid& study, const Uuid& device, const QByteArray& publicKey);
/// Whether a cursor is such a key, or says whose they are, and is no stream of the server's.
bool isKeptKey(const StreamCursor& cursor);
/// None where the device was not met yet.
std::optional<QByteArray> keptKeyOf(const Uuid& study, const Uuid& device,
                                    const std::map<Uuid, StreamCursor>& cursors);

// Kept beside the keys, in the same way: the key of the device whose invitations count, which is
// the coordinator's first, which devices were found to have been invited, and who watches the
// desks.

ReadStream keptCertifier(const Uuid& study, const QByteArray& publicKey);
/// None where nobody certifies: the team is of before coordinators did.
std::optional<QByteArray> keptCertifierOf(const Uuid& study,
                                          const std::map<Uuid, StreamCursor>& cursors);
/// Devices that were met with that key.
std::set<Uuid> devicesWithKey(const QByteArray& publicKey,
                              const std::map<Uuid, StreamCursor>& cursors);
ReadStream keptInvited(const Uuid& study, const Uuid& device);
/// Says of the devices that take part which of them are unproved for a file. `own`: its device.
void markUnproved(std::vector<TeamMember>& members, const Uuid& study, const Uuid& own,
                  const std::map<Uuid, StreamCursor>& cursors);
bool isKeptAsInvited(const Uuid& study, const Uuid& device,
                     const std::map<Uuid, StreamCursor>& cursors);

/// The row by which a coordinator says that they read the desks before they open, and decide
/// nothing any more. It is not taken back.
WireRow watchRow(const Uuid& study, const Uuid& person, qint64 at);
bool isWatchRow(const WireRow& row);
ReadStream keptWatcher(const Uuid& study, const Uuid& person);
bool isKeptWatcher(const StreamCursor& cursor);

} // namespace subtext
