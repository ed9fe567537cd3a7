// SPDX-License-Identifier: MIT
#include "core/evaluation/significance.h"

#include "core/stats/rankcorrelation.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace subtext::evaluation {
namespace {

/// Places from the smallest value on; equal ones in the order given.
std::vector<std::size_t> ascending(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    return order;
}

/// How many of the 2^n choices of these numbers have a sum of `most` at most, as a share.
double shareOfSums(std::span<const std::size_t> numbers, std::size_t most)
{
    const std::size_t largest = std::accumulate(numbers.begin(), numbers.end(), std::size_t{0});
    std::vector<double> shares{1}; // of the choices with each sum
    shares.resize(largest + 1);
    std::size_t reached = 0;
    for (const std::size_t number : numbers) {
        reached += number;
        for (std::size_t sum = reached + 1; sum-- > 0;)
            shares[sum] = (shares[sum] + (sum >= number ? shares[sum - number] : 0)) / 2;
    }
    const auto end = shares.begin() + static_cast<std::ptrdiff_t>(std::min(most, largest)) + 1;
    return std::min(1.0, std::accumulate(shares.begin(), end, 0.0));
}

} // namespace

double mcnemarP(std::int64_t onlyFirst, std::int64_t onlySecond)
{
    const std::int64_t discordant = onlyFirst + onlySecond;
    if (discordant == 0)
        return 1;
    const boost::math::binomial_distribution<double> coin(static_cast<double>(discordant), 0.5);
    return std::min(
        1.0, 2 * boost::math::cdf(coin, static_cast<double>(std::min(onlyFirst, onlySecond))));
}

std::vector<double> holm(std::span<const double> p)
{
    std::vector<double> adjusted(p.size());
    double least = 0;
    std::size_t left = p.size();
    for (const std::size_t i : ascending(p)) {
        least = std::max(least, std::min(1.0, static_cast<double>(left--) * p[i]));
        adjusted[i] = least;
    }
    return adjusted;
}

std::vector<bool> benjaminiYekutieli(std::span<const double> p, double q)
{
    const auto count = static_cast<double>(p.size());
    double harmonic = 0;
    for (std::size_t i = 1; i <= p.size(); ++i)
        harmonic += 1 / static_cast<double>(i);
    const std::vector<std::size_t> order = ascending(p);
    std::size_t rejected = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (p[order[i]] <= static_cast<double>(i + 1) * q / (count * harmonic))
            rejected = i + 1;
    }
    std::vector<bool> isRejected(p.size());
    for (std::size_t i = 0; i < rejected; ++i)
        isRejected[order[i]] = true;
    return isRejected;
}

MeanTest meanBelow(std::span<const double> values, double bound)
{
    const auto n = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    if (*least == *most)
        return {*least < bound ? 0.0 : 1.0, std::nullopt};
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    const double t = (mean - bound) / (std::sqrt(squares / (n - 1)) / std::sqrt(n));
    return {boost::math::cdf(boost::math::students_t(n - 1), t), t};
}

MeanTest ranksBelow(std::span<const double> values, double bound)
{
    std::vector<double> distances;
    std::vector<bool> isAbove;
    for (const double value : values) {
        if (value == bound)
            continue;
        distances.push_back(std::abs(value - bound));
        isAbove.push_back(value > bound);
    }
    if (distances.empty())
        return {};
    std::vector<std::size_t> doubled; // ranks can end in a half
    std::size_t above = 0;
    for (const double rank : stats::averageRanks(distances)) {
        doubled.push_back(static_cast<std::size_t>(std::lround(2 * rank)));
        above += isAbove[doubled.size() - 1] ? doubled.back() : 0;
    }
    return {shareOfSums(doubled, above), std::nullopt};
}

} // namespace subtext::evaluation
