// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/entanglement/evaluationjson.h"
#include "core/entanglement/maprows.h"
#include "core/entanglement/oversets.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;
using namespace subtext::entanglement::test;

// What becomes of sets and studies, also of those that lack something.
class SetEvaluationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOnly_haveTextMetricsAndNoProtocol();
    void missingProbability_leavesTheScenarioOut();
    void withoutGold_isCountedAndLeftOut();
    void orderOfPredictions_changesNothing();
    void heldOut_measuresOnTestOnly();
    void withoutTraining_nothingIsHeldOut();
    void withoutTest_nothingIsMeasured();
    void undefinedPrior_isNamed();
    void emptyStudy_hasNoFigures();
    void singleScenario_hasFigures();
    void contradictions_areCells();
    void selfReport_isSplitByAnswer();
    void protocols_areThoseAskedFor();
    void unfinishedRuns_areNoPartOfWhatIsSaidOfAll();
    void means_areOfSetsWithAResult();
    void modes_standWhereTheyAreFirstNamed();
    void cancelled_givesNothing();
};

namespace {

/// Certain of every emotion of the vector, and of no other.
VectorPrediction sure(std::size_t scenario, EmotionSet vector, double p = 0.9)
{
    VectorPrediction prediction;
    prediction.scenario = scenario;
    for (std::size_t i = 0; i < Emotions; ++i) {
        prediction.yes[i] = has(vector, i) ? p : 1 - p;
        prediction.answers[i] = has(vector, i);
    }
    return prediction;
}

struct Study
{
    std::vector<EvaluationScenario> scenarios;
    std::vector<VectorPrediction> predictions;

    std::optional<SetEvaluation> evaluate() const
    {
        return evaluateSet(scenarios, predictions, priorsOf(scenarios), {100, 0.95, 42});
    }
};

/// Gold that takes every emotion and pair, and a model that errs at random; every third scenario is
/// for testing.
Study randomStudy(std::size_t n)
{
    Study study;
    PythonRandom random(5);
    for (std::size_t s = 0; s < n; ++s) {
        const auto gold = static_cast<EmotionSet>(random.below(256));
        study.scenarios.push_back({gold, s % 3 == 2 ? SplitPart::Test : SplitPart::Train});
        VectorPrediction prediction = sure(s, gold);
        for (auto& p : prediction.yes) {
            if (random.below(4) == 0)
                p = random.below(1001) / 1000.0;
        }
        study.predictions.push_back(prediction);
    }
    return study;
}

const ProtocolOutcome& outcomeOf(const SetEvaluation& evaluation, EvaluationProtocol protocol)
{
    return evaluation.protocols->at(indexOf(protocol));
}

SetName ofRun(const char* model, const char* mode, const char* run = "1")
{
    return {QString::fromLatin1(model), QString::fromLatin1(mode), QString::fromLatin1(run)};
}

QJsonObject runOf(const SetEvaluation& evaluation)
{
    const std::vector<NamedEvaluation> sets{{ofRun("m", "cot"), evaluation}};
    return QJsonDocument::fromJson(evaluationJson(sets, wheelNames()))
        .object()[QStringLiteral("runs")][QStringLiteral("m:cot")]
        .toObject();
}

} // namespace

void SetEvaluationTest::wordsOnly_haveTextMetricsAndNoProtocol()
{
    Study study = randomStudy(9);
    for (VectorPrediction& prediction : study.predictions)
        prediction.yes = {};
    const auto found = study.evaluate();
    QVERIFY(found);
    QCOMPARE(found->withProbabilities, std::size_t{0});
    QCOMPARE(found->withAnswers, std::size_t{9});
    COMPARE_NEAR(found->textAnswers.vectorAccuracy(), 1.0, 0);
    QCOMPARE(found->textAnswersOnTest.scenarios, std::size_t{3});
    QVERIFY(!found->protocols);
    QVERIFY(!found->calibration.probability.ece);
    const QJsonObject run = runOf(*found);
    QVERIFY(run[QStringLiteral("protocols")].isNull());
    QVERIFY(run[QStringLiteral("calibration")][QStringLiteral("all")].toObject().isEmpty());
    QVERIFY(mapRows({{}, *found}, {}).empty());
}

