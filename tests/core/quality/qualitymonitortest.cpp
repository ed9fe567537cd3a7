// SPDX-License-Identifier: MIT
#include "core/quality/qualitymonitor.h"

#include "tests/core/quality/observations.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using subtext::test::listed;
using subtext::test::namesOf;
using subtext::test::rated;

class QualityMonitorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newMonitor_knowsNothing();
    void plantedPeople_haveExactlyTheirFlags();
    void revisions_takeTheirFlagsBack();
    void tenthTime_bringsOutliersOfOtherItems();
    void lostTime_takesOutliersAway();
    void movedMedian_turnsFlagsOfOtherItems();
    void thirdVote_settlesASplit();
    void sameAnswerAgain_changesNothing();
    void figures_followThePositions();
};

namespace {

/// Submits in the given order, positions from 1.
void submitAll(QualityMonitor& monitor, const std::vector<QualityObservation>& work)
{
    int position = 0;
    for (const QualityObservation& observation : work)
        monitor.upsert(observation, ++position);
}

QualityObservation timed(int scenario, qint64 ms)
{
    return rated(1, scenario, static_cast<Choice>(scenario % EmotionCount), {}, ms);
}

} // namespace

void QualityMonitorTest::newMonitor_knowsNothing()
{
    const QualityMonitor monitor;
    QVERIFY(monitor.flags().empty());
    QVERIFY(monitor.flags(PersonId{3}).empty());
    QCOMPARE(monitor.person(PersonId{3}), personQuality(PersonId{3}, {}, {}));
    QCOMPARE(monitor.thresholds(), QualityThresholds());
}

void QualityMonitorTest::plantedPeople_haveExactlyTheirFlags()
{
    QualityMonitor monitor;
    submitAll(monitor, test::plantedStudy());
    QCOMPARE(namesOf(monitor.flags()), test::plantedFindings());
    QVERIFY(monitor.flags(PersonId{1}).empty());
    QCOMPARE(namesOf(monitor.flags(PersonId{4})), listed("disengaged 4 406, timing_outlier 4 406"));
    QCOMPARE(monitor.person(PersonId{3}).flagRate, 0.25);
}

