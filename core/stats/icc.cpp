// SPDX-License-Identifier: MIT
#include "core/stats/icc.h"

#include <algorithm>
#include <boost/math/distributions/fisher_f.hpp>
#include <cmath>
#include <exception>

namespace subtext::stats {
namespace {

bool isComplete(std::span<const double> row)
{
    return std::all_of(row.begin(), row.end(), [](double value) { return std::isfinite(value); });
}

double meanOf(std::span<const double> values)
{
    double sum = 0;
    for (double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

double squaresAround(std::span<const double> values, double center)
{
    double sum = 0;
    for (double value : values)
        sum += (value - center) * (value - center);
    return sum;
}

/// Mean squares of the two-way layout without repetition; n, k ≥ 2. Values are taken as differences
/// from the first and, within an item, from the item's first: raters who never differ then have
/// mean squares of exactly 0, which rounding would otherwise hide.
void fillMeanSquares(Icc& icc, const RatingMatrix& ratings, const std::vector<std::size_t>& items)
{
    const std::size_t k = ratings.raters;
    const auto n = static_cast<double>(items.size());
    const auto raters = static_cast<double>(k);
    const double origin = ratings.row(items.front()).front();

    std::vector<double> itemMeans;
    std::vector<double> raterMeans(k, 0.0);
    std::vector<double> itemOffsets; // mean difference of an item's ratings from its first
    for (const std::size_t item : items) {
        const auto row = ratings.row(item);
        double offset = 0;
        for (std::size_t j = 0; j < k; ++j) {
            offset += row[j] - row[0];
            raterMeans[j] += (row[j] - row[0]) / n;
        }
        itemOffsets.push_back(offset / raters);
        itemMeans.push_back(row[0] - origin + offset / raters);
    }
    const double meanOffset = meanOf(raterMeans);
    double residuals = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto row = ratings.row(items[i]);
        for (std::size_t j = 0; j < k; ++j) {
            const double residual = row[j] - row[0] - itemOffsets[i] - raterMeans[j] + meanOffset;
            residuals += residual * residual;
        }
    }
    icc.msRows = raters * squaresAround(itemMeans, meanOf(itemMeans)) / (n - 1);
    icc.msColumns = n * squaresAround(raterMeans, meanOffset) / (raters - 1);
    icc.msError = residuals / ((n - 1) * (raters - 1));
}

double upperQuantile(double numeratorDf, double denominatorDf, double tail)
{
    const boost::math::fisher_f f(numeratorDf, denominatorDf);
    return boost::math::quantile(boost::math::complement(f, tail));
}

/// The limits of Shrout & Fleiss 1979, with Satterthwaite's degrees of freedom v for the
/// denominator.
std::optional<Interval> intervalOf(const Icc& icc, double k, double level)
{
    const double estimate = *icc.estimate;
    const auto n = static_cast<double>(icc.items);
    if (!(estimate < 1))
        return std::nullopt;
    const double a = k * estimate / (n * (1 - estimate)) * icc.msColumns;
    const double b = (1 + k * estimate * (n - 1) / (n * (1 - estimate))) * icc.msError;
    const double v = (a + b) * (a + b) / (a * a / (k - 1) + b * b / ((n - 1) * (k - 1)));
    if (!std::isfinite(v) || v <= 0)
        return std::nullopt;

    const double rest = k * icc.msColumns + (k * n - k - n) * icc.msError;
    try {
        const double tail = (1 - level) / 2;
        const double lowF = upperQuantile(n - 1, v, tail);
        const double highF = upperQuantile(v, n - 1, tail);
        const Interval interval{
            n * (icc.msRows - lowF * icc.msError) / (lowF * rest + n * icc.msRows),
            n * (highF * icc.msRows - icc.msError) / (rest + n * highF * icc.msRows)};
        if (std::isfinite(interval.low) && std::isfinite(interval.high))
            return interval;
    } catch (const std::exception&) {
        // Out of a double's range, as for v next to 0.
    }
    return std::nullopt;
}

} // namespace

Icc icc21(const RatingMatrix& ratings, double level)
{
    Icc icc;
    std::vector<std::size_t> complete;
    for (std::size_t item = 0; item < ratings.items(); ++item) {
        if (isComplete(ratings.row(item)))
            complete.push_back(item);
    }
    icc.items = complete.size();
    icc.leftOut = ratings.items() - complete.size();
    if (icc.items < 2 || ratings.raters < 2)
        return icc;

    fillMeanSquares(icc, ratings, complete);
    const auto n = static_cast<double>(icc.items);
    const auto k = static_cast<double>(ratings.raters);
    const double total = icc.msRows + (k - 1) * icc.msError + k * (icc.msColumns - icc.msError) / n;
    // Two raters who swap two values leave a denominator of 0, too; rounding may hide that.
    const double scale = icc.msRows + icc.msColumns + icc.msError;
    if (!(total > 1e-12 * scale))
        return icc;
    icc.estimate = (icc.msRows - icc.msError) / total;
    icc.interval = intervalOf(icc, k, level);
    return icc;
}

} // namespace subtext::stats
