// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <optional>

namespace subtext::stats {

/// Fleiss' κ and its parts. Items with fewer than two ratings are left out and counted.
struct FleissKappa
{
    std::optional<double> kappa;    ///< None: undefined (no item left, or expected agreement 1).
    std::optional<double> observed; ///< P̄, the percent agreement as a share; none without items.
    std::optional<double> expected; ///< P_e.
    std::vector<double> shares; ///< p_j, pooled over the ratings of the items that count; else 0.
    std::size_t items = 0;      ///< That count.
    std::size_t leftOut = 0;

    bool operator==(const FleissKappa&) const = default;
};

/// κ = (P̄ − P_e)/(1 − P_e) (Fleiss 1971, doi 10.1037/h0031619); unequal numbers of ratings are
/// allowed: P_i uses its item's own number, p_j pools. O(n k).
FleissKappa fleissKappa(const CountTable& table);

/// κ of each category against all others: Fleiss' κ of the table collapsed to two columns. None
/// where undefined, as for a category that nobody or everybody chose.
std::vector<std::optional<double>> fleissKappaByCategory(const CountTable& table);

/// Words for the strength of agreement (Landis & Koch 1977, doi 10.2307/2529310).
enum class Strength { Poor, Slight, Fair, Moderate, Substantial, AlmostPerfect };

/// < 0 poor, ≤ .20 slight, ≤ .40 fair, ≤ .60 moderate, ≤ .80 substantial, else almost perfect; of
/// the unrounded value.
Strength strengthOf(double kappa);
/// "poor", "slight", "fair", "moderate", "substantial", "almost perfect".
const char* strengthToken(Strength strength);

} // namespace subtext::stats
