// SPDX-License-Identifier: MIT
#include "core/quality/chartdata.h"

#include "tests/core/quality/observations.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using subtext::test::rated;

class ChartDataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fiveNumbers_areThoseOfType7_data();
    void fiveNumbers_areThoseOfType7();
    void fiveNumbers_ofNothing_isNone();
    void responseTimes_areByPersonAndScenario();
    void responseTimes_keepAPersonWithoutTimes();
    void outlyingTimes_areTheFlaggedItems();
    void emotionsByPerson_countsInWheelOrder();
    void flagsOverTime_isCumulative_oneEntryAMoment();
    void nothing_givesNothing();
};

using Values = QList<double>;

void ChartDataTest::fiveNumbers_areThoseOfType7_data()
{
    // Worked out by hand from the definition: place p (n − 1) from 0 in the sorted sample.
    QTest::addColumn<Values>("values");
    QTest::addColumn<Values>("expected");
    QTest::newRow("one value") << Values{4.5} << Values{4.5, 4.5, 4.5, 4.5, 4.5};
    QTest::newRow("two values") << Values{3, 1} << Values{1, 1.5, 2, 2.5, 3};
    QTest::newRow("four values") << Values{4, 1, 3, 2} << Values{1, 1.75, 2.5, 3.25, 4};
    QTest::newRow("five values") << Values{5, 4, 3, 2, 1} << Values{1, 2, 3, 4, 5};
    QTest::newRow("all tied") << Values{2, 2, 2, 2} << Values{2, 2, 2, 2, 2};
    QTest::newRow("some tied") << Values{7, 1, 7, 7, 1, 7} << Values{1, 2.5, 7, 7, 7};
    QTest::newRow("uneven") << Values{0.5, 20, 3, 8, 600, 12, 15}
                            << Values{0.5, 5.5, 12, 17.5, 600};
}

void ChartDataTest::fiveNumbers_areThoseOfType7()
{
    QFETCH(Values, values);
    QFETCH(Values, expected);
    const auto found = fiveNumbers({values.begin(), values.end()});
    QVERIFY(found.has_value());
    QCOMPARE(found->n, values.size());
    QCOMPARE(found->minimum, expected[0]);
    QCOMPARE(found->lowerQuartile, expected[1]);
    QCOMPARE(found->median, expected[2]);
    QCOMPARE(found->upperQuartile, expected[3]);
    QCOMPARE(found->maximum, expected[4]);
}

void ChartDataTest::fiveNumbers_ofNothing_isNone()
{
    QVERIFY(!fiveNumbers({}));
}

void ChartDataTest::responseTimes_areByPersonAndScenario()
{
    const std::vector<QualityObservation> observations{
        rated(2, 5, Emotion::Joy, {}, 4'000),
        rated(1, 9, Emotion::Joy, {}, 1'500),
        rated(1, 3, Emotion::Joy, {}, 2'500),
        rated(1, 4, Emotion::Joy),
    };
    const auto times = responseTimes(observations);
    QCOMPARE(times.size(), std::size_t{2});
    QCOMPARE(times[0].person, PersonId{1});
    const std::vector<std::pair<ScenarioId, double>> points{{ScenarioId{3}, 2.5},
                                                            {ScenarioId{9}, 1.5}};
    QVERIFY(times[0].points == points);
    QCOMPARE(times[0].seconds, (FiveNumbers{1.5, 1.75, 2, 2.25, 2.5, 2}));
    QCOMPARE(times[1].person, PersonId{2});
    QCOMPARE(times[1].seconds, (FiveNumbers{4, 4, 4, 4, 4, 1}));
}

void ChartDataTest::responseTimes_keepAPersonWithoutTimes()
{
    const std::vector<QualityObservation> observations{rated(7, 1, Emotion::Fear)};
    const auto times = responseTimes(observations);
    QCOMPARE(times.size(), std::size_t{1});
    QCOMPARE(times[0].person, PersonId{7});
    QVERIFY(!times[0].seconds);
    QVERIFY(times[0].points.empty());
}

void ChartDataTest::outlyingTimes_areTheFlaggedItems()
{
    const auto study = test::plantedStudy();
    QStringList found;
    for (const PersonTimes& times : responseTimes(study)) {
        for (const auto& [scenario, seconds] : outlyingTimes(times, {}))
            found << QStringLiteral("%1 %2").arg(times.person.value).arg(scenario.value);
    }
    QCOMPARE(found, test::listed("3 301, 3 302, 3 303, 4 406"));
}

void ChartDataTest::emotionsByPerson_countsInWheelOrder()
{
    const std::vector<QualityObservation> observations{
        rated(3, 1, Emotion::Anger), rated(1, 1, Emotion::Joy), rated(3, 2, Emotion::Anger),
        rated(3, 3, Emotion::Trust)};
    const std::vector<PersonEmotions> expected{{PersonId{1}, {1, 0, 0, 0, 0, 0, 0, 0}},
                                               {PersonId{3}, {0, 1, 0, 0, 0, 0, 2, 0}}};
    QVERIFY(emotionsByPerson(observations) == expected);
}

void ChartDataTest::flagsOverTime_isCumulative_oneEntryAMoment()
{
    const QualityFlag flag;
    const std::vector<FlagCount> expected{{-5, 1}, {100, 3}, {250, 4}};
    QVERIFY(flagsOverTime({{100, flag}, {250, flag}, {-5, flag}, {100, flag}}) == expected);
    QVERIFY(flagsOverTime({{7, flag}}) == (std::vector<FlagCount>{{7, 1}}));
}

void ChartDataTest::nothing_givesNothing()
{
    QVERIFY(responseTimes({}).empty());
    QVERIFY(outlyingTimes({}, {}).empty());
    QVERIFY(emotionsByPerson({}).empty());
    QVERIFY(flagsOverTime({}).empty());
}

SUBTEXT_TEST(ChartDataTest)
#include "chartdatatest.moc"
