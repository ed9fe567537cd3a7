// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace subtext::stats {

/// Shannon's entropy of shares that add up to 1, in bits: 0 where all lies on one. Shares that are
/// no numbers, as of nothing, count for nothing. O(n).
double entropyBits(std::span<const double> shares);

} // namespace subtext::stats
