// SPDX-License-Identifier: MIT
#include "core/entanglement/inference.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext::entanglement {
namespace {

PriorWeights scaled(const PriorWeights& prior, double alpha)
{
    PriorWeights result = prior;
    for (double& weight : result.single)
        weight *= alpha;
    for (double& weight : result.pair)
        weight *= alpha;
    return result;
}

/// Adds Σ E_i odds_i to each vector. A vector with emotion i as its highest has what the one
/// without it has, and i's part; in this order whole runs are added at once.
void addEvidence(ByVector<double>& scores, const LogOdds& odds)
{
    ByVector<double> evidence;
    evidence[0] = 0;
    for (std::size_t i = 0; i < Emotions; ++i) {
        const std::size_t with = std::size_t{1} << i;
        for (std::size_t mask = 0; mask < with; ++mask)
            evidence[with + mask] = evidence[mask] + odds[i];
    }
    for (std::size_t mask = 0; mask < Vectors; ++mask)
        scores[mask] += evidence[mask];
}

} // namespace

LogOdds logOdds(const Probabilities& yes)
{
    LogOdds odds{};
    for (std::size_t i = 0; i < Emotions; ++i) {
        const double p = std::clamp(yes[i], LeastProbability, 1 - LeastProbability);
        odds[i] = std::log(p / (1 - p));
    }
    return odds;
}

EmotionSet baselineVector(const LogOdds& odds)
{
    unsigned vector = 0;
    for (std::size_t i = 0; i < Emotions; ++i)
        vector |= odds[i] > 0 ? only(i) : 0U;
    return static_cast<EmotionSet>(vector);
}

double ScoreTerms::total() const
{
    const double alone = std::accumulate(single.begin(), single.end(), 0.0);
    const double together = std::accumulate(pair.begin(), pair.end(), 0.0);
    return std::accumulate(evidence.begin(), evidence.end(), 0.0) + (alone + together);
}

Inference::Inference(const PriorWeights& prior, double alpha)
    : m_weighted(scaled(prior, alpha))
    , m_energies(energies(m_weighted))
    , m_alpha(alpha)
    , m_hasPairs(prior.pair != ByPair<double>{})
{
    Q_ASSERT(alpha >= 0);
}

EmotionSet Inference::best(const LogOdds& odds) const
{
    if (m_alpha == 0)
        return baselineVector(odds);
    if (!m_hasPairs) {
        // Each emotion by itself, where none is so close to 0 that a tie could arise.
        LogOdds sums = odds;
        double closest = 1;
        for (std::size_t i = 0; i < Emotions; ++i) {
            sums[i] += m_weighted.single[i];
            closest = std::min(closest, std::abs(sums[i]));
        }
        if (closest > 2 * TieWidth)
            return baselineVector(sums);
    }
    return bestVector(scores(odds)).vector;
}

BestVector Inference::decode(const LogOdds& odds) const
{
    const ByVector<double> all = scores(odds);
    BestVector found = bestVector(all);
    if (m_alpha == 0) {
        found.vector = baselineVector(odds);
        found.score = all[found.vector];
    }
    return found;
}

ByVector<double> Inference::scores(const LogOdds& odds) const
{
    ByVector<double> all = m_energies;
    addEvidence(all, odds);
    return all;
}

Posterior Inference::posterior(const LogOdds& odds) const
{
    Posterior result;
    result.vectors = softmax(scores(odds));
    // The upper half of the vectors has the highest emotion. Folded onto the lower one, they are
    // the vectors of the emotions below it.
    ByVector<double> left = result.vectors;
    for (std::size_t i = Emotions; i-- > 0;) {
        const std::size_t without = std::size_t{1} << i;
        for (std::size_t mask = 0; mask < without; ++mask) {
            result.marginals[i] += left[without + mask];
            left[mask] += left[without + mask];
        }
    }
    return result;
}

ScoreTerms Inference::terms(const LogOdds& odds, EmotionSet vector) const
{
    ScoreTerms result;
    result.vector = vector;
    for (std::size_t i = 0; i < Emotions; ++i) {
        if (has(vector, i)) {
            result.evidence[i] = odds[i];
            result.single[i] = m_weighted.single[i];
        }
    }
    for (std::size_t p = 0; p < PairCount; ++p) {
        if (hasAll(vector, AllPairs[p].mask()))
            result.pair[p] = m_weighted.pair[p];
    }
    return result;
}

Explanation Inference::explain(const LogOdds& odds) const
{
    const BestVector found = decode(odds);
    const EmotionSet next = bestVectorBeside(found.vector, scores(odds)).vector;
    return {terms(odds, found.vector), terms(odds, next), found.tied};
}

} // namespace subtext::entanglement
