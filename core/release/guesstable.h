// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

#include <optional>

namespace subtext {

/// guesses.csv, a row for each guess of what most others will say; none where the study does not
/// ask for it or nobody guessed.
std::optional<DataTable> guessTable(const ReleaseInput& input, const StudyIndex& publicStudy);

/// Whether the release has that table.
bool hasGuesses(const ReleaseInput& input, const StudyData& publicData);

} // namespace subtext
