// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace subtext {

/// The four seven-point scales, in the order in which they are answered.
enum class Dimension : std::uint8_t { Valence, Arousal, Dominance, Confidence };

inline constexpr int DimensionCount = 4;
inline constexpr std::array<Dimension, DimensionCount> AllDimensions{
    Dimension::Valence, Dimension::Arousal, Dimension::Dominance, Dimension::Confidence};

inline constexpr int MinPoint = -3;
inline constexpr int MaxPoint = 3;
inline constexpr int PointCount = MaxPoint - MinPoint + 1;

constexpr bool isPoint(int point)
{
    return point >= MinPoint && point <= MaxPoint;
}

constexpr std::size_t indexOf(Dimension dimension)
{
    return static_cast<std::size_t>(dimension);
}

/// "valence", "arousal", "dominance", "confidence".
QLatin1String dimensionToken(Dimension dimension);

/// The words of one point as CEI's files write them, e.g. (Valence, −1) → "mildly unpleasant".
/// `point` must be within −3 … +3.
QLatin1String scaleLabel(Dimension dimension, int point);

/// Reads a label, ignoring case and surrounding or doubled space; none where it is no label.
std::optional<int> pointFromLabel(Dimension dimension, QStringView text);

/// The number that statistics use for a point: two decimals (−0.67, not −2/3), as the authors of
/// CEI compute with.
double scaleNumber(int point);

} // namespace subtext
