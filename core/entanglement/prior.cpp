// SPDX-License-Identifier: MIT
#include "core/entanglement/prior.h"

#include <QtGlobal>

#include <cmath>
#include <numeric>

namespace subtext::entanglement {
namespace {

UndefinedTerms allTerms()
{
    UndefinedTerms all{std::vector<std::size_t>(Emotions), std::vector<std::size_t>(PairCount)};
    std::iota(all.emotions.begin(), all.emotions.end(), std::size_t{0});
    std::iota(all.pairs.begin(), all.pairs.end(), std::size_t{0});
    return all;
}

UndefinedTerms undefinedUnsmoothed(const CoOccurrence& data)
{
    UndefinedTerms undefined;
    const auto n = static_cast<int>(data.scenarios);
    for (std::size_t i = 0; i < Emotions; ++i) {
        if (data.counts[i] == 0 || data.counts[i] == n)
            undefined.emotions.push_back(i);
    }
    for (std::size_t p = 0; p < PairCount; ++p) {
        if (data.pairs[p] == 0)
            undefined.pairs.push_back(p);
    }
    return undefined;
}

} // namespace

Prior closedFormPrior(const CoOccurrence& data, double smoothing)
{
    Q_ASSERT(smoothing >= 0);
    UndefinedTerms undefined;
    if (data.scenarios == 0)
        undefined = allTerms();
    else if (smoothing == 0)
        undefined = undefinedUnsmoothed(data);
    if (undefined != UndefinedTerms{})
        return tl::unexpected<UndefinedTerms>(std::move(undefined));

    const auto n = static_cast<double>(data.scenarios);
    PriorWeights weights;
    for (std::size_t i = 0; i < Emotions; ++i) {
        const double count = data.counts[i];
        weights.single[i] = std::log((count + smoothing) / (n - count + smoothing));
    }
    for (std::size_t p = 0; p < PairCount; ++p) {
        const double first = data.counts.at(AllPairs[p].first);
        const double second = data.counts.at(AllPairs[p].second);
        weights.pair[p] = std::log((data.pairs[p] + smoothing) / (first * second / n + smoothing));
    }
    return weights;
}

ByVector<double> energies(const PriorWeights& weights)
{
    ByVector<double> result{};
    for (std::size_t mask = 1; mask < Vectors; ++mask) {
        const auto vector = static_cast<EmotionSet>(mask);
        for (std::size_t i = 0; i < Emotions; ++i)
            result[mask] += has(vector, i) ? weights.single[i] : 0;
        for (std::size_t p = 0; p < PairCount; ++p)
            result[mask] += hasAll(vector, AllPairs[p].mask()) ? weights.pair[p] : 0;
    }
    return result;
}

} // namespace subtext::entanglement
