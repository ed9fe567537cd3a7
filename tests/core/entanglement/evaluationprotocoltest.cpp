// SPDX-License-Identifier: MIT
#include "core/entanglement/evaluationprotocol.h"

#include "core/entanglement/alphasweep.h"
#include "tests/support/registeredtest.h"

using namespace subtext::entanglement;

// Which scenarios are for training, and which weight of the prior is taken.
class EvaluationProtocolTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void split_isThatOfCPython_data();
    void split_isThatOfCPython();
    void importedSplit_goesBeforeAShuffledOne();
    void alpha_isTheSmallestOfEquals();
};

void EvaluationProtocolTest::split_isThatOfCPython_data()
{
    // o = list(range(n)); random.Random(seed).shuffle(o); sorted(o[:round(.7 * n)])
    QTest::addColumn<int>("n");
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QList<int>>("train");
    QTest::newRow("none") << 0 << quint64{42} << QList<int>{};
    QTest::newRow("one") << 1 << quint64{42} << QList<int>{0};
    QTest::newRow("two") << 2 << quint64{42} << QList<int>{1};
    QTest::newRow("3.5 is four") << 5 << quint64{42} << QList<int>{1, 2, 3, 4};
    QTest::newRow("ten") << 10 << quint64{42} << QList<int>{2, 3, 5, 6, 7, 8, 9};
    QTest::newRow("10.5 is ten") << 15 << quint64{42}
                                 << QList<int>{2, 3, 5, 6, 7, 8, 9, 12, 13, 14};
    QTest::newRow("another seed") << 10 << quint64{7} << QList<int>{0, 1, 3, 4, 7, 8, 9};
}

void EvaluationProtocolTest::split_isThatOfCPython()
{
    QFETCH(int, n);
    QFETCH(quint64, seed);
    QFETCH(QList<int>, train);
    const std::vector<SplitPart> parts = shuffledSplit(static_cast<std::size_t>(n), seed);
    QCOMPARE(parts.size(), static_cast<std::size_t>(n));
    for (int at = 0; at < n; ++at)
        QCOMPARE(parts[static_cast<std::size_t>(at)],
                 train.contains(at) ? SplitPart::Train : SplitPart::Test);
}

void EvaluationProtocolTest::importedSplit_goesBeforeAShuffledOne()
{
    const std::vector<std::optional<SplitPart>> given{SplitPart::Test, std::nullopt,
                                                      SplitPart::Train};
    QCOMPARE(splitOf(given),
             (std::vector<SplitPart>{SplitPart::Test, SplitPart::Neither, SplitPart::Train}));
    const std::vector<std::optional<SplitPart>> none(10);
    QCOMPARE(splitOf(none), shuffledSplit(10));
    QCOMPARE(splitOf(none, 7), shuffledSplit(10, 7));
    QVERIFY(splitOf({}).empty());
}

void EvaluationProtocolTest::alpha_isTheSmallestOfEquals()
{
    // Joy right in 1, then in 2 of 2; F1 of joy 2/3, 1, 1, 1/2.
    const auto step = [](double alpha, EmotionCells joy) {
        SweepStep result;
        result.alpha = alpha;
        result.full.metrics.scenarios = 2;
        result.full.metrics.emotions[0] = joy;
        return result;
    };
    const std::vector<SweepStep> sweep{step(0, {1, 0, 1, 0}), step(0.25, {2, 0, 0, 0}),
                                       step(0.5, {2, 0, 0, 0}), step(1, {1, 1, 1, 0})};
    QCOMPARE(bestAlpha(sweep, &SweepStep::full), std::optional(0.25));
    const std::vector<SweepStep> reversed(sweep.rbegin(), sweep.rend());
    QCOMPARE(bestAlpha(reversed, &SweepStep::full), std::optional(0.25));
    QVERIFY(!bestAlpha(sweep, &SweepStep::linear)); // no scenarios there
    QVERIFY(!bestAlpha({}, &SweepStep::full));
}

SUBTEXT_TEST(EvaluationProtocolTest)
#include "evaluationprotocoltest.moc"
