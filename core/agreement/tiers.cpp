// SPDX-License-Identifier: MIT
#include "core/agreement/tiers.h"

#include <algorithm>

namespace subtext {

AgreementTiers tiersOf(const stats::CountTable& votes)
{
    constexpr int HighFrom = 67;
    constexpr int MiddleFrom = 34;
    AgreementTiers tiers;
    for (std::size_t item = 0; item < votes.items(); ++item) {
        const auto row = votes.row(item);
        const int all = stats::ratingsIn(row);
        if (all < 2)
            continue;
        const int percent = 100 * *std::max_element(row.begin(), row.end()) / all;
        ++(percent >= HighFrom ? tiers.high : percent >= MiddleFrom ? tiers.middle : tiers.low);
    }
    return tiers;
}

} // namespace subtext
