// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace subtext {

/// Plutchik's eight primary emotions in wheel order: neighbours here are neighbours on the
/// wheel, and Anticipation closes the ring to Joy (Plutchik 1980). CEI's options.
namespace Emotion {

inline constexpr Choice Joy{0};
inline constexpr Choice Trust{1};
inline constexpr Choice Fear{2};
inline constexpr Choice Surprise{3};
inline constexpr Choice Sadness{4};
inline constexpr Choice Disgust{5};
inline constexpr Choice Anger{6};
inline constexpr Choice Anticipation{7};

} // namespace Emotion

inline constexpr int EmotionCount = 8;
inline constexpr std::array<Choice, EmotionCount> AllEmotions{
    Emotion::Joy,     Emotion::Trust,   Emotion::Fear,  Emotion::Surprise,
    Emotion::Sadness, Emotion::Disgust, Emotion::Anger, Emotion::Anticipation};

/// Bit i is set where emotion i belongs to the set. The single-emotion task leaves it empty.
using EmotionSet = std::uint8_t;

/// 0 … 7 to an emotion; anything else to none.
constexpr std::optional<Choice> emotionAt(int index)
{
    if (index < 0 || index >= EmotionCount)
        return std::nullopt;
    return static_cast<Choice>(index);
}

/// The word used in data files, e.g. "joy".
QLatin1String emotionToken(Choice emotion);

/// Reads a word, ignoring case and surrounding space; none where it names no emotion.
std::optional<Choice> emotionFromToken(QStringView text);

} // namespace subtext