void SetEvaluationTest::missingProbability_leavesTheScenarioOut()
{
    const Study whole = randomStudy(40);
    Study gap = whole;
    gap.predictions[7].yes[2].reset();
    gap.predictions[7].answers[2].reset();
    Study without = whole; // as if the model had not been asked
    without.predictions.erase(without.predictions.begin() + 7);
    const auto found = gap.evaluate();
    const auto expected = without.evaluate();
    QVERIFY(found && expected);
    QCOMPARE(found->scenarios, std::size_t{40});
    QCOMPARE(found->withProbabilities, std::size_t{39});
    QCOMPARE(found->withAnswers, std::size_t{39});
    QCOMPARE(found->calibration, expected->calibration);
    for (const EvaluationProtocol protocol : AllProtocols) {
        QCOMPARE(outcomeOf(*found, protocol)->vectors, outcomeOf(*expected, protocol)->vectors);
        QCOMPARE(outcomeOf(*found, protocol)->sweep, outcomeOf(*expected, protocol)->sweep);
    }
    // The prior is from every gold vector, also where this set has a gap.
    QCOMPARE(outcomeOf(*found, EvaluationProtocol::InSample)->prior,
             *closedFormPrior(goldOf(whole.scenarios), 0.5));
}

void SetEvaluationTest::withoutGold_isCountedAndLeftOut()
{
    Study study = randomStudy(12);
    study.scenarios[3].gold.reset();
    const auto found = study.evaluate();
    QVERIFY(found);
    QCOMPARE(found->withoutGold, std::size_t{1});
    QCOMPARE(found->scenarios, std::size_t{11});
    QCOMPARE(outcomeOf(*found, EvaluationProtocol::InSample)->baseline.scenarios, std::size_t{11});
    QCOMPARE(goldOf(study.scenarios).scenarios, std::size_t{11});
    QCOMPARE(runOf(*found)[QStringLiteral("without_gold")].toInt(), 1);
}

void SetEvaluationTest::orderOfPredictions_changesNothing()
{
    const Study study = randomStudy(50);
    Study shuffled = study;
    PythonRandom(1).shuffle(shuffled.predictions);
    QCOMPARE(runOf(*shuffled.evaluate()), runOf(*study.evaluate()));
}

void SetEvaluationTest::heldOut_measuresOnTestOnly()
{
    const Study study = randomStudy(60);
    const auto found = study.evaluate();
    QVERIFY(found);
    const ProtocolResult& heldOut = *outcomeOf(*found, EvaluationProtocol::HeldOut);
    QCOMPARE(heldOut.baseline.scenarios, std::size_t{20});
    QCOMPARE(heldOut.selection[0].full.metrics.scenarios, std::size_t{40});
    QCOMPARE(heldOut.selection.size(), UsualAlphas.size());
    QCOMPARE(heldOut.prior, *closedFormPrior(goldOf(study.scenarios, SplitPart::Train), 0.5));
    for (const ScenarioVectors& of : heldOut.vectors)
        QVERIFY(study.scenarios[of.scenario].part == SplitPart::Test);
    QVERIFY(heldOut.gain);
    QVERIFY(!outcomeOf(*found, EvaluationProtocol::InSample)->gain);
    // Without the prior every protocol says the same of the same scenarios.
    QCOMPARE(heldOut.baseline, outcomeOf(*found, EvaluationProtocol::HeldOutFitted)->baseline);
    QCOMPARE(outcomeOf(*found, EvaluationProtocol::Published)->baseline,
             outcomeOf(*found, EvaluationProtocol::InSample)->baseline);
    QCOMPARE(heldOut.sweep[0].full, heldOut.sweep[0].linear);
    QCOMPARE(heldOut.sweep[0].full.changedCells, 0);
    QCOMPARE(mapRows({{}, *found}, QStringList(60, QStringLiteral("s"))).size(),
             std::size_t{60 + 60 + 20 + 20});
}

