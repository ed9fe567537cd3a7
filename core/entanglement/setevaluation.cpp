// SPDX-License-Identifier: MIT
#include "core/entanglement/setevaluation.h"

#include <algorithm>
#include <functional>

namespace subtext::entanglement {
namespace {

struct Rated
{
    const VectorPrediction* prediction;
    EmotionSet gold;
    SplitPart part;
};

using Belongs = std::function<bool(const Rated&)>;

bool isAny(const Rated&)
{
    return true;
}
bool isTrain(const Rated& rated)
{
    return rated.part == SplitPart::Train;
}
bool isTest(const Rated& rated)
{
    return rated.part == SplitPart::Test;
}

ScoredScenarios scored(const std::vector<Rated>& all, const Belongs& belongs)
{
    ScoredScenarios result;
    for (const Rated& rated : all) {
        const auto yes = rated.prediction->probabilities();
        if (!yes || !belongs(rated))
            continue;
        result.scenario.push_back(rated.prediction->scenario);
        result.gold.push_back(rated.gold);
        result.odds.push_back(logOdds(*yes));
        result.sureness.push_back(sureness(*yes));
    }
    return result;
}

Calibration calibrationOf(const std::vector<Rated>& all, const Belongs& belongs, SureSignal signal)
{
    std::vector<ConfidenceCell> cells;
    for (const Rated& rated : all) {
        if (!belongs(rated))
            continue;
        const auto of = confidenceCells(*rated.prediction, rated.gold, signal);
        cells.insert(cells.end(), of.begin(), of.end());
    }
    return calibrate(cells);
}

SetCalibration calibrationOf(const std::vector<Rated>& all, const Belongs& belongs)
{
    const auto by = [&](SureSignal signal) { return calibrationOf(all, belongs, signal); };
    return {by(SureSignal::Probability), by(SureSignal::SelfReport),
            by(SureSignal::SelfReportOfYes), by(SureSignal::SelfReportOfNo)};
}

/// The predictions that can be held against gold, in the order of the file.
std::vector<Rated> ratedOf(std::span<const EvaluationScenario> scenarios,
                           std::span<const VectorPrediction> predictions)
{
    std::vector<Rated> rated;
    for (const VectorPrediction& prediction : predictions) {
        const EvaluationScenario& scenario = scenarios[prediction.scenario];
        if (scenario.gold)
            rated.push_back({&prediction, *scenario.gold, scenario.part});
    }
    std::stable_sort(rated.begin(), rated.end(), [](const Rated& a, const Rated& b) {
        return a.prediction->scenario < b.prediction->scenario;
    });
    return rated;
}

void addGain(ProtocolResult& result, const GainOptions& options, const CancelToken& cancel)
{
    std::vector<EmotionSet> gold;
    std::vector<EmotionSet> before;
    std::vector<EmotionSet> after;
    for (const ScenarioVectors& of : result.vectors) {
        gold.push_back(of.gold);
        before.push_back(of.baseline);
        after.push_back(of.full);
    }
    result.gain = gainInterval(gold, before, after, options, cancel);
}

} // namespace

std::vector<ConfidenceCell> confidenceCells(const VectorPrediction& prediction, EmotionSet gold,
                                            SureSignal signal)
{
    constexpr double HighestReport = 5;
    std::vector<ConfidenceCell> cells;
    if (signal == SureSignal::Probability) {
        const auto yes = prediction.probabilities();
        for (std::size_t i = 0; yes && i < Emotions; ++i) {
            const double p = (*yes)[i];
            cells.push_back({std::max(p, 1 - p), (p > 0.5) == has(gold, i)});
        }
        return cells;
    }
    const auto vector = prediction.answerVector();
    for (std::size_t i = 0; vector && i < Emotions; ++i) {
        const bool isYes = has(*vector, i);
        const bool isAsked =
            signal == SureSignal::SelfReport || isYes == (signal == SureSignal::SelfReportOfYes);
        if (const auto report = prediction.confidence[i]; report && isAsked)
            cells.push_back({*report / HighestReport, isYes == has(gold, i)});
    }
    return cells;
}

const Calibration& SetCalibration::of(SureSignal signal) const
{
    switch (signal) {
    case SureSignal::SelfReport:
        return selfReport;
    case SureSignal::SelfReportOfYes:
        return selfReportOfYes;
    case SureSignal::SelfReportOfNo:
        return selfReportOfNo;
    case SureSignal::Probability:
        break;
    }
    return probability;
}

QString NamedEvaluation::mode() const
{
    return name.run == QLatin1String("1") ? name.mode : name.mode + u':' + name.run;
}

QString NamedEvaluation::text() const
{
    return name.model + u':' + mode();
}

std::optional<SetEvaluation> evaluateSet(std::span<const EvaluationScenario> scenarios,
                                         std::span<const VectorPrediction> predictions,
                                         const ByProtocol<Prior>& priors, const GainOptions& gain,
                                         const CancelToken& cancel)
{
    const std::vector<Rated> rated = ratedOf(scenarios, predictions);
    SetEvaluation result;
    result.scenarios = rated.size();
    result.withoutGold = predictions.size() - rated.size();
    for (const Rated& of : rated)
        result.contradictions += of.prediction->contradictions();
    result.textAnswers = textMetrics({}, scenarios, predictions, false);
    result.withAnswers = result.textAnswers.scenarios;
    result.textAnswersOnTest = textMetrics({}, scenarios, predictions, true);
    result.calibration = calibrationOf(rated, isAny);
    result.calibrationOnTest = calibrationOf(rated, isTest);

    const ScoredScenarios all = scored(rated, isAny);
    result.withProbabilities = all.size();
    if (all.size() == 0)
        return result;
    const ScoredScenarios train = scored(rated, isTrain);
    const ScoredScenarios test = scored(rated, isTest);
    ByProtocol<ProtocolOutcome>& outcomes = result.protocols.emplace();
    for (const EvaluationProtocol protocol : AllProtocols) {
        if (cancel.isCancelled())
            return std::nullopt;
        ProtocolOutcome& outcome = outcomes.at(indexOf(protocol));
        const Prior& prior = priors.at(indexOf(protocol));
        outcome =
            isHeldOut(protocol) ? runProtocol(prior, train, test) : runProtocol(prior, all, all);
        if (outcome && protocol == EvaluationProtocol::HeldOut) {
            addGain(*outcome, gain, cancel);
            if (!outcome->gain)
                return std::nullopt;
        }
    }
    return result;
}

} // namespace subtext::entanglement
