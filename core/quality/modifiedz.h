// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

namespace subtext {

/// The median of at least one value; the mean of the middle two where their number is even.
double sampleMedian(std::span<const double> values);

/// The median of the absolute deviations from `center`, of at least one value. Not scaled.
double medianAbsoluteDeviation(std::span<const double> values, double center);

/// The mean of the absolute deviations from `center`, of at least one value.
double meanAbsoluteDeviation(std::span<const double> values, double center);

/// Centre and width of one sample, by which its values are judged: z = factor · (x − median) /
/// width.
struct ZScale
{
    double median = 0;
    double factor = 1;
    double width = 1; ///< Above 0; the unit of the values.

    /// The modified Z of one value, without unit; never falls as the value rises.
    double of(double value) const { return factor * (value - median) / width; }
    bool operator==(const ZScale&) const = default;
};

/// Modified Z by the median absolute deviation, 0.6745 (x − median) / MAD (Iglewicz & Hoaglin
/// 1993); where that is 0, (x − median) / (1.253314 · mean absolute deviation); where that is 0
/// too, none: all values are the same.
std::optional<ZScale> zScale(double median, double medianDeviation, double meanDeviation);

/// The scale of a sample; none for an empty or constant one.
std::optional<ZScale> zScaleOf(std::span<const double> values);

} // namespace subtext
