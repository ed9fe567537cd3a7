// SPDX-License-Identifier: MIT
#include "core/entanglement/emotionvector.h"

namespace subtext::entanglement {

std::optional<Probabilities> VectorPrediction::probabilities() const
{
    Probabilities all{};
    for (std::size_t i = 0; i < Emotions; ++i) {
        if (!yes[i])
            return std::nullopt;
        all[i] = *yes[i];
    }
    return all;
}

std::optional<EmotionSet> VectorPrediction::answerVector() const
{
    unsigned vector = 0;
    for (std::size_t i = 0; i < Emotions; ++i) {
        if (!answers[i])
            return std::nullopt;
        vector |= *answers[i] ? only(i) : 0U;
    }
    return static_cast<EmotionSet>(vector);
}

int VectorPrediction::contradictions() const
{
    int count = 0;
    for (std::size_t i = 0; i < Emotions; ++i)
        count += yes[i] && answers[i] && (*yes[i] > 0.5) != *answers[i] ? 1 : 0;
    return count;
}

} // namespace subtext::entanglement
