// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"

#include <optional>
#include <vector>

namespace subtext {

/// How often the label of the rater in each shown place became the gold label.
struct PositionPicks
{
    std::vector<qint64> picks; ///< Entry 0: the first place.
    qint64 none = 0;           ///< Decided for a label that nobody had, or as ambiguous.

    qint64 total() const; ///< Over the places, without `none`.
    bool operator==(const PositionPicks&) const = default;
};

/// Is the first place picked as often as chance would?
struct PositionTest
{
    /// Exact two-sided binomial test of the first place against 1/places: the sum of all
    /// probabilities that are no larger than the observed one, with a slack of 1e-7 of it for
    /// rounding, as R's binom.test.
    std::optional<double> firstP;
    std::optional<double> chiSquare;  ///< Of all places against equal shares.
    std::optional<double> chiSquareP; ///< places − 1 degrees of freedom.
};
/// None of the figures without a pick or with fewer than two places. Both tests take the picks for
/// independent, each of one place: count items whose raters all differ. O(places + log picks).
PositionTest testPositions(const PositionPicks& picks);

} // namespace subtext
