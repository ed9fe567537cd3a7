// SPDX-License-Identifier: MIT
#include "core/entanglement/setevaluation.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;

// Forty scenarios made by whole-number arithmetic, through both kinds of protocol. The answers are
// those of a script of sixty lines, which takes scores, F1 and calibration from their definitions
// vector by vector, with fractions.Fraction and random.Random(42).
class ProtocolResultTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void inSample_isTheKnownOne();
    void heldOut_isTheKnownOne();
    void published_namesJoy();
    void calibration_isTheKnownOne();

private:
    const ProtocolResult& result(EvaluationProtocol protocol) const
    {
        return *m_found.protocols->at(indexOf(protocol));
    }

    SetEvaluation m_found;
};

namespace {

constexpr std::size_t Scenarios = 40;

EmotionSet goldOf(std::size_t s)
{
    constexpr std::array<std::size_t, 4> Kinds{0b10001011, 0b11111111, 0b00110110, 0b10000011};
    return static_cast<EmotionSet>((s * s * 11 + s * 37) % 256 & Kinds.at(s % 4));
}

/// Hundredths: 5 … 64 where gold is no, 35 … 94 where it is yes.
double probability(std::size_t s, std::size_t emotion)
{
    const std::size_t chance = (s * 53 + emotion * 97 + s * emotion * 13) % 100 * 3 / 5;
    return static_cast<double>(chance + (has(goldOf(s), emotion) ? 35 : 5)) / 100;
}

std::vector<int> changedCells(const std::vector<SweepStep>& sweep, SweepArm SweepStep::*arm)
{
    std::vector<int> changed;
    for (const SweepStep& step : sweep)
        changed.push_back((step.*arm).changedCells);
    return changed;
}

std::vector<int> fullVectors(const ProtocolResult& result)
{
    std::vector<int> vectors;
    for (const ScenarioVectors& of : result.vectors)
        vectors.push_back(of.full);
    return vectors;
}

/// Right additions, wrong ones, right removals, wrong ones.
std::array<int, 4> flipsOf(const ProtocolResult& result)
{
    std::array<int, 4> sum{};
    for (const EmotionFlips& of : result.flips.emotions) {
        sum[0] += of.addedRight;
        sum[1] += of.addedWrong;
        sum[2] += of.removedRight;
        sum[3] += of.removedWrong;
    }
    return sum;
}

} // namespace

void ProtocolResultTest::initTestCase()
{
    const std::vector<SplitPart> parts = shuffledSplit(Scenarios);
    std::vector<EvaluationScenario> scenarios;
    std::vector<VectorPrediction> predictions;
    for (std::size_t s = 0; s < Scenarios; ++s) {
        scenarios.push_back({goldOf(s), parts[s]});
        VectorPrediction prediction;
        prediction.scenario = s;
        for (std::size_t i = 0; i < Emotions; ++i)
            prediction.yes[i] = probability(s, i);
        predictions.push_back(prediction);
    }
    m_found = *evaluateSet(scenarios, predictions, priorsOf(scenarios), {1000, 0.95, 42});
    QVERIFY(m_found.protocols);
}

void ProtocolResultTest::inSample_isTheKnownOne()
{
    const ProtocolResult& found = result(EvaluationProtocol::InSample);
    QCOMPARE(found.alpha, 0.5);
    COMPARE_NEAR(found.ablation.baseline, 0.5556814306750368, 1e-12);
    COMPARE_NEAR(found.ablation.linear, 0.599310706063802, 1e-12);
    COMPARE_NEAR(found.ablation.full, 0.6598099204716852, 1e-12);
    QCOMPARE(found.ablation.linearOwnAlpha, 0.5);
    COMPARE_NEAR(found.baseline.lexicalAccuracy(), 0.765625, 1e-12);
    COMPARE_NEAR(found.full.lexicalAccuracy(), 0.884375, 1e-12);
    COMPARE_NEAR(found.full.vectorAccuracy(), 0.425, 1e-12);
    const std::vector<double> scores{0.5556814306750368, 0.5617648263706432, 0.6009403289557568,
                                     0.6598099204716852, 0.63339563815957,   0.6246673669467787,
                                     0.5477520673341106, 0.10444947209653092};
    for (std::size_t a = 0; a < scores.size(); ++a)
        COMPARE_NEAR(found.selection.at(a).full.metrics.macroF1(), scores[a], 1e-12);
    QCOMPARE(changedCells(found.sweep, &SweepStep::full),
             (std::vector<int>{0, 19, 32, 52, 55, 65, 75, 95}));
    QCOMPARE(changedCells(found.sweep, &SweepStep::linear),
             (std::vector<int>{0, 16, 34, 55, 64, 70, 81, 94}));
    QCOMPARE(flipsOf(found), (std::array<int, 4>{1, 0, 44, 7}));
    const std::vector<double> gains{1.7, 1.1, 0.6, 0.4};
    for (std::size_t q = 0; q < gains.size(); ++q) {
        QCOMPARE(found.quartiles.at(q).scenarios, std::size_t{10});
        COMPARE_NEAR(found.quartiles.at(q).meanGain, gains[q], 1e-12);
    }
    QCOMPARE(fullVectors(found),
             (std::vector<int>{124, 16, 54,  2,   0,   204, 34, 2,   0,   192, 54, 128, 8, 0,
                               48,  2,  0,   32,  2,   2,   0,  116, 50,  128, 8,  200, 0, 2,
                               8,   84, 130, 130, 128, 48,  54, 0,   128, 40,  0,  130}));
}

