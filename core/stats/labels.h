// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
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

/// The ratings once more, sorted by item: those of item i are labels[first[i]] …
/// labels[first[i + 1] − 1].
struct LabelsByItem
{
    std::vector<std::size_t> first; ///< items + 1
    std::vector<Label> labels;
};

/// Counting sort, stable. O(n).
inline LabelsByItem labelsByItem(const LabelList& list)
{
    LabelsByItem sorted;
    sorted.first.assign(static_cast<std::size_t>(list.items) + 1, 0);
    for (const Label& label : list.labels)
        ++sorted.first[static_cast<std::size_t>(label.item) + 1];
    for (std::size_t i = 1; i < sorted.first.size(); ++i)
        sorted.first[i] += sorted.first[i - 1];
    std::vector<std::size_t> next = sorted.first;
    sorted.labels.resize(list.labels.size());
    for (const Label& label : list.labels)
        sorted.labels[next[static_cast<std::size_t>(label.item)]++] = label;
    return sorted;
}

} // namespace subtext::stats
