// SPDX-License-Identifier: MIT
#include "core/evaluation/comparisons.h"

#include "core/evaluation/significance.h"

#include <algorithm>

namespace subtext::evaluation {
namespace {

std::vector<bool> hitsOf(std::span<const Cell> cells, int options)
{
    std::vector<bool> hits;
    hits.reserve(cells.size());
    for (const Cell cell : cells)
        hits.push_back(isHit(cell, options));
    return hits;
}

std::optional<stats::Interval> differenceInterval(const ComparedSet& first,
                                                  const ComparedSet& second)
{
    const auto items = static_cast<double>(first.cells.size());
    std::vector<double> differences;
    const std::size_t resamples = std::min(first.resampled.size(), second.resampled.size());
    for (std::size_t i = 0; i < resamples; ++i)
        differences.push_back((first.resampled[i] - second.resampled[i]) / items);
    return percentileInterval(differences);
}

} // namespace

std::vector<Comparison> compareAll(std::span<const ComparedSet> sets, int options)
{
    std::vector<std::vector<bool>> hits;
    for (const ComparedSet& set : sets)
        hits.push_back(hitsOf(set.cells, options));
    std::vector<Comparison> comparisons;
    std::vector<double> p;
    for (std::size_t a = 0; a < sets.size(); ++a) {
        for (std::size_t b = a + 1; b < sets.size(); ++b) {
            Comparison comparison;
            comparison.first = static_cast<int>(a);
            comparison.second = static_cast<int>(b);
            for (std::size_t i = 0; i < hits[a].size(); ++i) {
                comparison.onlyFirst += hits[a][i] && !hits[b][i] ? 1 : 0;
                comparison.onlySecond += hits[b][i] && !hits[a][i] ? 1 : 0;
            }
            if (!hits[a].empty())
                comparison.difference =
                    static_cast<double>(comparison.onlyFirst - comparison.onlySecond) /
                    static_cast<double>(hits[a].size());
            comparison.interval = differenceInterval(sets[a], sets[b]);
            comparison.mcnemarP = mcnemarP(comparison.onlyFirst, comparison.onlySecond);
            p.push_back(comparison.mcnemarP);
            comparisons.push_back(comparison);
        }
    }
    const std::vector<double> adjusted = holm(p);
    for (std::size_t i = 0; i < comparisons.size(); ++i)
        comparisons[i].holmP = adjusted[i];
    return comparisons;
}

} // namespace subtext::evaluation
