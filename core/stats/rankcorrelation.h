// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace subtext::stats {

/// Ranks from 1; equal values share the mean of their ranks. O(n log n).
std::vector<double> averageRanks(std::span<const double> values);

/// Spearman's ρ: Pearson's correlation of average ranks (Spearman 1904, doi 10.2307/1412159). None
/// for fewer than two pairs or where one side does not vary. x and y have the same length.
std::optional<double> spearman(std::span<const double> x, std::span<const double> y);

} // namespace subtext::stats
