// SPDX-License-Identifier: MIT
#include "core/stats/rankcorrelation.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace subtext::stats {

std::vector<double> averageRanks(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last < order.size() && values[order[last]] <= values[order[first]])
            ++last;
        for (std::size_t i = first; i < last; ++i)
            ranks[order[i]] = static_cast<double>(first + 1 + last) / 2;
        first = last;
    }
    return ranks;
}

std::optional<double> spearman(std::span<const double> x, std::span<const double> y)
{
    const std::vector<double> ranksOfX = averageRanks(x);
    const std::vector<double> ranksOfY = averageRanks(y);
    const double mean = static_cast<double>(x.size() + 1) / 2; // of ranks, with ties or without
    double product = 0;
    double squaresOfX = 0;
    double squaresOfY = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double dx = ranksOfX[i] - mean;
        const double dy = ranksOfY[i] - mean;
        product += dx * dy;
        squaresOfX += dx * dx;
        squaresOfY += dy * dy;
    }
    if (squaresOfX <= 0 || squaresOfY <= 0)
        return std::nullopt;
    return std::clamp(product / std::sqrt(squaresOfX * squaresOfY), -1.0, 1.0);
}

} // namespace subtext::stats
