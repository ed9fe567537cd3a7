// SPDX-License-Identifier: MIT
#include "core/entanglement/vectormetrics.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;

class VectorMetricsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures_areThoseOfTheCells();
    void absentEmotion_countsAsNothingInTheMean();
    void withoutScenarios_nothingIsDefined();
    void emptyVectors_areRightWithoutAnyF1();
};

void VectorMetricsTest::figures_areThoseOfTheCells()
{
    // joy+trust, joy, anticipation, nothing; predicted joy, joy+fear, anticipation, trust
    const std::vector<EmotionSet> gold{3, 1, 128, 0};
    const std::vector<EmotionSet> predicted{1, 5, 128, 2};
    const VectorMetrics found = vectorMetrics(gold, predicted);
    QCOMPARE(found.scenarios, std::size_t{4});
    QCOMPARE(found.equalCells, std::size_t{29});
    QCOMPARE(found.equalVectors, std::size_t{1});
    COMPARE_NEAR(found.lexicalAccuracy(), 29.0 / 32, 0);
    COMPARE_NEAR(found.hammingLoss(), 3.0 / 32, 1e-15);
    COMPARE_NEAR(found.vectorAccuracy(), 0.25, 0);
    QCOMPARE(found.emotions[0], (EmotionCells{2, 0, 0, 2}));
    QCOMPARE(found.emotions[1], (EmotionCells{0, 1, 1, 2}));
    QCOMPARE(found.emotions[2], (EmotionCells{0, 1, 0, 3}));
    QCOMPARE(found.emotions[7], (EmotionCells{1, 0, 0, 3}));
    COMPARE_NEAR(found.macroF1(), 2.0 / 8, 1e-15);
    COMPARE_NEAR(found.macroF1Present(), 2.0 / 3, 1e-15); // joy, trust, anticipation
    COMPARE_NEAR(found.microF1(), 6.0 / 9, 1e-15);        // 3 right, 2 added, 1 missed
    EmotionCells both = found.emotions[0];
    both += found.emotions[1];
    QCOMPARE(both, (EmotionCells{2, 1, 1, 4}));
}

void VectorMetricsTest::absentEmotion_countsAsNothingInTheMean()
{
    const std::vector<EmotionSet> joy{1};
    const VectorMetrics found = vectorMetrics(joy, joy);
    QVERIFY(!found.emotions[1].f1());
    QVERIFY(!found.emotions[1].precision());
    QVERIFY(!found.emotions[1].recall());
    COMPARE_NEAR(found.emotions[0].f1(), 1.0, 0);
    COMPARE_NEAR(found.macroF1(), 1.0 / 8, 0);
    COMPARE_NEAR(found.macroF1Present(), 1.0, 0);
    const std::vector<EmotionSet> trust{2};
    const VectorMetrics wrong = vectorMetrics(joy, trust);
    QVERIFY(!wrong.emotions[0].precision()); // never predicted
    COMPARE_NEAR(wrong.emotions[0].recall(), 0.0, 0);
    COMPARE_NEAR(wrong.emotions[0].f1(), 0.0, 0);
    COMPARE_NEAR(wrong.emotions[1].precision(), 0.0, 0);
    QVERIFY(!wrong.emotions[1].recall()); // not in gold
}

void VectorMetricsTest::withoutScenarios_nothingIsDefined()
{
    const VectorMetrics found = vectorMetrics({}, {});
    QVERIFY(!found.lexicalAccuracy());
    QVERIFY(!found.hammingLoss());
    QVERIFY(!found.vectorAccuracy());
    QVERIFY(!found.macroF1());
    QVERIFY(!found.macroF1Present());
    QVERIFY(!found.microF1());
}

void VectorMetricsTest::emptyVectors_areRightWithoutAnyF1()
{
    const std::vector<EmotionSet> nothing{0, 0};
    const VectorMetrics found = vectorMetrics(nothing, nothing);
    COMPARE_NEAR(found.vectorAccuracy(), 1.0, 0);
    COMPARE_NEAR(found.macroF1(), 0.0, 0);
    COMPARE_NEAR(found.microF1(), 0.0, 0);
    QVERIFY(!found.macroF1Present());
}

SUBTEXT_TEST(VectorMetricsTest)
#include "vectormetricstest.moc"
