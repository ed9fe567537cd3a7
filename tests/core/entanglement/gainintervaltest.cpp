// SPDX-License-Identifier: MIT
#include "core/entanglement/gaininterval.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;

class GainIntervalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seeded_isThatOfCPython_data();
    void seeded_isThatOfCPython();
    void nothingGained_isAnIntervalOfNothing();
    void oneScenario_hasOneValue();
    void withoutScenarios_thereIsNone();
    void cancelled_givesNothing();
};

namespace {

const std::vector<EmotionSet> Gold{3, 1, 130, 0, 18, 64, 5, 131, 12, 96, 2, 17};
const std::vector<EmotionSet> Before{1, 1, 128, 4, 16, 96, 5, 3, 8, 96, 6, 1};
const std::vector<EmotionSet> After{3, 9, 130, 0, 16, 64, 4, 131, 8, 32, 2, 16};

} // namespace

void GainIntervalTest::seeded_isThatOfCPython_data()
{
    // By random.Random(seed).randint(0, 11), fractions.Fraction and sorted(), one resample after
    // the other.
    QTest::addColumn<int>("resamples");
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QList<double>>("ends"); // macro-F1, lexical accuracy
    QTest::newRow("2000") << 2000 << quint64{42}
                          << QList<double>{-0.11726190476190476, 0.25625, -0.03125,
                                           0.08333333333333333};
    QTest::newRow("500") << 500 << quint64{7}
                         << QList<double>{-0.10555555555555556, 0.2604166666666667,
                                          -0.020833333333333332, 0.08333333333333333};
}

void GainIntervalTest::seeded_isThatOfCPython()
{
    QFETCH(int, resamples);
    QFETCH(quint64, seed);
    QFETCH(QList<double>, ends);
    const auto found = gainInterval(Gold, Before, After, {resamples, 0.95, seed});
    QVERIFY(found);
    QCOMPARE(found->resamples, resamples);
    QVERIFY(found->macroF1 && found->lexicalAccuracy);
    COMPARE_NEAR(found->macroF1->low, ends[0], 1e-12);
    COMPARE_NEAR(found->macroF1->high, ends[1], 1e-12);
    COMPARE_NEAR(found->lexicalAccuracy->low, ends[2], 1e-12);
    COMPARE_NEAR(found->lexicalAccuracy->high, ends[3], 1e-12);
}

void GainIntervalTest::nothingGained_isAnIntervalOfNothing()
{
    const auto found = gainInterval(Gold, Before, Before);
    QVERIFY(found);
    QCOMPARE(found->resamples, 10'000);
    QVERIFY(found->macroF1 == (stats::Interval{0, 0}));
    QVERIFY(found->lexicalAccuracy == (stats::Interval{0, 0}));
}

void GainIntervalTest::oneScenario_hasOneValue()
{
    const std::vector<EmotionSet> gold{3};
    const std::vector<EmotionSet> before{1};
    const auto found = gainInterval(gold, before, gold, {50, 0.95, 42});
    QVERIFY(found);
    QVERIFY(found->macroF1 == (stats::Interval{0.125, 0.125}));
    QVERIFY(found->lexicalAccuracy == (stats::Interval{0.125, 0.125}));
}

void GainIntervalTest::withoutScenarios_thereIsNone()
{
    const auto found = gainInterval({}, {}, {});
    QVERIFY(found);
    QCOMPARE(found->resamples, 0);
    QVERIFY(!found->macroF1);
    QVERIFY(!found->lexicalAccuracy);
}

void GainIntervalTest::cancelled_givesNothing()
{
    CancelToken cancel;
    cancel.cancel();
    QVERIFY(!gainInterval(Gold, Before, After, {}, cancel));
}

SUBTEXT_TEST(GainIntervalTest)
#include "gainintervaltest.moc"
