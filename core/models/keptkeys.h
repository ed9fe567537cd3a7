// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1String>

/// What the parts of a kept prediction are called.
namespace subtext::kept {

inline constexpr QLatin1String Label("label");
inline constexpr QLatin1String Raw("raw_response");
inline constexpr QLatin1String Ended("ended");
inline constexpr QLatin1String Scales("scales");
inline constexpr QLatin1String UnusableScales("unusable_scales");
inline constexpr QLatin1String Probabilities("probabilities");
inline constexpr QLatin1String Answers("answers");
inline constexpr QLatin1String Confidence("confidence");
inline constexpr QLatin1String RawOfEach("raw_responses");
inline constexpr QLatin1String Questions("questions");

} // namespace subtext::kept
