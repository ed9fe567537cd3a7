// SPDX-License-Identifier: MIT
#include "core/stats/power.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <cstdint>

namespace subtext::stats {
namespace {

bool isShare(double x)
{
    return x > 0 && x < 1;
}

double criticalValue(int degreesOfFreedom, double alpha)
{
    return boost::math::quantile(complement(boost::math::chi_squared(degreesOfFreedom), alpha));
}

} // namespace

std::optional<double> detectableEffect(double n, int degreesOfFreedom, double alpha, double power)
{
    if (!(n >= 1) || degreesOfFreedom < 1 || !isShare(alpha) || !isShare(power))
        return std::nullopt;
    if (power <= alpha) // reached without any effect
        return 0.0;
    const double critical = criticalValue(degreesOfFreedom, alpha);
    const auto excess = [&](double lambda) {
        const boost::math::non_central_chi_squared distribution(degreesOfFreedom, lambda);
        return boost::math::cdf(complement(distribution, critical)) - power;
    };
    double high = 1;
    while (excess(high) < 0)
        high *= 2;
    // Boost's own find_non_centrality ends the search at a relative error of some 1e-8.
    std::uintmax_t iterations = 200;
    const auto [low, top] = boost::math::tools::toms748_solve(
        excess, 0.0, high, boost::math::tools::eps_tolerance<double>(50), iterations);
    return std::sqrt((low + top) / 2 / n);
}

std::optional<double> criticalValueEffect(double n, int degreesOfFreedom, double alpha)
{
    if (!(n >= 1) || degreesOfFreedom < 1 || !isShare(alpha))
        return std::nullopt;
    return std::sqrt(criticalValue(degreesOfFreedom, alpha) / n);
}

} // namespace subtext::stats
