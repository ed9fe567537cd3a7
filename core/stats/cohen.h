// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace subtext::stats {

/// Two raters, n items, k categories. The figures are none without items.
struct CohenKappa
{
    std::optional<double> kappa;         ///< None also where both raters use but one category.
    std::optional<double> observed;      ///< Share of equal labels.
    std::optional<double> standardError; ///< Asymptotic (Fleiss, Cohen & Everitt 1969, doi
                                         ///< 10.1037/h0028106, eq. 13); none without κ.
    std::optional<Interval> interval;    ///< Normal, within −1 … 1; none without κ.
    std::int64_t items = 0;

    bool operator==(const CohenKappa&) const = default;
};

/// Cohen's κ (1960, doi 10.1177/001316446002000104), unweighted. `table` is k × k, row-major: cell
/// (a, b) counts the items, ≥ 0 and at most 2^31 in all, that the first rater gave a and the second
/// b. `level` is between 0 and 1. O(k²).
CohenKappa cohenKappa(const std::vector<std::int64_t>& table, std::size_t categories,
                      double level = 0.95);

} // namespace subtext::stats
