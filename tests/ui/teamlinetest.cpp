// SPDX-License-Identifier: MIT
#include "ui/team/teamline.h"

#include "core/operation/datalock.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/support/linkdesk.h"

#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// What a person reads of the team at the foot of the window.
class TeamLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void line_saysHowItStands();
    void line_saysWhatIsLacking();
    void clock_isSaidWhereItIsFarOff();
    void refusedRows_waitWhereTheyGoAgain();
    void rowsOfALaterVersion_areSaid();
    void lockedFolder_keepsRowsBack();
    void line_isThereOnlyInATeam();
};

namespace {

using LineKind = LinkState::Kind;

LinkState stateOf(LineKind kind)
{
    LinkState state;
    state.kind = kind;
    state.host = QStringLiteral("db.example.org");
    return state;
}

} // namespace

void TeamLineTest::line_saysHowItStands()
{
    LinkState state = stateOf(LineKind::Current);
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
    LinkState away = stateOf(LineKind::Away);
    away.error =
        Error{ErrorCode::ServerUnreachable, {}, 0, 0, away.host, QStringLiteral("no answer")};
    QCOMPARE(linkText(away),
             QStringLiteral("The server db.example.org cannot be reached. Keep working: your "
                            "work is saved in the study file."));
}

// Never with "everything".
void TeamLineTest::line_saysWhatIsLacking()
{
    LinkState state = stateOf(LineKind::Current);
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

void TeamLineTest::clock_isSaidWhereItIsFarOff()
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
    QTRY_VERIFY(desk.syncs > before && desk.link.state().kind == LineKind::Current);
    QVERIFY(!said().contains(QLatin1String("clock")));
    // A folder says the time of whoever reads it.
    TeamMembership folder = *must(desk.study->syncing().membership());
    folder.login = FolderLogin + QStringLiteral("login");
    must(desk.study->syncing().join(folder));
    desk.link.stop();
    serverTime = desk.study.clock.now() - 3 * Hour;
    desk.start();
    QTRY_VERIFY(desk.link.state().kind == LineKind::Current);
    QVERIFY2(!said().contains(QLatin1String("clock")), qPrintable(said()));
}

void TeamLineTest::refusedRows_waitWhereTheyGoAgain()
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
    QTRY_VERIFY(desk.link.state().kind == LineKind::Current);
    const qint64 rows = desk.link.state().waiting;
    QVERIFY(rows > 0);
    QCOMPARE(desk.link.state().locked, rows);
    QCOMPARE(desk.link.state().setAside, qint64{0});
    QVERIFY2(linkText(desk.link.state()).endsWith(QStringLiteral("wait: the study is locked.")),
             qPrintable(linkText(desk.link.state())));
    reason = PushRefusal::Round;
    desk.link.syncNow();
    QTRY_VERIFY(desk.link.state().locked == 0 && desk.link.state().kind == LineKind::Current);
    QCOMPARE(desk.link.state().waiting, rows);
    QCOMPARE(desk.link.state().setAside, qint64{0});
    reason = PushRefusal::TooLong;
    desk.link.syncNow();
    QTRY_COMPARE(desk.link.state().setAside, rows);
    QCOMPARE(desk.link.state().waiting, qint64{0});
}

void TeamLineTest::rowsOfALaterVersion_areSaid()
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
    QTRY_VERIFY(desk.link.state().kind == LineKind::Current);
    QCOMPARE(desk.link.state().missed, qint64{1});
    QVERIFY(desk.link.state().isNewerNeeded);
    QVERIFY2(
        linkText(desk.link.state()).endsWith(QStringLiteral("Install a newer version of Subtext.")),
        qPrintable(linkText(desk.link.state())));
}

// Nobody refuses them there.
void TeamLineTest::lockedFolder_keepsRowsBack()
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
    QTRY_VERIFY(desk.link.state().kind == LineKind::Current);
    QVERIFY(desk.link.state().waiting > 0);
    QCOMPARE(desk.link.state().locked, desk.link.state().waiting);
    must(desk.study->syncing().join(coordinators));
    VERIFY_HOLDS(
        desk.study.dataLock().unlock(QStringLiteral("Not yet."), desk.study.coordinator()));
    must(desk.study->syncing().join(membership));
    QTRY_VERIFY(desk.link.state().locked == 0 && desk.link.state().kind == LineKind::Current);
    QVERIFY(desk.link.state().waiting > 0);
}

void TeamLineTest::line_isThereOnlyInATeam()
{
    QWidget window;
    TeamLine line(&window);
    line.show(LinkState());
    QVERIFY(line.isHidden());
    LinkState state = stateOf(LineKind::Away);
    state.error = Error{ErrorCode::ServerBusy, {}, 0, 0, {}, QStringLiteral("locked")};
    line.show(state);
    QVERIFY(!line.isHidden());
    QVERIFY(!child<QPushButton>(line, "tryTeam")->isHidden());
    // What was true before stands while it talks.
    const QString before = line.text();
    line.show(stateOf(LineKind::Talking));
    QCOMPARE(line.text(), before);
    state = stateOf(LineKind::Current);
    state.asOf = 0;
    line.show(state);
    QVERIFY(child<QPushButton>(line, "tryTeam")->isHidden());
    line.show(LinkState());
    QVERIFY(line.isHidden());
}

SUBTEXT_TEST(TeamLineTest)
#include "teamlinetest.moc"
