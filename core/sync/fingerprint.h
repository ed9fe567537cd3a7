// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/teamanswers.h"

namespace subtext {

// What people read to each other over the telephone: a number of 40 digits that says where every
// stream is that all of some readers read, so that whoever was given something else than the others
// finds out. A person who reads fewer streams has another number of all of them; so there is one
// for each circle of readers, of what everybody in it reads alike. Voices at the desk are in no
// circle's, since who reads which is a matter of rounds.

/// Of streams, in whatever order; those without entries are as if they were not there. In groups of
/// five digits.
QString fingerprintOf(const Uuid& study, const std::vector<StreamHead>& heads);

/// One for each circle that somebody of this role belongs to, the widest first. `heads`: all that
/// they may read.
std::vector<TeamFingerprint> fingerprintsOf(const Uuid& study, Role role,
                                            const std::vector<StreamHead>& heads);

/// "everybody", "staff", "coordinators", "file".
QLatin1String fingerprintCircleToken(FingerprintCircle circle);

} // namespace subtext
