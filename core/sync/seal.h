// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace subtext {

/// What a device signs with: Ed25519 (RFC 8032). The secret half never leaves the device's
/// keychain.
struct DeviceKeys
{
    QByteArray publicKey; ///< 32 bytes.
    QByteArray secretKey; ///< 64 bytes.
};

/// From 32 bytes that nobody can guess. The same bytes give the same keys.
DeviceKeys deviceKeysFrom(const QByteArray& seed);
/// Of a kept secret, the same each time. `purpose`: one line, which keeps the keys apart from
/// whatever else is made of the secret.
DeviceKeys deviceKeysOf(const QByteArray& purpose, const QString& secret);

/// 64 bytes by which the device answers for its chain up to `link`, and for its own audit chain up
/// to `anchor`: neither can be computed anew afterwards. Both are 32 bytes.
QByteArray sealOf(const QByteArray& link, const QByteArray& anchor, const QByteArray& secretKey);

/// False also where anything is of another length.
bool isSealOf(const QByteArray& seal, const QByteArray& link, const QByteArray& anchor,
              const QByteArray& publicKey);

} // namespace subtext
