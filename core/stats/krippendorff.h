// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <optional>

namespace subtext::stats {

/// How far two values are apart for Krippendorff's α.
enum class Metric {
    Nominal,  ///< Equal or not.
    Ordinal,  ///< By the ranks between them; categories stand in their order.
    Interval, ///< Squared difference of the category's index.
};

/// Krippendorff's α = 1 − D_o/D_e (Krippendorff 2004, Content Analysis, ch. 11) of n items × k
/// categories; unequal and missing ratings allowed, items with fewer than two left out. None where
/// undefined: no item left, or only one value in use. O(n k²).
std::optional<double> krippendorffAlpha(const CountTable& table, Metric metric);

} // namespace subtext::stats
