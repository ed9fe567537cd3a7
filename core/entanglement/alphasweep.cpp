// SPDX-License-Identifier: MIT
#include "core/entanglement/alphasweep.h"

#include <algorithm>

namespace subtext::entanglement {
namespace {

SweepArm armOf(const Inference& inference, const ScoredScenarios& scenarios,
               const std::vector<EmotionSet>& baseline)
{
    const std::vector<EmotionSet> found = bestVectors(inference, scenarios.odds);
    const Flips changes = flips(scenarios.gold, baseline, found);
    return {vectorMetrics(scenarios.gold, found), changes.changedScenarios, changes.changedCells};
}

} // namespace

std::vector<EmotionSet> bestVectors(const Inference& inference, std::span<const LogOdds> odds)
{
    std::vector<EmotionSet> vectors;
    vectors.reserve(odds.size());
    for (const LogOdds& of : odds)
        vectors.push_back(inference.best(of));
    return vectors;
}

std::vector<SweepStep> alphaSweep(const PriorWeights& prior, const ScoredScenarios& scenarios,
                                  std::span<const double> alphas)
{
    const std::vector<EmotionSet> baseline = bestVectors(Inference({}, 0), scenarios.odds);
    std::vector<SweepStep> sweep;
    for (const double alpha : alphas) {
        sweep.push_back({alpha, armOf(Inference(prior, alpha), scenarios, baseline),
                         armOf(Inference(prior.withoutPairs(), alpha), scenarios, baseline)});
    }
    return sweep;
}

std::optional<double> bestAlpha(std::span<const SweepStep> sweep, SweepArm SweepStep::*arm)
{
    constexpr double Tie = 1e-12;
    std::optional<double> highest;
    for (const SweepStep& step : sweep) {
        if (const auto score = (step.*arm).metrics.macroF1())
            highest = std::max(highest.value_or(0), *score);
    }
    if (!highest)
        return std::nullopt;
    std::optional<double> best;
    for (const SweepStep& step : sweep) {
        if (*(step.*arm).metrics.macroF1() >= *highest - Tie)
            best = std::min(best.value_or(step.alpha), step.alpha);
    }
    return best;
}

} // namespace subtext::entanglement
