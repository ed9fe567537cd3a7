// SPDX-License-Identifier: MIT
#include "core/evaluation/significance.h"

#include "core/base/pythonrandom.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using evaluation::benjaminiYekutieli;
using evaluation::holm;
using evaluation::mcnemarP;
using evaluation::meanBelow;
using evaluation::ranksBelow;

/// p values. They are from Python: exact fractions for McNemar, every one of the 2^n signs tried
/// for the ranks, the density of t integrated by Simpson's rule.
class SignificanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mcnemar_isExact_data();
    void mcnemar_isExact();
    void holm_adjustsInTheOrderGiven();
    void benjaminiYekutieli_rejectsUpToTheLast();
    void mean_isTestedByT();
    void mean_withoutVarianceIsBelowOrNot();
    void ranks_areTestedExactly_data();
    void ranks_areTestedExactly();
    void ranks_ofOneSideGoBothWays();
};

void SignificanceTest::mcnemar_isExact_data()
{
    QTest::addColumn<int>("onlyFirst");
    QTest::addColumn<int>("onlySecond");
    QTest::addColumn<double>("p");
    QTest::newRow("none") << 0 << 0 << 1.0;
    QTest::newRow("one") << 1 << 0 << 1.0;
    QTest::newRow("five to none") << 5 << 0 << 0.0625;
    QTest::newRow("the other way") << 0 << 5 << 0.0625;
    QTest::newRow("few") << 3 << 9 << 0.14599609375;
    QTest::newRow("nearly equal") << 20 << 22 << 0.8776143287523155;
    QTest::newRow("equal") << 7 << 7 << 1.0;
    QTest::newRow("many") << 118 << 46 << 1.7584330225765028e-08;
}

void SignificanceTest::mcnemar_isExact()
{
    QFETCH(int, onlyFirst);
    QFETCH(int, onlySecond);
    QFETCH(double, p);
    COMPARE_NEAR(mcnemarP(onlyFirst, onlySecond), p, p * 1e-12);
}

void SignificanceTest::holm_adjustsInTheOrderGiven()
{
    QVERIFY(holm({}).empty());
    const double p[] = {0.04, 0.01, 0.03, 0.9};
    const std::vector<double> adjusted = holm(p);
    COMPARE_NEAR(adjusted.at(1), 0.04, 1e-15);
    COMPARE_NEAR(adjusted.at(2), 0.09, 1e-15);
    COMPARE_NEAR(adjusted.at(0), 0.09, 1e-15); // never below the one before it
    COMPARE_NEAR(adjusted.at(3), 0.9, 1e-15);
    const double large[] = {0.6, 0.7};
    QCOMPARE(holm(large), (std::vector<double>{1, 1}));
}

void SignificanceTest::benjaminiYekutieli_rejectsUpToTheLast()
{
    QVERIFY(benjaminiYekutieli({}, 0.05).empty());
    // Limits k q / (m Σ 1/i) of eight: .0023, .0046, …
    const double p[] = {0.205, 0.001, 0.008, 0.039, 0.041, 0.042, 0.06, 0.074};
    QCOMPARE(benjaminiYekutieli(p, 0.05),
             (std::vector<bool>{false, true, false, false, false, false, false, false}));
    // Here .004 passes at the second place, and takes the first with it.
    const double tied[] = {0.0045, 0.0045, 1, 1, 1, 1, 1, 1};
    QCOMPARE(benjaminiYekutieli(tied, 0.05),
             (std::vector<bool>{true, true, false, false, false, false, false, false}));
    const double one[] = {0.05};
    QCOMPARE(benjaminiYekutieli(one, 0.05), std::vector<bool>{true});
}

void SignificanceTest::mean_isTestedByT()
{
    std::vector<double> values(32, 0.0);
    std::fill_n(values.begin(), 6, -1.0);
    std::fill_n(values.end() - 12, 12, 1.0);
    const auto test = meanBelow(values, 0.2);
    COMPARE_NEAR(test.t, -0.09583937179043486, 1e-12);
    COMPARE_NEAR(test.p, 0.4621325153529565, 1e-10);
    // Below something is not above it.
    for (double& value : values)
        value = -value;
    COMPARE_NEAR(meanBelow(values, -0.2).p, 1 - test.p, 1e-12);
}

void SignificanceTest::mean_withoutVarianceIsBelowOrNot()
{
    const std::vector<double> zeros(30, 0.0);
    QCOMPARE(meanBelow(zeros, 0.2), (evaluation::MeanTest{0, std::nullopt}));
    QCOMPARE(meanBelow(zeros, 0.0), (evaluation::MeanTest{1, std::nullopt}));
    QCOMPARE(meanBelow(std::vector<double>(30, 1.0), 0.2), (evaluation::MeanTest{1, std::nullopt}));
    // A sum of tenths is not three exactly.
    QCOMPARE(meanBelow(std::vector<double>(30, 0.1), 0.2), (evaluation::MeanTest{0, std::nullopt}));
}

void SignificanceTest::ranks_areTestedExactly_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<double>("bound");
    QTest::addColumn<double>("p");
    QTest::newRow("none") << QList<double>{} << 0.0 << 1.0;
    QTest::newRow("all at the bound") << QList<double>{0.2, 0.2} << 0.2 << 1.0;
    QTest::newRow("three below") << QList<double>{0, 0, 0} << 0.2 << 0.125;
    QTest::newRow("all above") << QList<double>{1, 1, 1, 1} << 0.2 << 1.0;
    QTest::newRow("ties") << QList<double>{-1, 0, 0, 1, -1, 0, 0, 0, 1, 0, -1, 0} << 0.2
                          << 0.04443359375;
    QTest::newRow("zeros") << QList<double>{0, -1, 0, 1, 0, -1} << 0.0 << 0.5;
    QTest::newRow("no ties") << QList<double>{1.5, -.5, 2.5, -3.5, .25} << 0.0 << 0.59375;
}

void SignificanceTest::ranks_areTestedExactly()
{
    QFETCH(QList<double>, values);
    QFETCH(double, bound);
    QFETCH(double, p);
    const auto test = ranksBelow(std::vector<double>(values.begin(), values.end()), bound);
    COMPARE_NEAR(test.p, p, 1e-15);
    QVERIFY(!test.t);
}

void SignificanceTest::ranks_ofOneSideGoBothWays()
{
    for (quint32 seed = 0; seed < 200; ++seed) {
        PythonRandom random(seed);
        std::vector<double> values;
        std::vector<double> mirrored;
        for (std::uint32_t left = 1 + random.below(29); left > 0; --left) {
            values.push_back(static_cast<double>(random.below(9)) - 4.5);
            mirrored.push_back(-values.back());
        }
        const double below = ranksBelow(values, 0).p;
        QVERIFY(below > 0 && below <= 1);
        QVERIFY(below + ranksBelow(mirrored, 0).p >= 1 - 1e-12);
    }
}

SUBTEXT_TEST(SignificanceTest)
#include "significancetest.moc"
