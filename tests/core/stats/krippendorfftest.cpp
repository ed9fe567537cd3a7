// SPDX-License-Identifier: MIT
#include "core/stats/krippendorff.h"

#include "tests/core/stats/publishedexamples.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext::stats;
using namespace subtext::stats::test;

Q_DECLARE_METATYPE(subtext::stats::Metric)

class KrippendorffTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void krippendorff2011_isReproduced_data();
    void krippendorff2011_isReproduced();
    void twoObservers_areReproduced();
    void publishedExamples_areReproduced_data();
    void publishedExamples_areReproduced();
    void countTables_areReproduced();
    void unusedCategories_changeNothing();
    void fewerThanTwoRatings_changeNothing();
    void interval_isBlindToTheOrigin();
    void undefined_isNone_data();
    void undefined_isNone();
};

// Three digits as printed, then the fractions that the definition gives.
void KrippendorffTest::krippendorff2011_isReproduced_data()
{
    QTest::addColumn<Metric>("metric");
    QTest::addColumn<double>("printed");
    QTest::addColumn<double>("exact");
    QTest::newRow("nominal") << Metric::Nominal << 0.743 << 113.0 / 152;
    QTest::newRow("ordinal") << Metric::Ordinal << 0.815 << 108577.0 / 133160;
    QTest::newRow("interval") << Metric::Interval << 0.849 << 951.0 / 1120;
}

void KrippendorffTest::krippendorff2011_isReproduced()
{
    QFETCH(Metric, metric);
    QFETCH(double, printed);
    QFETCH(double, exact);
    const auto found = krippendorffAlpha(krippendorff2011(), metric);
    COMPARE_NEAR(found, printed, 5e-4);
    COMPARE_NEAR(found, exact, 1e-12);
}

// The same paper, parts A and B.
void KrippendorffTest::twoObservers_areReproduced()
{
    // Ten units, 0 or 1; six of them alike.
    const CountTable binary =
        tableOf({{1, 1}, {0, 2}, {1, 1}, {2, 0}, {2, 0}, {1, 1}, {2, 0}, {2, 0}, {1, 1}, {2, 0}});
    COMPARE_NEAR(krippendorffAlpha(binary, Metric::Nominal), 0.095, 5e-4);
    COMPARE_NEAR(krippendorffAlpha(binary, Metric::Nominal), 2.0 / 21, 1e-12);
    // Twelve units, a to e; nine of them alike.
    const CountTable nominal = tableOf({{1, 1, 0, 0, 0},
                                        {2, 0, 0, 0, 0},
                                        {0, 2, 0, 0, 0},
                                        {0, 2, 0, 0, 0},
                                        {0, 1, 0, 1, 0},
                                        {0, 0, 2, 0, 0},
                                        {0, 0, 2, 0, 0},
                                        {0, 0, 2, 0, 0},
                                        {0, 0, 0, 0, 2},
                                        {0, 0, 0, 2, 0},
                                        {0, 0, 0, 2, 0},
                                        {1, 0, 0, 1, 0}});
    COMPARE_NEAR(krippendorffAlpha(nominal, Metric::Nominal), 0.692, 5e-4);
    COMPARE_NEAR(krippendorffAlpha(nominal, Metric::Nominal), 155.0 / 224, 1e-12);
}

void KrippendorffTest::publishedExamples_areReproduced_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("metric");
    for (const char* name :
         {"krippendorff_wikipedia", "krippendorff1980_p139", "hayes_krippendorff_2007"}) {
        for (const char* metric : {"nominal", "ordinal", "interval"})
            QTest::addRow("%s %s", name, metric)
                << QString::fromLatin1(name) << QString::fromLatin1(metric);
    }
}

void KrippendorffTest::publishedExamples_areReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    QFETCH(QString, name);
    QFETCH(QString, metric);
    const QJsonObject known = vector(name);
    const Metric kind = metric == QStringLiteral("nominal")   ? Metric::Nominal
                        : metric == QStringLiteral("ordinal") ? Metric::Ordinal
                                                              : Metric::Interval;
    const CountTable table = countTableOfUnits(known[QStringLiteral("units_by_coder")].toArray());
    const double expected = known[QStringLiteral("alpha")].toObject()[metric].toDouble();
    COMPARE_NEAR(krippendorffAlpha(table, kind), expected, 1e-12);
}

