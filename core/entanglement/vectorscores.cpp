// SPDX-License-Identifier: MIT
#include "core/entanglement/vectorscores.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace subtext::entanglement {
namespace {

/// std::max_element waits for each comparison before the next; four in turn do not.
double highest(const ByVector<double>& scores)
{
    constexpr std::size_t Lanes = 4;
    std::array<double, Lanes> best{scores[0], scores[1], scores[2], scores[3]};
    for (std::size_t mask = Lanes; mask < Vectors; mask += Lanes) {
        for (std::size_t lane = 0; lane < Lanes; ++lane)
            best[lane] = std::max(best[lane], scores[mask + lane]);
    }
    return std::max(std::max(best[0], best[1]), std::max(best[2], best[3]));
}

} // namespace

BestVector bestVector(const ByVector<double>& scores)
{
    const double limit = highest(scores) - TieWidth;
    BestVector best{0, 0, 0};
    int fewest = Emotions + 1;
    for (std::size_t mask = 0; mask < Vectors; ++mask) {
        if (scores[mask] < limit)
            continue;
        ++best.tied;
        // Masks ascend, so that of equally many emotions the first is the smallest.
        if (const int size = cardinality(static_cast<EmotionSet>(mask)); size < fewest) {
            fewest = size;
            best.vector = static_cast<EmotionSet>(mask);
            best.score = scores[mask];
        }
    }
    return best;
}

BestVector bestVectorBeside(EmotionSet vector, const ByVector<double>& scores)
{
    ByVector<double> others = scores;
    others[vector] = -std::numeric_limits<double>::infinity();
    return bestVector(others);
}

double logSumOfExponentials(const ByVector<double>& scores)
{
    const double top = highest(scores);
    double sum = 0;
    for (const double score : scores)
        sum += std::exp(score - top);
    return top + std::log(sum);
}

ByVector<double> softmax(const ByVector<double>& scores)
{
    const double all = logSumOfExponentials(scores);
    ByVector<double> result{};
    for (std::size_t mask = 0; mask < Vectors; ++mask)
        result[mask] = std::exp(scores[mask] - all);
    return result;
}

} // namespace subtext::entanglement
