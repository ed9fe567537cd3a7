// SPDX-License-Identifier: MIT
#include "core/evaluation/scalescores.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext::evaluation {
namespace {

constexpr std::size_t FewestPairs = 3;

bool varies(std::span<const double> values)
{
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return *least < *most;
}

double mean(std::span<const double> values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::optional<double> pearson(std::span<const double> x, std::span<const double> y)
{
    if (x.size() < FewestPairs || !varies(x) || !varies(y))
        return std::nullopt;
    const double meanX = mean(x);
    const double meanY = mean(y);
    double product = 0;
    double squaresX = 0;
    double squaresY = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        product += (x[i] - meanX) * (y[i] - meanY);
        squaresX += (x[i] - meanX) * (x[i] - meanX);
        squaresY += (y[i] - meanY) * (y[i] - meanY);
    }
    const double r = product / (std::sqrt(squaresX) * std::sqrt(squaresY));
    return std::isfinite(r) ? std::optional(std::clamp(r, -1.0, 1.0)) : std::nullopt;
}

} // namespace

ScaleFit scaleFit(std::span<const double> x, std::span<const double> y)
{
    ScaleFit fit;
    fit.n = std::ssize(x);
    if (x.empty())
        return fit;
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i)
        sum += std::abs(x[i] - y[i]);
    fit.mae = sum / static_cast<double>(x.size());
    fit.pearson = pearson(x, y);
    return fit;
}

std::vector<ScalePair> scalePairs(const std::vector<const Item*>& items,
                                  const std::vector<const ItemAnswer*>& answers,
                                  std::size_t dimension)
{
    std::vector<ScalePair> pairs;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto given = answers[i]->vad.at(dimension);
        const auto reference = given ? meanRating(*items[i], dimension) : std::nullopt;
        if (reference)
            pairs.push_back({i, *given, *reference});
    }
    return pairs;
}

std::array<ScaleScores, VadCount> scaleScores(const std::vector<const Item*>& items,
                                              const std::vector<const ItemAnswer*>& answers)
{
    std::array<ScaleScores, VadCount> scores;
    for (std::size_t dimension = 0; dimension < VadCount; ++dimension) {
        std::vector<double> given;
        std::vector<double> reference;
        for (const ItemAnswer* answer : answers)
            scores.at(dimension).invalid += answer->isVadInvalid.at(dimension) ? 1 : 0;
        for (const ScalePair& pair : scalePairs(items, answers, dimension)) {
            given.push_back(pair.given);
            reference.push_back(pair.reference);
        }
        scores.at(dimension).fit = scaleFit(given, reference);
    }
    return scores;
}

} // namespace subtext::evaluation
