// SPDX-License-Identifier: MIT
#include "ui/team/teamlink.h"

#include "core/course/roster.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/support/faketeam.h"
#include "tests/ui/uiharness.h"
#include "ui/team/teamline.h"
#include "ui/text/errortext.h"

#include <QAbstractEventDispatcher>
#include <QPushButton>
#include <QSignalSpy>

#include <atomic>

using namespace subtext;
using namespace subtext::test;

/// The study of a window and a server that is played: when they talk, and what a person reads of
/// it.
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
    void line_saysHowItStands();
    void line_saysWhatIsLacking();
    void clock_isSaidWhereItIsFarOff();
    void refusedRows_waitWhereTheyGoAgain();
    void rowsOfALaterVersion_areSaid();
    void lockedFolder_keepsRowsBack();
    void line_isThereOnlyInATeam();
};

namespace {

using LinkKind = LinkState::Kind;

// Where each failure is tried again at once.
constexpr TeamLink::Pauses ShortPauses{1, 8, 600'000, 8, 8};

/// A study that takes part in a team, with a server that answers.
struct LinkDesk
{
    explicit LinkDesk(const TeamLink::Pauses& pauses = {1, 8, 600'000})
        : link({study.clock, study.ids, {}}, pauses, nullptr)
    {
        TeamMembership membership;
        membership.host = QStringLiteral("db.example.org");
        membership.database = QStringLiteral("subtext");
        membership.login = QStringLiteral("login");
        membership.person = must(study.roster().byCode(QStringLiteral("C01")))->uuid;
        membership.device = study.ids.next();
        membership.role = QStringLiteral("coordinator");
        membership.incarnation = study.ids.next();
        must(study->syncing().join(membership));
        team.onConnect =
            [this](const TeamMembership& /*membership*/, TeamFile& file, std::function<void()> ring,
                   const CancelToken& /*cancel*/) -> Result<std::unique_ptr<TeamSession>> {
            rang = std::move(ring);
            thread = QThread::currentThread();
            auto session = std::make_unique<FakeTeamSession>();
            session->isLineOpen = isLineOpen;
            last = session.get();
            session->onSync = [this, &file](const CancelToken& cancel) {
                ++syncs;
                return onSync ? onSync(file, cancel) : SyncOutcome();
            };
            return session;
        };
    }
    void start() { link.start(study.study(), team); }
    /// Of the file, for a session that asks on a thread of its own.
    TeamCaller caller()
    {
        const TeamMembership membership = *must(study->syncing().membership());
        return {must(study->info()).uuid, membership.person, membership.device, membership.role,
                membership.incarnation};
    }
    void rename()
    {
        const auto person = must(study.roster().byCode(QStringLiteral("A01")));
        must(study.roster().rename(person->id, QStringLiteral("Ada")));
    }

    DeskStudy study{2};
    FakeTeam team;
    std::function<void()> rang; ///< To be called on that thread.
    QThread* thread = nullptr;
    FakeTeamSession* last = nullptr; ///< The same.
    std::function<Result<SyncOutcome>(TeamFile&, const CancelToken&)> onSync;
    std::atomic<int> syncs = 0;
    std::atomic<bool> isLineOpen = true;
    TeamLink link;
};

LinkState stateOf(LinkKind kind)
{
    LinkState state;
    state.kind = kind;
    state.host = QStringLiteral("db.example.org");
    return state;
}

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

void TeamLinkTest::line_saysHowItStands()
{
    LinkState state = stateOf(LinkKind::Current);
    state.asOf = 0;
    QVERIFY(linkText(state).startsWith(
        QStringLiteral("Team on db.example.org: everything sent and received at ")));
    state.waiting = 1;
    QCOMPARE(linkText(state), QStringLiteral("Team on db.example.org: 1 change in this file is "
                                             "waiting to be sent."));
    state.waiting = 3;
    state.setAside = 2;
    QCOMPARE(linkText(state), QStringLiteral("Team on db.example.org: 3 changes in this file are "
                                             "waiting to be sent. 2 changes were not accepted."));
    LinkState away = stateOf(LinkKind::Away);
    away.error =
        Error{ErrorCode::ServerUnreachable, {}, 0, 0, away.host, QStringLiteral("no answer")};
    QCOMPARE(linkText(away),
             QStringLiteral("The server db.example.org cannot be reached. Keep working: your "
                            "work is saved in the study file."));
}

// Never with "everything".
void TeamLinkTest::line_saysWhatIsLacking()
{
    LinkState state = stateOf(LinkKind::Current);
    state.asOf = 0;
    state.setAside = 2;
    const QString refused = linkText(state);
    QVERIFY2(refused.startsWith(QStringLiteral("Team on db.example.org: sent and received at ")),
             qPrintable(refused));
    QVERIFY2(refused.endsWith(QStringLiteral(" 2 changes were not accepted.")),
             qPrintable(refused));
    state.setAside = 0;
    state.missed = 1;
    QVERIFY(
        linkText(state).endsWith(QStringLiteral(" 1 change came that this program cannot use.")));
    QVERIFY(!linkText(state).contains(QLatin1String("everything")));
    state.isNewerNeeded = true;
    QVERIFY(linkText(state).endsWith(QStringLiteral(" 1 change came that this program cannot use. "
                                                    "Install a newer version of Subtext.")));
    state.isByFolder = true;
    state.host = QStringLiteral("/of/course");
    QVERIFY2(linkText(state).startsWith(
                 QStringLiteral("Team in the folder “course”: sent and received at ")),
             qPrintable(linkText(state)));
    state.missed = 0;
    state.isNewerNeeded = false;
    state.waiting = 3;
    state.locked = 2;
    QCOMPARE(linkText(state),
             QStringLiteral("Team in the folder “course”: 1 change in this file is waiting to be "
                            "sent. 2 changes in this file wait: the study is locked."));
}

void TeamLinkTest::clock_isSaidWhereItIsFarOff()
{
    constexpr qint64 Hour = 3'600'000;
    LinkDesk desk;
    std::atomic<qint64> serverTime = desk.study.clock.now() - 3 * Hour;
    desk.onSync = [&](TeamFile& /*file*/, const CancelToken& /*cancel*/) -> Result<SyncOutcome> {
        SyncOutcome outcome;
        outcome.hello.time = serverTime;
        return outcome;
    };
    const auto said = [&] { return linkText(desk.link.state()); };
    desk.start();
    QTRY_VERIFY(said().endsWith(QStringLiteral(
        ". This computer's clock is 3 h 0 min ahead of the server's: check its date and time.")));
    serverTime = desk.study.clock.now() + 3 * Hour;
    desk.link.syncNow();
    QTRY_VERIFY(said().contains(QLatin1String("3 h 0 min behind the server's")));
    // What the exchange took, and a server that says no time, are no clock that is off.
    serverTime = desk.study.clock.now() + 60'000;
    desk.link.syncNow();
    QTRY_VERIFY(!said().contains(QLatin1String("clock")));
    serverTime = 0;
    const int before = desk.syncs;
    desk.link.syncNow();
    QTRY_VERIFY(desk.syncs > before && desk.link.state().kind == LinkKind::Current);
    QVERIFY(!said().contains(QLatin1String("clock")));
    // A folder says the time of whoever reads it.
    TeamMembership folder = *must(desk.study->syncing().membership());
    folder.login = FolderLogin + QStringLiteral("login");
    must(desk.study->syncing().join(folder));
    desk.link.stop();
    serverTime = desk.study.clock.now() - 3 * Hour;
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QVERIFY2(!said().contains(QLatin1String("clock")), qPrintable(said()));
}

void TeamLinkTest::refusedRows_waitWhereTheyGoAgain()
{
    std::atomic<PushRefusal> reason = PushRefusal::Locked;
    LinkDesk desk;
    const TeamCaller caller = desk.caller();
    desk.onSync = [&, caller](TeamFile& file,
                              const CancelToken& /*cancel*/) -> Result<SyncOutcome> {
        auto done = file.begin(caller).and_then([&] { return file.reconcile({}); });
        while (done) {
            const auto batch = file.nextBatch(500);
            if (!batch)
                return fail(batch.error());
            if (batch->empty())
                return SyncOutcome();
            std::vector<RefusedRowOfBatch> refused;
            for (std::size_t place = 0; place < batch->size(); ++place)
                refused.push_back({place, reason});
            done = file.refuse(*batch, refused);
        }
        return fail(done.error());
    };
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    const qint64 rows = desk.link.state().waiting;
    QVERIFY(rows > 0);
    QCOMPARE(desk.link.state().locked, rows);
    QCOMPARE(desk.link.state().setAside, qint64{0});
    QVERIFY2(linkText(desk.link.state()).endsWith(QStringLiteral("wait: the study is locked.")),
             qPrintable(linkText(desk.link.state())));
    reason = PushRefusal::Round;
    desk.link.syncNow();
    QTRY_VERIFY(desk.link.state().locked == 0 && desk.link.state().kind == LinkKind::Current);
    QCOMPARE(desk.link.state().waiting, rows);
    QCOMPARE(desk.link.state().setAside, qint64{0});
    reason = PushRefusal::TooLong;
    desk.link.syncNow();
    QTRY_COMPARE(desk.link.state().setAside, rows);
    QCOMPARE(desk.link.state().waiting, qint64{0});
}

void TeamLinkTest::rowsOfALaterVersion_areSaid()
{
    LinkDesk desk;
    const TeamCaller caller = desk.caller();
    WireRow row;
    row.kind = QStringLiteral("mood"); // there is none yet
    row.uuid = desk.study.ids.next();
    row.body = "{}";
    desk.onSync = [caller, rows = std::vector<WireRow>{row}](
                      TeamFile& file, const CancelToken& /*cancel*/) -> Result<SyncOutcome> {
        const auto done = file.begin(caller).and_then([&] { return file.receiveScenes(rows); });
        return done ? Result<SyncOutcome>(SyncOutcome()) : fail(done.error());
    };
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QCOMPARE(desk.link.state().missed, qint64{1});
    QVERIFY(desk.link.state().isNewerNeeded);
    QVERIFY2(
        linkText(desk.link.state()).endsWith(QStringLiteral("Install a newer version of Subtext.")),
        qPrintable(linkText(desk.link.state())));
}

// Nobody refuses them there.
void TeamLinkTest::lockedFolder_keepsRowsBack()
{
    LinkDesk desk;
    const TeamMembership coordinators = *must(desk.study->syncing().membership());
    TeamMembership membership = coordinators;
    membership.host = desk.study.filePath(QStringLiteral("shared"));
    membership.login = FolderLogin + QStringLiteral("login");
    membership.role = QStringLiteral("annotator");
    membership.person = must(desk.study.roster().byCode(QStringLiteral("A01")))->uuid;
    desk.study.label(1, QStringLiteral("jtf"));
    // The file is a coordinator's where it is locked, as it is where the lock comes from.
    VERIFY_HOLDS(desk.study.dataLock().lock(QStringLiteral("Done."), desk.study.coordinator()));
    must(desk.study->syncing().join(membership));
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LinkKind::Current);
    QVERIFY(desk.link.state().waiting > 0);
    QCOMPARE(desk.link.state().locked, desk.link.state().waiting);
    must(desk.study->syncing().join(coordinators));
    VERIFY_HOLDS(
        desk.study.dataLock().unlock(QStringLiteral("Not yet."), desk.study.coordinator()));
    must(desk.study->syncing().join(membership));
    QTRY_VERIFY(desk.link.state().locked == 0 && desk.link.state().kind == LinkKind::Current);
    QVERIFY(desk.link.state().waiting > 0);
}

void TeamLinkTest::line_isThereOnlyInATeam()
{
    QWidget window;
    TeamLine line(&window);
    line.show(LinkState());
    QVERIFY(line.isHidden());
    LinkState state = stateOf(LinkKind::Away);
    state.error = Error{ErrorCode::ServerBusy, {}, 0, 0, {}, QStringLiteral("locked")};
    line.show(state);
    QVERIFY(!line.isHidden());
    QVERIFY(!child<QPushButton>(line, "tryTeam")->isHidden());
    // What was true before stands while it talks.
    const QString before = line.text();
    line.show(stateOf(LinkKind::Talking));
    QCOMPARE(line.text(), before);
    state = stateOf(LinkKind::Current);
    state.asOf = 0;
    line.show(state);
    QVERIFY(child<QPushButton>(line, "tryTeam")->isHidden());
    line.show(LinkState());
    QVERIFY(line.isHidden());
}

SUBTEXT_TEST(TeamLinkTest)
#include "teamlinktest.moc"