void SetEvaluationTest::withoutTraining_nothingIsHeldOut()
{
    Study study = randomStudy(60);
    for (EvaluationScenario& scenario : study.scenarios)
        scenario.part = SplitPart::Test;
    const auto found = study.evaluate();
    QVERIFY(found);
    QVERIFY(outcomeOf(*found, EvaluationProtocol::InSample));
    for (const EvaluationProtocol protocol :
         {EvaluationProtocol::HeldOut, EvaluationProtocol::HeldOutFitted}) {
        QVERIFY(!outcomeOf(*found, protocol));
        QVERIFY(outcomeOf(*found, protocol).error().reason == NoResult::Reason::UndefinedPrior);
    }
    // Gold to learn from, but no prediction to choose α by.
    study = randomStudy(60);
    std::erase_if(study.predictions, [&](const VectorPrediction& prediction) {
        return study.scenarios[prediction.scenario].part == SplitPart::Train;
    });
    const auto unchosen = study.evaluate();
    QVERIFY(!outcomeOf(*unchosen, EvaluationProtocol::HeldOut));
    QVERIFY(outcomeOf(*unchosen, EvaluationProtocol::HeldOut).error().reason ==
            NoResult::Reason::NothingToChoose);
    QVERIFY(runOf(*unchosen)[QStringLiteral("protocols")][QStringLiteral("held_out")].isNull());
}

void SetEvaluationTest::withoutTest_nothingIsMeasured()
{
    Study study = randomStudy(60);
    for (EvaluationScenario& scenario : study.scenarios)
        scenario.part = SplitPart::Train;
    const auto found = study.evaluate();
    QVERIFY(!outcomeOf(*found, EvaluationProtocol::HeldOut));
    QVERIFY(outcomeOf(*found, EvaluationProtocol::HeldOut).error().reason ==
            NoResult::Reason::NothingToMeasure);
    QVERIFY(runOf(*found)[QStringLiteral("text_answers")][QStringLiteral("test")].isNull());
}

void SetEvaluationTest::undefinedPrior_isNamed()
{
    Study study;
    for (const int mask : {3, 1, 2, 0}) { // joy and trust only
        const std::size_t at = study.scenarios.size();
        const auto gold = static_cast<EmotionSet>(mask);
        study.scenarios.push_back({gold, at < 2 ? SplitPart::Train : SplitPart::Test});
        study.predictions.push_back(sure(at, gold));
    }
    const auto found = study.evaluate();
    QVERIFY(found);
    QVERIFY(!outcomeOf(*found, EvaluationProtocol::Published));
    QVERIFY(outcomeOf(*found, EvaluationProtocol::InSample));
    const QJsonArray terms = runOf(*found)[QStringLiteral("protocols")][QStringLiteral("published")]
                                          [QStringLiteral("undefined")]
                                              .toArray();
    QCOMPARE(terms.size(), qsizetype{6 + 27});
    QCOMPARE(terms[0].toString(), QStringLiteral("fear"));
    QCOMPARE(terms[6].toString(), QStringLiteral("joy+fear"));
    const SetEvaluation* sets[]{&*found};
    QVERIFY(!meanOverSets(sets, EvaluationProtocol::Published));
    QVERIFY(!dominantErrors(sets, EvaluationProtocol::Published));
}

void SetEvaluationTest::emptyStudy_hasNoFigures()
{
    const auto found = Study{}.evaluate();
    QVERIFY(found);
    QCOMPARE(found->scenarios, std::size_t{0});
    QVERIFY(!found->protocols);
    QVERIFY(!found->textAnswers.macroF1());
    QVERIFY(runOf(*found)[QStringLiteral("text_answers")][QStringLiteral("all")].isNull());
    const auto document = QJsonDocument::fromJson(evaluationJson({}, wheelNames())).object();
    QVERIFY(document[QStringLiteral("runs")].toObject().isEmpty());
    QVERIFY(document[QStringLiteral("runs")].isObject());
    QVERIFY(document[QStringLiteral("overall")].isObject());
}

