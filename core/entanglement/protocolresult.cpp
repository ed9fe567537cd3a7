// SPDX-License-Identifier: MIT
#include "core/entanglement/protocolresult.h"

namespace subtext::entanglement {
namespace {

/// What rounding leaves of a gain of nothing.
constexpr double NoGain = 1e-12;

std::optional<double> ratio(double part, double gain)
{
    if (gain <= NoGain)
        return std::nullopt;
    return part / gain;
}

tl::unexpected<NoResult> none(NoResult::Reason reason, UndefinedTerms terms = {})
{
    return tl::unexpected<NoResult>(NoResult{reason, std::move(terms)});
}

double reached(const ScoredScenarios& scenarios, const std::vector<EmotionSet>& predicted)
{
    return vectorMetrics(scenarios.gold, predicted).macroF1().value_or(0);
}

} // namespace

std::optional<double> Ablation::pairwiseShareOfGain() const
{
    return ratio(full - linear, gainFull());
}

std::optional<double> Ablation::upliftOverLinear() const
{
    return ratio(full - linear, gainLinear());
}

ProtocolOutcome runProtocol(const Prior& prior, const ScoredScenarios& choosing,
                            const ScoredScenarios& measured)
{
    using Reason = NoResult::Reason;
    if (!prior)
        return none(Reason::UndefinedPrior, prior.error());
    ProtocolResult result;
    result.prior = *prior;
    result.selection = alphaSweep(*prior, choosing);
    const auto alpha = bestAlpha(result.selection, &SweepStep::full);
    const auto linearAlpha = bestAlpha(result.selection, &SweepStep::linear);
    if (!alpha || !linearAlpha)
        return none(Reason::NothingToChoose);
    if (measured.size() == 0)
        return none(Reason::NothingToMeasure);
    result.alpha = *alpha;
    result.sweep = &choosing == &measured ? result.selection : alphaSweep(*prior, measured);

    const PriorWeights linearPrior = prior->withoutPairs();
    const auto vectorsAt = [&](const PriorWeights& weights, double at) {
        return bestVectors(Inference(weights, at), measured.odds);
    };
    const std::vector<EmotionSet> baseline = vectorsAt(*prior, 0);
    const std::vector<EmotionSet> full = vectorsAt(*prior, *alpha);
    const std::vector<EmotionSet> linear = vectorsAt(linearPrior, *alpha);
    const std::vector<EmotionSet> fullAtOne = vectorsAt(*prior, 1);
    const std::vector<EmotionSet> linearAtOne = vectorsAt(linearPrior, 1);

    result.baseline = vectorMetrics(measured.gold, baseline);
    result.full = vectorMetrics(measured.gold, full);
    result.ablation = {*alpha,
                       reached(measured, baseline),
                       reached(measured, linear),
                       reached(measured, full),
                       *linearAlpha,
                       reached(measured, vectorsAt(linearPrior, *linearAlpha))};
    result.flips = flips(measured.gold, baseline, full);
    const std::vector<std::size_t> quartiles = quartilesOf(measured.sureness);
    result.quartiles = quartileGains(measured.gold, baseline, full, quartiles);
    result.patternsBaseline = errorPatterns(measured.gold, baseline);
    result.patternsFull = errorPatterns(measured.gold, full);
    for (std::size_t at = 0; at < measured.size(); ++at) {
        result.vectors.push_back({measured.scenario[at], measured.gold[at], baseline[at],
                                  linear[at], full[at], linearAtOne[at], fullAtOne[at],
                                  quartiles[at]});
    }
    return result;
}

} // namespace subtext::entanglement
