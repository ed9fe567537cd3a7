// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/hardscores.h"
#include "core/evaluation/resampling.h"

namespace subtext::evaluation {

/// One set of answers, as it is compared with others on the same items.
struct ComparedSet
{
    std::span<const Cell> cells;             ///< In the order that all of them share.
    std::span<const std::int32_t> resampled; ///< Correct of each resample; the same draws for all.
};

/// Two sets are told apart where the adjusted p of their comparison is below.
inline constexpr double ApartBelow = 0.05;

struct Comparison
{
    int first = 0; ///< Index of the set.
    int second = 0;
    std::optional<double> difference;        ///< Of accuracies; none without items.
    std::optional<stats::Interval> interval; ///< None where their draws are not the same ones.
    std::int64_t onlyFirst = 0;              ///< Items that only one of them got right.
    std::int64_t onlySecond = 0;
    double mcnemarP = 1;
    double holmP = 1; ///< Adjusted for all comparisons on these items.

    /// The one rule of every mark, word and figure that says so.
    bool isToldApart() const { return holmP < ApartBelow; }

    bool operator==(const Comparison&) const = default;
};

/// Every pair once, the earlier set first.
std::vector<Comparison> compareAll(std::span<const ComparedSet> sets, int options);

} // namespace subtext::evaluation
