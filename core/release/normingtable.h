// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

#include <optional>

namespace subtext {

/// How many closed norming rounds have a vote on a scenario that leaves.
qsizetype releasedNormingRounds(const ReleaseInput& input, const StudyData& publicData);

/// norming.csv, a row for each vote of closed norming rounds; none where there is none. People are
/// called as in annotations.csv.
std::optional<DataTable> normingTable(const ReleaseInput& input, const StudyIndex& publicStudy);

} // namespace subtext
