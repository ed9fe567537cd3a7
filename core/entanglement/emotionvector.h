// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/emotion.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace subtext::entanglement {

// What somebody feels is a vector of eight yes or no, kept as a mask (EmotionSet): joy 1, trust 2,
// fear 4, surprise 8, sadness 16, disgust 32, anger 64, anticipation 128. The empty vector is one
// like the others.

inline constexpr std::size_t Emotions = EmotionCount;
inline constexpr std::size_t Vectors = std::size_t{1} << Emotions;
inline constexpr std::size_t PairCount = Emotions * (Emotions - 1) / 2;

/// A figure of each emotion, in wheel order.
template <typename T> using ByEmotion = std::array<T, Emotions>;
/// A figure of each unordered pair, in the order of AllPairs.
template <typename T> using ByPair = std::array<T, PairCount>;
/// A figure of each of the 256 vectors, by mask.
template <typename T> using ByVector = std::array<T, Vectors>;

/// What the emotions are called where a name is written, in UTF-8 and wheel order: the words of the
/// study's task.
using EmotionNames = ByEmotion<std::string>;

/// One probability of yes an emotion, 0 … 1.
using Probabilities = ByEmotion<double>;

constexpr EmotionSet only(std::size_t emotion)
{
    return static_cast<EmotionSet>(1U << emotion);
}
constexpr bool has(EmotionSet vector, std::size_t emotion)
{
    return ((vector >> emotion) & 1U) != 0;
}
constexpr bool hasAll(EmotionSet vector, EmotionSet part)
{
    return (vector & part) == part;
}
/// How many emotions are in it: 0 … 8.
constexpr int cardinality(EmotionSet vector)
{
    return std::popcount(vector);
}

/// Two emotions; the first is the earlier on the wheel.
struct EmotionPair
{
    std::size_t first = 0;
    std::size_t second = 0;

    constexpr EmotionSet mask() const
    {
        return static_cast<EmotionSet>(only(first) | only(second));
    }
    bool operator==(const EmotionPair&) const = default;
};

/// joy+trust, joy+fear, … joy+anticipation, trust+fear, … anger+anticipation.
inline constexpr ByPair<EmotionPair> AllPairs = [] {
    ByPair<EmotionPair> pairs{};
    std::size_t next = 0;
    for (std::size_t i = 0; i < Emotions; ++i) {
        for (std::size_t j = i + 1; j < Emotions; ++j)
            pairs[next++] = EmotionPair{i, j};
    }
    return pairs;
}();

/// The place of two different emotions among AllPairs, in either order.
constexpr std::size_t pairIndex(std::size_t a, std::size_t b)
{
    const std::size_t i = a < b ? a : b;
    const std::size_t j = a < b ? b : a;
    return i * (2 * Emotions - i - 1) / 2 + (j - i - 1);
}

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
