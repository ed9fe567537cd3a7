// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace subtext::stats {

/// `values` is not empty.
double meanOfValues(const std::vector<double>& values);

/// Means of groups of values, shrunk to the mean of all by a one-way random-effects model by
/// moments, in which that mean weighs as much as σ² / τ² values, and one at least; 0 where there is
/// no value at all.
std::vector<double> shrunkMeans(const std::vector<std::vector<double>>& groups);

} // namespace subtext::stats