void SetEvaluationTest::singleScenario_hasFigures()
{
    Study study;
    study.scenarios.push_back({EmotionSet{3}, SplitPart::Train});
    study.predictions.push_back(sure(0, 1));
    const auto found = study.evaluate();
    QVERIFY(found);
    const ProtocolResult& result = *outcomeOf(*found, EvaluationProtocol::InSample);
    COMPARE_NEAR(result.baseline.lexicalAccuracy(), 7.0 / 8, 0);
    COMPARE_NEAR(result.baseline.macroF1(), 1.0 / 8, 0);
    // θ of joy and trust ln 3, which tells from ln 9 at α = 5 but for the others: −ln 3 each.
    QCOMPARE(result.alpha, 5.0);
    QCOMPARE(result.vectors.at(0).full, EmotionSet{3});
    COMPARE_NEAR(result.full.macroF1(), 2.0 / 8, 0);
    QCOMPARE(result.flips.emotions[1], (EmotionFlips{1, 0, 0, 0}));
    QCOMPARE(result.quartiles[0], (QuartileGain{1, 1.0}));
    QVERIFY(!result.quartiles[3].meanGain);
    QVERIFY(outcomeOf(*found, EvaluationProtocol::HeldOut).error().reason ==
            NoResult::Reason::NothingToMeasure);
}

void SetEvaluationTest::contradictions_areCells()
{
    Study study = randomStudy(3);
    for (VectorPrediction& prediction : study.predictions)
        prediction = sure(prediction.scenario, 1);
    study.predictions[0].answers[0] = false;
    study.predictions[0].yes[4] = 0.5; // a half is no, as it says
    study.predictions[1].answers[6] = true;
    study.predictions[2].answers[7].reset();
    study.predictions[2].yes[6].reset();
    study.predictions[2].answers[5] = true; // both there, whatever else is missing
    QCOMPARE(study.evaluate()->contradictions, 3);
}

void SetEvaluationTest::selfReport_isSplitByAnswer()
{
    Study study;
    study.scenarios.push_back({EmotionSet{3}, SplitPart::Test});
    study.predictions.push_back(sure(0, 5, 1)); // right about joy, wrong about trust and fear
    study.predictions[0].confidence = {5, 1, 4, 1, 1, 1, 1, std::nullopt};
    const auto found = study.evaluate();
    QVERIFY(found);
    const SetCalibration& calibration = found->calibration;
    QCOMPARE(calibration.selfReport.cells, std::size_t{7});
    QCOMPARE(calibration.selfReportOfYes.cells, std::size_t{2});
    COMPARE_NEAR(calibration.selfReportOfYes.meanConfidence, 0.9, 1e-15);
    COMPARE_NEAR(calibration.selfReportOfYes.accuracy, 0.5, 0);
    QCOMPARE(calibration.selfReportOfNo.cells, std::size_t{5});
    COMPARE_NEAR(calibration.selfReportOfNo.accuracy, 0.8, 1e-15);
    // Uncut: a certain model is exactly certain.
    QCOMPARE(calibration.probability.meanConfidence, std::optional(1.0));
    QCOMPARE(found->calibrationOnTest, calibration);
}

void SetEvaluationTest::protocols_areThoseAskedFor()
{
    const std::vector<NamedEvaluation> sets{{ofRun("m", "cot"), *randomStudy(30).evaluate()}};
    const std::array asked{EvaluationProtocol::HeldOut};
    const QJsonObject document =
        QJsonDocument::fromJson(evaluationJson(sets, wheelNames(), asked)).object();
    QCOMPARE(document[QStringLiteral("runs")][QStringLiteral("m:cot")][QStringLiteral("protocols")]
                 .toObject()
                 .keys(),
             QStringList{QStringLiteral("held_out")});
    for (const auto& part : {QStringLiteral("overall"), QStringLiteral("dominant_errors")})
        QCOMPARE(document[part].toObject().keys(), QStringList{QStringLiteral("held_out:cot")});
}

