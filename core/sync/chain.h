// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/wirerow.h"

#include <QByteArray>

namespace subtext {

// What binds rows to their places. The server computes the same (`subtext.digest` and its
// neighbours); each value is the 32 bytes of a SHA-256.

/// Of a row with everything in it but its round.
QByteArray rowDigest(const Uuid& study, const WireRow& row);

/// What stands before the first row of a device in a stream: so that no row of one study, stream or
/// device can be passed off as one of another.
QByteArray firstLink(const Uuid& study, const QString& key, const Uuid& device);
QByteArray nextLink(const QByteArray& link, const QByteArray& digest);

/// What stands before the first entry of a stream.
QByteArray firstHead();
QByteArray nextHead(const QByteArray& head, const QByteArray& link);

} // namespace subtext
