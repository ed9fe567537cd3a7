// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/courierline.h"
#include "core/sync/teamfile.h"

namespace subtext {

/// Whether the file has a part of a cut and not the rest (TeamFile::unreached). The cursors, which
/// stand before that cut, say nothing of the rows that came in the part: so the server must still
/// have what it had at its end. Errors: those of both; ServerUnreadable with "dropped" or
/// "altered" and the stream.
Result<bool> unreachedOf(CourierLine& line, TeamFile& file, const std::vector<StreamHead>& heads);

} // namespace subtext
