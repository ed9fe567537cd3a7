// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/evaluationprotocol.h"
#include "core/entanglement/prior.h"

namespace subtext::entanglement {

/// ln Z = ln Σ_E exp(energy of E).
double logZ(const PriorWeights& weights);

/// Under the prior, the probability that all emotions of a vector are felt (others may be too), for
/// each vector; 1 for the empty one. Its entries for one and two emotions are the model's
/// marginals.
ByVector<double> sharesContaining(const PriorWeights& weights);

/// What a prior says beside its weights, and how far it is from the data that it was made of.
struct PriorFigures
{
    double logZ = 0;
    ByEmotion<double> marginals{};  ///< P(E_i = 1) under the model.
    ByPair<double> pairMarginals{}; ///< P(E_i = E_j = 1) under the model.
    EmotionSet mostProbable = 0;    ///< Ties as in bestVector.
    double largestMarginalGap = 0;  ///< max |marginal − c_i / n|
    double largestPairGap = 0;      ///< max |pair marginal − c_ij / n|

    bool operator==(const PriorFigures&) const = default;
};

/// `data` has scenarios: without them there is no prior.
PriorFigures priorFigures(const PriorWeights& weights, const CoOccurrence& data);

/// Marginal − c_i / n, and the same of a pair (a place in AllPairs): what the prior says beyond the
/// data. `data` has scenarios.
double gapToData(const PriorFigures& figures, const CoOccurrence& data, std::size_t emotion);
double pairGapToData(const PriorFigures& figures, const CoOccurrence& data, std::size_t pair);

/// A pair of emotions that Plutchik has a word for (Plutchik 1980).
struct Dyad
{
    const char* name;
    std::size_t pair; ///< Place in AllPairs.
};

/// The primary dyads: neighbours on the wheel.
inline constexpr ByEmotion<Dyad> PrimaryDyads{{{"love", pairIndex(0, 1)},
                                               {"submission", pairIndex(1, 2)},
                                               {"awe", pairIndex(2, 3)},
                                               {"disapproval", pairIndex(3, 4)},
                                               {"remorse", pairIndex(4, 5)},
                                               {"contempt", pairIndex(5, 6)},
                                               {"aggressiveness", pairIndex(6, 7)},
                                               {"optimism", pairIndex(7, 0)}}};

/// Across the wheel: joy and sadness, trust and disgust, fear and anger, surprise and anticipation.
/// Places in AllPairs.
inline constexpr std::array<std::size_t, Emotions / 2> Opposites{pairIndex(0, 4), pairIndex(1, 5),
                                                                 pairIndex(2, 6), pairIndex(3, 7)};

/// How many of the dyads are drawn together, θ > 0, and how many opposites apart, θ < 0.
int positiveDyads(const PriorWeights& weights);
int negativeOpposites(const PriorWeights& weights);

/// A prior with what it says; none of it where the prior is undefined.
struct DescribedPrior
{
    Prior weights;
    std::optional<PriorFigures> figures;

    bool operator==(const DescribedPrior&) const = default;
};

/// How emotions hang together in a set of gold vectors: what heat maps show.
struct EntanglementFigures
{
    CoOccurrence data;
    PriorOptions options;
    DescribedPrior published; ///< Closed form, s = 0.
    DescribedPrior smoothed;  ///< Closed form, s = options.smoothing.
    DescribedPrior fitted;    ///< Maximum entropy, options.ridge.
};

EntanglementFigures entanglementFigures(const CoOccurrence& data, const PriorOptions& options = {});

} // namespace subtext::entanglement
