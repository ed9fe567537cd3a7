// SPDX-License-Identifier: MIT
#include "core/agreement/agreementsplits.h"

namespace subtext {

std::vector<stats::Part> splitItems(const AgreementInput& input, std::uint64_t seed)
{
    std::vector<stats::Stratum> strata;
    strata.reserve(input.items.size());
    for (const AgreementItem& item : input.items)
        strata.push_back({static_cast<int>(item.subtype), static_cast<int>(item.power)});
    return stats::stratifiedSplit(strata, seed);
}

} // namespace subtext
