// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"

#include <span>

namespace subtext::entanglement {

/// What the prior did to one emotion, against the baseline.
struct EmotionFlips
{
    int addedRight = 0;   ///< Now predicted, and in gold.
    int addedWrong = 0;   ///< Now predicted, not in gold.
    int removedRight = 0; ///< No longer predicted, not in gold.
    int removedWrong = 0; ///< No longer predicted, yet in gold.

    bool operator==(const EmotionFlips&) const = default;
};

struct Flips
{
    ByEmotion<EmotionFlips> emotions{};
    int changedScenarios = 0; ///< With at least one changed cell.
    int changedCells = 0;

    EmotionFlips total() const;

    bool operator==(const Flips&) const = default;
};

/// All three in the same order. O(n).
Flips flips(std::span<const EmotionSet> gold, std::span<const EmotionSet> before,
            std::span<const EmotionSet> after);

} // namespace subtext::entanglement
