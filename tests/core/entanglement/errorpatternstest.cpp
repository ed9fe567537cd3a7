// SPDX-License-Identifier: MIT
#include "core/entanglement/errorpatterns.h"

#include "core/entanglement/flips.h"
#include "core/entanglement/protocolresult.h"
#include "core/entanglement/quartilegain.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;

// What predictions get wrong, and what the prior changes about it.
class ErrorPatternsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pair_isHalfPredicted();
    void equallyFrequent_standInWheelOrder();
    void sum_isThatOfBothSets();
    void flips_areRightWhereGoldSaysSo();
    void quartiles_goByRank_data();
    void quartiles_goByRank();
    void equallySure_keepTheirOrder();
    void ablation_isUndefinedWithoutAGain();
};

void ErrorPatternsTest::pair_isHalfPredicted()
{
    // joy+trust: one, the other, both, none; joy alone is no pair.
    const std::vector<EmotionSet> gold{3, 3, 3, 3, 1};
    const std::vector<EmotionSet> predicted{1, 2, 3, 0, 2};
    const ErrorPatterns found = errorPatterns(gold, predicted);
    QCOMPARE(found.pairs[0], 2);
    QCOMPARE(found.missed, (ByEmotion<int>{3, 2, 0, 0, 0, 0, 0, 0}));
    QCOMPARE(found.added, (ByEmotion<int>{0, 1, 0, 0, 0, 0, 0, 0}));
}

void ErrorPatternsTest::equallyFrequent_standInWheelOrder()
{
    ErrorPatterns patterns;
    patterns.missed = {0, 2, 0, 0, 0, 0, 0, 5};
    patterns.added = {2, 2, 0, 0, 0, 0, 0, 0};
    patterns.pairs[20] = 1;
    patterns.pairs[3] = 1;
    const auto single = patterns.singleRanking();
    QCOMPARE(single.size(), std::size_t{16});
    QCOMPARE(single[0], (RankedError<SingleError>{{7, false}, 5}));
    QCOMPARE(single[1], (RankedError<SingleError>{{0, true}, 2}));
    QCOMPARE(single[2], (RankedError<SingleError>{{1, false}, 2})); // missed before added
    QCOMPARE(single[3], (RankedError<SingleError>{{1, true}, 2}));
    QCOMPARE(single[4], (RankedError<SingleError>{{0, false}, 0}));
    const auto pairs = patterns.pairRanking();
    QCOMPARE(pairs.size(), std::size_t{28});
    QCOMPARE(pairs[0], (RankedError<std::size_t>{3, 1}));
    QCOMPARE(pairs[1], (RankedError<std::size_t>{20, 1}));
    QCOMPARE(pairs[2], (RankedError<std::size_t>{0, 0}));
}

void ErrorPatternsTest::sum_isThatOfBothSets()
{
    const std::vector<EmotionSet> gold{3, 128};
    const std::vector<EmotionSet> first{1, 129};
    const std::vector<EmotionSet> second{2, 0};
    ErrorPatterns sum = errorPatterns(gold, first);
    sum += errorPatterns(gold, second);
    QCOMPARE(sum.missed, (ByEmotion<int>{1, 1, 0, 0, 0, 0, 0, 1}));
    QCOMPARE(sum.added, (ByEmotion<int>{1, 0, 0, 0, 0, 0, 0, 0}));
    QCOMPARE(sum.pairs[0], 2);
}

void ErrorPatternsTest::flips_areRightWhereGoldSaysSo()
{
    const std::vector<EmotionSet> gold{1, 1, 0, 2};
    const std::vector<EmotionSet> before{0, 1, 1, 2};
    const std::vector<EmotionSet> after{3, 0, 0, 2};
    const Flips found = flips(gold, before, after);
    QCOMPARE(found.emotions[0], (EmotionFlips{1, 0, 1, 1}));
    QCOMPARE(found.emotions[1], (EmotionFlips{0, 1, 0, 0}));
    QCOMPARE(found.changedScenarios, 3);
    QCOMPARE(found.changedCells, 4);
    QCOMPARE(flips({}, {}, {}), Flips{});
}

