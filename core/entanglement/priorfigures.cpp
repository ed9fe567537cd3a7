// SPDX-License-Identifier: MIT
#include "core/entanglement/priorfigures.h"

#include "core/entanglement/vectorscores.h"

#include <algorithm>
#include <cmath>

namespace subtext::entanglement {
namespace {

DescribedPrior described(Prior prior, const CoOccurrence& data)
{
    DescribedPrior result;
    if (prior)
        result.figures = priorFigures(*prior, data);
    result.weights = std::move(prior);
    return result;
}

} // namespace

double logZ(const PriorWeights& weights)
{
    return logSumOfExponentials(energies(weights));
}

ByVector<double> sharesContaining(const PriorWeights& weights)
{
    ByVector<double> shares = softmax(energies(weights));
    // Each vector gathers what its supersets have, one emotion after the other.
    for (std::size_t i = 0; i < Emotions; ++i) {
        for (std::size_t mask = 0; mask < Vectors; ++mask) {
            if (!has(static_cast<EmotionSet>(mask), i))
                shares[mask] += shares[mask | only(i)];
        }
    }
    return shares;
}

PriorFigures priorFigures(const PriorWeights& weights, const CoOccurrence& data)
{
    PriorFigures figures;
    figures.logZ = logZ(weights);
    figures.mostProbable = bestVector(energies(weights)).vector;
    const ByVector<double> containing = sharesContaining(weights);
    for (std::size_t i = 0; i < Emotions; ++i) {
        figures.marginals[i] = containing[only(i)];
        figures.largestMarginalGap =
            std::max(figures.largestMarginalGap, std::abs(gapToData(figures, data, i)));
    }
    for (std::size_t p = 0; p < PairCount; ++p) {
        figures.pairMarginals[p] = containing[AllPairs[p].mask()];
        figures.largestPairGap =
            std::max(figures.largestPairGap, std::abs(pairGapToData(figures, data, p)));
    }
    return figures;
}

double gapToData(const PriorFigures& figures, const CoOccurrence& data, std::size_t emotion)
{
    return figures.marginals.at(emotion) -
           data.counts.at(emotion) / static_cast<double>(data.scenarios);
}

double pairGapToData(const PriorFigures& figures, const CoOccurrence& data, std::size_t pair)
{
    return figures.pairMarginals.at(pair) -
           data.pairs.at(pair) / static_cast<double>(data.scenarios);
}

int positiveDyads(const PriorWeights& weights)
{
    return static_cast<int>(
        std::count_if(PrimaryDyads.begin(), PrimaryDyads.end(),
                      [&](const Dyad& dyad) { return weights.pair.at(dyad.pair) > 0; }));
}

int negativeOpposites(const PriorWeights& weights)
{
    return static_cast<int>(
        std::count_if(Opposites.begin(), Opposites.end(),
                      [&](std::size_t pair) { return weights.pair.at(pair) < 0; }));
}

EntanglementFigures entanglementFigures(const CoOccurrence& data, const PriorOptions& options)
{
    return {data, options, described(closedFormPrior(data, 0), data),
            described(closedFormPrior(data, options.smoothing), data),
            described(fittedPrior(data, options.ridge), data)};
}

} // namespace subtext::entanglement
