// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace subtext {

/// Plutchik's eight primary emotions in wheel order: neighbours here are neighbours on the
/// wheel, and Anticipation closes the ring to Joy (Plutchik 1980).
enum class Emotion : std::uint8_t {
    Joy,
    Trust,
    Fear,
    Surprise,
    Sadness,
    Disgust,
    Anger,
    Anticipation,
};

inline constexpr int EmotionCount = 8;
inline constexpr std::array<Emotion, EmotionCount> AllEmotions{
    Emotion::Joy,     Emotion::Trust,   Emotion::Fear,  Emotion::Surprise,
    Emotion::Sadness, Emotion::Disgust, Emotion::Anger, Emotion::Anticipation};

/// Bit i is set where emotion i belongs to the set. The single-emotion task leaves it empty.
using EmotionSet = std::uint8_t;

constexpr int indexOf(Emotion emotion)
{
    return static_cast<int>(emotion);
}

/// 0 … 7 to an emotion; anything else to none.
constexpr std::optional<Emotion> emotionAt(int index)
{
    if (index < 0 || index >= EmotionCount)
        return std::nullopt;
    return static_cast<Emotion>(index);
}

/// The word used in data files, e.g. "joy".
QLatin1String emotionToken(Emotion emotion);

/// Reads a word, ignoring case and surrounding space; none where it names no emotion.
std::optional<Emotion> emotionFromToken(QStringView text);

} // namespace subtext
