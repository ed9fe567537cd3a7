// SPDX-License-Identifier: MIT
#include "core/stats/optionweight.h"

#include <numeric>

namespace subtext::stats {

std::optional<double> optionWeight(std::span<const double> shares, double total)
{
    const double apart = 1 - std::inner_product(shares.begin(), shares.end(), shares.begin(), 0.0);
    if (!(apart * WidestOptionWeight > total * (WidestOptionWeight + 1)))
        return std::nullopt;
    return total / (apart - total);
}

} // namespace subtext::stats
