// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <optional>
#include <span>
#include <vector>

namespace subtext::stats {

/// n items × k raters, row-major; NaN where a rating is missing.
struct RatingMatrix
{
    std::size_t raters = 0;
    std::vector<double> values;

    std::size_t items() const { return raters == 0 ? 0 : values.size() / raters; }
    std::span<const double> row(std::size_t item) const
    {
        return std::span(values).subspan(item * raters, raters);
    }
};

/// ICC(2,1) and the mean squares it is made of. Items with a missing rating are left out.
struct Icc
{
    std::optional<double> estimate;   ///< None: fewer than two items or raters, or no variance.
    std::optional<Interval> interval; ///< None where the F distribution gives none.
    double msRows = 0;                ///< Between items.
    double msColumns = 0;             ///< Between raters.
    double msError = 0;
    std::size_t items = 0; ///< That count.
    std::size_t leftOut = 0;

    bool operator==(const Icc&) const = default;
};

/// ICC(2,1): two-way random effects, absolute agreement, single rater (Shrout & Fleiss 1979,
/// doi 10.1037/0033-2909.86.2.420), with their F-based interval at `level`. O(n k).
Icc icc21(const RatingMatrix& ratings, double level = 0.95);

} // namespace subtext::stats
