// SPDX-License-Identifier: MIT
#include "core/quality/personquality.h"

#include "tests/core/quality/observations.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"

#include <cmath>

using namespace subtext;
using subtext::test::rated;

class PersonQualityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodysWork_isAllZeros();
    void carefulPerson_hasPlainFigures();
    void flagRate_countsItemsOnce();
    void dominantEmotions_areAllOfEqualsByTheWheel();
    void longestRun_isInThePersonsOrder();
    void scaleSpread_isThatOfAllThreeScales_data();
    void scaleSpread_isThatOfAllThreeScales();
    void medianMs_leavesItemsWithoutTimeOut();
    void timeDrift_isSpearmansRho_data();
    void timeDrift_isSpearmansRho();
};

using Times = QList<qint64>;

namespace {

std::vector<QualityObservation> timed(const Times& times) // −1: none
{
    std::vector<QualityObservation> work;
    for (qint64 ms : times)
        work.push_back(rated(1, static_cast<int>(work.size()) + 1, Emotion::Joy, {},
                             ms < 0 ? std::nullopt : std::optional(ms)));
    return work;
}

} // namespace

void PersonQualityTest::nobodysWork_isAllZeros()
{
    PersonQuality expected;
    expected.person = PersonId{7};
    QCOMPARE(personQuality(PersonId{7}, {}, {}), expected);
}

