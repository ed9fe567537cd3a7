// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"

#include <span>

namespace subtext::entanglement {

/// How often emotions are felt, and how often together: all that a prior is made of.
struct CoOccurrence
{
    std::size_t scenarios = 0; ///< n
    ByEmotion<int> counts{};   ///< c_i: vectors with the emotion.
    ByPair<int> pairs{};       ///< c_ij: vectors with both.

    /// c_ij, and c_i where both are the same.
    int together(std::size_t i, std::size_t j) const;
    /// c_i / n; none without scenarios.
    std::optional<double> prevalence(std::size_t i) const;
    /// P(i | j) = c_ij / c_j; none where j never occurs.
    std::optional<double> conditional(std::size_t i, std::size_t given) const;
    /// I = Σ_ab p_ab ln(p_ab / (p_a p_b)) in nats, 0 ln 0 = 0, over the four cells of two emotions
    /// (Shannon 1948); 0 … ln 2. None without scenarios.
    std::optional<double> mutualInformation(std::size_t i, std::size_t j) const;

    bool operator==(const CoOccurrence&) const = default;
};

/// O(n).
CoOccurrence coOccurrence(std::span<const EmotionSet> vectors);

} // namespace subtext::entanglement
