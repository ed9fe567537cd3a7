// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace subtext::topics {

/// Points of one number of dimensions.
using Points = std::vector<std::vector<double>>;

/// Each point by itself divided by its length; one of length 0 stays. Distances are then those of
/// directions, which is what embeddings are compared by.
Points ofLengthOne(const Points& points);

struct Clusters
{
    std::vector<int> of; ///< Of each point: its cluster, from 0. The largest is 0; of equal ones
                         ///< that with the earlier point comes first.
    double inertia = 0;  ///< Sum of the squared distances to the centres.
};

/// k-means (Lloyd 1982) from centres chosen as in k-means++ (Arthur, Vassilvitskii 2007), the best
/// of `starts`; draws are PythonRandom's. A point as near to two centres goes to the first; a
/// cluster that lost its points gets the point that is farthest from its own centre. 1 ≤ k ≤ number
/// of points. Errors: Cancelled.
Result<Clusters> kMeans(const Points& points, int k, std::uint64_t seed, int starts = 4,
                        const CancelToken& cancel = {});

/// Of inertias for k = first, first + 1, …: the k of which the point lies farthest below the line
/// from the first to the last, both axes scaled to 0 … 1; the smallest of equal ones. None for
/// fewer than three, or where none lies below.
std::optional<int> elbow(const std::vector<double>& inertias, int first);

struct FlatMap
{
    std::vector<std::array<double, 2>> at;
    std::array<double, 2> share{}; ///< Of the variance that each axis shows; 0 without variance.
};
/// The first two principal components. The sign of each is such that its weight of greatest size
/// is positive.
FlatMap flatMap(const Points& points);

} // namespace subtext::topics
