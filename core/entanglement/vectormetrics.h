// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"

#include <span>

namespace subtext::entanglement {

/// One emotion against gold: n scenarios in four cells. A ratio without a denominator is none; it
/// counts as 0 wherever a mean is made, and is shown as "–".
struct EmotionCells
{
    int truePositives = 0;
    int falsePositives = 0;
    int falseNegatives = 0;
    int trueNegatives = 0;

    std::optional<double> precision() const; ///< TP / (TP + FP)
    std::optional<double> recall() const;    ///< TP / (TP + FN)
    std::optional<double> f1() const;        ///< 2 TP / (2 TP + FP + FN)
    bool isInGold() const { return truePositives + falseNegatives > 0; }
    EmotionCells& operator+=(const EmotionCells& other);
    bool operator==(const EmotionCells&) const = default;
};

/// Predicted vectors against gold: n scenarios, 8 n cells. All figures are shares, 0 … 1, and none
/// where there is no scenario.
struct VectorMetrics
{
    std::size_t scenarios = 0;
    std::size_t equalVectors = 0;
    std::size_t equalCells = 0;
    ByEmotion<EmotionCells> emotions{};

    std::optional<double> lexicalAccuracy() const; ///< Equal cells / 8 n.
    std::optional<double> hammingLoss() const;     ///< 1 − lexical accuracy.
    std::optional<double> vectorAccuracy() const;  ///< Scenarios with all eight right / n.
    std::optional<double> macroF1() const;         ///< Mean over all eight, 0/0 as 0.
    std::optional<double> macroF1Present() const;  ///< Over emotions in gold; none without any.
    std::optional<double> microF1() const;         ///< Of pooled cells, 0/0 as 0.

    bool operator==(const VectorMetrics&) const = default;
};

/// Both in the same order. O(n).
VectorMetrics vectorMetrics(std::span<const EmotionSet> gold,
                            std::span<const EmotionSet> predicted);

} // namespace subtext::entanglement
