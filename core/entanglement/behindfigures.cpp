// SPDX-License-Identifier: MIT
#include "core/entanglement/behindfigures.h"

#include <algorithm>
#include <unordered_map>

namespace subtext::entanglement {

ScenarioPlaces scenariosWhere(const ProtocolResult& result,
                              const std::function<bool(const ScenarioVectors&)>& isMeant)
{
    ScenarioPlaces places;
    for (const ScenarioVectors& of : result.vectors) {
        if (isMeant(of))
            places.push_back(of.scenario);
    }
    return places;
}

ScenarioPlaces measured(const ProtocolResult& result)
{
    return scenariosWhere(result, [](const ScenarioVectors&) { return true; });
}

ScenarioPlaces notEqual(const ProtocolResult& result, PredictedVector predicted)
{
    return scenariosWhere(result,
                          [=](const ScenarioVectors& of) { return of.*predicted != of.gold; });
}

ScenarioPlaces saidToFeel(const ProtocolResult& result, PredictedVector predicted,
                          std::size_t emotion)
{
    return scenariosWhere(result,
                          [=](const ScenarioVectors& of) { return has(of.*predicted, emotion); });
}

ScenarioPlaces reallyFeeling(const ProtocolResult& result, std::size_t emotion)
{
    return saidToFeel(result, &ScenarioVectors::gold, emotion);
}

ScenarioPlaces withError(const ProtocolResult& result, PredictedVector predicted,
                         const SingleError& error)
{
    return scenariosWhere(result, [=](const ScenarioVectors& of) {
        return has(of.*predicted, error.emotion) == error.isAdded &&
               has(of.gold, error.emotion) != error.isAdded;
    });
}

ScenarioPlaces withHalfOf(const ProtocolResult& result, PredictedVector predicted, std::size_t pair)
{
    return scenariosWhere(result, [=](const ScenarioVectors& of) {
        return isHalfPredicted(of.gold, of.*predicted, pair);
    });
}

ScenarioPlaces flipped(const ProtocolResult& result, std::size_t emotion, bool isAdded,
                       bool isToRight)
{
    return scenariosWhere(result, [=](const ScenarioVectors& of) {
        const bool after = has(of.full, emotion);
        return after != has(of.baseline, emotion) && after == isAdded &&
               (after == has(of.gold, emotion)) == isToRight;
    });
}

ScenarioPlaces inQuartile(const ProtocolResult& result, std::size_t quartile)
{
    return scenariosWhere(
        result, [quartile](const ScenarioVectors& of) { return of.quartile == quartile; });
}

ScenarioPlaces changedAt(const ProtocolResult& result, const PriorWeights& prior, double alpha,
                         std::span<const VectorPrediction> predictions)
{
    std::unordered_map<std::size_t, const VectorPrediction*> byPlace;
    for (const VectorPrediction& prediction : predictions)
        byPlace.emplace(prediction.scenario, &prediction);
    const Inference inference(prior, alpha);
    return scenariosWhere(result, [&](const ScenarioVectors& of) {
        const auto found = byPlace.find(of.scenario);
        const auto yes = found == byPlace.end() ? std::nullopt : found->second->probabilities();
        return yes && inference.best(logOdds(*yes)) != of.baseline;
    });
}

ScenarioPlaces inCalibrationBin(std::span<const EvaluationScenario> scenarios,
                                std::span<const VectorPrediction> predictions, SureSignal signal,
                                std::size_t bin, bool isTestOnly)
{
    ScenarioPlaces places;
    for (const VectorPrediction& prediction : predictions) {
        const EvaluationScenario& scenario = scenarios[prediction.scenario];
        if (!scenario.gold || (isTestOnly && scenario.part != SplitPart::Test))
            continue;
        const auto cells = confidenceCells(prediction, *scenario.gold, signal);
        if (std::any_of(cells.begin(), cells.end(), [bin](const ConfidenceCell& cell) {
                return calibrationBin(cell.confidence) == bin;
            }))
            places.push_back(prediction.scenario);
    }
    std::sort(places.begin(), places.end());
    return places;
}

} // namespace subtext::entanglement
