// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/calibration.h"
#include "core/entanglement/protocolresult.h"
#include "core/entanglement/vectorprediction.h"

namespace subtext::entanglement {

/// How well a set knows how good it is. A set of words has no cells of probability, one that was
/// not asked how sure it is none of self-report.
struct SetCalibration
{
    Calibration probability; ///< max(p, 1 − p), uncut; right where (p > ½) is gold.
    Calibration selfReport;  ///< Confidence / 5; right where the written answer is gold.
    /// The same by the written answer: the rubric grades evidence for an emotion, so that who is
    /// sure of a no reports little.
    Calibration selfReportOfYes;
    Calibration selfReportOfNo;

    bool operator==(const SetCalibration&) const = default;
};

/// One set of predictions: a model in a mode. Scenarios without gold count nowhere but in
/// `withoutGold`.
struct SetEvaluation
{
    std::size_t scenarios = 0; ///< With gold and something predicted.
    std::size_t withoutGold = 0;
    std::size_t withProbabilities = 0; ///< All eight; the others are left out of every protocol.
    std::size_t withAnswers = 0;       ///< All eight in words.
    int contradictions = 0;            ///< Cells whose word is not what p > ½ says.
    VectorMetrics textAnswers;         ///< Of the words.
    VectorMetrics textAnswersOnTest;
    SetCalibration calibration;
    SetCalibration calibrationOnTest;
    /// By protocol; none for a set without any probabilities.
    std::optional<ByProtocol<ProtocolOutcome>> protocols;
};

/// Everything about one set. `scenarios` in the order of the file; `predictions` in any order, at
/// most one of each of those scenarios; `priors` are those of the same scenarios. None when
/// cancelled.
std::optional<SetEvaluation> evaluateSet(std::span<const EvaluationScenario> scenarios,
                                         std::span<const VectorPrediction> predictions,
                                         const ByProtocol<Prior>& priors,
                                         const GainOptions& gain = {},
                                         const CancelToken& cancel = {});

} // namespace subtext::entanglement
