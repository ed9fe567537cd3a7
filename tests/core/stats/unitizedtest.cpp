// SPDX-License-Identifier: MIT
#include "core/stats/unitized.h"

#include "tests/support/registeredtest.h"

#include <cmath>

using namespace subtext::stats;

/// Krippendorff's four pairs of observers (1995, p. 57): a continuum of 24, stretched by a factor.
class UnitizedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void krippendorff1995_isReproduced_data();
    void krippendorff1995_isReproduced();
    void shortContinuum_isReproduced();
    void sameUnits_agreeWholly();
    void oneObserversUnitAlone_isChance();
    void overlap_byHand();
    void undefined_isNone();
    void continua_areWeighedByLength();
};

namespace {

using Pairs = std::vector<std::vector<Unit>>;

const Pairs A{{{2, 8}, {14, 6}}, {{4, 4}, {15, 2}}};
const Pairs B{{{0, 18}}, {{0, 2}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 3}, {9, 1}}};
const Pairs C{{{2, 6}, {10, 2}, {14, 4}, {20, 2}}, {{0, 2}, {4, 4}, {10, 4}, {16, 2}, {20, 2}}};
const Pairs D{{{0, 2}, {2, 8}, {10, 4}, {14, 6}, {20, 4}},
              {{0, 4}, {4, 4}, {8, 7}, {15, 2}, {17, 7}}};

Unitizing stretched(Pairs observers, double factor)
{
    const auto longer = [factor](int number) { return static_cast<int>(number * factor); };
    for (auto& units : observers) {
        for (Unit& unit : units)
            unit = {longer(unit.begin), longer(unit.length)};
    }
    return {longer(24), std::move(observers)};
}

} // namespace

void UnitizedTest::krippendorff1995_isReproduced_data()
{
    QTest::addColumn<int>("pair");
    QTest::addColumn<double>("observed");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("alpha");
    // As printed. He gives .08642 and .679 for C with the sign that the form of 2004 corrects; two
    // digits stay.
    QTest::newRow("A") << 0 << 0.03125 << 0.06990 << 0.553;
    QTest::newRow("B") << 1 << 2.26736 << 1.17731 << -0.926;
    QTest::newRow("C") << 2 << 0.02777 << 0.08642 << 0.679;
    QTest::newRow("D") << 3 << 0.38715 << 0.41445 << 0.066;
}

void UnitizedTest::krippendorff1995_isReproduced()
{
    QFETCH(int, pair);
    QFETCH(double, observed);
    QFETCH(double, expected);
    QFETCH(double, alpha);
    const std::vector<Pairs> pairs{A, B, C, D};
    const Unitizing fine = stretched(pairs.at(static_cast<std::size_t>(pair)), 1000);
    const auto found = unitizingDisagreement(fine);
    QVERIFY(found);
    QVERIFY(std::abs(found->observed - observed) < 0.00001);
    QVERIFY(std::abs(found->expected - expected) < 0.005);
    QVERIFY(std::abs(*unitizedAlpha({fine}) - alpha) < 0.02);
}

// Recomputed apart from the program, in Python, from the formulas of 2004.
void UnitizedTest::shortContinuum_isReproduced()
{
    const auto half = unitizingDisagreement(stretched(C, 0.5));
    QVERIFY(half);
    QVERIFY(std::abs(half->observed - 0.02778) < 0.000005);
    QVERIFY(std::abs(half->expected - 0.05494) < 0.000005);
    QVERIFY(std::abs(*unitizedAlpha({stretched(A, 1)}) - 0.5153) < 0.00005);
    QVERIFY(std::abs(*unitizedAlpha({stretched(B, 1)}) + 1.0811) < 0.00005);
    QVERIFY(std::abs(*unitizedAlpha({stretched(D, 1)}) + 0.2068) < 0.00005);
}

void UnitizedTest::sameUnits_agreeWholly()
{
    QCOMPARE(unitizedAlpha({{10, {{{0, 2}}, {{0, 2}}, {{0, 2}}}}}), std::optional(1.0));
}

void UnitizedTest::oneObserversUnitAlone_isChance()
{
    const auto alpha = unitizedAlpha({{20, {{{0, 1}}, {}, {}}}});
    QVERIFY(alpha && std::abs(*alpha) < 1e-12);
}

// Units [0, 2) and [1, 3) of five, and nobody's: of the ordered pairs, two overlap by 1² + 1², and
// the gap of the third takes each unit, 2², both ways. 12 / (3 · 2 · 25) less nothing.
void UnitizedTest::overlap_byHand()
{
    const auto found = unitizingDisagreement({5, {{{0, 2}}, {{1, 2}}, {}}});
    QVERIFY(found);
    QCOMPARE(found->observed, 20.0 / 150);
}

void UnitizedTest::undefined_isNone()
{
    QVERIFY(!unitizedAlpha({}));
    QVERIFY(!unitizedAlpha({{20, {{}, {}, {}}}}));
    QVERIFY(!unitizedAlpha({{20, {{{0, 3}}}}}));
    QVERIFY(!unitizedAlpha({{0, {{}, {}}}}));
}

void UnitizedTest::continua_areWeighedByLength()
{
    const Unitizing one = stretched(A, 1);
    const Unitizing other = stretched(C, 5);
    const auto a = *unitizingDisagreement(one);
    const auto c = *unitizingDisagreement(other);
    const double expected =
        1 - (24 * a.observed + 120 * c.observed) / (24 * a.expected + 120 * c.expected);
    QCOMPARE(unitizedAlpha({one, {30, {{}, {}}}, other}), std::optional(expected));
}

SUBTEXT_TEST(UnitizedTest)
#include "unitizedtest.moc"