void ProtocolResultTest::heldOut_isTheKnownOne()
{
    const ProtocolResult& found = result(EvaluationProtocol::HeldOut);
    QCOMPARE(found.alpha, 0.5);
    QCOMPARE(found.baseline.scenarios, std::size_t{12});
    COMPARE_NEAR(found.ablation.baseline, 0.5480748418248418, 1e-12);
    COMPARE_NEAR(found.ablation.linear, 0.5217490842490843, 1e-12);
    COMPARE_NEAR(found.ablation.full, 0.5054924242424242, 1e-12);
    QVERIFY(!found.ablation.pairwiseShareOfGain()); // it loses
    COMPARE_NEAR(found.baseline.lexicalAccuracy(), 0.7708333333333334, 1e-12);
    COMPARE_NEAR(found.full.lexicalAccuracy(), 0.78125, 1e-12);
    const std::vector<double> scores{0.5577234572758869, 0.5909679089026915, 0.6232434232434232,
                                     0.7042821309125656, 0.6715180652680652, 0.650684731934732,
                                     0.6087496739586523, 0.3871031746031746};
    for (std::size_t a = 0; a < scores.size(); ++a)
        COMPARE_NEAR(found.selection.at(a).full.metrics.macroF1(), scores[a], 1e-12);
    QCOMPARE(changedCells(found.sweep, &SweepStep::full),
             (std::vector<int>{0, 4, 9, 15, 18, 21, 27, 33}));
    QCOMPARE(flipsOf(found), (std::array<int, 4>{1, 2, 7, 5}));
    const std::vector<double> gains{2.0 / 3, 1.0 / 3, 0, -2.0 / 3};
    for (std::size_t q = 0; q < gains.size(); ++q)
        COMPARE_NEAR(found.quartiles.at(q).meanGain, gains[q], 1e-12);
    QCOMPARE(fullVectors(found),
             (std::vector<int>{124, 16, 52, 204, 34, 130, 0, 144, 130, 32, 2, 124}));
    QVERIFY(found.gain && found.gain->macroF1 && found.gain->lexicalAccuracy);
    COMPARE_NEAR(found.gain->macroF1->low, -0.1794871794871795, 1e-12);
    COMPARE_NEAR(found.gain->macroF1->high, 0.06819083694083694, 1e-12);
    COMPARE_NEAR(found.gain->lexicalAccuracy->low, -0.07291666666666667, 1e-12);
    COMPARE_NEAR(found.gain->lexicalAccuracy->high, 0.09375, 1e-12);
}

void ProtocolResultTest::published_namesJoy()
{
    const ProtocolOutcome& found = m_found.protocols->at(indexOf(EvaluationProtocol::Published));
    QVERIFY(!found);
    QVERIFY(found.error().reason == NoResult::Reason::UndefinedPrior);
    QCOMPARE(found.error().terms.emotions, std::vector<std::size_t>{0});
}

void ProtocolResultTest::calibration_isTheKnownOne()
{
    COMPARE_NEAR(m_found.calibration.probability.ece, 0.1129375, 1e-12);
    QCOMPARE(m_found.calibration.probability.cells, std::size_t{320});
}

SUBTEXT_TEST(ProtocolResultTest)
#include "protocolresulttest.moc"
