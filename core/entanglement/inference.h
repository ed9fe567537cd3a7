// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/prior.h"
#include "core/entanglement/vectorscores.h"

namespace subtext::entanglement {

/// Probabilities are cut to LeastProbability … 1 − LeastProbability before their logarithm.
inline constexpr double LeastProbability = 1e-6;

/// ln(p / (1 − p)) of each emotion: what a model says of one scenario. Above 0 exactly where
/// p > ½.
using LogOdds = ByEmotion<double>;

LogOdds logOdds(const Probabilities& yes);

/// The prior switched off: each emotion by itself, yes where p > ½ (½ is no).
EmotionSet baselineVector(const LogOdds& odds);

/// A score, term by term; terms of emotions that the vector lacks are 0.
struct ScoreTerms
{
    EmotionSet vector = 0;
    ByEmotion<double> evidence{}; ///< ln(p_i / (1 − p_i))
    ByEmotion<double> single{};   ///< α θ_i
    ByPair<double> pair{};        ///< α θ_ij

    double total() const;
    bool operator==(const ScoreTerms&) const = default;
};

/// Why a scenario gets its vector.
struct Explanation
{
    ScoreTerms best;
    ScoreTerms runnerUp; ///< The best of the other 255.
    int tied = 1;        ///< Vectors that share the best score.

    /// By how much the best one leads; not below −TieWidth.
    double margin() const { return best.total() - runnerUp.total(); }
    bool operator==(const Explanation&) const = default;
};

/// What the evidence and the prior say together about one scenario.
struct Posterior
{
    ByVector<double> vectors{};    ///< Softmax of the scores; sums to 1.
    ByEmotion<double> marginals{}; ///< Probability of each emotion.

    bool operator==(const Posterior&) const = default;
};

/// A prior with its weight α ≥ 0: score(E) = Σ E_i ln(p_i / (1 − p_i)) + α (Σ θ_i E_i +
/// Σ θ_ij E_i E_j). The prior's part of the 256 scores is computed once; a scenario then takes
/// about half a microsecond.
class Inference
{
public:
    Inference(const PriorWeights& prior, double alpha);

    double alpha() const { return m_alpha; }

    /// The vector with the highest score (MAP), ties as in `bestVector`; α = 0 is `baselineVector`.
    EmotionSet best(const LogOdds& odds) const;
    /// The same with its score and the number of vectors that share it.
    BestVector decode(const LogOdds& odds) const;
    /// All 256 scores.
    ByVector<double> scores(const LogOdds& odds) const;
    Posterior posterior(const LogOdds& odds) const;
    ScoreTerms terms(const LogOdds& odds, EmotionSet vector) const;
    Explanation explain(const LogOdds& odds) const;

private:
    PriorWeights m_weighted; ///< α θ
    ByVector<double> m_energies{};
    double m_alpha;
    bool m_hasPairs;
};

} // namespace subtext::entanglement
