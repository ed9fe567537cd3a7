// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"

namespace subtext::entanglement {

/// Scores that are no further apart are tied.
inline constexpr double TieWidth = 1e-9;

/// The best of all 256 vectors.
struct BestVector
{
    EmotionSet vector = 0;
    double score = 0;
    int tied = 1; ///< Vectors whose score is within TieWidth of the highest, itself included.

    bool operator==(const BestVector&) const = default;
};

/// The vector with the highest score. Among those within TieWidth of it the one with the fewest
/// emotions, then the one with the smallest mask.
BestVector bestVector(const ByVector<double>& scores);

/// The best of the 255 others, by the same rule.
BestVector bestVectorBeside(EmotionSet vector, const ByVector<double>& scores);

/// ln Σ exp(score), without overflow.
double logSumOfExponentials(const ByVector<double>& scores);

/// exp(score) / Σ exp(score): probabilities that sum to 1.
ByVector<double> softmax(const ByVector<double>& scores);

} // namespace subtext::entanglement
