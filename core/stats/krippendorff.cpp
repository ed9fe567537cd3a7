// SPDX-License-Identifier: MIT
#include "core/stats/krippendorff.h"

#include <algorithm>
#include <vector>

namespace subtext::stats {
namespace {

/// δ² of every two categories, k × k, row-major; only a < b is filled. `totals`: pairable ratings
/// in each category.
std::vector<double> squaredDistances(const std::vector<double>& totals, Metric metric)
{
    const std::size_t k = totals.size();
    std::vector<double> squared(k * k, 0.0);
    for (std::size_t a = 0; a < k; ++a) {
        double ranks = totals[a] / 2; // between the middle of a and the middle of b
        for (std::size_t b = a + 1; b < k; ++b) {
            ranks += totals[b];
            const double between = ranks - totals[b] / 2;
            const auto steps = static_cast<double>(b - a);
            double& cell = squared[a * k + b];
            switch (metric) {
            case Metric::Nominal:
                cell = 1;
                break;
            case Metric::Ordinal:
                cell = between * between;
                break;
            case Metric::Interval:
                cell = steps * steps;
                break;
            }
        }
    }
    return squared;
}

/// Σ over a < b of n_a n_b δ²(a, b).
template <typename Counts>
double weightedPairs(const Counts& counts, const std::vector<double>& squared)
{
    const std::size_t k = counts.size();
    double sum = 0;
    for (std::size_t a = 0; a < k; ++a) {
        if (counts[a] == 0)
            continue;
        double row = 0;
        for (std::size_t b = a + 1; b < k; ++b)
            row += counts[b] * squared[a * k + b];
        sum += counts[a] * row;
    }
    return sum;
}

} // namespace

std::optional<double> krippendorffAlpha(const CountTable& table, Metric metric)
{
    std::vector<double> totals(table.categories(), 0.0);
    double total = 0;
    for (std::size_t item = 0; item < table.items(); ++item) {
        const auto row = table.row(item);
        if (const int ratings = ratingsIn(row); ratings >= 2) {
            total += ratings;
            for (std::size_t j = 0; j < row.size(); ++j)
                totals[j] += row[j];
        }
    }
    const auto isUsed = [](double count) { return count > 0; };
    if (std::count_if(totals.begin(), totals.end(), isUsed) < 2)
        return std::nullopt;

    const std::vector<double> squared = squaredDistances(totals, metric);
    double observed = 0;
    for (std::size_t item = 0; item < table.items(); ++item) {
        const auto row = table.row(item);
        if (const int ratings = ratingsIn(row); ratings >= 2)
            observed += weightedPairs(row, squared) / (ratings - 1);
    }
    // D_o = 2 observed / N and D_e = 2 Σ N_a N_b δ² / (N (N − 1)).
    return 1 - (total - 1) * observed / weightedPairs(totals, squared);
}

} // namespace subtext::stats