void PersonQualityTest::carefulPerson_hasPlainFigures()
{
    const auto work = test::carefulWork(1);
    const PersonQuality quality =
        personQuality(PersonId{1}, work, checkPerson(work, QualityThresholds()));
    QCOMPARE(quality.labelled, 12);
    QCOMPARE(quality.flaggedItems, 0);
    QCOMPARE(quality.flagRate, 0.0);
    QCOMPARE(quality.contradictions, 0);
    QCOMPARE(quality.dominantEmotions.size(), std::size_t{4}); // twice each
    QCOMPARE(quality.dominantEmotions.front(), Emotion::Joy);
    QCOMPARE(quality.dominantShare, 2.0 / 12);
    QCOMPARE(quality.longestRun, std::optional(1));
    QCOMPARE(quality.medianMs, 12'750); // the twelve steps from 10.0 to 15.5 s, in another order
}

void PersonQualityTest::flagRate_countsItemsOnce()
{
    const auto study = test::plantedStudy();
    const auto flags = checkAll(study, QualityThresholds());
    const auto of = [&](int person) {
        return personQuality(
            PersonId{person},
            std::span(study).subspan(static_cast<std::size_t>(12 * (person - 1)), 12), flags);
    };
    QCOMPARE(of(1).flaggedItems, 0);
    QCOMPARE(of(1).generalFlags, 0);
    QCOMPARE(of(2).flaggedItems, 0); // straight-lining is about no single item …
    QCOMPARE(of(2).generalFlags, 1); // … and a finding all the same
    QCOMPARE(of(2).flaggedItems, 0); // straight-lining has no item
    QCOMPARE(of(2).dominantEmotions, std::vector<Choice>{Emotion::Anger});
    QCOMPARE(of(2).dominantShare, 10.0 / 12);
    QCOMPARE(of(2).longestRun, std::optional(10));
    QCOMPARE(of(3).flaggedItems, 3); // each both too fast and an outlier
    QCOMPARE(of(3).flagRate, 0.25);
    QCOMPARE(of(4).flaggedItems, 1);
    QCOMPARE(of(5).flaggedItems, 2);
    QCOMPARE(of(5).contradictions, 2);
}

void PersonQualityTest::dominantEmotions_areAllOfEqualsByTheWheel()
{
    const std::vector<QualityObservation> work{
        rated(1, 1, Emotion::Anger), rated(1, 2, Emotion::Fear), rated(1, 3, Emotion::Joy),
        rated(1, 4, Emotion::Fear), rated(1, 5, Emotion::Anger)};
    const PersonQuality quality = personQuality(PersonId{1}, work, {});
    QCOMPARE(quality.dominantEmotions, (std::vector<Choice>{Emotion::Fear, Emotion::Anger}));
    QCOMPARE(quality.dominantShare, 0.4);
}

void PersonQualityTest::longestRun_isInThePersonsOrder()
{
    std::vector<QualityObservation> work;
    for (Choice emotion : {Emotion::Joy, Emotion::Joy, Emotion::Fear, Emotion::Joy, Emotion::Joy,
                           Emotion::Joy, Emotion::Anger})
        work.push_back(rated(1, static_cast<int>(work.size()) + 1, emotion));
    QCOMPARE(personQuality(PersonId{1}, work, {}).longestRun, std::optional(3));
    std::swap(work[2], work[6]);
    QCOMPARE(personQuality(PersonId{1}, work, {}).longestRun, std::optional(3));
    std::swap(work[2], work[0]);
    QCOMPARE(personQuality(PersonId{1}, work, {}).longestRun, std::optional(5));
    // Where nobody knows the order there is no run, and no drift.
    const PersonQuality unordered = personQuality(PersonId{1}, work, {}, false);
    QVERIFY(!unordered.longestRun && !unordered.timeDrift);
}

void PersonQualityTest::scaleSpread_isThatOfAllThreeScales_data()
{
    QTest::addColumn<QList<int>>("points"); // three an item
    QTest::addColumn<double>("spread");
    QTest::newRow("one point") << QList<int>{0, 0, 0} << 0.0;
    QTest::newRow("one point of two decimals") << QList<int>(30, 1) << 0.0;
    QTest::newRow("both ends") << QList<int>{3, -3, 3, -3, 3, -3} << 1.0;
    QTest::newRow("three points") << QList<int>{3, -3, 0} << std::sqrt(2.0 / 3);
    QTest::newRow("scales apart, each constant")
        << QList<int>{2, 0, -2, 2, 0, -2} << 0.67 * std::sqrt(2.0 / 3);
    // numbers .33 .33 .33 .33 .33 1: mean 2.65 / 6, mean square 1.5445 / 6
    QTest::newRow("one besides") << QList<int>{1, 1, 1, 1, 1, 3}
                                 << std::sqrt(1.5445 / 6 - (2.65 / 6) * (2.65 / 6));
}

void PersonQualityTest::scaleSpread_isThatOfAllThreeScales()
{
    QFETCH(QList<int>, points);
    QFETCH(double, spread);
    std::vector<QualityObservation> work;
    for (qsizetype i = 0; i < points.size(); i += 3) // confidence has no part in it
        work.push_back(rated(1, static_cast<int>(i) + 1, Emotion::Joy,
                             {points[i], points[i + 1], points[i + 2], i == 0 ? 3 : -3}));
    const double found = personQuality(PersonId{1}, work, {}).scaleSpread;
    QVERIFY2(spread > 0 ? std::abs(found - spread) < 1e-12 : found <= 0,
             qPrintable(QString::number(found, 'g', 17)));
}

void PersonQualityTest::medianMs_leavesItemsWithoutTimeOut()
{
    const auto medianOf = [](const Times& times) {
        return personQuality(PersonId{1}, timed(times), {}).medianMs;
    };
    QVERIFY(!medianOf({}));
    QVERIFY(!medianOf({-1, -1}));
    QCOMPARE(medianOf({-1, 900}), 900);
    QCOMPARE(medianOf({10, 13, -1}), 12); // 11.5
    QCOMPARE(medianOf({7, 1, 5}), 5);
}

void PersonQualityTest::timeDrift_isSpearmansRho_data()
{
    QTest::addColumn<Times>("times");
    QTest::addColumn<double>("rho"); // 2: none
    QTest::newRow("two items") << Times{1, 2} << 2.0;
    QTest::newRow("two times") << Times{1, -1, 2, -1} << 2.0;
    QTest::newRow("constant") << Times{5, 5, 5, 5} << 2.0;
    QTest::newRow("slower") << Times{10, 20, 25, 900} << 1.0;
    QTest::newRow("faster") << Times{900, 25, 20, 10} << -1.0;
    QTest::newRow("gaps do not count") << Times{900, -1, 25, -1, 20} << -1.0;
    QTest::newRow("ties") << Times{1, 2, 2, 3} << 4.5 / std::sqrt(22.5);
    // 1 − 6 Σd² / (n (n² − 1)) with d = 1, −1, 1, −1
    QTest::newRow("neighbours swapped") << Times{2, 1, 4, 3} << 1 - 6 * 4 / 60.0;
    QTest::newRow("no trend") << Times{3, 1, 4, 2} << 0.0;
}

void PersonQualityTest::timeDrift_isSpearmansRho()
{
    QFETCH(Times, times);
    QFETCH(double, rho);
    const auto drift = personQuality(PersonId{1}, timed(times), {}).timeDrift;
    QCOMPARE(drift.has_value(), rho < 2);
    if (drift)
        QVERIFY2(std::abs(*drift - rho) < 1e-12, qPrintable(QString::number(*drift, 'g', 17)));
}

SUBTEXT_TEST(PersonQualityTest)
#include "personqualitytest.moc"
