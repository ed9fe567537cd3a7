// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/qualityrules.h"

#include <span>

namespace subtext {

/// Steps between two emotions on the ring of eight: 0 … 4.
int wheelDistance(Choice a, Choice b);

/// Euclidean distance of two ratings in valence, arousal and dominance, in scale numbers:
/// 0 … 2√3.
double vadDistance(const QualityObservation& a, const QualityObservation& b);

/// How hard an item is to settle, 0 (all agree) … 1 (two raters, opposite emotions, opposite
/// corners of the VAD space, both very sure). Each pair of raters has a distance, half of it the
/// wheel distance (as a share of 4) and half the VAD distance (as a share of 2√3), which is
/// multiplied by ½ + ½ · the pair's mean confidence (0 … 1, from scale numbers), since two unsure
/// answers contradict less; severity is the plain mean over all pairs. 0 for fewer than two
/// answers. The order of the answers does not matter, but for rounding. O(answers²), without
/// allocation. A definition of this project; the grading by distance instead of exact match follows
/// weighted disagreement (Cohen 1968, doi 10.1037/h0026256).
double severity(std::span<const QualityObservation> ofOneItem);

} // namespace subtext
