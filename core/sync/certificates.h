// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/devicekey.h"
#include "core/sync/shownkey.h"

#include <map>
#include <set>
#include <vector>

namespace subtext {

// Whoever invites somebody says on the server, in a row, which device the invitation is for and
// what it signs with. Its secret goes with the invitation and the server never sees it; so a device
// that was made up there can show by none that it was invited.

/// The device of an invitation, as it says its key on a server.
InvitedDevice invitedToServer(const Uuid& study, const Uuid& device, const Uuid& person);

/// `invitation`: the public key of the invitation.
WireRow certificateRow(const Uuid& study, const Uuid& person, const Uuid& device,
                       const QByteArray& invitation, qint64 at);

/// Which devices were invited, by what all of them said. Whether that follows and is sealed is for
/// others to find out.
class Certificates
{
public:
    explicit Certificates(Uuid study)
        : m_study(study)
    {}

    void take(const StreamEntry& entry);

    /// Whether the device says here what it signs with.
    bool hasSaid(const Uuid& device) const { return m_devices.contains(device); }
    /// Those that were invited by one of these: by devices of coordinators, or for a further device
    /// of its own person by any. `certifiers`: the coordinator's first, which nobody invited.
    std::set<Uuid> invited(const std::set<Uuid>& certifiers) const;

private:
    struct Certificate
    {
        Uuid by; ///< Device.
        Uuid person;
        Uuid device;
        QByteArray invitation;
    };
    struct SaidKey
    {
        Uuid person;
        QByteArray key;
        QByteArray shown;
    };
    struct Coordinating
    {
        Uuid by; ///< Device.
        Uuid person;
    };

    bool isShown(const Certificate& certificate) const;
    Uuid personOf(const Uuid& device) const;

    Uuid m_study;
    std::map<Uuid, SaidKey> m_devices;
    std::vector<Certificate> m_certificates;
    std::vector<Coordinating> m_coordinating;
};

} // namespace subtext
