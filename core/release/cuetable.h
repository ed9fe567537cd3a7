// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

#include <optional>

namespace subtext {

/// cues.csv, a row for each stretch of a scene that somebody marked; none where the study does not
/// ask for cue words, or nobody marked any.
std::optional<DataTable> cueTable(const ReleaseInput& input, const StudyIndex& publicStudy);

} // namespace subtext
