// SPDX-License-Identifier: MIT
#include "core/stats/cohen.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <cmath>

namespace subtext::stats {
namespace {

/// The table's sums, in whole numbers, so that full agreement gives 1 and 0 exactly.
struct CohenSums
{
    CohenSums(const std::vector<std::int64_t>& table, std::size_t categories)
        : ofFirst(categories, 0)
        , ofSecond(categories, 0)
    {
        for (std::size_t a = 0; a < categories; ++a) {
            for (std::size_t b = 0; b < categories; ++b) {
                const std::int64_t count = table[a * categories + b];
                ofFirst[a] += count;
                ofSecond[b] += count;
                items += count;
                differing += a == b ? 0 : count;
            }
        }
        expectedDiffering = items * items;
        for (std::size_t a = 0; a < categories; ++a)
            expectedDiffering -= ofFirst[a] * ofSecond[a];
    }

    std::vector<std::int64_t> ofFirst; ///< Items by the first rater's category.
    std::vector<std::int64_t> ofSecond;
    std::int64_t items = 0;
    std::int64_t differing = 0;         ///< n (1 − p_o)
    std::int64_t expectedDiffering = 0; ///< n² (1 − p_e)
};

/// Equation 13 is the variance of x over the items, divided by n (1 − p_e)⁴, where an item in cell
/// (a, b) has x = [a = b] (1 − p_e) − (1 − p_o)(p_·a + p_b·): the bracketed term that it subtracts
/// last is the mean of x. In that form nothing cancels. Here x stands n² times as large.
double standardError(const std::vector<std::int64_t>& table, const CohenSums& sums)
{
    const std::size_t categories = sums.ofFirst.size();
    const auto n = static_cast<double>(sums.items);
    const auto expected = static_cast<double>(sums.expectedDiffering);
    const auto x = [&](std::size_t a, std::size_t b) {
        const auto used = static_cast<double>(sums.ofSecond[a] + sums.ofFirst[b]);
        return (a == b ? expected : 0.0) - static_cast<double>(sums.differing) * used;
    };
    double mean = 0;
    for (std::size_t cell = 0; cell < table.size(); ++cell)
        mean += static_cast<double>(table[cell]) * x(cell / categories, cell % categories);
    mean /= n;
    double squares = 0;
    for (std::size_t cell = 0; cell < table.size(); ++cell) {
        const double deviation = x(cell / categories, cell % categories) - mean;
        squares += static_cast<double>(table[cell]) * deviation * deviation;
    }
    return n * std::sqrt(squares) / (expected * expected);
}

} // namespace

CohenKappa cohenKappa(const std::vector<std::int64_t>& table, std::size_t categories, double level)
{
    const CohenSums sums(table, categories);
    CohenKappa result;
    result.items = sums.items;
    if (sums.items == 0)
        return result;
    const auto n = static_cast<double>(sums.items);
    const auto differing = static_cast<double>(sums.differing);
    result.observed = static_cast<double>(sums.items - sums.differing) / n;
    if (sums.expectedDiffering == 0)
        return result;
    const double kappa = 1 - n * differing / static_cast<double>(sums.expectedDiffering);
    const double error = standardError(table, sums);
    const double reach =
        error * quantile(complement(boost::math::normal_distribution<double>(), (1 - level) / 2));
    result.kappa = kappa;
    result.standardError = error;
    result.interval = Interval{std::max(-1.0, kappa - reach), std::min(1.0, kappa + reach)};
    return result;
}

} // namespace subtext::stats
