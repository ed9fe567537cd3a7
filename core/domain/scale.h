// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace subtext {

/// CEI's four seven-point scales, in the order in which they are answered.
namespace Dimension {

inline constexpr ScaleIndex Valence{0};
inline constexpr ScaleIndex Arousal{1};
inline constexpr ScaleIndex Dominance{2};
inline constexpr ScaleIndex Confidence{3};

} // namespace Dimension

inline constexpr int DimensionCount = 4;
inline constexpr std::array<ScaleIndex, DimensionCount> AllDimensions{
    Dimension::Valence, Dimension::Arousal, Dimension::Dominance, Dimension::Confidence};

inline constexpr int MinPoint = -3;
inline constexpr int MaxPoint = 3;
inline constexpr int PointCount = MaxPoint - MinPoint + 1;

constexpr bool isPoint(int point)
{
    return point >= MinPoint && point <= MaxPoint;
}

/// "valence", "arousal", "dominance", "confidence".
QLatin1String dimensionToken(ScaleIndex dimension);

/// The words of one point as CEI's files write them, e.g. (Valence, −1) → "mildly unpleasant".
/// `point` must be within −3 … +3.
QLatin1String scaleLabel(ScaleIndex dimension, int point);

/// Reads a label, ignoring case and surrounding or doubled space; none where it is no label.
std::optional<int> pointFromLabel(ScaleIndex dimension, QStringView text);

/// The number that statistics use for a point: two decimals (−0.67, not −2/3), as the authors of
/// CEI compute with.
double scaleNumber(int point);

} // namespace subtext
