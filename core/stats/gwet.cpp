// SPDX-License-Identifier: MIT
#include "core/stats/gwet.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <vector>

namespace subtext::stats {
namespace {

/// P_i: the share of a row's pairs of ratings that agree; 0 for fewer than two.
double pairAgreement(std::span<const int> row, int ratings)
{
    if (ratings < 2)
        return 0;
    double agreeing = 0;
    for (int count : row)
        agreeing += 1.0 * count * (count - 1);
    return agreeing / (1.0 * ratings * (ratings - 1));
}

/// AC1 and what its variance needs besides.
struct Coefficient
{
    double items = 0; ///< With a rating.
    double pairedItems = 0;
    std::vector<double> shares; ///< π_k: the mean of the items' shares.
    double expected = 0;
    double estimate = 0;
};

std::optional<Coefficient> coefficientOf(const CountTable& table)
{
    Coefficient c;
    c.shares.assign(table.categories(), 0.0);
    double agreement = 0;
    for (std::size_t item = 0; item < table.items(); ++item) {
        const auto row = table.row(item);
        const int ratings = ratingsIn(row);
        if (ratings == 0)
            continue;
        c.items += 1;
        c.pairedItems += ratings >= 2 ? 1 : 0;
        agreement += pairAgreement(row, ratings);
        for (std::size_t j = 0; j < row.size(); ++j)
            c.shares[j] += 1.0 * row[j] / ratings;
    }
    if (c.pairedItems == 0 || table.categories() < 2)
        return std::nullopt;
    for (double& share : c.shares) {
        share /= c.items;
        c.expected += share * (1 - share);
    }
    c.expected /= static_cast<double>(table.categories() - 1);
    c.estimate = (agreement / c.pairedItems - c.expected) / (1 - c.expected);
    return c;
}

/// Variance over the sampling of items: each item's own AC1, less what it moves chance agreement.
double varianceOf(const CountTable& table, const Coefficient& c)
{
    double squares = 0;
    for (std::size_t item = 0; item < table.items(); ++item) {
        const auto row = table.row(item);
        const int ratings = ratingsIn(row);
        if (ratings == 0)
            continue;
        double expectedHere = 0;
        for (std::size_t j = 0; j < row.size(); ++j)
            expectedHere += row[j] * (1 - c.shares[j]);
        expectedHere /= 1.0 * ratings * static_cast<double>(table.categories() - 1);
        const double excess =
            ratings < 2 ? 0 : pairAgreement(row, ratings) - c.expected; // "pe.r2" of irrCAC
        const double own = c.items / c.pairedItems * excess / (1 - c.expected);
        const double linearised =
            own - 2 * (1 - c.estimate) * (expectedHere - c.expected) / (1 - c.expected);
        squares += (linearised - c.estimate) * (linearised - c.estimate);
    }
    return squares / (c.items * (c.items - 1));
}

} // namespace

GwetAc1 gwetAc1(const CountTable& table, double level)
{
    GwetAc1 result;
    const auto coefficient = coefficientOf(table);
    if (!coefficient)
        return result;
    const double estimate = coefficient->estimate;
    result.estimate = estimate;
    if (coefficient->items < 2)
        return result;
    const double error = std::sqrt(varianceOf(table, *coefficient));
    result.standardError = error;
    const boost::math::students_t distribution(coefficient->items - 1);
    const double width =
        error * boost::math::quantile(boost::math::complement(distribution, (1 - level) / 2));
    result.interval = Interval{std::max(-1.0, estimate - width), std::min(1.0, estimate + width)};
    return result;
}

} // namespace subtext::stats
