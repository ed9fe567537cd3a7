// SPDX-License-Identifier: MIT
#include "core/evaluation/expectedhits.h"

#include <algorithm>

namespace subtext::evaluation {

std::optional<double> ExpectedHits::accuracy() const
{
    if (items == 0)
        return std::nullopt;
    return correct / static_cast<double>(items);
}

void add(ExpectedHits& hits, const std::vector<Choice>& gold, std::optional<int> answer)
{
    if (gold.empty())
        return;
    ++hits.items;
    const bool isAmong = std::any_of(gold.begin(), gold.end(),
                                     [&](Choice label) { return indexOf(label) == answer; });
    hits.correct += isAmong ? 1.0 / static_cast<double>(gold.size()) : 0.0;
}

} // namespace subtext::evaluation
