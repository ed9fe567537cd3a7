// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/answers.h"

#include <span>

namespace subtext::evaluation {

/// How far values of one dimension lie from those that they are compared with.
struct ScaleFit
{
    std::int64_t n = 0;            ///< Pairs.
    std::optional<double> mae;     ///< Mean absolute error; none without pairs.
    std::optional<double> pearson; ///< None below three pairs, or where one side does not vary.

    bool operator==(const ScaleFit&) const = default;
};
/// x and y have the same length.
ScaleFit scaleFit(std::span<const double> x, std::span<const double> y);

struct ScaleScores
{
    ScaleFit fit;
    std::int64_t invalid = 0; ///< Values that are none.

    bool operator==(const ScaleScores&) const = default;
};

/// A set's value on one scale beside the mean of the item's raters.
struct ScalePair
{
    std::size_t item = 0; ///< Index into the items.
    double given = 0;
    double reference = 0;

    bool operator==(const ScalePair&) const = default;
};
/// Of the items that have both, in their order.
std::vector<ScalePair> scalePairs(const std::vector<const Item*>& items,
                                  const std::vector<const ItemAnswer*>& answers,
                                  std::size_t dimension);

/// By dimension: a set's values against the mean of each item's raters, over the items with both.
std::array<ScaleScores, VadCount> scaleScores(const std::vector<const Item*>& items,
                                              const std::vector<const ItemAnswer*>& answers);

} // namespace subtext::evaluation
