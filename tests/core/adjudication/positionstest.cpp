// SPDX-License-Identifier: MIT
#include "core/adjudication/positions.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <numeric>

using namespace subtext;

using Counts = QList<qint64>;

class PositionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures_haveKnownAnswers_data();
    void figures_haveKnownAnswers();
    void figures_areNoneWithoutPicksOrPlaces_data();
    void figures_areNoneWithoutPicksOrPlaces();
    void none_isNoPick();
    void firstP_isTheSumOfTheSmallProbabilities();
    void firstP_ofTwoPlacesIsSymmetric();
    void firstP_ofManyPicksIsNearlyNormal();
    void tally_isAsWideAsThePlacedPicks();
    void tally_ofDifferentNumbersOfRatersIsNotTested();
};

namespace {

PositionPicks picked(const Counts& counts, qint64 none = 0)
{
    return {{counts.begin(), counts.end()}, none};
}

/// Term by term, as the definition says it.
double summed(int picks, int total, int places)
{
    const long double share = 1.0L / places;
    std::vector<long double> terms;
    for (int k = 0; k <= total; ++k) {
        terms.push_back(std::exp(std::lgamma(total + 1.0L) - std::lgamma(k + 1.0L) -
                                 std::lgamma(total - k + 1.0L) + k * std::log(share) +
                                 (total - k) * std::log1p(-share)));
    }
    const long double limit = terms[static_cast<std::size_t>(picks)] * (1 + 1e-7L);
    long double sum = 0;
    for (long double term : terms)
        sum += term <= limit ? term : 0;
    return static_cast<double>(std::min(1.0L, sum));
}

} // namespace

void PositionsTest::figures_haveKnownAnswers_data()
{
    QTest::addColumn<Counts>("picks");
    QTest::addColumn<double>("firstP");
    QTest::addColumn<double>("chiSquare");
    QTest::addColumn<double>("chiSquareP");
    // In exact fractions, turned into decimals last; with two degrees of freedom p = exp(−χ²/2).
    QTest::newRow("published splits")
        << Counts{47, 24, 23} << 0.0009343831716822829 << 553.0 / 47 << 0.0027864727692023233;
    QTest::newRow("two places, even") << Counts{47, 46} << 1.0 << 1.0 / 93 << 0.917411260192041;
    QTest::newRow("two places") << Counts{30, 70} << 7.85013964559367e-05 << 16.0
                                << 6.334248366623977e-05;
    QTest::newRow("all first") << Counts{10, 0, 0} << 1.6935087808430286e-05 << 20.0
                               << 4.5399929762484854e-05;
    QTest::newRow("never first") << Counts{0, 5, 5} << 0.037003166861420175 << 5.0
                                 << 0.0820849986238988;
    QTest::newRow("equal shares") << Counts{3, 3, 3} << 1.0 << 0.0 << 1.0;
    QTest::newRow("one pick, the first")
        << Counts{1, 0, 0} << 1.0 / 3 << 2.0 << 0.36787944117144233;
    QTest::newRow("one pick, another") << Counts{0, 1, 0} << 1.0 << 2.0 << 0.36787944117144233;
    QTest::newRow("four places") << Counts{7, 2, 4, 3} << 0.08957984764128923 << 3.5
                                 << 0.32076212080563904;
    QTest::newRow("five places") << Counts{5, 9, 8, 3, 6} << 0.8219781777216643 << 114.0 / 31
                                 << 0.4514186644994841;
}

void PositionsTest::figures_haveKnownAnswers()
{
    QFETCH(Counts, picks);
    QFETCH(double, firstP);
    QFETCH(double, chiSquare);
    QFETCH(double, chiSquareP);
    const PositionTest found = testPositions(picked(picks));
    COMPARE_NEAR(found.firstP, firstP, 1e-12 * firstP);
    COMPARE_NEAR(found.chiSquare, chiSquare, 1e-12 * (1 + chiSquare));
    COMPARE_NEAR(found.chiSquareP, chiSquareP, 1e-12 * chiSquareP);
}

