// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <cstdint>
#include <optional>
#include <span>

namespace subtext::stats {

struct Moments
{
    std::optional<double> mean;      ///< None for an empty sample.
    std::optional<double> deviation; ///< Sample standard deviation (n − 1); none below two values.
    std::optional<double> populationDeviation; ///< Over n, as numpy; none for an empty sample.
    std::optional<Interval> interval; ///< Of the mean, by Student's t; none below two values.
    std::int64_t n = 0;

    bool operator==(const Moments&) const = default;
};

/// `level` is between 0 and 1. O(n). Sums in the order given, as numpy and the published pipeline
/// would up to rounding.
Moments moments(std::span<const double> values, double level = 0.95);

} // namespace subtext::stats
