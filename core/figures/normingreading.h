// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/closednorming.h"

#include <vector>

namespace subtext {

class StudyContext;
struct NormingStanding;

/// Those of the rounds that are closed, with the votes that count: first votes of whoever was not
/// left out, and second ones of whoever gave any. `rounds` are all, in the order in which they
/// began.
std::vector<ClosedNorming> closedNorming(const std::vector<NormingStanding>& rounds);

/// The same of a study. Errors: those of Norming::rounds.
Result<std::vector<ClosedNorming>> readClosedNorming(StudyContext& context);

} // namespace subtext
