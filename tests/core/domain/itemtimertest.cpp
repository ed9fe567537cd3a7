// SPDX-License-Identifier: MIT
#include "core/domain/itemtimer.h"

#include "core/domain/emotion.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

class ItemTimerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void untouchedItem_countsUpToTheLongestGap();
    void gaps_areCutAtThirtySeconds();
    void gapOfExactlyThirtySeconds_countsWhole();
    void lostFocus_stopsActiveTimeAndIsCounted();
    void startInInactiveWindow_waitsForActivation();
    void repeatedActivation_changesNothing();
    void firstAnswer_isNotedOnceInActiveTime();
    void firstAnswers_ofALaterVisitComeAfterEarlierOnes();
    void clockSetRight_isNoVisitOfDecades();
    void clockGoingBack_countsAsNoTime();
    void visitAt_asksWithoutChanging();
    void start_forgetsTheItemBefore();
};

namespace {
constexpr qint64 T0 = 1'000'000;
}

void ItemTimerTest::untouchedItem_countsUpToTheLongestGap()
{
    ItemTimer timer;
    timer.start(T0, 0, true);
    QVERIFY((timer.visitAt(T0) == Visit{T0, 0, 0, 0}));
    QVERIFY((timer.visitAt(T0 + 12'000) == Visit{T0, 12'000, 12'000, 0}));
    QVERIFY((timer.visitAt(T0 + 600'000) == Visit{T0, 600'000, 30'000, 0}));
}

void ItemTimerTest::gaps_areCutAtThirtySeconds()
{
    ItemTimer timer;
    timer.start(T0, 0, true);
    timer.input(T0 + 10'000);  // 10 s
    timer.input(T0 + 100'000); // 90 s, cut to 30 s
    timer.input(T0 + 105'000); // 5 s
    QVERIFY((timer.visitAt(T0 + 107'000) == Visit{T0, 107'000, 47'000, 0}));
}

void ItemTimerTest::gapOfExactlyThirtySeconds_countsWhole()
{
    ItemTimer timer;
    timer.start(T0, 0, true);
    timer.input(T0 + 30'000);
    timer.input(T0 + 60'001);
    QCOMPARE(timer.visitAt(T0 + 60'001).activeMs, 60'000);
}

void ItemTimerTest::lostFocus_stopsActiveTimeAndIsCounted()
{
    ItemTimer timer;
    timer.start(T0, 0, true);
    timer.setWindowActive(T0 + 4'000, false);
    QCOMPARE(timer.visitAt(T0 + 60'000).activeMs, 4'000);
    timer.setWindowActive(T0 + 60'000, true);
    timer.input(T0 + 61'000);
    timer.setWindowActive(T0 + 63'000, false);
    QVERIFY((timer.visitAt(T0 + 90'000) == Visit{T0, 90'000, 7'000, 2}));
}

void ItemTimerTest::startInInactiveWindow_waitsForActivation()
{
    ItemTimer timer;
    timer.start(T0, 0, false);
    QCOMPARE(timer.visitAt(T0 + 5'000).activeMs, 0);
    timer.setWindowActive(T0 + 5'000, true);
    QVERIFY((timer.visitAt(T0 + 8'000) == Visit{T0, 8'000, 3'000, 0}));
}

void ItemTimerTest::repeatedActivation_changesNothing()
{
    ItemTimer timer;
    timer.start(T0, 0, true);
    timer.setWindowActive(T0 + 2'000, true); // it was active already
    QCOMPARE(timer.visitAt(T0 + 3'000).activeMs, 3'000);
    timer.setWindowActive(T0 + 3'000, false);
    timer.setWindowActive(T0 + 9'000, false);
    QVERIFY((timer.visitAt(T0 + 9'000) == Visit{T0, 9'000, 3'000, 1}));
}

void ItemTimerTest::firstAnswer_isNotedOnceInActiveTime()
{
    ItemTimer timer;
    timer.start(T0, 0, true);
    timer.answered(Step::Emotion, T0 + 2'000);
    timer.answered(Step::Valence, T0 + 62'000); // after a pause of 60 s, cut to 30 s
    timer.answered(Step::Emotion, T0 + 63'000); // changed: the first one stays
    const auto& first = timer.firstAnswers();
    QCOMPARE(first.at(Step::Emotion).value(), 2'000);
    QCOMPARE(first.at(Step::Valence).value(), 32'000);
    QVERIFY(!first.at(Step::Explanation));
    QCOMPARE(timer.visitAt(T0 + 63'000).activeMs, 33'000);
}

void ItemTimerTest::firstAnswers_ofALaterVisitComeAfterEarlierOnes()
{
    ItemTimer timer;
    timer.start(T0, 40'000, true);
    FirstAnswers earlier;
    earlier.set(Step::Emotion, 9'000);
    timer.setFirstAnswers(earlier);
    timer.answered(Step::Emotion, T0 + 1'000);
    timer.answered(Step::Confidence, T0 + 2'500);
    QCOMPARE(timer.firstAnswers().at(Step::Emotion).value(), 9'000);
    QCOMPARE(timer.firstAnswers().at(Step::Confidence).value(), 42'500);
    QCOMPARE(timer.visitAt(T0 + 2'500).activeMs, 2'500); // the visit counts itself only
}

// A laptop that woke up in 1970 and found the network.
void ItemTimerTest::clockSetRight_isNoVisitOfDecades()
{
    ItemTimer timer;
    timer.start(0, 0, true);
    timer.input(5'000);
    const Visit visit = timer.visitAt(qint64{1'796'000'000'000});
    QCOMPARE(visit.activeMs, 5'000 + ItemTimer::LongestGapMs);
    QCOMPARE(visit.wallMs, ItemTimer::LongestVisitMs);
}

void ItemTimerTest::clockGoingBack_countsAsNoTime()
{
    ItemTimer timer;
    timer.start(T0, 0, true);
    timer.input(T0 + 10'000);
    timer.input(T0 - 3'600'000); // set back by an hour
    QCOMPARE(timer.visitAt(T0 - 3'600'000).activeMs, 10'000);
    QCOMPARE(timer.visitAt(T0 - 3'600'000).wallMs, 0);
    timer.input(T0 - 3'598'000);
    QCOMPARE(timer.visitAt(T0 - 3'598'000).activeMs, 12'000);
}

void ItemTimerTest::visitAt_asksWithoutChanging()
{
    ItemTimer timer;
    timer.start(T0, 0, true);
    const Visit later = timer.visitAt(T0 + 50'000);
    QCOMPARE(timer.visitAt(T0 + 5'000).activeMs, 5'000);
    QVERIFY(timer.visitAt(T0 + 50'000) == later);
}

void ItemTimerTest::start_forgetsTheItemBefore()
{
    ItemTimer timer;
    timer.start(T0, 5'000, true);
    timer.answered(Step::Emotion, T0 + 1'000);
    timer.setWindowActive(T0 + 2'000, false);
    timer.start(T0 + 10'000, 0, true);
    QVERIFY((timer.visitAt(T0 + 10'000) == Visit{T0 + 10'000, 0, 0, 0}));
    QVERIFY(!timer.firstAnswers().at(Step::Emotion));
}

SUBTEXT_TEST(ItemTimerTest)
#include "itemtimertest.moc"
