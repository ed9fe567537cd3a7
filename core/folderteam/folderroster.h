// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/uuid.h"
#include "core/sync/seal.h"
#include "core/sync/teamanswers.h"

#include <optional>
#include <vector>

namespace subtext {

/// A device that may take part.
struct FolderDevice
{
    Uuid device;
    Uuid person;
    QString code;
    QByteArray invitation; ///< The key of the invitation, by which the device shows that it is it.
    qint64 invitedAt = 0;
    qint64 validUntil = 0;
    std::optional<qint64> revokedAt;
    qint64 taken = 0; ///< Where it was revoked: how many of its files count.
};

/// What the coordinator's device says of the team: it alone writes it, and seals it.
struct FolderRoster
{
    Uuid study;
    Uuid device; ///< The coordinator's.
    Uuid person;
    QString code;
    QByteArray key; ///< The coordinator's.
    std::vector<FolderDevice> devices;
    qint64 number = 1;   ///< One more with each change.
    QByteArray digest{}; ///< Of the file that it was read from.

    const FolderDevice* find(const Uuid& of) const;
    Role roleOf(const Uuid& of) const { return of == device ? Role::Coordinator : Role::Annotator; }
};

/// The bytes of its file.
QByteArray sealedRoster(const FolderRoster& roster, const DeviceKeys& keys);
Result<void> writeRoster(const QString& path, const FolderRoster& roster, const DeviceKeys& keys);
/// Errors, each a `folderError`: FileMissing; FileUnreadable; MalformedFile where it is not what
/// that key sealed.
Result<FolderRoster> readRoster(const QString& path, const QByteArray& publicKey);

/// A device says that it took the invitation, and what it signs with from now on.
Result<void> writeDeviceKey(const QString& path, const Uuid& study, const FolderDevice& device,
                            const QByteArray& publicKey, const DeviceKeys& invitation);
tl::expected<QByteArray, FolderFault> readDeviceKey(const QString& path, const Uuid& study,
                                                    const FolderDevice& device);

} // namespace subtext