void SetEvaluationTest::unfinishedRuns_areNoPartOfWhatIsSaidOfAll()
{
    const NamedEvaluation ended{ofRun("m", "cot"), *randomStudy(30).evaluate()};
    NamedEvaluation open{ofRun("n", "cot"), *randomStudy(21).evaluate()};
    open.openRun = OpenRun{170, 240};
    const auto documentOf = [](const std::vector<NamedEvaluation>& sets) {
        return QJsonDocument::fromJson(evaluationJson(sets, wheelNames())).object();
    };
    const QJsonObject both = documentOf({open, ended});
    const QJsonObject alone = documentOf({ended});
    for (const auto& part : {QStringLiteral("overall"), QStringLiteral("dominant_errors")})
        QCOMPARE(both[part], alone[part]);
    const QJsonObject runs = both[QStringLiteral("runs")].toObject();
    QCOMPARE(runs[QStringLiteral("m:cot")], alone[QStringLiteral("runs")][QStringLiteral("m:cot")]);
    QCOMPARE(runs[QStringLiteral("n:cot")][QStringLiteral("unfinished")].toObject(),
             (QJsonObject{{QStringLiteral("answered"), 170}, {QStringLiteral("asked"), 240}}));
    QVERIFY(documentOf({open})[QStringLiteral("overall")].toObject().isEmpty());
}

void SetEvaluationTest::means_areOfSetsWithAResult()
{
    Study study;
    for (std::size_t at = 0; at < 4; ++at) {
        study.scenarios.push_back({EmotionSet{3}, SplitPart::Neither});
        study.predictions.push_back(sure(at, 3, 1));
    }
    const auto right = study.evaluate();
    for (VectorPrediction& prediction : study.predictions)
        prediction = sure(prediction.scenario, 5, 1);
    const auto wrong = study.evaluate();
    for (VectorPrediction& prediction : study.predictions)
        prediction.yes = {};
    const auto words = study.evaluate();
    const SetEvaluation* sets[]{&*right, &*words, &*wrong};
    const auto mean = meanOverSets(sets, EvaluationProtocol::InSample);
    QVERIFY(mean);
    QCOMPARE(mean->sets, 2);
    COMPARE_NEAR(mean->lexicalAccuracy.baseline, (1 + 0.75) / 2, 1e-15);
    COMPARE_NEAR(mean->hammingLoss.baseline, 0.125, 1e-15);
    COMPARE_NEAR(mean->vectorAccuracy.baseline, 0.5, 0);
    const auto errors = dominantErrors(sets, EvaluationProtocol::InSample);
    QVERIFY(errors);
    QCOMPARE(errors->sets, 2);
    QCOMPARE(errors->patterns.missed[1], 4);
    QCOMPARE(errors->patterns.added[2], 4);
    QCOMPARE(errors->patterns.pairs[0], 4);
    const auto fullOf = [](const SetEvaluation& of) {
        return outcomeOf(of, EvaluationProtocol::InSample)->patternsFull;
    };
    ErrorPatterns full = fullOf(*right);
    full += fullOf(*wrong);
    QCOMPARE(errors->full, full);
    QVERIFY(!meanOverSets(sets, EvaluationProtocol::HeldOut));
}

void SetEvaluationTest::modes_standWhereTheyAreFirstNamed()
{
    const NamedEvaluation first{ofRun("m", "zero-shot"), {}};
    const NamedEvaluation again{ofRun("m", "zero-shot", "2"), {}};
    const NamedEvaluation other{ofRun("n", "zero-shot"), {}};
    NamedEvaluation open{ofRun("o", "cot"), {}};
    open.openRun = OpenRun{1, 2};
    const std::vector<const NamedEvaluation*> sets{&first, &open, &again, &other};
    QCOMPARE(modesOf(sets), (QStringList{QStringLiteral("zero-shot"), QStringLiteral("cot"),
                                         QStringLiteral("zero-shot:2")}));
    const std::vector<const SetEvaluation*> both{&first.evaluation, &other.evaluation};
    QVERIFY(ofMode(sets, QStringLiteral("zero-shot")) == both);
    QVERIFY(ofMode(sets, QStringLiteral("cot")).empty());
    QCOMPARE(first.text(), QStringLiteral("m:zero-shot"));
    QCOMPARE(again.text(), QStringLiteral("m:zero-shot:2"));
}

void SetEvaluationTest::cancelled_givesNothing()
{
    const Study study = randomStudy(6);
    CancelToken cancel;
    cancel.cancel();
    QVERIFY(
        !evaluateSet(study.scenarios, study.predictions, priorsOf(study.scenarios), {}, cancel));
}

SUBTEXT_TEST(SetEvaluationTest)
#include "setevaluationtest.moc"
