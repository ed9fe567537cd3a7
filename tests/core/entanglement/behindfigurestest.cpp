// SPDX-License-Identifier: MIT
#include "core/entanglement/behindfigures.h"

#include "core/base/pythonrandom.h"
#include "tests/support/registeredtest.h"

#include <QTest>

using namespace subtext;
using namespace subtext::entanglement;

/// The scenarios behind a figure are those that it counts, each of them.
class BehindFiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallCase_isTheKnownOne();
    void counts_areThoseOfTheFigures_data();
    void counts_areThoseOfTheFigures();
    void sweep_changesWhatItSays();
    void bins_holdTheScenariosOfTheirCells();
};

namespace {

constexpr EmotionSet Joy = 1;
constexpr EmotionSet Trust = 2;
constexpr auto BaselineVector = &ScenarioVectors::baseline;
constexpr auto FullVector = &ScenarioVectors::full;

ScenarioVectors vectorsOf(std::size_t scenario, EmotionSet gold, EmotionSet before,
                          EmotionSet after)
{
    ScenarioVectors vectors;
    vectors.scenario = scenario;
    vectors.gold = gold;
    vectors.baseline = before;
    vectors.full = after;
    return vectors;
}

struct RandomCase
{
    std::vector<EvaluationScenario> scenarios;
    std::vector<VectorPrediction> predictions;
    SetEvaluation evaluation;
};

/// A model that errs at random; every fifth scenario has no gold, every third is for testing.
RandomCase randomCase()
{
    RandomCase made;
    PythonRandom random(11);
    for (std::size_t s = 0; s < 150; ++s) {
        const auto gold = static_cast<EmotionSet>(random.below(256) & (random.below(256) | 131U));
        EvaluationScenario& scenario = made.scenarios.emplace_back();
        if (s % 5 != 4)
            scenario.gold = gold;
        scenario.part = s % 3 == 2 ? SplitPart::Test : SplitPart::Train;
        VectorPrediction prediction;
        prediction.scenario = s;
        for (std::size_t i = 0; i < Emotions; ++i) {
            const double chance = random.below(1'001) / 1'000.0;
            prediction.yes[i] = has(gold, i) ? 1 - 0.8 * chance : 0.8 * chance;
            prediction.answers[i] = *prediction.yes[i] > 0.5;
            prediction.confidence[i] = static_cast<int>(1 + random.below(5));
        }
        if (s == 20)
            prediction.yes[3].reset();
        made.predictions.push_back(prediction);
    }
    made.evaluation =
        *evaluateSet(made.scenarios, made.predictions, priorsOf(made.scenarios), {50, 0.95, 42});
    return made;
}

int sizeOf(const ScenarioPlaces& places)
{
    return static_cast<int>(places.size());
}

} // namespace

void BehindFiguresTest::smallCase_isTheKnownOne()
{
    ProtocolResult result;
    result.vectors = {vectorsOf(2, Joy, Joy, Joy),                 // right all along
                      vectorsOf(5, Joy, Joy | Trust, Joy),         // trust removed, to right
                      vectorsOf(6, Joy | Trust, Joy, Joy | Trust), // trust added, to right
                      vectorsOf(9, Joy | Trust, Joy | Trust, Joy), // trust removed, to wrong
                      vectorsOf(12, EmotionSet{0}, EmotionSet{0}, Trust)}; // trust added, to wrong
    QCOMPARE(measured(result), (ScenarioPlaces{2, 5, 6, 9, 12}));
    QCOMPARE(notEqual(result, BaselineVector), (ScenarioPlaces{5, 6}));
    QCOMPARE(notEqual(result, FullVector), (ScenarioPlaces{9, 12}));
    QCOMPARE(saidToFeel(result, BaselineVector, 1), (ScenarioPlaces{5, 9}));
    QCOMPARE(saidToFeel(result, FullVector, 1), (ScenarioPlaces{6, 12}));
    QCOMPARE(reallyFeeling(result, 1), (ScenarioPlaces{6, 9}));
    QCOMPARE(withError(result, BaselineVector, {1, false}), (ScenarioPlaces{6}));
    QCOMPARE(withError(result, BaselineVector, {1, true}), (ScenarioPlaces{5}));
    QCOMPARE(withHalfOf(result, BaselineVector, pairIndex(0, 1)), (ScenarioPlaces{6}));
    QCOMPARE(withHalfOf(result, FullVector, pairIndex(0, 1)), (ScenarioPlaces{9}));
    QCOMPARE(flipped(result, 1, true, true), (ScenarioPlaces{6}));
    QCOMPARE(flipped(result, 1, true, false), (ScenarioPlaces{12}));
    QCOMPARE(flipped(result, 1, false, true), (ScenarioPlaces{5}));
    QCOMPARE(flipped(result, 1, false, false), (ScenarioPlaces{9}));
    QVERIFY(flipped(result, 0, true, true).empty());
    QVERIFY(measured({}).empty());
}

void BehindFiguresTest::counts_areThoseOfTheFigures_data()
{
    QTest::addColumn<EvaluationProtocol>("protocol");
    for (const EvaluationProtocol protocol : AllProtocols)
        QTest::newRow(protocolToken(protocol)) << protocol;
}

void BehindFiguresTest::counts_areThoseOfTheFigures()
{
    QFETCH(EvaluationProtocol, protocol);
    const RandomCase made = randomCase();
    const ProtocolOutcome& outcome = made.evaluation.protocols->at(indexOf(protocol));
    QVERIFY(outcome);
    const ProtocolResult& result = *outcome;
    QCOMPARE(measured(result).size(), result.full.scenarios);
    QCOMPARE(notEqual(result, FullVector).size(), result.full.scenarios - result.full.equalVectors);
    for (const auto& [member, metrics, patterns] :
         {std::tuple(BaselineVector, &result.baseline, &result.patternsBaseline),
          std::tuple(FullVector, &result.full, &result.patternsFull)}) {
        for (std::size_t i = 0; i < Emotions; ++i) {
            const EmotionCells& cells = metrics->emotions[i];
            QCOMPARE(sizeOf(saidToFeel(result, member, i)),
                     cells.truePositives + cells.falsePositives);
            QCOMPARE(sizeOf(reallyFeeling(result, i)), cells.truePositives + cells.falseNegatives);
            QCOMPARE(sizeOf(withError(result, member, {i, false})), patterns->missed[i]);
            QCOMPARE(sizeOf(withError(result, member, {i, true})), patterns->added[i]);
        }
        for (std::size_t p = 0; p < PairCount; ++p)
            QCOMPARE(sizeOf(withHalfOf(result, member, p)), patterns->pairs[p]);
    }
    for (std::size_t i = 0; i < Emotions; ++i) {
        const EmotionFlips& flips = result.flips.emotions[i];
        QCOMPARE(sizeOf(flipped(result, i, true, true)), flips.addedRight);
        QCOMPARE(sizeOf(flipped(result, i, true, false)), flips.addedWrong);
        QCOMPARE(sizeOf(flipped(result, i, false, true)), flips.removedRight);
        QCOMPARE(sizeOf(flipped(result, i, false, false)), flips.removedWrong);
    }
    for (std::size_t q = 0; q < 4; ++q)
        QCOMPARE(inQuartile(result, q).size(), result.quartiles.at(q).scenarios);
}

void BehindFiguresTest::sweep_changesWhatItSays()
{
    const RandomCase made = randomCase();
    const ProtocolResult& result =
        *made.evaluation.protocols->at(indexOf(EvaluationProtocol::HeldOut));
    bool isAnyChanged = false;
    for (const SweepStep& step : result.sweep) {
        const auto full = changedAt(result, result.prior, step.alpha, made.predictions);
        QCOMPARE(sizeOf(full), step.full.changedScenarios);
        QCOMPARE(
            sizeOf(changedAt(result, result.prior.withoutPairs(), step.alpha, made.predictions)),
            step.linear.changedScenarios);
        isAnyChanged = isAnyChanged || !full.empty();
    }
    QVERIFY(isAnyChanged);
}

void BehindFiguresTest::bins_holdTheScenariosOfTheirCells()
{
    const RandomCase made = randomCase();
    for (const SureSignal signal : AllSureSignals) {
        for (const bool isTestOnly : {false, true}) {
            const SetCalibration& of =
                isTestOnly ? made.evaluation.calibrationOnTest : made.evaluation.calibration;
            for (std::size_t bin = 0; bin < CalibrationBins; ++bin) {
                std::size_t cells = 0;
                for (const std::size_t place :
                     inCalibrationBin(made.scenarios, made.predictions, signal, bin, isTestOnly)) {
                    for (const ConfidenceCell& cell : confidenceCells(
                             made.predictions[place], *made.scenarios[place].gold, signal))
                        cells += calibrationBin(cell.confidence) == bin ? 1U : 0U;
                }
                QCOMPARE(cells, of.of(signal).bins.at(bin).cells);
            }
        }
    }
}

SUBTEXT_TEST(BehindFiguresTest)
#include "behindfigurestest.moc"
