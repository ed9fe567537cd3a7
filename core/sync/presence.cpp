// SPDX-License-Identifier: MIT
#include "core/sync/presence.h"

namespace subtext {

Result<void> tellPresence(CourierLine& line, TeamFile& file)
{
    const auto waiting = file.waitingCount();
    if (!waiting)
        return fail(waiting.error());
    const auto refused = file.refusedCount();
    if (!refused)
        return fail(refused.error());
    static_cast<void>(line.report(static_cast<int>(*waiting), static_cast<int>(*refused)));
    return {};
}

Result<std::vector<DeviceElsewhere>> devicesElsewhere(CourierLine& line, const Uuid& own)
{
    const auto members = line.status();
    if (!members)
        return fail(members.error());
    std::vector<DeviceElsewhere> elsewhere;
    for (const TeamMember& member : *members) {
        for (const TeamDevice& device : member.devices) {
            const qint64 lacking = qint64{device.waiting} + device.refused;
            if (!device.revokedAt && device.device != own && lacking > 0)
                elsewhere.push_back({device.device, member.code, lacking});
        }
    }
    return elsewhere;
}

} // namespace subtext
