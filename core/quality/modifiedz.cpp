// SPDX-License-Identifier: MIT
#include "core/quality/modifiedz.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace subtext {
namespace {

constexpr double MedianFactor = 0.6745;
constexpr double MeanFactor = 1.253314;

/// Leaves the values in another order.
double medianInPlace(std::vector<double>& values)
{
    const auto half = static_cast<std::ptrdiff_t>(values.size() / 2);
    const auto middle = values.begin() + half;
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*std::max_element(values.begin(), middle) + *middle) / 2;
}

} // namespace

double sampleMedian(std::span<const double> values)
{
    std::vector<double> copy(values.begin(), values.end());
    return medianInPlace(copy);
}

double medianAbsoluteDeviation(std::span<const double> values, double center)
{
    std::vector<double> deviations(values.begin(), values.end());
    for (double& value : deviations)
        value = std::abs(value - center);
    return medianInPlace(deviations);
}

double meanAbsoluteDeviation(std::span<const double> values, double center)
{
    double sum = 0;
    for (double value : values)
        sum += std::abs(value - center);
    return sum / static_cast<double>(values.size());
}

std::optional<ZScale> zScale(double median, double medianDeviation, double meanDeviation)
{
    if (medianDeviation > 0)
        return ZScale{median, MedianFactor, medianDeviation};
    if (meanDeviation > 0)
        return ZScale{median, 1, MeanFactor * meanDeviation};
    return std::nullopt;
}

std::optional<ZScale> zScaleOf(std::span<const double> values)
{
    if (values.empty())
        return std::nullopt;
    const double center = sampleMedian(values);
    return zScale(center, medianAbsoluteDeviation(values, center),
                  meanAbsoluteDeviation(values, center));
}

} // namespace subtext