void PositionsTest::figures_areNoneWithoutPicksOrPlaces_data()
{
    QTest::addColumn<Counts>("picks");
    QTest::newRow("no places") << Counts{};
    QTest::newRow("one place") << Counts{12};
    QTest::newRow("no picks") << Counts{0, 0, 0};
}

void PositionsTest::figures_areNoneWithoutPicksOrPlaces()
{
    QFETCH(Counts, picks);
    const PositionTest found = testPositions(picked(picks, 4));
    QVERIFY(!found.firstP);
    QVERIFY(!found.chiSquare);
    QVERIFY(!found.chiSquareP);
}

void PositionsTest::none_isNoPick()
{
    const PositionPicks picks = picked({5, 2, 1}, 100);
    QCOMPARE(picks.total(), 8);
    QCOMPARE(picked({}, 3).total(), 0);
    QCOMPARE(testPositions(picks).firstP, testPositions(picked({5, 2, 1})).firstP);
    QCOMPARE(testPositions(picks).chiSquare, testPositions(picked({5, 2, 1})).chiSquare);
}

void PositionsTest::firstP_isTheSumOfTheSmallProbabilities()
{
    for (int places = 2; places <= 6; ++places) {
        for (int total = 1; total <= 60; ++total) {
            for (int first = 0; first <= total; ++first) {
                Counts counts(places, 0);
                counts[0] = first;
                counts[1] = total - first;
                const auto found = testPositions(picked(counts)).firstP;
                const double expected = summed(first, total, places);
                COMPARE_NEAR(found, expected, 1e-11 * expected);
            }
        }
    }
}

void PositionsTest::firstP_ofTwoPlacesIsSymmetric()
{
    for (qint64 total : {1, 2, 9, 94, 1001}) {
        for (qint64 first = 0; first <= total; ++first) {
            const auto found = testPositions(picked({first, total - first})).firstP;
            COMPARE_NEAR(found, *testPositions(picked({total - first, first})).firstP, 1e-12);
            QVERIFY(*found <= 1);
        }
    }
}

void PositionsTest::firstP_ofManyPicksIsNearlyNormal()
{
    const auto found = testPositions(picked({335'000, 332'500, 332'500})).firstP;
    // z = (335,000 − 10⁶/3 − ½) / √(10⁶ · 2/9)
    const double z = (335'000 - 1e6 / 3 - 0.5) / std::sqrt(2e6 / 9);
    const double normal = std::erfc(z / std::sqrt(2.0));
    COMPARE_NEAR(found, normal, 0.01 * normal);
    COMPARE_NEAR(testPositions(picked({333'334, 333'333, 333'333})).firstP, 1.0, 0.002);
    COMPARE_NEAR(testPositions(picked({1'000'000, 0, 0})).firstP, 0.0, 1e-300);
}

void PositionsTest::tally_isAsWideAsThePlacedPicks()
{
    PlaceTally tally;
    QVERIFY(tally.picks() == PositionPicks());
    tally.add({3, 0, false});
    tally.add({3, 2, false});
    tally.add({5, std::nullopt, false});
    QVERIFY((tally.picks() == PositionPicks{{1, 0, 1}, 1}));
    tally.remove({5, std::nullopt, false});
    tally.remove({3, 2, false});
    QVERIFY((tally.picks() == PositionPicks{{1, 0, 0}, 0}));
    tally.remove({3, 0, false});
    QVERIFY(tally.picks() == PositionPicks());
}

// A split of four raters without a place takes nothing from what chance gives to three.
void PositionsTest::tally_ofDifferentNumbersOfRatersIsNotTested()
{
    PlaceTally tally;
    for (int item = 0; item < 300; ++item)
        tally.add({3, item % 3, false});
    tally.add({4, std::nullopt, false});
    QCOMPARE(tally.test().firstP, std::optional(1.0));
    tally.add({4, 3, false});
    QVERIFY((tally.picks() == PositionPicks{{100, 100, 100, 1}, 1}));
    QVERIFY(!tally.test().firstP && !tally.test().chiSquare && !tally.test().chiSquareP);
    tally.remove({4, 3, false});
    QCOMPARE(tally.test().firstP, std::optional(1.0));
}

SUBTEXT_TEST(PositionsTest)
#include "positionstest.moc"