void KrippendorffTest::countTables_areReproduced()
{
    const auto alphaOf = [](const CountTable& table) {
        return krippendorffAlpha(table, Metric::Nominal);
    };
    // By the coincidences of all pairs, in fractions.
    COMPARE_NEAR(alphaOf(fleiss1971()), 5477.0 / 12637, 1e-14);
    COMPARE_NEAR(alphaOf(countTableOf(artsteinPoesio2008())), 2396.0 / 2993, 1e-14);
    COMPARE_NEAR(alphaOf(countTableOf(irrCacAbstractors())), 8608.0 / 10797, 1e-14);
    COMPARE_NEAR(alphaOf(countTableOf(irrCacAbstractors())), 0.7972585, 5e-8); // irrCAC's
}

void KrippendorffTest::unusedCategories_changeNothing()
{
    CountTable narrow(3);
    CountTable wide(5);
    for (const auto& [a, b, c] : {std::array{2, 1, 0}, {0, 3, 0}, {1, 0, 2}, {0, 1, 1}}) {
        narrow.append({a, b, c});
        wide.append({0, a, b, c, 0});
    }
    for (Metric metric : {Metric::Nominal, Metric::Ordinal, Metric::Interval})
        COMPARE_NEAR(krippendorffAlpha(wide, metric), *krippendorffAlpha(narrow, metric), 1e-14);
    // A category in between that nobody used is a step of the interval, but no rank.
    CountTable gap(4);
    for (const auto& [a, b, c] : {std::array{2, 1, 0}, {0, 3, 0}, {1, 0, 2}, {0, 1, 1}})
        gap.append({a, b, 0, c});
    COMPARE_NEAR(krippendorffAlpha(gap, Metric::Ordinal),
                 *krippendorffAlpha(narrow, Metric::Ordinal), 1e-14);
    QVERIFY(!isNear(*krippendorffAlpha(gap, Metric::Interval),
                    *krippendorffAlpha(narrow, Metric::Interval), 1e-3));
}

void KrippendorffTest::fewerThanTwoRatings_changeNothing()
{
    CountTable table(2);
    table.append({2, 1});
    table.append({0, 4});
    const auto without = krippendorffAlpha(table, Metric::Ordinal);
    table.append({1, 0});
    table.append({0, 0});
    QVERIFY(without.has_value());
    QVERIFY(krippendorffAlpha(table, Metric::Ordinal) == without);
}

void KrippendorffTest::interval_isBlindToTheOrigin()
{
    // Two raters, values 0 1 and 2 4 after two zeros: by hand D_o = (1 + 4) · 2 / 4 and
    // D_e = 2 (1 + 4 + 16 + 1 + 9 + 4) / (4 · 3).
    CountTable table(7);
    table.append({0, 0, 1, 1, 0, 0, 0});
    table.append({0, 0, 0, 0, 1, 0, 1});
    COMPARE_NEAR(krippendorffAlpha(table, Metric::Interval), 1 - 2.5 / (70.0 / 12), 1e-14);
}

void KrippendorffTest::undefined_isNone_data()
{
    QTest::addColumn<QJsonArray>("rows");
    QTest::newRow("no ratings") << QJsonArray{QJsonValue(QJsonArray{0, 0})};
    QTest::newRow("one rating each") << QJsonArray{QJsonArray{1, 0}, QJsonArray{0, 1}};
    QTest::newRow("one value") << QJsonArray{QJsonArray{0, 3}, QJsonArray{0, 2}};
    QTest::newRow("one value among the items that count")
        << QJsonArray{QJsonArray{0, 3}, QJsonArray{1, 0}};
    QTest::newRow("one category") << QJsonArray{QJsonValue(QJsonArray{3})};
}

void KrippendorffTest::undefined_isNone()
{
    QFETCH(QJsonArray, rows);
    for (Metric metric : {Metric::Nominal, Metric::Ordinal, Metric::Interval}) {
        QVERIFY(!krippendorffAlpha(countTable(rows), metric));
        QVERIFY(!krippendorffAlpha(CountTable(0), metric));
        QVERIFY(!krippendorffAlpha(CountTable(4), metric));
    }
}

SUBTEXT_TEST(KrippendorffTest)
#include "krippendorfftest.moc"
