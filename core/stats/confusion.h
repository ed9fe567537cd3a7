// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace subtext::stats {

/// Symmetric pair counts, k × k, row-major: for every item and unordered pair of its ratings, equal
/// labels add one to the diagonal cell, different ones add one to both mirrored cells.
struct ConfusionMatrix
{
    std::size_t categories = 0;
    std::vector<std::int64_t> counts;

    std::int64_t at(std::size_t a, std::size_t b) const { return counts[a * categories + b]; }
    /// Row a, cell b as a share of row a; 0 for an empty row.
    double share(std::size_t a, std::size_t b) const;
    bool operator==(const ConfusionMatrix&) const = default;
};
ConfusionMatrix confusion(const CountTable& table);

/// Two different labels and how often they met on one item.
struct ConfusedPair
{
    std::size_t first = 0; ///< < second
    std::size_t second = 0;
    std::int64_t count = 0;

    bool operator==(const ConfusedPair&) const = default;
};
/// Off-diagonal counts over zero, each unordered pair once, most frequent first; equals in the
/// order of the categories.
std::vector<ConfusedPair> confusedPairs(const ConfusionMatrix& matrix);

/// Whether the two of a pair stand side by side on the ring of categories, where the last closes to
/// the first.
bool areNeighbours(const ConfusedPair& pair, std::size_t categories);

/// How many differing pairs are neighbours on the ring. By chance: 2/(k − 1), for k ≥ 3.
struct RingAdjacency
{
    std::int64_t differingPairs = 0;
    std::int64_t adjacent = 0;

    bool operator==(const RingAdjacency&) const = default;
};
RingAdjacency ringAdjacency(const ConfusionMatrix& matrix);

} // namespace subtext::stats
