// SPDX-License-Identifier: MIT
#include "core/stats/shrunkmeans.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace subtext::stats {

double meanOfValues(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::vector<double> shrunkMeans(const std::vector<std::vector<double>>& groups)
{
    double values = 0;
    double squaredSizes = 0;
    double used = 0;
    double sum = 0;
    for (const auto& group : groups) {
        const auto size = static_cast<double>(group.size());
        values += size;
        squaredSizes += size * size;
        used += size > 0 ? 1 : 0;
        sum = std::accumulate(group.begin(), group.end(), sum);
    }
    if (!(values > 0))
        return std::vector<double>(groups.size(), 0.0);
    const double mean = sum / values;
    double within = 0;
    double between = 0;
    for (const auto& group : groups) {
        if (group.empty())
            continue;
        const double own = meanOfValues(group);
        between += static_cast<double>(group.size()) * (own - mean) * (own - mean);
        for (const double value : group)
            within += (value - own) * (value - own);
    }
    std::optional<double> prior; // in values; none: it outweighs all
    if (used > 1 && values > used) {
        within /= values - used;
        const double size = (values - squaredSizes / values) / (used - 1);
        const double variance = (between / (used - 1) - within) / size;
        if (variance > 0)
            prior = std::max(1.0, within / variance);
    }
    std::vector<double> shrunk;
    for (const auto& group : groups) {
        const double own = std::accumulate(group.begin(), group.end(), 0.0);
        const auto size = static_cast<double>(group.size());
        shrunk.push_back(prior ? (own + *prior * mean) / (size + *prior) : mean);
    }
    return shrunk;
}

} // namespace subtext::stats
