// SPDX-License-Identifier: MIT
#include "ui/team/teamlink.h"

#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/support/linkdesk.h"
#include "tests/ui/uiharness.h"
#include "ui/team/teamline.h"
#include "ui/text/errortext.h"

#include <QAbstractEventDispatcher>
#include <QSignalSpy>

#include <atomic>

using namespace subtext;
using namespace subtext::test;

/// The study of a window and a server that is played: when they talk. What a person reads of it is
/// in TeamLineTest.
class TeamLinkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void studyWithoutATeam_startsNothing();
    void studyOfATeam_isSyncedAsItOpens();
    void change_isSentAtOnce();
    void whatComesIn_isNotSentBack();
    void ring_asksTheServer();
    void awayServer_isTriedAgain();
    void refusedDevice_isTriedAgain();
    void serverThatLacksWork_isTriedAgain();
    void lockedKeychain_isNotAskedAgain();
    void fullDisk_isNoServerThatIsAway();
    void untrustedServer_isSaidAndTriedAgain();
    void closedLine_isOpenedAnew();
    void pauses_areShortEnoughForTenSeconds();
    void pauses_beginAnewAfterAnAnswer();
    void lineThatCloses_isSaidAtOnceAndOpenedAnew();
    void stop_endsWhoWaits();
};

