// SPDX-License-Identifier: MIT
#include "core/stats/labels.h"

#include <algorithm>
#include <map>

namespace subtext::stats {
namespace {

struct IsBefore
{
    bool operator()(std::span<const Label> a, std::span<const Label> b) const
    {
        return std::lexicographical_compare(
            a.begin(), a.end(), b.begin(), b.end(), [](const Label& x, const Label& y) {
                return x.rater != y.rater ? x.rater < y.rater : x.category < y.category;
            });
    }
};

/// The ratings sorted by item: those of item i are labels[first[i]] … labels[first[i + 1] − 1].
struct LabelsByItem
{
    std::vector<std::size_t> first; ///< items + 1
    std::vector<Label> labels;
};

/// Counting sort, stable.
LabelsByItem labelsByItem(const LabelList& list)
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

} // namespace

ItemKinds itemKinds(const LabelList& list)
{
    const LabelsByItem byItem = labelsByItem(list);
    ItemKinds kinds;
    kinds.first.push_back(0);
    std::map<std::span<const Label>, std::uint32_t, IsBefore> known;
    for (std::size_t item = 0; item + 1 < byItem.first.size(); ++item) {
        const auto labels =
            std::span(byItem.labels)
                .subspan(byItem.first[item], byItem.first[item + 1] - byItem.first[item]);
        const auto [at, isNew] =
            known.try_emplace(labels, static_cast<std::uint32_t>(known.size()));
        kinds.kindOf.push_back(at->second);
        if (!isNew)
            continue;
        for (const Label& label : labels)
            kinds.cells.push_back(static_cast<std::size_t>(label.rater) *
                                      static_cast<std::size_t>(list.categories) +
                                  static_cast<std::size_t>(label.category));
        kinds.first.push_back(kinds.cells.size());
    }
    return kinds;
}

} // namespace subtext::stats
