// SPDX-License-Identifier: MIT
#include "core/stats/gwet.h"

#include "tests/core/stats/publishedexamples.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <cmath>

using namespace subtext::stats;
using namespace subtext::stats::test;

// Known answers come from irrCAC, the package of Gwet's handbook.
class GwetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cohen1960_isReproduced();
    void abstractors_areReproducedWithTheirStandardError();
    void missingRatings_areReproduced();
    void severalRaters_areReproduced();
    void furtherTables_areReproduced_data();
    void furtherTables_areReproduced();
    void hayesAndKrippendorff2007_isReproduced();
    void oneLabel_isFullAgreement();
    void interval_endsAtOne();
    void interval_widensWithTheLevel();
    void undefined_isNone_data();
    void undefined_isNone();
    void singleItem_hasNoStandardError();
};

// irrCAC's digits, then the fraction that the definition gives.
void GwetTest::cohen1960_isReproduced()
{
    const auto found = gwetAc1(countTableOf(cohen1960())).estimate;
    COMPARE_NEAR(found, 0.57597, 5e-6);
    COMPARE_NEAR(found, 163.0 / 283, 1e-14);
}

void GwetTest::abstractors_areReproducedWithTheirStandardError()
{
    const GwetAc1 found = gwetAc1(countTableOf(irrCacAbstractors()));
    COMPARE_NEAR(found.estimate, 0.8493305, 5e-8);
    COMPARE_NEAR(found.estimate, 24803.0 / 29203, 1e-14);
    // irrCAC's gwet.ac1.table divides the variance by n², gwet.ac1.raw by n (n − 1), as we do.
    const double asTable = std::sqrt(99.0 / 100);
    COMPARE_NEAR(*found.standardError * asTable, 0.04321747, 5e-9);
    const Interval interval = found.interval.value();
    COMPARE_NEAR(*found.estimate + asTable * (interval.low - *found.estimate), 0.764, 5e-4);
    COMPARE_NEAR(*found.estimate + asTable * (interval.high - *found.estimate), 0.935, 5e-4);
}

void GwetTest::missingRatings_areReproduced()
{
    const GwetAc1 found = gwetAc1(krippendorff2011());
    COMPARE_NEAR(found.estimate, 0.77544, 5e-6);
    COMPARE_NEAR(found.estimate, 31825.0 / 41041, 1e-14);
    COMPARE_NEAR(found.standardError, 0.14295, 5e-6);
    COMPARE_NEAR(found.interval.value().low, 0.461, 5e-4);
    QCOMPARE(found.interval->high, 1.0); // cut off at 1
}

void GwetTest::severalRaters_areReproduced()
{
    const auto found = gwetAc1(fleiss1971()).estimate;
    COMPARE_NEAR(found, 0.44788, 5e-6);
    COMPARE_NEAR(found, 23363.0 / 52163, 1e-14);
}

void GwetTest::furtherTables_areReproduced_data()
{
    QTest::addColumn<int>("index");
    for (int i : {0, 1, 3, 4}) // the others are those above
        QTest::addRow("table %d", i) << i;
}

void GwetTest::furtherTables_areReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    QFETCH(int, index);
    const QJsonObject known = vectors()[QStringLiteral("gwet_ac")].toArray().at(index).toObject();
    const CountTable table = countTableOfCells(known[QStringLiteral("table")].toArray());
    COMPARE_NEAR(gwetAc1(table).estimate, known[QStringLiteral("AC1")].toDouble(), 5e-6);
}

void GwetTest::hayesAndKrippendorff2007_isReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const QJsonObject known = vector(QStringLiteral("hayes_krippendorff_2007"));
    const CountTable table = countTableOfUnits(known[QStringLiteral("units_by_coder")].toArray());
    COMPARE_NEAR(gwetAc1(table).estimate, known[QStringLiteral("gwet_AC_nominal")].toDouble(),
                 5e-5);
}

void GwetTest::oneLabel_isFullAgreement()
{
    // Where κ and α are undefined AC1 is not: its chance agreement is then 0.
    CountTable table(8);
    for (int i = 0; i < 4; ++i)
        table.append({0, 0, 3, 0, 0, 0, 0, 0});
    const GwetAc1 found = gwetAc1(table);
    QVERIFY(found.estimate == 1.0);
    QVERIFY(found.standardError == 0.0);
    QVERIFY(found.interval == (Interval{1, 1}));
}

void GwetTest::interval_endsAtOne()
{
    CountTable table(2);
    table.append({1, 1});
    table.append({2, 0});
    table.append({0, 2});
    const GwetAc1 found = gwetAc1(table);
    QVERIFY(*found.estimate < 1);
    QCOMPARE(found.interval.value().high, 1.0);
    QCOMPARE(found.interval->low, -1.0);
}

void GwetTest::interval_widensWithTheLevel()
{
    CountTable table(3);
    for (int i = 0; i < 20; ++i)
        table.append({1 + i % 3, i % 2, (i + 1) % 2});
    const Interval at90 = gwetAc1(table, 0.90).interval.value();
    const Interval at99 = gwetAc1(table, 0.99).interval.value();
    QVERIFY(at99.low < at90.low && at90.high < at99.high);
    // Student's t with 19 degrees of freedom: 1.729133 and 2.860935
    COMPARE_NEAR((at99.high - at99.low) / (at90.high - at90.low), 2.860935 / 1.729133, 1e-6);
}

void GwetTest::undefined_isNone_data()
{
    QTest::addColumn<QJsonArray>("rows");
    QTest::newRow("no ratings") << QJsonArray{QJsonArray{0, 0}, QJsonArray{0, 0}};
    QTest::newRow("one rating each") << QJsonArray{QJsonArray{1, 0}, QJsonArray{0, 1}};
    QTest::newRow("one category") << QJsonArray{QJsonArray{3}, QJsonArray{2}};
}

void GwetTest::undefined_isNone()
{
    QFETCH(QJsonArray, rows);
    QVERIFY(gwetAc1(countTable(rows)) == GwetAc1());
    QVERIFY(gwetAc1(CountTable(0)) == GwetAc1());
    QVERIFY(gwetAc1(CountTable(8)) == GwetAc1());
}

void GwetTest::singleItem_hasNoStandardError()
{
    CountTable table(2);
    table.append({2, 1});
    const GwetAc1 found = gwetAc1(table);
    COMPARE_NEAR(found.estimate, (1.0 / 3 - 4.0 / 9) / (5.0 / 9), 1e-14);
    QVERIFY(!found.standardError);
    QVERIFY(!found.interval);
}

SUBTEXT_TEST(GwetTest)
#include "gwettest.moc"
