// SPDX-License-Identifier: MIT
#include "ui/background/freshness.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/timers.h"

#include <QSignalSpy>
#include <QWidget>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr int DelayMs = 60;

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

/// When a place is made anew: after changes here and elsewhere, on screen and hidden. No event loop
/// runs here, so nothing happens but what a test runs out.
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
    QTimer& poll() { return timerOf(m_place->freshness, "poll"); }
    QTimer& delay() { return timerOf(m_place->freshness, "delay"); }
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
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 1);
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
    QVERIFY(!poll().isActive() && !delay().isActive());
    QVERIFY(m_place->freshness.isStale());
    m_place->show();
    QVERIFY(m_place->freshness.isDue());
    QCOMPARE(m_place->refreshes, 0);
    QCOMPARE(poll().interval(), Freshness::PollMs);
    QCOMPARE(delay().interval(), DelayMs);
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 1);
    QVERIFY(!m_place->freshness.isStale() && !m_place->freshness.isDue());

    m_place->freshness.start(m_study->study()); // somebody else signs in
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 2);
}

void FreshnessTest::burst_isOneRefresh()
{
    showSettled();
    for (int scenario = 1; scenario <= 5; ++scenario)
        label(scenario);
    QCOMPARE(m_place->refreshes, 0);
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 1);
    QCOMPARE(m_place->seen, std::size_t{5});
    QVERIFY(!delay().isActive());
}

void FreshnessTest::steadyChanges_doNotPutTheRefreshOff()
{
    showSettled();
    for (int refresh = 1; refresh <= 2; ++refresh) {
        m_place->freshness.noteChange();
        QVERIFY(delay().isActive());
        const TimerChanges changes(delay());
        for (int i = 0; i < 5; ++i)
            m_place->freshness.noteChange();
        QCOMPARE(changes.count(), 0);
        QVERIFY(runOut(delay()));
        QCOMPARE(m_place->refreshes, refresh);
    }
}

void FreshnessTest::changeWhileHidden_waitsUntilShown()
{
    showSettled();
    m_place->hide();
    label(1);
    label(2);
    QVERIFY(!delay().isActive());
    QVERIFY(m_place->freshness.isStale());
    m_place->show();
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 1);
    QCOMPARE(m_place->seen, std::size_t{2});
    QVERIFY(!delay().isActive());
}

void FreshnessTest::changeBeforeHiding_isRefreshedAllTheSame()
{
    showSettled();
    label(1);
    m_place->hide();
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 1);
    QVERIFY(!m_place->freshness.isStale());
}

void FreshnessTest::otherProgramWhileShown_isFollowed()
{
    m_study->reopen(Study::Access::Read);
    m_place->start(m_study->study());
    showSettled();
    QSignalSpy elsewhere(&m_place->freshness, &Freshness::changedElsewhere);
    for (int scenario = 1; scenario <= 2; ++scenario) {
        labelElsewhere(scenario);
        QVERIFY(!delay().isActive());
        QVERIFY(runOut(poll()));
        QCOMPARE(elsewhere.count(), scenario);
        QVERIFY(runOut(delay()));
        QCOMPARE(m_place->refreshes, scenario);
        QCOMPARE(m_place->seen, static_cast<std::size_t>(scenario));
    }
    QVERIFY(runOut(poll()));
    QCOMPARE(elsewhere.count(), 2); // each once
    QVERIFY(!delay().isActive());
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
    QVERIFY(!poll().isActive()); // nobody looks
    QVERIFY(!delay().isActive());
    QCOMPARE(elsewhere.count(), 0);
    m_place->show();
    QCOMPARE(elsewhere.count(), 1); // at once, not a second later
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 1);
    QCOMPARE(m_place->seen, std::size_t{2});
    QVERIFY(runOut(poll()));
    QCOMPARE(elsewhere.count(), 1);
}

void FreshnessTest::ownWriting_isNoChangeElsewhere()
{
    showSettled();
    QSignalSpy elsewhere(&m_place->freshness, &Freshness::changedElsewhere);
    label(1);
    QVERIFY(runOut(poll()));
    QVERIFY(runOut(delay()));
    QVERIFY(runOut(poll()));
    QVERIFY(!delay().isActive());
    QCOMPARE(m_place->refreshes, 1);
    QCOMPARE(elsewhere.count(), 0);
}

void FreshnessTest::unchangedStudy_isNotRefreshedWhenShownAgain()
{
    showSettled();
    m_place->hide();
    m_place->show();
    QVERIFY(!delay().isActive());
    QVERIFY(runOut(poll()));
    QVERIFY(!delay().isActive());
    QCOMPARE(m_place->refreshes, 0);
}

void FreshnessTest::refreshThatCouldNotBeDone_isStillOwed()
{
    showSettled();
    m_place->canRefresh = false;
    label(1);
    QVERIFY(runOut(delay()));
    QVERIFY(!m_place->freshness.isDue());
    QVERIFY(m_place->freshness.isStale());
    m_place->canRefresh = true;
    m_place->hide();
    m_place->show();
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 1);
}

void FreshnessTest::placeThatHasRead_isNotRefreshedAgain()
{
    showSettled();
    label(1);
    QVERIFY(m_place->freshness.isDue());
    m_place->freshness.markFresh();
    QVERIFY(!m_place->freshness.isDue() && !m_place->freshness.isStale());
    QVERIFY(!delay().isActive());
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
    QVERIFY(!poll().isActive() && !delay().isActive());
    QCOMPARE(m_place->refreshes, 0);
}

void FreshnessTest::newStudy_isFollowedFromItsOwnStart()
{
    showSettled();
    m_study->reopen(Study::Access::Read);
    m_place->start(m_study->study()); // while shown
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 1);
    labelElsewhere(1);
    QVERIFY(runOut(poll()));
    QVERIFY(runOut(delay()));
    QCOMPARE(m_place->refreshes, 2);
    QCOMPARE(m_place->seen, std::size_t{1});
}

SUBTEXT_TEST(FreshnessTest)

#include "freshnesstest.moc"
