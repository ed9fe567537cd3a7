// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/courierline.h"
#include "core/sync/teamfile.h"

namespace subtext {

/// Says how many rows of the file wait to be sent, and how many were refused for good, so that
/// others see who has not sent everything. Nothing rests on it: where the line fails, it is said
/// the next time. Errors: those of the file.
Result<void> tellPresence(CourierLine& line, TeamFile& file);

/// The devices but for `own` that last said that the server lacks something of theirs. Whoever asks
/// is a coordinator's.
Result<std::vector<DeviceElsewhere>> devicesElsewhere(CourierLine& line, const Uuid& own);

} // namespace subtext
