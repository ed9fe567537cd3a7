// SPDX-License-Identifier: MIT
#include "ui/background/freshness.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QWidget>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr int DelayMs = 60;
/// Longer than a poll and the delay after it.
constexpr int Long = Freshness::PollMs * 3 / 2;

/// A place that tells of each change of its study and refreshes when it is due.
class FollowingPlace : public QWidget
{
public:
    FollowingPlace()
    {
        connect(&freshness, &Freshness::refreshDue, this, [this] {
            if (canRefresh) {
                freshness.markFresh();
                seen = study ? must(study->annotations()).size() : 0;
                ++refreshes;
            }
        });
    }

    void start(Study& followed)
    {
        study = &followed;
        connect(study, &Study::changed, &freshness, &Freshness::noteChange);
        freshness.start(followed);
    }

    Freshness freshness{*this, DelayMs};
    Study* study = nullptr;
    bool canRefresh = true;
    int refreshes = 0;
    std::size_t seen = 0; ///< Answers in the study at the last refresh.
};

} // namespace

/// When a place is made anew: after changes here and elsewhere, on screen and hidden.
class FreshnessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void start_refreshesOnceShown();
    void burst_isOneRefresh();
    void steadyChanges_doNotPutTheRefreshOff();
    void changeWhileHidden_waitsUntilShown();
    void changeBeforeHiding_isRefreshedAllTheSame();
    void otherProgramWhileShown_isFollowed();
    void otherProgramWhileHidden_isFollowedOnceShown();
    void ownWriting_isNoChangeElsewhere();
    void unchangedStudy_isNotRefreshedWhenShownAgain();
    void refreshThatCouldNotBeDone_isStillOwed();
    void placeThatHasRead_isNotRefreshedAgain();
    void stop_endsWhatIsDue();
    void newStudy_isFollowedFromItsOwnStart();

private:
    /// The place on screen and fresh.
    void showSettled();
    void label(int scenario);
    /// The same through a connection of its own, as another program has; this one may only read.
    void labelElsewhere(int scenario);

    std::unique_ptr<TestStudy> m_study;
    std::unique_ptr<FollowingPlace> m_place;
};

void FreshnessTest::init()
{
    m_study = std::make_unique<TestStudy>();
    m_place = std::make_unique<FollowingPlace>();
    m_place->start(m_study->study());
}

void FreshnessTest::cleanup()
{
    m_place.reset();
    m_study.reset();
}

void FreshnessTest::showSettled()
{
    m_place->show();
    QTRY_COMPARE(m_place->refreshes, 1);
    QVERIFY(!m_place->freshness.isStale());
    m_place->refreshes = 0;
}

void FreshnessTest::label(int scenario)
{
    VERIFY_HOLDS(m_study->labelling().submit(m_study->person(1), m_study->scenario(scenario),
                                             submissionOf(completeAnswer())));
}

void FreshnessTest::labelElsewhere(int scenario)
{
    const auto other = Study::open(m_study->path(), Study::Access::Write, m_study->environment());
    VERIFY_HOLDS(other);
    VERIFY_HOLDS((*other)->labelling().submit(m_study->person(1), m_study->scenario(scenario),
                                              submissionOf(completeAnswer())));
}

void FreshnessTest::start_refreshesOnceShown()
{
    QTest::qWait(DelayMs * 3);
    QCOMPARE(m_place->refreshes, 0);
    QVERIFY(m_place->freshness.isStale());
    m_place->show();
    QVERIFY(m_place->freshness.isDue());
    QTRY_COMPARE(m_place->refreshes, 1);
    QVERIFY(!m_place->freshness.isStale() && !m_place->freshness.isDue());

    m_place->freshness.start(m_study->study()); // somebody else signs in
    QTRY_COMPARE(m_place->refreshes, 2);
}

void FreshnessTest::burst_isOneRefresh()
{
    showSettled();
    for (int scenario = 1; scenario <= 5; ++scenario)
        label(scenario);
    QCOMPARE(m_place->refreshes, 0);
    QTRY_COMPARE(m_place->refreshes, 1);
    QCOMPARE(m_place->seen, std::size_t{5});
    QTest::qWait(DelayMs * 3);
    QCOMPARE(m_place->refreshes, 1);
}

void FreshnessTest::steadyChanges_doNotPutTheRefreshOff()
{
    showSettled();
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < DelayMs * 5; QTest::qWait(DelayMs / 6))
        m_place->freshness.noteChange();
    QVERIFY2(m_place->refreshes >= 2, qPrintable(QString::number(m_place->refreshes)));
}

