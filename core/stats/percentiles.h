// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <optional>

namespace subtext::stats {

/// The percentile interval of B resampled values (Efron 1979, doi 10.1214/aos/1176344552): of the
/// sorted values the one at index ⌊B·(1−level)/2⌋ and the one at ⌊B·(1+level)/2⌋, at most the last.
/// None without values. Reorders them; O(B).
std::optional<Interval> percentileInterval(std::span<double> values, double level);

} // namespace subtext::stats