void QualityMonitorTest::revisions_takeTheirFlagsBack()
{
    QualityMonitor monitor;
    const auto study = test::plantedStudy();
    submitAll(monitor, study);
    const auto revise = [&](int person, int item, auto change) {
        const auto index = static_cast<std::size_t>(12 * (person - 1) + item - 1);
        QualityObservation revised = study.at(index);
        change(revised);
        return monitor.upsert(revised, static_cast<int>(index) + 1);
    };

    // The straight-liner thinks again: 9 of 12 are left.
    const auto straight =
        revise(2, 1, [](QualityObservation& o) { o.emotion = Emotion::Surprise; });
    QCOMPARE(namesOf(straight.disappeared), listed("straight_lining 2 -"));
    QCOMPARE(straight.disappeared.front().value, 10.0 / 12);
    QVERIFY(straight.appeared.empty());

    // The sleeper's second visit was measured; the speeder reads again.
    const auto sleeper = revise(4, 6, [](QualityObservation& o) { o.responseMs = 12'000; });
    QCOMPARE(namesOf(sleeper.disappeared), listed("disengaged 4 406, timing_outlier 4 406"));
    const auto speeder = revise(3, 2, [](QualityObservation& o) { o.responseMs = 12'000; });
    QVERIFY(namesOf(speeder.disappeared).contains(QStringLiteral("too_fast 3 302")));
    QVERIFY(namesOf(speeder.disappeared).contains(QStringLiteral("timing_outlier 3 302")));
    revise(3, 1, [](QualityObservation& o) { o.responseMs = 12'500; });
    revise(3, 3, [](QualityObservation& o) { o.responseMs = 13'500; });

    // The contradictor corrects one and keeps the other, only stronger.
    const auto corrected = revise(5, 1, [](QualityObservation& o) { o.scales[0] = 2; });
    QCOMPARE(namesOf(corrected.disappeared), listed("contradiction_positive 5 501"));
    QVERIFY(revise(5, 3, [](QualityObservation& o) { o.scales[0] = 3; }).isEmpty());

    const auto left = monitor.flags();
    QCOMPARE(namesOf(left), listed("contradiction_negative 5 503"));
    QCOMPARE(left.front().value, 3.0);

    // And the careful person slips.
    const auto slip = revise(1, 4, [](QualityObservation& o) { o.responseMs = 2'000; });
    QCOMPARE(namesOf(slip.appeared), listed("too_fast 1 104, timing_outlier 1 104"));
}

void QualityMonitorTest::tenthTime_bringsOutliersOfOtherItems()
{
    QualityMonitor monitor;
    QVERIFY(monitor.upsert(timed(1, 90'000), 1).isEmpty());
    for (int i = 2; i <= 9; ++i)
        QVERIFY(monitor.upsert(timed(i, 8'000 + 1'000 * i), i).isEmpty());
    const auto tenth = monitor.upsert(timed(10, 18'000), 10);
    QCOMPARE(namesOf(tenth.appeared), listed("timing_outlier 1 1"));
    QCOMPARE(tenth.appeared.front().value, 0.6745 * 75'500 / 2'500);
}

void QualityMonitorTest::lostTime_takesOutliersAway()
{
    QualityMonitor monitor;
    monitor.upsert(timed(1, 90'000), 1);
    for (int i = 2; i <= 10; ++i)
        monitor.upsert(timed(i, 8'000 + 1'000 * i), i);
    QualityObservation untimed = timed(5, 0);
    untimed.responseMs = std::nullopt;
    const auto change = monitor.upsert(untimed, 5);
    QCOMPARE(namesOf(change.disappeared), listed("timing_outlier 1 1"));
    QVERIFY(monitor.flags().empty());
}

void QualityMonitorTest::movedMedian_turnsFlagsOfOtherItems()
{
    // Ten times of 10 s, two of 20 s: MAD 0, mean deviation 1.67 s, 20 s has Z 4.8.
    QualityMonitor monitor;
    for (int i = 1; i <= 10; ++i)
        monitor.upsert(timed(i, 10'000), i);
    QCOMPARE(namesOf(monitor.upsert(timed(11, 20'000), 11).appeared),
             listed("timing_outlier 1 11"));
    monitor.upsert(timed(12, 20'000), 12);
    QCOMPARE(namesOf(monitor.flags()), listed("timing_outlier 1 11, timing_outlier 1 12"));
    // More of 20 s: at four of fourteen the mean deviation is 2.86 s and Z 2.8, at five 2.4.
    QCOMPARE(namesOf(monitor.upsert(timed(13, 20'000), 13).appeared),
             listed("timing_outlier 1 13"));
    QCOMPARE(namesOf(monitor.upsert(timed(14, 20'000), 14).appeared),
             listed("timing_outlier 1 14"));
    const auto fifth = monitor.upsert(timed(15, 20'000), 15);
    QVERIFY(fifth.appeared.empty());
    QCOMPARE(namesOf(fifth.disappeared), listed("timing_outlier 1 11, timing_outlier 1 12,"
                                                "timing_outlier 1 13, timing_outlier 1 14"));
    // Until 20 s is the rule and 10 s stands out.
    for (int i = 16; i <= 60; ++i)
        monitor.upsert(timed(i, 20'000), i);
    QCOMPARE(monitor.flags().size(), std::size_t{10});
    QVERIFY(monitor.flags().front().value < -2.5);
}

void QualityMonitorTest::thirdVote_settlesASplit()
{
    QualityMonitor monitor;
    QVERIFY(monitor.upsert(rated(1, 8, Emotion::Joy, {3, 0, 0, 0}), 1).isEmpty());
    const auto second = monitor.upsert(rated(2, 8, Emotion::Anger, {-3, 0, 0, 0}), 1);
    QCOMPARE(namesOf(second.appeared), listed("three_way_split - 8, vad_range - 8 valence"));
    const auto third = monitor.upsert(rated(3, 8, Emotion::Anger, {-3, 3, 0, 0}), 1);
    QCOMPARE(namesOf(third.disappeared), listed("three_way_split - 8"));
    const auto revision = monitor.upsert(rated(1, 8, Emotion::Anger, {-3, 0, 0, 0}), 1);
    QCOMPARE(namesOf(revision.disappeared), listed("vad_range - 8 valence"));
    QVERIFY(monitor.flags().empty());
}

void QualityMonitorTest::sameAnswerAgain_changesNothing()
{
    QualityMonitor monitor;
    const auto study = test::plantedStudy();
    submitAll(monitor, study);
    const auto flags = monitor.flags();
    int position = 0;
    for (const QualityObservation& observation : study)
        QVERIFY(monitor.upsert(observation, ++position).isEmpty());
    QCOMPARE(monitor.flags(), flags);
}

void QualityMonitorTest::figures_followThePositions()
{
    // Submitted back to front; the person's order is that of the positions.
    QualityMonitor monitor;
    for (int i = 5; i >= 1; --i)
        monitor.upsert(rated(1, i, i <= 3 ? Emotion::Fear : Emotion::Joy, {}, 10'000 + i), i);
    QCOMPARE(monitor.person(PersonId{1}).timeDrift, 1.0);
    QCOMPARE(monitor.person(PersonId{1}).longestRun, std::optional(3));
    monitor.upsert(rated(1, 2, Emotion::Fear, {}, 10'002), 9);
    QCOMPARE(monitor.person(PersonId{1}).longestRun, std::optional(2));
    QCOMPARE(monitor.person(PersonId{1}).labelled, 5);
}

SUBTEXT_TEST(QualityMonitorTest)
#include "qualitymonitortest.moc"
