// SPDX-License-Identifier: MIT
#include "core/stats/percentiles.h"

#include <algorithm>
#include <cmath>

namespace subtext::stats {
namespace {

/// ⌊count · share⌋ as it would be without rounding: 2000 · (1 − 0.9)/2 is 100, not 99.
std::ptrdiff_t rankAt(std::size_t count, double share)
{
    const double rank = std::floor(static_cast<double>(count) * share + 1e-9);
    return std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(rank), 0,
                                      static_cast<std::ptrdiff_t>(count) - 1);
}

} // namespace

std::optional<Interval> percentileInterval(std::span<double> values, double level)
{
    if (values.empty())
        return std::nullopt;
    const auto low = values.begin() + rankAt(values.size(), (1 - level) / 2);
    const auto high = values.begin() + rankAt(values.size(), (1 + level) / 2);
    std::nth_element(values.begin(), low, values.end());
    const double lowest = *low; // before the next line moves it
    std::nth_element(low, high, values.end());
    return Interval{lowest, *high};
}

} // namespace subtext::stats
