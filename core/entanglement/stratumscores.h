// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"
#include "core/entanglement/evaluationprotocol.h"
#include "core/entanglement/vectormetrics.h"

#include <QString>

#include <span>
#include <vector>

namespace subtext::entanglement {

struct SetEvaluation;

/// Scenarios that have something in common.
struct Stratum
{
    QString by;             ///< What that is: "group", "split", "topic".
    QString name;           ///< Of these: "office", "test".
    std::vector<bool> isIn; ///< By place in the file; empty: all are.

    bool has(std::size_t scenario) const { return isIn.empty() || isIn.at(scenario); }
};

/// The written answers of a set that are whole, on scenarios with gold: those of the stratum, of
/// the test part alone or of all.
VectorMetrics textMetrics(const Stratum& stratum, std::span<const EvaluationScenario> scenarios,
                          std::span<const VectorPrediction> predictions, bool isTestOnly);

/// How many of them a protocol can measure a set on: those with gold, of the test part where it
/// holds out.
std::size_t measurable(const Stratum& stratum, std::span<const EvaluationScenario> scenarios,
                       EvaluationProtocol protocol);

/// Without and with the prior, on the same scenarios.
struct MapMetrics
{
    VectorMetrics baseline;
    VectorMetrics full;

    bool operator==(const MapMetrics&) const = default;
};

/// What a set reaches on the scenarios of a stratum. Each figure has an n of its own
/// (VectorMetrics::scenarios), which may be 0.
struct StratumScores
{
    QString by;
    QString name;
    VectorMetrics textAnswers; ///< As those of SetEvaluation.
    VectorMetrics textAnswersOnTest;
    ByProtocol<std::optional<MapMetrics>> protocols; ///< None where the set has no figures by it.

    const VectorMetrics& textAnswersBy(EvaluationProtocol protocol) const
    {
        return isHeldOut(protocol) ? textAnswersOnTest : textAnswers;
    }
    bool operator==(const StratumScores&) const = default;
};

/// The figures of `set`, which was evaluated on these scenarios and predictions, on a stratum.
/// Nothing is chosen anew: prior and α stay those of the whole. O(n).
StratumScores scoresOn(const Stratum& stratum, std::span<const EvaluationScenario> scenarios,
                       std::span<const VectorPrediction> predictions, const SetEvaluation& set);

} // namespace subtext::entanglement
