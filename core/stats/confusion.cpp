// SPDX-License-Identifier: MIT
#include "core/stats/confusion.h"

#include <algorithm>
#include <numeric>

namespace subtext::stats {

double ConfusionMatrix::share(std::size_t a, std::size_t b) const
{
    const auto row = std::span(counts).subspan(a * categories, categories);
    const auto total = std::accumulate(row.begin(), row.end(), std::int64_t{0});
    return total == 0 ? 0 : static_cast<double>(row[b]) / static_cast<double>(total);
}

ConfusionMatrix confusion(const CountTable& table)
{
    const std::size_t k = table.categories();
    ConfusionMatrix matrix{k, std::vector<std::int64_t>(k * k, 0)};
    for (std::size_t item = 0; item < table.items(); ++item) {
        const auto row = table.row(item);
        for (std::size_t a = 0; a < k; ++a) {
            const std::int64_t votes = row[a];
            if (votes == 0)
                continue;
            matrix.counts[a * k + a] += votes * (votes - 1) / 2;
            for (std::size_t b = a + 1; b < k; ++b) {
                matrix.counts[a * k + b] += votes * row[b];
                matrix.counts[b * k + a] += votes * row[b];
            }
        }
    }
    return matrix;
}

std::vector<ConfusedPair> confusedPairs(const ConfusionMatrix& matrix)
{
    std::vector<ConfusedPair> pairs;
    for (std::size_t a = 0; a < matrix.categories; ++a) {
        for (std::size_t b = a + 1; b < matrix.categories; ++b) {
            if (matrix.at(a, b) > 0)
                pairs.push_back({a, b, matrix.at(a, b)});
        }
    }
    std::stable_sort(pairs.begin(), pairs.end(), [](const ConfusedPair& x, const ConfusedPair& y) {
        return x.count > y.count;
    });
    return pairs;
}

bool areNeighbours(const ConfusedPair& pair, std::size_t categories)
{
    const std::size_t distance = pair.second - pair.first;
    return distance == 1 || distance == categories - 1;
}

RingAdjacency ringAdjacency(const ConfusionMatrix& matrix)
{
    RingAdjacency ring;
    for (const ConfusedPair& pair : confusedPairs(matrix)) {
        ring.differingPairs += pair.count;
        if (areNeighbours(pair, matrix.categories))
            ring.adjacent += pair.count;
    }
    return ring;
}

} // namespace subtext::stats
