// SPDX-License-Identifier: MIT
#include "core/stats/fleiss.h"

#include "tests/core/stats/publishedexamples.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext::stats;
using namespace subtext::stats::test;

// Known answers of Fleiss' κ. Those of the released CEI data stand with its intervals.
class FleissTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fleiss1971_isReproduced();
    void fleiss1971_byCategory_isReproduced();
    void wikipedia_isReproduced();
    void twoRaters_giveScottsPi();
    void missingRatings_giveThePublishedPercentAgreement();
    void hayesAndKrippendorff2007_isReproduced();
    void unequalRatings_useEachItemsOwnNumber();
    void fewerThanTwoRatings_areLeftOutAndCounted();
    void fullAgreement_isExactlyOne();
    void undefined_isNone_data();
    void undefined_isNone();
    void byCategory_isNoneWhereNobodyOrEverybodyChoseIt();
    void strength_followsLandisAndKoch_data();
    void strength_followsLandisAndKoch();
};

// Three digits as printed, then the fractions that the definition gives.
void FleissTest::fleiss1971_isReproduced()
{
    const FleissKappa found = fleissKappa(fleiss1971());
    QCOMPARE(found.items, std::size_t{30});
    QCOMPARE(found.leftOut, std::size_t{0});
    COMPARE_NEAR(found.kappa, 0.430, 5e-4);
    COMPARE_NEAR(found.kappa, 5437.0 / 12637, 1e-14);
    COMPARE_NEAR(found.observed, 0.556, 5e-4);
    COMPARE_NEAR(found.observed, 5.0 / 9, 1e-14);
    COMPARE_NEAR(found.expected, 0.220, 5e-4);
    COMPARE_NEAR(found.expected, 3563.0 / 16200, 1e-14);
    // 180 diagnoses
    const std::vector<double> shares{26.0 / 180, 26.0 / 180, 30.0 / 180, 55.0 / 180, 43.0 / 180};
    QCOMPARE(found.shares.size(), shares.size());
    for (std::size_t j = 0; j < shares.size(); ++j)
        COMPARE_NEAR(found.shares[j], shares[j], 1e-14);
}

void FleissTest::fleiss1971_byCategory_isReproduced()
{
    const auto found = fleissKappaByCategory(fleiss1971());
    // Three digits as in R's irr (kappam.fleiss with details), then κ_j = (P̄_j − p_j)/(1 − p_j),
    // where P̄_j is the chance that a second diagnosis is j where one is.
    const std::vector<double> printed{0.245, 0.245, 0.520, 0.471, 0.566};
    const std::vector<double> exact{35.0 / 143, 35.0 / 143, 13.0 / 25, 3239.0 / 6875,
                                    3335.0 / 5891};
    QCOMPARE(found.size(), exact.size());
    for (std::size_t j = 0; j < found.size(); ++j) {
        COMPARE_NEAR(found[j], printed[j], 5e-4);
        COMPARE_NEAR(found[j], exact[j], 1e-14);
    }
}

void FleissTest::wikipedia_isReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const QJsonObject known = vector(QStringLiteral("fleiss_wikipedia"));
    const CountTable table = countTable(known[QStringLiteral("counts")].toArray());
    COMPARE_NEAR(fleissKappa(table).kappa, known[QStringLiteral("kappa")].toDouble(), 5e-11);
}

void FleissTest::twoRaters_giveScottsPi()
{
    const FleissKappa artstein = fleissKappa(countTableOf(artsteinPoesio2008()));
    COMPARE_NEAR(artstein.kappa, 0.7995, 5e-5);
    COMPARE_NEAR(artstein.kappa, 2393.0 / 2993, 1e-14);
    COMPARE_NEAR(artstein.observed, 0.88, 1e-14);

    const FleissKappa abstractors = fleissKappa(countTableOf(irrCacAbstractors()));
    COMPARE_NEAR(abstractors.kappa, 0.7962397, 5e-8);
    COMPARE_NEAR(abstractors.kappa, 8597.0 / 10797, 1e-14);
    COMPARE_NEAR(abstractors.observed, 0.89, 1e-14);
}

void FleissTest::missingRatings_giveThePublishedPercentAgreement()
{
    // irrCAC's "fleiss" of these, 0.76117, is not ours: it takes p_j as the mean of the items'
    // shares, over all items with a rating; ours pools the ratings of the items that have two, so
    // that an item counts by its ratings. The percent agreement is the same.
    const FleissKappa found = fleissKappa(krippendorff2011());
    COMPARE_NEAR(found.observed, 0.8181818182, 5e-11);
    COMPARE_NEAR(found.observed, 9.0 / 11, 1e-14);
    QCOMPARE(found.items, std::size_t{11});
    QCOMPARE(found.leftOut, std::size_t{1});
}

void FleissTest::hayesAndKrippendorff2007_isReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const QJsonObject known = vector(QStringLiteral("hayes_krippendorff_2007"));
    const FleissKappa found =
        fleissKappa(countTableOfUnits(known[QStringLiteral("units_by_coder")].toArray()));
    COMPARE_NEAR(found.observed, known[QStringLiteral("percent_agreement")].toDouble(), 5e-11);
    QCOMPARE(found.leftOut, std::size_t{0});
}

