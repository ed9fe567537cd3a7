// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"

#include <map>

namespace subtext {

class Study;

/// When each annotator's questions were answered last, in UTC milliseconds; without those who have
/// no reply.
Result<std::map<PersonId, qint64>> latestReplies(Study& study);

/// How many people work on a hand-out from before the latest reply to a question of theirs: only
/// another hand-out brings it, and none is written of a locked study. 0 of a study in a team, which
/// carries replies itself.
Result<qint64> peopleWithUnsentReplies(Study& study);

} // namespace subtext
