// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace subtext::stats {

/// The smallest effect, as Cohen's w (1988, ch. 7), that a χ² test with `degreesOfFreedom` finds in
/// n observations with this power: w = √(λ/n), λ the non-centrality at which the non-central χ²
/// distribution exceeds the critical value so often; 0 where power ≤ alpha. None for n < 1,
/// degreesOfFreedom < 1, and alpha or power outside 0 … 1 (both ends excluded).
std::optional<double> detectableEffect(double n, int degreesOfFreedom, double alpha = 0.05,
                                       double power = 0.80);

/// √(χ²_crit/n), which the published paper prints: it has power of only about one half.
std::optional<double> criticalValueEffect(double n, int degreesOfFreedom, double alpha = 0.05);

} // namespace subtext::stats
