// SPDX-License-Identifier: MIT
#include "core/sync/teamanswers.h"

#include <algorithm>

namespace subtext {

bool TeamMember::hasJoined() const
{
    return std::any_of(devices.begin(), devices.end(), [](const TeamDevice& device) {
        return device.enrolledAt && !device.revokedAt;
    });
}

std::optional<qint64> TeamMember::openInvitation(qint64 nowMs) const
{
    std::optional<qint64> until;
    for (const TeamDevice& device : devices) {
        const bool isOpen = !device.enrolledAt && !device.revokedAt && device.validUntil > nowMs;
        if (isOpen)
            until = std::max(until.value_or(0), device.validUntil);
    }
    return until;
}

InvitationStanding invitationStanding(const TeamMember* member, Role role, bool isOneself,
                                      bool isByFolder, qint64 nowMs)
{
    if (member && member->revokedAt)
        return InvitationStanding::CutOff;
    if (isByFolder && role != Role::Annotator)
        return InvitationStanding::OnlyToServers;
    if (isOneself)
        return InvitationStanding::Oneself;
    if (member && member->hasJoined())
        return InvitationStanding::TakesPart;
    if (member && member->isWithdrawn)
        return InvitationStanding::DroppedOut;
    return member && member->openInvitation(nowMs) ? InvitationStanding::Invited
                                                   : InvitationStanding::ToInvite;
}

} // namespace subtext
