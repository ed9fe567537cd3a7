// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/seal.h"

#include <QJsonObject>

#include <optional>

namespace subtext {

/// What a device, or an invitation, signs with: of its secret, the same each time.
DeviceKeys folderKeysOf(const QString& secret);

/// The 32 bytes of a SHA-256.
QByteArray folderDigest(QByteArrayView bytes);

/// An object with the seal of whoever wrote it below.
QByteArray sealedText(const QJsonObject& object, const DeviceKeys& keys);
/// None for anything that this key did not seal.
std::optional<QJsonObject> sealedObject(const QByteArray& text, const QByteArray& publicKey);

} // namespace subtext
