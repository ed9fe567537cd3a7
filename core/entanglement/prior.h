// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/cooccurrence.h"

#include <tl/expected.hpp>

#include <vector>

namespace subtext::entanglement {

/// A prior over the 256 vectors: ln P(E) = Σ θ_i E_i + Σ_{i<j} θ_ij E_i E_j − ln Z, an Ising model
/// (Kotaprolu et al. 2026, arXiv 2604.00819).
struct PriorWeights
{
    ByEmotion<double> single{}; ///< θ_i
    ByPair<double> pair{};      ///< θ_ij

    /// The same without the pairs, as the ablation asks for.
    PriorWeights withoutPairs() const { return {single, {}}; }
    bool operator==(const PriorWeights&) const = default;
};

/// What a formula has no value for. Nothing is computed where anything is undefined.
struct UndefinedTerms
{
    std::vector<std::size_t> emotions; ///< Never or always felt; in wheel order.
    std::vector<std::size_t> pairs;    ///< Never felt together; places in AllPairs, ascending.

    bool operator==(const UndefinedTerms&) const = default;
};

/// Weights, or the terms for which they are undefined.
using Prior = tl::expected<PriorWeights, UndefinedTerms>;

/// Smoothing of the priors that are not the published one: the empirical logit (Cox 1970).
inline constexpr double UsualSmoothing = 0.5;

/// The closed form. θ_i = ln((c_i + s) / (n − c_i + s)), θ_ij = ln((c_ij + s) / (c_i c_j / n + s)),
/// s ≥ 0: the empirical logit and the shrunk lift (Norén et al. 2013,
/// doi 10.1177/0962280211403604). s = 0 is the published formula, θ_i = ln(p_i / (1 − p_i)) and
/// θ_ij = ln(p_ij / (p_i p_j)), which is undefined where c_i is 0 or n, or c_ij is 0. Without
/// scenarios all terms are undefined, whatever s.
Prior closedFormPrior(const CoOccurrence& data, double smoothing);

/// Σ θ_i E_i + Σ θ_ij E_i E_j of every vector: ln P(E) + ln Z.
ByVector<double> energies(const PriorWeights& weights);

} // namespace subtext::entanglement
