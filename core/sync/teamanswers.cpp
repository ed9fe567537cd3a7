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

} // namespace subtext
