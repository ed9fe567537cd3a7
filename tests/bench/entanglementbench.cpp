// SPDX-License-Identifier: MIT
#include "core/agreement/studyagreement.h"
#include "core/base/pythonrandom.h"
#include "core/entanglement/setevaluation.h"
#include "core/task/builtintasks.h"
#include "ui/models/vectors/scenarioscore.h"
#include "ui/models/vectors/termsmodel.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace subtext;
using namespace subtext::entanglement;

namespace {

/// As many as were published.
constexpr std::size_t Scenarios = 4'731;

struct Collection
{
    std::vector<EvaluationScenario> scenarios;
    std::vector<VectorPrediction> predictions;
    std::vector<LogOdds> odds;
};

/// Seven of ten for training, and a model that is right three times in four.
Collection collection()
{
    PythonRandom random(42);
    Collection made;
    for (std::size_t s = 0; s < Scenarios; ++s) {
        // Joy, trust and anticipation twice as often as the others.
        const auto gold = static_cast<EmotionSet>(random.below(256) & (random.below(256) | 131U));
        made.scenarios.push_back({gold, s % 10 < 7 ? SplitPart::Train : SplitPart::Test});
        VectorPrediction prediction;
        prediction.scenario = s;
        for (std::size_t i = 0; i < Emotions; ++i) {
            const double chance = random.below(1'001) / 1'000.0;
            prediction.yes[i] = has(gold, i) ? 1 - 0.7 * chance : 0.7 * chance;
        }
        made.odds.push_back(logOdds(*prediction.probabilities()));
        made.predictions.push_back(prediction);
    }
    return made;
}

/// The best of 256 vectors of one scenario.
void bestVector(benchmark::State& state)
{
    const Collection made = collection();
    const Inference inference(*priorsOf(made.scenarios)[1], 0.75);
    std::size_t at = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(inference.best(made.odds[at]));
        at = (at + 1) % made.odds.size();
    }
}
BENCHMARK(bestVector)->Unit(benchmark::kNanosecond);

/// The same with the probability of each vector and of each emotion.
void bestVectorWithPosterior(benchmark::State& state)
{
    const Collection made = collection();
    const Inference inference(*priorsOf(made.scenarios)[1], 0.75);
    std::size_t at = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(inference.best(made.odds[at]));
        benchmark::DoNotOptimize(inference.posterior(made.odds[at]));
        at = (at + 1) % made.odds.size();
    }
}
BENCHMARK(bestVectorWithPosterior)->Unit(benchmark::kNanosecond);

/// One model in one mode: four protocols with their sweeps, and 10,000 resamples of the gain.
void evaluation(benchmark::State& state)
{
    const Collection made = collection();
    const ByProtocol<Prior> priors = priorsOf(made.scenarios);
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluateSet(made.scenarios, made.predictions, priors));
}
BENCHMARK(evaluation)->Unit(benchmark::kMillisecond);

/// One step of the slider of α without the widgets: prior, score, runner-up, posterior and terms of
/// one scenario.
void scoreOfScenario(benchmark::State& state)
{
    const Collection made = collection();
    const PriorWeights prior = *priorsOf(made.scenarios)[1];
    QStringList words;
    for (std::size_t i = 0; i < Emotions; ++i)
        words << QString::number(i);
    TermsModel model(words, nullptr);
    const Probabilities yes = *made.predictions.front().probabilities();
    int step = 0;
    for (auto _ : state)
        model.show(yes, Inference(prior, ++step % 100 / 20.0));
}
BENCHMARK(scoreOfScenario)->Unit(benchmark::kMicrosecond);

/// The same on the screen, painted: to stay within a frame, which is 16 ms.
void liveScore(benchmark::State& state)
{
    Collection made = collection();
    auto result = std::make_shared<VectorFigures>();
    for (std::size_t i = 0; i < made.scenarios.size(); ++i) {
        result->study.ids.push_back(ScenarioId{static_cast<qint64>(i) + 1});
        result->study.names << QString::number(i);
    }
    result->study.scenarios = made.scenarios;
    result->priors = priorsOf(made.scenarios);
    VectorRun& run = result->runs.emplace_back();
    run.name = QStringLiteral("model:cot");
    run.predictions = made.predictions;
    QStringList words;
    for (std::size_t i = 0; i < Emotions; ++i)
        words << QString::number(i);
    ScenarioScore score(nullptr);
    score.setStudy(nullptr, words, false);
    score.resize(1'200, 700);
    score.show();
    score.showRun(result, 0, EvaluationProtocol::InSample);
    QApplication::processEvents();
    int step = 0;
    for (auto _ : state) {
        score.setAlpha(++step % 100 / 20.0);
        QApplication::processEvents();
    }
}
BENCHMARK(liveScore)->Unit(benchmark::kMillisecond);

/// Three annotators' eight κ with 2,000 resamples.
void boardOfVectors(benchmark::State& state)
{
    const Collection made = collection();
    PythonRandom random(7);
    AgreementInput input;
    input.task = std::make_shared<const Task>(*builtInTask(u"emoscene"));
    input.raters.resize(3);
    for (std::size_t s = 0; s < Scenarios; ++s) {
        AgreementItem& item = input.items.emplace_back();
        for (int rater = 0; rater < 3; ++rater) {
            AgreementRating& rating = item.ratings.emplace_back();
            rating.rater = rater;
            const unsigned vector =
                *made.scenarios[s].gold ^ (random.below(256) & random.below(256));
            for (std::size_t i = 0; i < Emotions; ++i)
                rating.ballot[i] = Choice{static_cast<std::uint8_t>(vector >> i & 1U)};
        }
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(computeStudyAgreement(input));
}
BENCHMARK(boardOfVectors)->Unit(benchmark::kMillisecond);

} // namespace
