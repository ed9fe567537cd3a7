// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <optional>

namespace subtext::stats {

struct GwetAc1
{
    std::optional<double> estimate;      ///< None: no item with two ratings, or one category only.
    std::optional<double> standardError; ///< Over the sampling of items; none below two items.
    std::optional<Interval> interval;    ///< t with n − 1 degrees of freedom; within −1 … 1.

    bool operator==(const GwetAc1&) const = default;
};

/// AC1 (Gwet 2008, doi 10.1348/000711006X126600) of n items × k categories, with the linearised
/// variance of his handbook (2014): chance agreement from every item with a rating, observed
/// agreement from those with two or more, as irrCAC's gwet.ac1.raw. k counts as given, unused
/// categories too: all ratings in one of them is full agreement, AC1 = 1. O(n k).
GwetAc1 gwetAc1(const CountTable& table, double level = 0.95);

} // namespace subtext::stats
