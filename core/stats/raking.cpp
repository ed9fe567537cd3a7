// SPDX-License-Identifier: MIT
#include "core/stats/raking.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace subtext::stats {
namespace {

constexpr int MostRounds = 10'000;

/// Brings cells at, at + step … to the sum; how far they were from it.
double scaleLine(std::vector<double>& cells, std::size_t at, std::size_t step, std::size_t count,
                 double wanted)
{
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += cells[at + i * step];
    for (std::size_t i = 0; i < count && sum > 0; ++i)
        cells[at + i * step] *= wanted / sum;
    return std::abs(sum - wanted);
}

} // namespace

RakedTable raked(std::vector<double> seeds, const std::vector<double>& rows,
                 const std::vector<double>& columns)
{
    if (rows.empty() || columns.empty())
        return {std::move(seeds), true};
    const double close = 1e-12 * *std::max_element(rows.begin(), rows.end());
    const std::size_t width = columns.size();
    for (int round = 0; round < MostRounds; ++round) {
        double off = 0;
        for (std::size_t i = 0; i < rows.size(); ++i)
            off = std::max(off, scaleLine(seeds, i * width, 1, width, rows[i]));
        for (std::size_t j = 0; j < width; ++j)
            scaleLine(seeds, j, width, rows.size(), columns[j]);
        if (round > 0 && off <= close)
            return {std::move(seeds), true};
    }
    return {std::move(seeds), false};
}

} // namespace subtext::stats
