// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/modelrun.h"
#include "core/domain/setname.h"
#include "core/entanglement/calibration.h"
#include "core/entanglement/emotionvector.h"
#include "core/entanglement/protocolresult.h"
#include "core/entanglement/stratumscores.h"

#include <QString>

namespace subtext::entanglement {

/// What says how sure a model is of an answer.
enum class SureSignal : std::uint8_t {
    Probability,     ///< max(p, 1 − p), uncut; right where (p > ½) is gold.
    SelfReport,      ///< Confidence / 5; right where the written answer is gold.
    SelfReportOfYes, ///< The same of answers yes alone.
    SelfReportOfNo,
};
inline constexpr std::array<SureSignal, 4> AllSureSignals{
    SureSignal::Probability, SureSignal::SelfReport, SureSignal::SelfReportOfYes,
    SureSignal::SelfReportOfNo};

/// The cells of one scenario, in wheel order: none unless all eight probabilities, or all eight
/// written answers, are there; of self-report those that have one.
std::vector<ConfidenceCell> confidenceCells(const VectorPrediction& prediction, EmotionSet gold,
                                            SureSignal signal);

/// How well a set knows how good it is. A set of words has no cells of probability, one that was
/// not asked how sure it is none of self-report.
struct SetCalibration
{
    Calibration probability;
    Calibration selfReport;
    /// The same by the written answer: the rubric grades evidence for an emotion, so that who is
    /// sure of a no reports little.
    Calibration selfReportOfYes;
    Calibration selfReportOfNo;

    const Calibration& of(SureSignal signal) const;
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

struct NamedEvaluation
{
    SetName name;
    SetEvaluation evaluation;
    std::optional<OpenRun> openRun{}; ///< Of a run that is unfinished.
    std::optional<AskedPart> part{};  ///< Of a set that was asked about part of the scenarios.
    AskedManner manner{};
    std::vector<StratumScores> strata{}; ///< Where they are asked for.

    /// What figures call its mode: "cot", and of a run after the first "cot:2".
    QString mode() const;
    /// What figures call it: "model:cot", "model:cot:2".
    QString text() const;
    /// Evaluated on what it said, and no part of what is said of several sets together.
    bool isApart() const { return openRun || part; }
};

} // namespace subtext::entanglement