void ErrorPatternsTest::quartiles_goByRank_data()
{
    QTest::addColumn<int>("scenarios");
    QTest::addColumn<QList<int>>("sizes");
    // ⌊4 · rank / n⌋ for each rank
    QTest::newRow("none") << 0 << QList<int>{0, 0, 0, 0};
    QTest::newRow("one") << 1 << QList<int>{1, 0, 0, 0};
    QTest::newRow("two") << 2 << QList<int>{1, 0, 1, 0};
    QTest::newRow("three") << 3 << QList<int>{1, 1, 1, 0};
    QTest::newRow("six") << 6 << QList<int>{2, 1, 2, 1};
    QTest::newRow("eight") << 8 << QList<int>{2, 2, 2, 2};
}

void ErrorPatternsTest::quartiles_goByRank()
{
    QFETCH(int, scenarios);
    QFETCH(QList<int>, sizes);
    const auto n = static_cast<std::size_t>(scenarios);
    std::vector<EmotionSet> gold(n, 3);
    std::vector<EmotionSet> before(n, 0);
    std::vector<EmotionSet> after(n, 3);
    std::vector<double> sure;
    for (std::size_t at = 0; at < n; ++at)
        sure.push_back(0.9 - 0.01 * static_cast<double>(at));
    const auto found = quartileGains(gold, before, after, quartilesOf(sure));
    for (std::size_t q = 0; q < found.size(); ++q) {
        QCOMPARE(static_cast<int>(found.at(q).scenarios), sizes.at(static_cast<qsizetype>(q)));
        QCOMPARE(found.at(q).meanGain.has_value(), found.at(q).scenarios > 0);
        QCOMPARE(found.at(q).meanGain.value_or(2), 2.0);
    }
}

// The same eight numbers in another order may add up to another last digit.
void ErrorPatternsTest::equallySure_keepTheirOrder()
{
    const Probabilities one{0.1, 0.2, 0.3, 0.7, 0.123456, 0.6, 0.9, 0.35};
    const Probabilities other{0.35, 0.9, 0.6, 0.123456, 0.7, 0.3, 0.2, 0.1};
    COMPARE_NEAR(sureness(one), (0.9 + 0.8 + 0.7 + 0.7 + 0.876544 + 0.6 + 0.9 + 0.65) / 8, 1e-15);
    const std::vector<double> sure{sureness(one), sureness(other), sureness(one) + 1e-14,
                                   sureness(other) - 1e-14};
    const std::vector<EmotionSet> gold{1, 3, 7, 15};
    const std::vector<EmotionSet> before(4, 0);
    const auto found = quartileGains(gold, before, gold, quartilesOf(sure));
    for (std::size_t q = 0; q < 4; ++q)
        QCOMPARE(found.at(q).meanGain, std::optional(static_cast<double>(q + 1)));
}

void ErrorPatternsTest::ablation_isUndefinedWithoutAGain()
{
    const Ablation gains{0.5, 0.50, 0.53, 0.54, 0.5, 0.53};
    COMPARE_NEAR(gains.pairwiseShareOfGain(), 0.25, 1e-12);
    COMPARE_NEAR(gains.upliftOverLinear(), 1.0 / 3, 1e-12);
    const Ablation nothing{0, 0.5, 0.5, 0.5, 0, 0.5};
    QVERIFY(!nothing.pairwiseShareOfGain());
    QVERIFY(!nothing.upliftOverLinear());
    const Ablation loses{1, 0.5, 0.45, 0.48, 0, 0.5};
    QVERIFY(!loses.pairwiseShareOfGain());
    QVERIFY(!loses.upliftOverLinear());
    const Ablation onlyFull{1, 0.5, 0.45, 0.6, 0, 0.5};
    COMPARE_NEAR(onlyFull.pairwiseShareOfGain(), 1.5, 1e-12);
    QVERIFY(!onlyFull.upliftOverLinear());
    const Ablation rounding{1, 0.1 + 0.2, 0.3, 0.1 + 0.2 + 1e-16, 0, 0.5};
    QVERIFY(!rounding.pairwiseShareOfGain());
}

SUBTEXT_TEST(ErrorPatternsTest)
#include "errorpatternstest.moc"
