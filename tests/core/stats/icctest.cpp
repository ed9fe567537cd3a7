// SPDX-License-Identifier: MIT
#include "core/stats/icc.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <limits>

using namespace subtext::stats;
using namespace subtext::stats::test;

namespace {

constexpr double Missing = std::numeric_limits<double>::quiet_NaN();

RatingMatrix matrixOf(const QJsonArray& rows)
{
    RatingMatrix ratings;
    for (const QJsonValue row : rows) {
        const std::vector<double> values = numbers(row.toArray());
        ratings.raters = values.size();
        ratings.values.insert(ratings.values.end(), values.begin(), values.end());
    }
    return ratings;
}

} // namespace

class IccTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shroutAndFleiss_areReproduced();
    void anxiety_isReproduced();
    void missingRatings_leaveTheItemOut();
    void oneMissingRater_leavesNothing();
    void identicalRaters_areExactlyOne();
    void constantOffset_lowersAgreement();
    void ratersWhoNeverVary_areZero();
    void undefined_isNone_data();
    void undefined_isNone();
    void interval_narrowsWithTheLevel();
    void negativeEstimates_keepTheirInterval();
};

// Shrout & Fleiss 1979, Psychological Bulletin 86, 420–428, doi 10.1037/0033-2909.86.2.420, tables
// 2 to 4: 6 targets, each rated by the same 4 judges. Two digits as printed, then the fractions and
// the interval that the definitions give.
void IccTest::shroutAndFleiss_areReproduced()
{
    const Icc found = icc21({4, {9,  2, 5, 8, //
                                 6,  1, 3, 2, //
                                 8,  4, 6, 8, //
                                 7,  1, 2, 6, //
                                 10, 5, 6, 9, //
                                 6,  2, 4, 7}});
    QCOMPARE(found.items, std::size_t{6});
    QCOMPARE(found.leftOut, std::size_t{0});
    COMPARE_NEAR(found.msRows, 11.24, 5e-3);
    COMPARE_NEAR(found.msRows, 1349.0 / 120, 1e-12);
    COMPARE_NEAR(found.msColumns, 32.49, 5e-3);
    COMPARE_NEAR(found.msColumns, 2339.0 / 72, 1e-12);
    COMPARE_NEAR(found.msError, 1.02, 5e-3);
    COMPARE_NEAR(found.msError, 367.0 / 360, 1e-12);
    COMPARE_NEAR(found.estimate, 0.29, 5e-3);
    COMPARE_NEAR(found.estimate, 184.0 / 635, 1e-12);
    // F is 7.4986 with 5 and 4.785 degrees of freedom at the lower limit, 7.1907 with 4.785 and 5
    // at the upper one.
    COMPARE_NEAR(found.interval.value().low, 0.018786513375, 1e-10);
    COMPARE_NEAR(found.interval.value().high, 0.761084369649, 1e-10);
}

void IccTest::anxiety_isReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const QJsonObject known = vector(QStringLiteral("irr_anxiety"));
    const Icc found = icc21(matrixOf(known[QStringLiteral("ratings")].toArray()));
    const auto icc =
        numbers(known[QStringLiteral("icc")].toObject()[QStringLiteral("ICC(A,1)")].toArray());
    COMPARE_NEAR(found.estimate, icc.at(0), 5e-10);
    COMPARE_NEAR(found.interval.value().low, icc.at(1), 5e-10);
    COMPARE_NEAR(found.interval.value().high, icc.at(2), 5e-10);
}

void IccTest::missingRatings_leaveTheItemOut()
{
    const Icc whole = icc21({2, {1, 2, 3, 3, 5, 4, 2, 2}});
    const Icc gaps = icc21({2, {1, 2, Missing, 5, 3, 3, 5, 4, 1, Missing, 2, 2, Missing, Missing}});
    QCOMPARE(gaps.items, std::size_t{4});
    QCOMPARE(gaps.leftOut, std::size_t{3});
    QVERIFY(gaps.estimate.has_value());
    QVERIFY(gaps.estimate == whole.estimate);
    QVERIFY(gaps.interval == whole.interval);
}

void IccTest::oneMissingRater_leavesNothing()
{
    const Icc found = icc21({2, {1, Missing, 3, Missing, 5, Missing}});
    QCOMPARE(found.items, std::size_t{0});
    QCOMPARE(found.leftOut, std::size_t{3});
    QVERIFY(!found.estimate);
}

void IccTest::identicalRaters_areExactlyOne()
{
    const Icc found = icc21({3, {-0.67, -0.67, -0.67, 0.33, 0.33, 0.33, 1, 1, 1}});
    QVERIFY(found.estimate == 1.0);
    QVERIFY(found.msColumns == 0.0);
    QVERIFY(found.msError == 0.0);
    QVERIFY(!found.interval); // there is nothing to judge the error by
}

void IccTest::constantOffset_lowersAgreement()
{
    // Absolute agreement: MS_R = 2, MS_C = 1.5, MS_E = 0.
    const Icc found = icc21({2, {1, 2, 2, 3, 3, 4}});
    COMPARE_NEAR(found.estimate, 2.0 / (2 + 2 * 1.5 / 3), 1e-14);
    QVERIFY(found.interval.has_value());
}

void IccTest::ratersWhoNeverVary_areZero()
{
    const Icc found = icc21({2, {1, 2, 1, 2, 1, 2}});
    QVERIFY(found.estimate == 0.0);
    QVERIFY(!found.interval);
}

void IccTest::undefined_isNone_data()
{
    QTest::addColumn<int>("raters");
    QTest::addColumn<QList<double>>("values");
    QTest::newRow("nothing") << 0 << QList<double>{};
    QTest::newRow("no items") << 3 << QList<double>{};
    QTest::newRow("one item") << 3 << QList<double>{1, 2, 3};
    QTest::newRow("one rater") << 1 << QList<double>{1, 2, 3};
    QTest::newRow("constant") << 2 << QList<double>{0.33, 0.33, 0.33, 0.33, 0.33, 0.33};
    QTest::newRow("two values swapped") << 2 << QList<double>{-0.67, 0.33, 0.33, -0.67};
}

void IccTest::undefined_isNone()
{
    QFETCH(int, raters);
    QFETCH(QList<double>, values);
    const Icc found = icc21({static_cast<std::size_t>(raters), {values.begin(), values.end()}});
    QVERIFY(!found.estimate);
    QVERIFY(!found.interval);
    QCOMPARE(found.leftOut, std::size_t{0});
}

void IccTest::interval_narrowsWithTheLevel()
{
    const RatingMatrix ratings{3, {1, 2, 2, 4, 4, 5, 3, 3, 2, 6, 7, 7, 2, 1, 3, 5, 4, 6}};
    const Interval at95 = icc21(ratings).interval.value();
    const Interval at80 = icc21(ratings, 0.80).interval.value();
    QVERIFY(at95.low < at80.low && at80.low < *icc21(ratings).estimate);
    QVERIFY(*icc21(ratings).estimate < at80.high && at80.high < at95.high);
}

void IccTest::negativeEstimates_keepTheirInterval()
{
    const Icc found = icc21({2, {1, 5, 5, 2, 2, 4, 4, 1, 3, 3}});
    QVERIFY(found.estimate.value() < 0);
    QVERIFY(found.interval.value().low < *found.estimate);
    QVERIFY(found.interval->high > *found.estimate);
}

SUBTEXT_TEST(IccTest)
#include "icctest.moc"
