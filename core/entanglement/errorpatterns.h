// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"

#include <span>
#include <vector>

namespace subtext::entanglement {

/// One of the 16 single errors.
struct SingleError
{
    std::size_t emotion = 0;
    bool isAdded = false; ///< Predicted and not in gold; else missed.

    bool operator==(const SingleError&) const = default;
};

template <typename Error> struct RankedError
{
    Error error{};
    int times = 0;

    bool operator==(const RankedError&) const = default;
};

/// Which errors a prediction makes, each counted by scenarios.
struct ErrorPatterns
{
    ByEmotion<int> missed{}; ///< In gold and not predicted.
    ByEmotion<int> added{};  ///< Predicted and not in gold.
    ByPair<int> pairs{};     ///< Both in gold, exactly one predicted.

    /// Most frequent first; equally frequent ones in wheel order, missed before added.
    std::vector<RankedError<SingleError>> singleRanking() const;
    /// Most frequent first, equally frequent ones in the order of AllPairs; places there.
    std::vector<RankedError<std::size_t>> pairRanking() const;

    ErrorPatterns& operator+=(const ErrorPatterns& other);
    bool operator==(const ErrorPatterns&) const = default;
};

/// The four that the publication names: P1 trust missed, P2 anticipation added, P3 one of trust and
/// anticipation missed, P4 one of joy and trust missed. Other data has its own: the first two of
/// each ranking.
inline constexpr SingleError PublishedP1{1, false};
inline constexpr SingleError PublishedP2{7, true};
inline constexpr std::size_t PublishedP3 = pairIndex(1, 7);
inline constexpr std::size_t PublishedP4 = pairIndex(0, 1);

/// Whether gold has both emotions of a pair (a place in AllPairs) and exactly one is predicted.
bool isHalfPredicted(EmotionSet gold, EmotionSet predicted, std::size_t pair);

/// Both in the same order. O(n).
ErrorPatterns errorPatterns(std::span<const EmotionSet> gold,
                            std::span<const EmotionSet> predicted);

} // namespace subtext::entanglement
