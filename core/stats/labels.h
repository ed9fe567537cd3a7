// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace subtext::stats {

/// One rating: rater gave item this category, all counted from 0. A rater may rate an item again.
struct Label
{
    int item = 0;
    int rater = 0;
    int category = 0;
};

/// Ratings of `items` items by `raters` raters in `categories` categories, in any order. Every
/// number of a label is within its range.
struct LabelList
{
    int items = 0;
    int raters = 0;
    int categories = 0;
    std::vector<Label> labels;
};

/// Items with the same labels in the same order are of one kind: what a model finds for one of them
/// holds for all. Three raters and eight categories make 512 kinds, however many items there are.
/// Cells say who gave what: rater · categories + category.
struct ItemKinds
{
    std::vector<std::uint32_t> kindOf; ///< items; kinds are numbered as they first appear.
    std::vector<std::size_t> first;    ///< kinds + 1
    std::vector<std::size_t> cells;

    std::size_t items() const { return kindOf.size(); }
    std::size_t count() const { return first.size() - 1; }
    std::span<const std::size_t> cellsOf(std::size_t kind) const
    {
        return std::span(cells).subspan(first[kind], first[kind + 1] - first[kind]);
    }
};

/// O(labels · log kinds).
ItemKinds itemKinds(const LabelList& list);

} // namespace subtext::stats