namespace {

using LinkKind = LinkState::Kind;

// Where each failure is tried again at once.
constexpr TeamLink::Pauses ShortPauses{1, 8, 600'000, 8, 8};

} // namespace

void TeamLinkTest::studyWithoutATeam_startsNothing()
{
    DeskStudy study(1);
    FakeTeam team;
    TeamLink link({study.clock, study.ids, {}});
    link.start(study.study(), team);
    QVERIFY(!link.isRunning());
    QVERIFY(link.state().kind == LinkKind::None);
    QVERIFY(team.asked().isEmpty());
}

void TeamLinkTest::studyOfATeam_isSyncedAsItOpens()
{
    LinkDesk desk;
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QCOMPARE(desk.syncs.load(), 1);
    QVERIFY(desk.link.state().asOf == desk.study.clock.now());
    QCOMPARE(desk.link.state().host, QStringLiteral("db.example.org"));
}

void TeamLinkTest::change_isSentAtOnce()
{
    LinkDesk desk;
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    desk.rename();
    QTRY_COMPARE(desk.syncs.load(), 2);
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QVERIFY(desk.link.state().waiting > 0); // this server takes nothing
}

void TeamLinkTest::whatComesIn_isNotSentBack()
{
    LinkDesk desk;
    const TeamCaller caller = desk.caller();
    desk.onSync = [caller](TeamFile& file, const CancelToken& /*cancel*/) -> Result<SyncOutcome> {
        if (const auto begun = file.begin(caller); !begun)
            return fail(begun.error());
        return SyncOutcome();
    };
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QCOMPARE(desk.syncs.load(), 1);
}

void TeamLinkTest::ring_asksTheServer()
{
    LinkDesk desk;
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QMetaObject::invokeMethod(desk.thread->eventDispatcher(), desk.rang, Qt::QueuedConnection);
    QTRY_COMPARE(desk.syncs.load(), 2);
}

void TeamLinkTest::awayServer_isTriedAgain()
{
    std::atomic<int> failures = 3;
    bool wasAway = false;
    LinkDesk desk;
    desk.onSync = [&](TeamFile& /*file*/, const CancelToken& /*cancel*/) -> Result<SyncOutcome> {
        if (failures-- > 0)
            return fail({ErrorCode::ServerUnreachable,
                         {},
                         0,
                         0,
                         QStringLiteral("db.example.org"),
                         QStringLiteral("no answer")});
        return SyncOutcome();
    };
    connect(&desk.link, &TeamLink::changed, this,
            [&] { wasAway = wasAway || desk.link.state().kind == LinkKind::Away; });
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QCOMPARE(desk.syncs.load(), 4);
    QVERIFY(wasAway);
    QVERIFY(!desk.link.state().error);
}

// A server that is being put back knows no login, or has no database, before somebody is done.
void TeamLinkTest::refusedDevice_isTriedAgain()
{
    std::atomic<int> failures = 2;
    QStringList said;
    LinkDesk desk(ShortPauses);
    const auto reached = desk.team.onConnect;
    desk.team.onConnect = [&](const TeamMembership& membership, TeamFile& file,
                              std::function<void()> ring,
                              const CancelToken& cancel) -> Result<std::unique_ptr<TeamSession>> {
        const int left = failures--;
        if (left == 2)
            return fail(ErrorCode::SignInRefused);
        if (left == 1)
            return fail({ErrorCode::ServerRefused, {}, 0, 0, QStringLiteral("3D000"), {}});
        return reached(membership, file, std::move(ring), cancel);
    };
    connect(&desk.link, &TeamLink::changed, this, [&] {
        if (desk.link.state().kind == LinkKind::Refused)
            said << linkText(desk.link.state());
    });
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QCOMPARE(desk.team.asked().size(), 3);
    QCOMPARE(said.size(), 2);
    QVERIFY2(said.first().startsWith(QStringLiteral("The server does not know this device.")),
             qPrintable(said.first()));
    QVERIFY(!desk.link.state().error);
}

// Until whoever restored it says so.
void TeamLinkTest::serverThatLacksWork_isTriedAgain()
{
    std::atomic<int> failures = 2;
    bool wasRefused = false;
    LinkDesk desk(ShortPauses);
    desk.onSync = [&](TeamFile& /*file*/, const CancelToken& /*cancel*/) -> Result<SyncOutcome> {
        if (failures-- > 0)
            return fail({ErrorCode::ServerUnreadable, {}, 0, 0, QStringLiteral("dropped"), {}});
        return SyncOutcome();
    };
    connect(&desk.link, &TeamLink::changed, this,
            [&] { wasRefused = wasRefused || desk.link.state().kind == LinkKind::Refused; });
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QCOMPARE(desk.syncs.load(), 3);
    QVERIFY(wasRefused);
}

// It would ask its owner each time.
void TeamLinkTest::lockedKeychain_isNotAskedAgain()
{
    constexpr int TriesOfAnother = 20;
    LinkDesk locked(ShortPauses);
    locked.team.onConnect = [](const auto&...) -> Result<std::unique_ptr<TeamSession>> {
        return fail({ErrorCode::InvalidValue,
                     {},
                     0,
                     0,
                     QStringLiteral("login"),
                     QStringLiteral("keychain locked")});
    };
    locked.start();
    QTRY_VERIFY(locked.link.state().kind == LinkKind::Refused);
    LinkDesk refused(ShortPauses);
    refused.team.onConnect = [](const auto&...) -> Result<std::unique_ptr<TeamSession>> {
        return fail(ErrorCode::SignInRefused);
    };
    refused.start();
    QTRY_VERIFY(refused.team.asked().size() > TriesOfAnother);
    QCOMPARE(locked.team.asked().size(), 1);
    locked.link.syncNow();
    QTRY_COMPARE(locked.team.asked().size(), 2);
}

// What was done is not in the study file then.
void TeamLinkTest::fullDisk_isNoServerThatIsAway()
{
    constexpr int ThanYouWouldWait = 60'000;
    const TeamLink::Pauses pauses;
    for (const ErrorCode code : {ErrorCode::DiskFull, ErrorCode::IoFailure, ErrorCode::ReadOnly,
                                 ErrorCode::OutOfMemory, ErrorCode::FileMoved}) {
        const Error error{code, QStringLiteral("study.subtext"), 0, 0, {}, {}};
        LinkDesk desk;
        desk.onSync = [&](TeamFile& /*file*/,
                          const CancelToken& /*cancel*/) -> Result<SyncOutcome> {
            return fail(error);
        };
        desk.start();
        QTRY_VERIFY(desk.link.state().error.has_value());
        QVERIFY(desk.link.state().kind == LinkKind::Refused);
        const QString said = linkText(desk.link.state());
        const ErrorText text = errorText(error);
        QVERIFY2(said.contains(text.what) && said.contains(text.remedy), qPrintable(said));
        QVERIFY2(!said.contains(QLatin1String("Keep working")), qPrintable(said));
        QVERIFY(pauses.after(1, error) > ThanYouWouldWait);
    }
    // Another program is done with the file in a moment.
    const Error locked{ErrorCode::Locked, QStringLiteral("study.subtext"), 0, 0, {}, {}};
    QCOMPARE(pauses.after(1, locked), pauses.first);
    QVERIFY(pauses.after(100, locked) > ThanYouWouldWait);
}

// A line that breaks while it is being secured says no more than that.
void TeamLinkTest::untrustedServer_isSaidAndTriedAgain()
{
    std::atomic<int> failures = 2;
    bool wasRefused = false;
    LinkDesk desk;
    const auto reached = desk.team.onConnect;
    desk.team.onConnect = [&](const TeamMembership& membership, TeamFile& file,
                              std::function<void()> ring,
                              const CancelToken& cancel) -> Result<std::unique_ptr<TeamSession>> {
        if (failures-- > 0)
            return fail(ErrorCode::ServerUntrusted);
        return reached(membership, file, std::move(ring), cancel);
    };
    connect(&desk.link, &TeamLink::changed, this,
            [&] { wasRefused = wasRefused || desk.link.state().kind == LinkKind::Refused; });
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QCOMPARE(desk.team.asked().size(), 3);
    QVERIFY(wasRefused);
    QVERIFY(!desk.link.state().error);
}

// It ended with the answer.
void TeamLinkTest::closedLine_isOpenedAnew()
{
    LinkDesk desk;
    desk.isLineOpen = false;
    desk.onSync = [&](TeamFile& /*file*/, const CancelToken& /*cancel*/) -> Result<SyncOutcome> {
        desk.isLineOpen = true; // the next one
        return SyncOutcome();
    };
    desk.start();
    QTRY_COMPARE(desk.syncs.load(), 2);
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QCOMPARE(desk.team.asked(),
             (QStringList{QStringLiteral("connect"), QStringLiteral("connect")}));
}

// Those of the window.
void TeamLinkTest::pauses_areShortEnoughForTenSeconds()
{
    constexpr int TwoSecondsForTheRest = 8'000;
    constexpr int ThanYouWouldWait = 60'000;
    const TeamLink::Pauses pauses;
    const Error away{ErrorCode::ServerUnreachable, {}, 0, 0, {}, {}};
    const Error busy{ErrorCode::ServerBusy, {}, 0, 0, {}, {}};
    const Error untrusted{ErrorCode::ServerUntrusted, {}, 0, 0, {}, {}};
    QCOMPARE(pauses.after(1, away), 1'000);
    for (int failures = 1; failures <= 100; ++failures) {
        QVERIFY(pauses.after(failures, away) <= TwoSecondsForTheRest);
        QVERIFY(pauses.after(failures, busy) <= TwoSecondsForTheRest);
        QVERIFY(pauses.after(failures + 1, away) >= pauses.after(failures, away));
    }
    QVERIFY(pauses.after(100, away) > pauses.after(1, away));
    // A line that is cut while it is secured looks so.
    for (int failures = 1; failures <= 30; ++failures)
        QVERIFY(pauses.after(failures, untrusted) <= TwoSecondsForTheRest);
    QVERIFY(pauses.after(100, untrusted) > ThanYouWouldWait);
    // Nobody mends these within seconds.
    const Error unknown{ErrorCode::SignInRefused, {}, 0, 0, {}, {}};
    const Error dropped{ErrorCode::ServerUnreadable, {}, 0, 0, QStringLiteral("dropped"), {}};
    QVERIFY(pauses.after(1, unknown) > ThanYouWouldWait);
    QCOMPARE(pauses.after(1, dropped), 30'000);
    QCOMPARE(pauses.after(100, dropped), 30'000);
}

// A line that breaks now and then is not a server that stays away.
void TeamLinkTest::pauses_beginAnewAfterAnAnswer()
{
    constexpr int Breaks = 16; // in a row they would come to a pause of half a minute
    constexpr int AnHour = 3'600'000;
    std::atomic<bool> isBroken = false;
    std::atomic<int> answers = 0;
    LinkDesk desk({1, AnHour, AnHour});
    desk.onSync = [&](TeamFile& /*file*/, const CancelToken& /*cancel*/) -> Result<SyncOutcome> {
        if (isBroken.exchange(false))
            return fail(ErrorCode::ServerUnreachable);
        ++answers;
        return SyncOutcome();
    };
    desk.start();
    QTRY_COMPARE(answers.load(), 1);
    for (int i = 1; i <= Breaks; ++i) {
        isBroken = true;
        desk.link.syncNow();
        QTRY_COMPARE(answers.load(), 1 + i); // of the try after it
    }
    QCOMPARE(desk.syncs.load(), 1 + 2 * Breaks);
}

void TeamLinkTest::lineThatCloses_isSaidAtOnceAndOpenedAnew()
{
    LinkDesk desk;
    QStringList said;
    connect(&desk.link, &TeamLink::changed, this, [&] {
        if (desk.link.state().kind == LinkKind::Away)
            said << linkText(desk.link.state());
    });
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QVERIFY(said.isEmpty());
    QMetaObject::invokeMethod(
        desk.thread->eventDispatcher(), [&] { desk.last->end(); }, Qt::QueuedConnection);
    QTRY_VERIFY(!said.isEmpty());
    QVERIFY2(
        said.first().startsWith(QStringLiteral("The server db.example.org cannot be reached.")),
        qPrintable(said.first()));
    QTRY_COMPARE(desk.syncs.load(), 2);
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QCOMPARE(said.size(), 1);
}

void TeamLinkTest::stop_endsWhoWaits()
{
    LinkDesk desk;
    desk.onSync = [](TeamFile& file, const CancelToken& cancel) -> Result<SyncOutcome> {
        const auto cursors = file.cursors();
        return fail(cursors ? FakeTeam::untilCancelled(cancel) : cursors.error());
    };
    desk.start();
    QTRY_COMPARE(desk.syncs.load(), 1);
    desk.link.stop();
    QVERIFY(!desk.link.isRunning());
    QVERIFY(desk.link.state().kind == LinkKind::None);
}

SUBTEXT_TEST(TeamLinkTest)
#include "teamlinktest.moc"
