// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"
#include "core/sync/folderfault.h"
#include "core/sync/seal.h"

#include <tl/expected.hpp>

namespace subtext {

// An invitation is good for the device that it names. That device shows by the invitation's secret
// that it is it, and says what it signs with from then on: in a shared folder in a file of its own,
// on a server in the row that says its key.

/// Whom an invitation is for.
struct InvitedDevice
{
    QString schema; ///< Of what the device says: a folder's is none of a server.
    Uuid study;
    Uuid device;
    Uuid person;
};

/// What an invitation to a team on a server signs with, of a secret that no server ever sees.
DeviceKeys invitationKeysOf(const QString& secret);

QByteArray shownKey(const InvitedDevice& whom, const QByteArray& publicKey,
                    const DeviceKeys& invitation);
/// What the device signs with. Seal: something else than the invitation sealed it. Foreign: it is
/// of another device.
tl::expected<QByteArray, FolderFault> keyShownIn(const QByteArray& text, const InvitedDevice& whom,
                                                 const QByteArray& invitation);

} // namespace subtext
