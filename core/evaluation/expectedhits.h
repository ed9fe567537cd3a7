// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace subtext::evaluation {

/// How often answers are expected to be gold, where an item's gold label may be one of several that
/// are as likely.
struct ExpectedHits
{
    double correct = 0;
    std::int64_t items = 0; ///< That take part and have a gold label; no answer is wrong.

    /// correct ÷ items: with labels that are certain, HardScores::accuracy.
    std::optional<double> accuracy() const;
    bool operator==(const ExpectedHits&) const = default;
};

/// What one item adds: its gold labels, none of them twice, and the answer by the place of its
/// option.
void add(ExpectedHits& hits, const std::vector<Choice>& gold, std::optional<int> answer);

} // namespace subtext::evaluation
