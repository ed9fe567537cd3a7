// SPDX-License-Identifier: MIT
#include "core/agreement/agreementsplits.h"

#include <map>

namespace subtext {

std::vector<stats::Part> splitItems(const AgreementInput& input, std::uint64_t seed)
{
    std::map<QString, int> placeOf;
    for (const AgreementItem& item : input.items)
        placeOf.emplace(item.group, 0);
    int place = 0;
    for (auto& [group, at] : placeOf)
        at = place++;
    std::vector<stats::Stratum> strata;
    strata.reserve(input.items.size());
    for (const AgreementItem& item : input.items)
        strata.push_back({placeOf.at(item.group), static_cast<int>(item.power)});
    return stats::stratifiedSplit(strata, seed);
}

} // namespace subtext
