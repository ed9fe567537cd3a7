// SPDX-License-Identifier: MIT
#include "core/entanglement/stratumscores.h"

#include "core/entanglement/setevaluation.h"

namespace subtext::entanglement {
namespace {

MapMetrics metricsOf(const ProtocolResult& result, const Stratum& stratum)
{
    std::vector<EmotionSet> gold;
    std::vector<EmotionSet> baseline;
    std::vector<EmotionSet> full;
    for (const ScenarioVectors& of : result.vectors) {
        if (!stratum.has(of.scenario))
            continue;
        gold.push_back(of.gold);
        baseline.push_back(of.baseline);
        full.push_back(of.full);
    }
    return {vectorMetrics(gold, baseline), vectorMetrics(gold, full)};
}

} // namespace

VectorMetrics textMetrics(const Stratum& stratum, std::span<const EvaluationScenario> scenarios,
                          std::span<const VectorPrediction> predictions, bool isTestOnly)
{
    std::vector<EmotionSet> gold;
    std::vector<EmotionSet> answers;
    for (const VectorPrediction& prediction : predictions) {
        const EvaluationScenario& scenario = scenarios[prediction.scenario];
        const auto vector = prediction.answerVector();
        const bool isMeant =
            stratum.has(prediction.scenario) && (!isTestOnly || scenario.part == SplitPart::Test);
        if (!vector || !scenario.gold || !isMeant)
            continue;
        gold.push_back(*scenario.gold);
        answers.push_back(*vector);
    }
    return vectorMetrics(gold, answers);
}

std::size_t measurable(const Stratum& stratum, std::span<const EvaluationScenario> scenarios,
                       EvaluationProtocol protocol)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        const bool isMeasured = !isHeldOut(protocol) || scenarios[i].part == SplitPart::Test;
        count += scenarios[i].gold && isMeasured && stratum.has(i) ? 1U : 0U;
    }
    return count;
}

StratumScores scoresOn(const Stratum& stratum, std::span<const EvaluationScenario> scenarios,
                       std::span<const VectorPrediction> predictions, const SetEvaluation& set)
{
    StratumScores scores{stratum.by,
                         stratum.name,
                         textMetrics(stratum, scenarios, predictions, false),
                         textMetrics(stratum, scenarios, predictions, true),
                         {}};
    for (const EvaluationProtocol protocol : AllProtocols) {
        const auto at = indexOf(protocol);
        if (set.protocols && set.protocols->at(at))
            scores.protocols.at(at) = metricsOf(*set.protocols->at(at), stratum);
    }
    return scores;
}

} // namespace subtext::entanglement
