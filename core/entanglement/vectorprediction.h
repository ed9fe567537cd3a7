// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"

namespace subtext::entanglement {

/// What a model said of one scenario; what did not come back is none.
struct VectorPrediction
{
    std::size_t scenario = 0;                   ///< Its place in the file.
    ByEmotion<std::optional<double>> yes{};     ///< Probability of yes, 0 … 1.
    ByEmotion<std::optional<bool>> answers{};   ///< The written answer.
    ByEmotion<std::optional<int>> confidence{}; ///< How sure it says it is, 1 … 5.

    /// None unless all eight are there.
    std::optional<Probabilities> probabilities() const;
    std::optional<EmotionSet> answerVector() const;
    /// Written answers that are not what its own probability says (p > ½), where both are there.
    int contradictions() const;

    bool operator==(const VectorPrediction&) const = default;
};

} // namespace subtext::entanglement
