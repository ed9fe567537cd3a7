// SPDX-License-Identifier: MIT
#include "core/stats/moments.h"

#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <numeric>

namespace subtext::stats {

Moments moments(std::span<const double> values, double level)
{
    Moments found;
    found.n = std::ssize(values);
    if (values.empty())
        return found;
    const auto n = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    found.mean = mean;
    double squares = 0;
    for (double value : values)
        squares += (value - mean) * (value - mean);
    found.populationDeviation = std::sqrt(squares / n);
    if (values.size() < 2)
        return found;

    const double deviation = std::sqrt(squares / (n - 1));
    found.deviation = deviation;
    const boost::math::students_t t(n - 1);
    const double half =
        boost::math::quantile(complement(t, (1 - level) / 2)) * deviation / std::sqrt(n);
    found.interval = Interval{mean - half, mean + half};
    return found;
}

} // namespace subtext::stats
