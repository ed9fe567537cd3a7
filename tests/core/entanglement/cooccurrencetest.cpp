// SPDX-License-Identifier: MIT
#include "core/entanglement/cooccurrence.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;

class CoOccurrenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairs_standInWheelOrder();
    void counts_areOfEachEmotionAndPair();
    void conditional_isOfThoseWithTheOther();
    void mutualInformation_isThatOfTheFourCells();
    void mutualInformation_withItself_isTheEntropy();
    void withoutScenarios_nothingIsDefined();
};

void CoOccurrenceTest::pairs_standInWheelOrder()
{
    QCOMPARE(AllPairs.size(), std::size_t{28});
    for (std::size_t p = 0; p < PairCount; ++p) {
        QVERIFY(AllPairs[p].first < AllPairs[p].second);
        QCOMPARE(pairIndex(AllPairs[p].first, AllPairs[p].second), p);
        QCOMPARE(pairIndex(AllPairs[p].second, AllPairs[p].first), p);
        QCOMPARE(cardinality(AllPairs[p].mask()), 2);
    }
    QCOMPARE(AllPairs[0], (EmotionPair{0, 1}));
    QCOMPARE(AllPairs[6], (EmotionPair{0, 7}));
    QCOMPARE(AllPairs[7], (EmotionPair{1, 2}));
    QCOMPARE(AllPairs[27], (EmotionPair{6, 7}));
    QCOMPARE(AllPairs[12].mask(), EmotionSet{130}); // trust and anticipation
}

void CoOccurrenceTest::counts_areOfEachEmotionAndPair()
{
    const std::vector<EmotionSet> vectors{3, 1, 0, 131, 131, 255};
    const CoOccurrence found = coOccurrence(vectors);
    QCOMPARE(found.scenarios, std::size_t{6});
    QCOMPARE(found.counts, (ByEmotion<int>{5, 4, 1, 1, 1, 1, 1, 3}));
    QCOMPARE(found.together(0, 1), 4);
    QCOMPARE(found.together(1, 0), 4);
    QCOMPARE(found.together(0, 7), 3);
    QCOMPARE(found.together(2, 6), 1);
    QCOMPARE(found.together(1, 1), 4);
    COMPARE_NEAR(found.prevalence(0), 5.0 / 6, 1e-15);
}

void CoOccurrenceTest::conditional_isOfThoseWithTheOther()
{
    const std::vector<EmotionSet> vectors{3, 1, 0, 1};
    const CoOccurrence found = coOccurrence(vectors);
    COMPARE_NEAR(found.conditional(0, 1), 1.0, 0);     // P(joy | trust)
    COMPARE_NEAR(found.conditional(1, 0), 1.0 / 3, 0); // P(trust | joy)
    COMPARE_NEAR(found.conditional(0, 0), 1.0, 0);
    COMPARE_NEAR(found.conditional(2, 0), 0.0, 0);
    QVERIFY(!found.conditional(0, 2));
    QVERIFY(!found.conditional(2, 2));
}

void CoOccurrenceTest::mutualInformation_isThatOfTheFourCells()
{
    // Ten scenarios: three with both, one with joy alone, two with trust alone, four with neither.
    // .3 ln(.3/.2) + .1 ln(.1/.2) + .2 ln(.2/.3) + .4 ln(.4/.3)
    const std::vector<EmotionSet> vectors{3, 3, 3, 1, 2, 2, 0, 0, 0, 0};
    const CoOccurrence found = coOccurrence(vectors);
    COMPARE_NEAR(found.mutualInformation(0, 1), 0.0863046217355343, 1e-15);
    COMPARE_NEAR(found.mutualInformation(1, 0), 0.0863046217355343, 1e-15);
    COMPARE_NEAR(found.mutualInformation(0, 2), 0.0, 0); // never felt: nothing to tell
}

void CoOccurrenceTest::mutualInformation_withItself_isTheEntropy()
{
    const std::vector<EmotionSet> vectors{1, 0, 0, 0};
    const double entropy = -0.25 * std::log(0.25) - 0.75 * std::log(0.75);
    COMPARE_NEAR(coOccurrence(vectors).mutualInformation(0, 0), entropy, 1e-15);
}

void CoOccurrenceTest::withoutScenarios_nothingIsDefined()
{
    const CoOccurrence found = coOccurrence({});
    QCOMPARE(found, CoOccurrence{});
    QVERIFY(!found.prevalence(0));
    QVERIFY(!found.conditional(0, 1));
    QVERIFY(!found.mutualInformation(0, 1));
}

SUBTEXT_TEST(CoOccurrenceTest)
#include "cooccurrencetest.moc"
