// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/setevaluation.h"

#include <functional>

namespace subtext::entanglement {

/// Scenarios by their place in the file, ascending.
using ScenarioPlaces = std::vector<std::size_t>;

/// Which prediction of a scenario is meant: &ScenarioVectors::baseline, &ScenarioVectors::full, …
using PredictedVector = EmotionSet ScenarioVectors::*;

// What stands behind the figures of one protocol: as many scenarios as the figure counts. All are
// O(n).

ScenarioPlaces scenariosWhere(const ProtocolResult& result,
                              const std::function<bool(const ScenarioVectors&)>& isMeant);

/// All that were measured.
ScenarioPlaces measured(const ProtocolResult& result);
/// Not all eight right: n minus VectorMetrics::equalVectors.
ScenarioPlaces notEqual(const ProtocolResult& result, PredictedVector predicted);
/// True and false positives, what precision is a share of.
ScenarioPlaces saidToFeel(const ProtocolResult& result, PredictedVector predicted,
                          std::size_t emotion);
/// True positives and false negatives, what recall is a share of.
ScenarioPlaces reallyFeeling(const ProtocolResult& result, std::size_t emotion);
/// ErrorPatterns::missed and added.
ScenarioPlaces withError(const ProtocolResult& result, PredictedVector predicted,
                         const SingleError& error);
/// ErrorPatterns::pairs.
ScenarioPlaces withHalfOf(const ProtocolResult& result, PredictedVector predicted,
                          std::size_t pair);
/// The four counts of EmotionFlips: added or removed, to right or to wrong.
ScenarioPlaces flipped(const ProtocolResult& result, std::size_t emotion, bool isAdded,
                       bool isToRight);
/// QuartileGain::scenarios.
ScenarioPlaces inQuartile(const ProtocolResult& result, std::size_t quartile);

/// SweepArm::changedScenarios of a prior at an α. `predictions` are those that the result is of.
ScenarioPlaces changedAt(const ProtocolResult& result, const PriorWeights& prior, double alpha,
                         std::span<const VectorPrediction> predictions);

/// The scenarios with gold that have a cell in a bin of the calibration: all, or those of the part
/// for testing. `scenarios` and `predictions` as evaluateSet takes them.
ScenarioPlaces inCalibrationBin(std::span<const EvaluationScenario> scenarios,
                                std::span<const VectorPrediction> predictions, SureSignal signal,
                                std::size_t bin, bool isTestOnly);

} // namespace subtext::entanglement