void FreshnessTest::changeWhileHidden_waitsUntilShown()
{
    showSettled();
    m_place->hide();
    label(1);
    label(2);
    QTest::qWait(DelayMs * 3);
    QCOMPARE(m_place->refreshes, 0);
    QVERIFY(m_place->freshness.isStale());
    m_place->show();
    QTRY_COMPARE(m_place->refreshes, 1);
    QCOMPARE(m_place->seen, std::size_t{2});
    QTest::qWait(DelayMs * 3);
    QCOMPARE(m_place->refreshes, 1);
}

void FreshnessTest::changeBeforeHiding_isRefreshedAllTheSame()
{
    showSettled();
    label(1);
    m_place->hide();
    QTRY_COMPARE(m_place->refreshes, 1);
    QVERIFY(!m_place->freshness.isStale());
}

void FreshnessTest::otherProgramWhileShown_isFollowed()
{
    m_study->reopen(Study::Access::Read);
    m_place->start(m_study->study());
    showSettled();
    QSignalSpy elsewhere(&m_place->freshness, &Freshness::changedElsewhere);
    labelElsewhere(1);
    QTRY_COMPARE(m_place->refreshes, 1);
    QCOMPARE(m_place->seen, std::size_t{1});
    QCOMPARE(elsewhere.count(), 1);
    labelElsewhere(2);
    QTRY_COMPARE(m_place->refreshes, 2);
    QTest::qWait(Long);
    QCOMPARE(m_place->refreshes, 2); // each once
    QCOMPARE(elsewhere.count(), 2);
}

void FreshnessTest::otherProgramWhileHidden_isFollowedOnceShown()
{
    m_study->reopen(Study::Access::Read);
    m_place->start(m_study->study());
    showSettled();
    m_place->hide();
    QSignalSpy elsewhere(&m_place->freshness, &Freshness::changedElsewhere);
    labelElsewhere(1);
    labelElsewhere(2);
    QTest::qWait(Long);
    QCOMPARE(m_place->refreshes, 0);
    QCOMPARE(elsewhere.count(), 0); // nobody looks
    m_place->show();
    QCoreApplication::processEvents();
    QCOMPARE(elsewhere.count(), 1); // at once, not a second later
    QTRY_COMPARE(m_place->refreshes, 1);
    QCOMPARE(m_place->seen, std::size_t{2});
    QCOMPARE(elsewhere.count(), 1);
}

void FreshnessTest::ownWriting_isNoChangeElsewhere()
{
    showSettled();
    QSignalSpy elsewhere(&m_place->freshness, &Freshness::changedElsewhere);
    label(1);
    QTest::qWait(Long);
    QCOMPARE(m_place->refreshes, 1);
    QCOMPARE(elsewhere.count(), 0);
}

void FreshnessTest::unchangedStudy_isNotRefreshedWhenShownAgain()
{
    showSettled();
    m_place->hide();
    m_place->show();
    QTest::qWait(Long);
    QCOMPARE(m_place->refreshes, 0);
}

void FreshnessTest::refreshThatCouldNotBeDone_isStillOwed()
{
    showSettled();
    m_place->canRefresh = false;
    label(1);
    QTRY_VERIFY(!m_place->freshness.isDue());
    QVERIFY(m_place->freshness.isStale());
    m_place->canRefresh = true;
    m_place->hide();
    m_place->show();
    QTRY_COMPARE(m_place->refreshes, 1);
}

void FreshnessTest::placeThatHasRead_isNotRefreshedAgain()
{
    showSettled();
    label(1);
    QVERIFY(m_place->freshness.isDue());
    m_place->freshness.markFresh();
    QVERIFY(!m_place->freshness.isDue() && !m_place->freshness.isStale());
    QTest::qWait(DelayMs * 3);
    QCOMPARE(m_place->refreshes, 0);
}

void FreshnessTest::stop_endsWhatIsDue()
{
    showSettled();
    label(1);
    m_place->freshness.stop();
    m_place->study = nullptr;
    m_study->close(); // nothing may ask it any more
    m_place->hide();
    m_place->show();
    m_place->freshness.noteChange();
    QTest::qWait(Long);
    QCOMPARE(m_place->refreshes, 0);
}

void FreshnessTest::newStudy_isFollowedFromItsOwnStart()
{
    showSettled();
    m_study->reopen(Study::Access::Read);
    m_place->start(m_study->study()); // while shown
    QTRY_COMPARE(m_place->refreshes, 1);
    labelElsewhere(1);
    QTRY_COMPARE(m_place->refreshes, 2);
    QCOMPARE(m_place->seen, std::size_t{1});
}

SUBTEXT_TEST(FreshnessTest)

#include "freshnesstest.moc"