void FleissTest::unequalRatings_useEachItemsOwnNumber()
{
    CountTable table(2);
    table.append({2, 0}); // P = 1
    table.append({1, 3}); // P = 3 of 6 pairs
    table.append({1, 2}); // P = 1 of 3 pairs
    const FleissKappa found = fleissKappa(table);
    COMPARE_NEAR(found.observed, (1 + 1.0 / 2 + 1.0 / 3) / 3, 1e-15);
    COMPARE_NEAR(found.shares.at(0), 4.0 / 9, 1e-15);
    COMPARE_NEAR(found.expected, 41.0 / 81, 1e-15);
    COMPARE_NEAR(found.kappa, (11.0 / 18 - 41.0 / 81) / (40.0 / 81), 1e-14);
}

void FleissTest::fewerThanTwoRatings_areLeftOutAndCounted()
{
    CountTable table(3);
    table.append({2, 1, 0});
    table.append({0, 0, 3});
    const FleissKappa without = fleissKappa(table);
    table.append({0, 1, 0});
    table.append({0, 0, 0});
    FleissKappa with = fleissKappa(table);
    QCOMPARE(with.items, std::size_t{2});
    QCOMPARE(with.leftOut, std::size_t{2});
    with.leftOut = 0;
    QVERIFY(with == without);
}

void FleissTest::fullAgreement_isExactlyOne()
{
    CountTable table(8);
    table.append({3, 0, 0, 0, 0, 0, 0, 0});
    table.append({0, 0, 3, 0, 0, 0, 0, 0});
    table.append({0, 0, 0, 0, 0, 0, 0, 2});
    QVERIFY(fleissKappa(table).kappa == 1.0);
    QVERIFY(fleissKappa(table).observed == 1.0);
    QVERIFY(fleissKappaByCategory(table).at(2) == 1.0);
}

void FleissTest::undefined_isNone_data()
{
    QTest::addColumn<QJsonArray>("rows");
    QTest::addColumn<bool>("hasObserved");
    QTest::newRow("no items") << QJsonArray{QJsonValue(QJsonArray{0, 0})} << false;
    QTest::newRow("one rating each")
        << QJsonArray{QJsonArray{1, 0}, QJsonArray{0, 1}, QJsonArray{0, 1}} << false;
    QTest::newRow("one label") << QJsonArray{QJsonArray{3, 0}, QJsonArray{3, 0}} << true;
    QTest::newRow("one label among the items that count")
        << QJsonArray{QJsonArray{3, 0}, QJsonArray{0, 1}} << true;
    QTest::newRow("one category") << QJsonArray{QJsonArray{3}, QJsonArray{2}} << true;
    QTest::newRow("a single item of one label") << QJsonArray{QJsonValue(QJsonArray{0, 4})} << true;
}

void FleissTest::undefined_isNone()
{
    QFETCH(QJsonArray, rows);
    QFETCH(bool, hasObserved);
    const CountTable table = countTable(rows);
    const FleissKappa found = fleissKappa(table);
    QVERIFY(!found.kappa);
    QCOMPARE(found.observed.has_value(), hasObserved);
    QCOMPARE(found.expected.has_value(), hasObserved);
    QCOMPARE(found.shares.size(), table.categories());
    if (hasObserved) {
        QCOMPARE(*found.observed, 1.0);
        QCOMPARE(*found.expected, 1.0);
    }
    for (const auto& kappa : fleissKappaByCategory(table))
        QVERIFY(!kappa);
    QVERIFY(!fleissKappa(CountTable(0)).kappa);
    QVERIFY(!fleissKappa(CountTable(8)).kappa);
}

void FleissTest::byCategory_isNoneWhereNobodyOrEverybodyChoseIt()
{
    CountTable table(3);
    table.append({2, 0, 1});
    table.append({3, 0, 0});
    const auto found = fleissKappaByCategory(table);
    COMPARE_NEAR(found.at(0), -0.2, 1e-14); // two columns: P̄ = 2/3, P_e = 13/18
    QVERIFY(!found.at(1));
    COMPARE_NEAR(found.at(2), -0.2, 1e-14);
}

void FleissTest::strength_followsLandisAndKoch_data()
{
    QTest::addColumn<double>("kappa");
    QTest::addColumn<QByteArray>("token");
    const auto row = [](double kappa, const char* token) {
        QTest::newRow(QByteArray::number(kappa, 'g', 17).constData()) << kappa << QByteArray(token);
    };
    row(-1, "poor");
    row(-1e-9, "poor");
    row(0, "slight");
    row(0.20, "slight");
    row(0.2000001, "fair"); // of the unrounded value
    row(0.40, "fair");
    row(0.41, "moderate");
    row(0.60, "moderate");
    row(0.80, "substantial");
    row(0.8000001, "almost perfect");
    row(1, "almost perfect");
}

void FleissTest::strength_followsLandisAndKoch()
{
    QFETCH(double, kappa);
    QTEST(QByteArray(strengthToken(strengthOf(kappa))), "token");
}

SUBTEXT_TEST(FleissTest)
#include "fleisstest.moc"
