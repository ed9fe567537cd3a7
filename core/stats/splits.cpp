// SPDX-License-Identifier: MIT
#include "core/stats/splits.h"

#include "core/base/pythonrandom.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>

namespace subtext::stats {
namespace {

/// The items of one inner stratum, in the order of import.
struct Group
{
    int inner = 0;
    std::vector<std::size_t> items;
};

std::map<int, std::vector<Group>> groupsOf(std::span<const Stratum> items)
{
    std::map<int, std::vector<Group>> groups;
    for (std::size_t i = 0; i < items.size(); ++i) {
        std::vector<Group>& within = groups[items[i].outer];
        auto group = std::find_if(within.begin(), within.end(),
                                  [&](const Group& g) { return g.inner == items[i].inner; });
        if (group == within.end())
            group = within.insert(within.end(), Group{items[i].inner, {}});
        group->items.push_back(i);
    }
    return groups;
}

/// At least one; half to even, as CPython's round() and, in its default mode, nearbyint().
std::ptrdiff_t partOf(double fraction, std::ptrdiff_t n)
{
    const double rounded = std::nearbyint(fraction * static_cast<double>(n));
    return std::max<std::ptrdiff_t>(1, static_cast<std::ptrdiff_t>(rounded));
}

} // namespace

std::vector<Part> stratifiedSplit(std::span<const Stratum> items, std::uint64_t seed,
                                  const PartFractions& fractions)
{
    std::vector<Part> parts(items.size(), Part::Test);
    PythonRandom random(seed);
    for (auto& [outer, groups] : groupsOf(items)) {
        for (const Group& group : groups) {
            std::vector<std::size_t> shuffled = group.items;
            random.shuffle(shuffled);
            const std::ptrdiff_t n = std::ssize(shuffled);
            const std::ptrdiff_t train = partOf(fractions.train, n);
            std::ptrdiff_t validation = partOf(fractions.validation, n);
            if (train + validation >= n)
                validation = std::max<std::ptrdiff_t>(1, n - train - 1);
            for (std::ptrdiff_t i = 0; i < std::min(n, train + validation); ++i)
                parts[shuffled[static_cast<std::size_t>(i)]] =
                    i < train ? Part::Train : Part::Validation;
        }
    }
    return parts;
}

} // namespace subtext::stats
