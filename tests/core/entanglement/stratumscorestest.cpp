// SPDX-License-Identifier: MIT
#include "core/entanglement/stratumscores.h"

#include "core/entanglement/setevaluation.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;

/// The figures of a set on some of the scenarios, against answers worked out by hand.
class StratumScoresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures_areOfItsScenarios();
    void withoutItsScenarios_nIsZero();
    void allScenarios_haveTheFiguresOfTheSet();
    void protocolWithoutFigures_hasNone();
    void writtenAnswers_areOfItsScenarios();
    void measurable_hasGoldAndIsTestedOnWhatIsHeldOut();
};

namespace {

constexpr EmotionSet JoyAlone = 1;
constexpr EmotionSet TrustAlone = 2;
constexpr EmotionSet BothOfThem = 3;

/// Three scenarios by one protocol; the others have no figures.
SetEvaluation measuredInSample()
{
    SetEvaluation set;
    for (ProtocolOutcome& outcome : set.protocols.emplace())
        outcome = tl::unexpected(NoResult{NoResult::Reason::NothingToMeasure, {}});
    ProtocolResult result;
    const auto add = [&](EmotionSet gold, EmotionSet baseline, EmotionSet full) {
        ScenarioVectors& of = result.vectors.emplace_back();
        of.scenario = result.vectors.size() - 1;
        of.gold = gold;
        of.baseline = baseline;
        of.full = full;
    };
    add(JoyAlone, JoyAlone, BothOfThem);
    add(TrustAlone, 0, TrustAlone);
    add(BothOfThem, 0, BothOfThem);
    set.protocols->at(indexOf(EvaluationProtocol::InSample)) = std::move(result);
    return set;
}

const MapMetrics& inSample(const StratumScores& scores)
{
    return *scores.protocols.at(indexOf(EvaluationProtocol::InSample));
}

VectorPrediction written(std::size_t scenario, EmotionSet vector)
{
    VectorPrediction prediction;
    prediction.scenario = scenario;
    for (std::size_t i = 0; i < Emotions; ++i)
        prediction.answers[i] = has(vector, i);
    return prediction;
}

/// A scenario of each part, and one without gold.
std::vector<EvaluationScenario> fourScenarios()
{
    return {{JoyAlone, SplitPart::Train},
            {TrustAlone, SplitPart::Test},
            {BothOfThem, SplitPart::Test},
            {std::nullopt, SplitPart::Test}};
}

} // namespace

// Of the first two: without the prior the second lacks trust, with it the first has trust too
// much. So 15 of 16 cells are right either way. F1 of joy is 1; that of trust is 0 without the
// prior, and with it 2 · 1 / (2 · 1 + 1) = 2/3; the mean is over eight.
void StratumScoresTest::figures_areOfItsScenarios()
{
    const Stratum stratum{QStringLiteral("group"), QStringLiteral("office"), {true, true, false}};
    const StratumScores scores = scoresOn(stratum, {}, {}, measuredInSample());
    QCOMPARE(scores.by, QStringLiteral("group"));
    QCOMPARE(scores.name, QStringLiteral("office"));
    const auto& [baseline, full] = inSample(scores);
    QCOMPARE(baseline.scenarios, std::size_t{2});
    QCOMPARE(full.scenarios, std::size_t{2});
    COMPARE_NEAR(baseline.lexicalAccuracy(), 15.0 / 16, 0);
    COMPARE_NEAR(full.lexicalAccuracy(), 15.0 / 16, 0);
    COMPARE_NEAR(baseline.vectorAccuracy(), 0.5, 0);
    COMPARE_NEAR(baseline.macroF1(), 1.0 / 8, 1e-12);
    COMPARE_NEAR(full.macroF1(), (1.0 + 2.0 / 3) / 8, 1e-12);
}

void StratumScoresTest::withoutItsScenarios_nIsZero()
{
    const Stratum stratum{QStringLiteral("topic"), QStringLiteral("rain"), {false, false, false}};
    const StratumScores scores = scoresOn(stratum, {}, {}, measuredInSample());
    QCOMPARE(inSample(scores).full.scenarios, std::size_t{0});
    QVERIFY(!inSample(scores).full.macroF1());
}

// 8 + 7 + 6 of 24 cells without the prior, 7 + 8 + 8 with it.
void StratumScoresTest::allScenarios_haveTheFiguresOfTheSet()
{
    const StratumScores scores = scoresOn({}, {}, {}, measuredInSample());
    QCOMPARE(inSample(scores).baseline.scenarios, std::size_t{3});
    COMPARE_NEAR(inSample(scores).baseline.lexicalAccuracy(), 21.0 / 24, 0);
    COMPARE_NEAR(inSample(scores).full.lexicalAccuracy(), 23.0 / 24, 0);
}

void StratumScoresTest::protocolWithoutFigures_hasNone()
{
    const StratumScores scores = scoresOn({}, {}, {}, measuredInSample());
    QVERIFY(!scores.protocols.at(indexOf(EvaluationProtocol::HeldOut)));
    for (const auto& protocol : scoresOn({}, {}, {}, SetEvaluation()).protocols)
        QVERIFY(!protocol); // of words alone
}

// Of the first two scenarios, of which the second is for testing: the first is right, the second
// has joy for trust, two cells of eight wrong.
void StratumScoresTest::writtenAnswers_areOfItsScenarios()
{
    const Stratum stratum{
        QStringLiteral("group"), QStringLiteral("office"), {true, true, false, true}};
    const std::vector<VectorPrediction> predictions{written(0, JoyAlone), written(1, JoyAlone),
                                                    written(2, 0), written(3, JoyAlone)};
    const StratumScores scores = scoresOn(stratum, fourScenarios(), predictions, {});
    QCOMPARE(scores.textAnswers.scenarios, std::size_t{2});
    COMPARE_NEAR(scores.textAnswers.lexicalAccuracy(), 14.0 / 16, 0);
    QCOMPARE(scores.textAnswersOnTest.scenarios, std::size_t{1});
    COMPARE_NEAR(scores.textAnswersOnTest.lexicalAccuracy(), 6.0 / 8, 0);
    QCOMPARE(scores.textAnswersBy(EvaluationProtocol::HeldOut), scores.textAnswersOnTest);
    QCOMPARE(scores.textAnswersBy(EvaluationProtocol::Published), scores.textAnswers);
}

void StratumScoresTest::measurable_hasGoldAndIsTestedOnWhatIsHeldOut()
{
    const std::vector<EvaluationScenario> scenarios = fourScenarios();
    QCOMPARE(measurable({}, scenarios, EvaluationProtocol::InSample), std::size_t{3});
    QCOMPARE(measurable({}, scenarios, EvaluationProtocol::HeldOut), std::size_t{2});
    const Stratum stratum{{}, {}, {true, true, false, true}};
    QCOMPARE(measurable(stratum, scenarios, EvaluationProtocol::Published), std::size_t{2});
    QCOMPARE(measurable(stratum, scenarios, EvaluationProtocol::HeldOutFitted), std::size_t{1});
}

SUBTEXT_TEST(StratumScoresTest)
#include "stratumscorestest.moc"
