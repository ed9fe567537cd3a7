// SPDX-License-Identifier: MIT
#include "core/stats/entropy.h"

#include <cmath>

namespace subtext::stats {

double entropyBits(std::span<const double> shares)
{
    double bits = 0;
    for (const double share : shares) {
        if (share > 0 && share < 1)
            bits -= share * std::log2(share);
    }
    return bits;
}

} // namespace subtext::stats
