// SPDX-License-Identifier: MIT
// What programs ask of a team, by the port that they know, of a server that is there.
#include "core/remote/serverteam.h"

#include "tests/remote/support/teamcourse.h"
#include "tests/support/machinesecrets.h"
#include "tests/support/registeredtest.h"
#include "ui/text/servererrortext.h"

#include <QtTest>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

class ServerTeamTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void team_isSharedFromItsBeginningToTheEndOfAMember();
    void certificateOfTheServer_comesWithTheInvitation();
    void studyOfWhichNothingWasSent_canBeSharedAgain();
    void secretThatCannotBeKept_makesNothingOnTheServer();
    void join_canBeDoneAgainWhereItsAnswerWasLost();
    void invitationThatOpensNothingMore_isSaidToBeSpent_data();
    void invitationThatOpensNothingMore_isSaidToBeSpent();
    void whatComesToNothing_keepsNoSecret();
    void cancelled_asksNobody();
    void sessionThatTheServerEnds_isHeardOfWithoutAsking();

private:
    ServerAddress admin() const
    {
        return {m_server->folder(),
                m_server->port(),
                QStringLiteral("subtext"),
                QStringLiteral("postgres"),
                {},
                {},
                false};
    }
    static TeamFounder founderOf(DeskStudy& study)
    {
        const Person leader = *must(study.roster().person(study.coordinator()));
        return {must(study->info()).uuid, leader.uuid, leader.code};
    }
    static InvitedPerson guest(DeskStudy& study, const QString& code)
    {
        return {must(study.roster().byCode(code))->uuid, code, must(study->info()).title, 7};
    }

    std::unique_ptr<PostgresServer> m_server;
    QTemporaryDir m_folder; ///< Of certificates.
};

// Studies of tests count their ids from 1, so two of them are one study to a server.
void ServerTeamTest::init()
{
    START_OR_SKIP(m_server);
}

void ServerTeamTest::cleanup()
{
    m_server.reset();
}

void ServerTeamTest::team_isSharedFromItsBeginningToTheEndOfAMember()
{
    DeskStudy study(2);
    MachineSecrets secrets;
    ServerTeam lead(secrets, m_folder.path());
    const auto founded = lead.create(admin(), founderOf(study), {});
    VERIFY_HOLDS(founded);
    QCOMPARE(founded->role, QStringLiteral("coordinator"));
    QCOMPARE(founded->person, founderOf(study).person);
    QVERIFY(secrets.kept.contains(founded->login));
    // What was kept before the login had a name is gone: one secret signs in, one signs rows.
    QCOMPARE(secrets.kept.size(), std::size_t{2});
    VERIFY_HOLDS(study->syncing().join(*founded));

    int rings = 0;
    auto session = lead.connect(*founded, study->syncing(), [&rings] { ++rings; }, {});
    VERIFY_HOLDS(session);
    QVERIFY((*session)->isOpen());
    const auto sent = (*session)->sync({});
    VERIFY_HOLDS(sent);
    QVERIFY(sent->sent > 0);
    VERIFY_HOLDS((*session)->sync({}));

    const auto invitation =
        lead.invite(*founded, guest(study, QStringLiteral("A01")), study->syncing(), {});
    VERIFY_HOLDS(invitation);
    QCOMPARE(invitation->code, QStringLiteral("A01"));
    QCOMPARE(invitation->title, must(study->info()).title);
    QVERIFY(invitation->address.login != founded->login);
    QVERIFY(!secrets.kept.contains(invitation->address.login));
    MachineSecrets secretsOfA01;
    ServerTeam mate(secretsOfA01, m_folder.path());
    NewTeamFile file;
    const auto joined = mate.join(*invitation, {}, file, {});
    VERIFY_HOLDS(joined);
    QVERIFY(joined->role == Role::Annotator);
    QVERIFY(joined->received > 0);
    QCOMPARE(joined->membership.person, guest(study, QStringLiteral("A01")).person);
    QVERIFY(secretsOfA01.kept.at(joined->membership.login) != invitation->address.secret);
    // It is seen before it ever syncs.
    const auto seen = must(lead.status(*founded, {}));
    const auto guestLine = std::find_if(seen.begin(), seen.end(), [&](const TeamMember& member) {
        return member.person == joined->membership.person;
    });
    QVERIFY(guestLine != seen.end());
    QVERIFY(guestLine->devices.front().seenAt.has_value());
    const QString path = study.filePath(QStringLiteral("A01.subtext"));
    SystemClock clock;
    RandomIds ids;
    VERIFY_HOLDS(file.write(path, joined->membership, {clock, ids, {}}));

    AtHome home(path, 2);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    const auto membership = must(home->syncing().membership());
    QCOMPARE(*membership, joined->membership);
    rings = 0;
    auto atHome = mate.connect(*membership, home->syncing(), {}, {});
    VERIFY_HOLDS(atHome);
    const auto answered = (*atHome)->sync({});
    VERIFY_HOLDS(answered);
    QVERIFY(answered->sent > 0);
    QTRY_VERIFY(rings > 0);
    const auto received = (*session)->sync({});
    VERIFY_HOLDS(received);
    QVERIFY(received->received > 0);
    QCOMPARE(must(study->counts()).annotations, qint64{1});
    const auto ofLead = lead.verify(*founded, study->syncing(), {});
    VERIFY_HOLDS(ofLead);
    QVERIFY(ofLead->unsealed.empty());
    QVERIFY(ofLead->unchecked.empty());
    QVERIFY(ofLead->strangers.empty());
    QCOMPARE(ofLead->lostAnchors, qint64{0});
    // The coordinator's key came with the invitation.
    const auto ofMate = mate.verify(*membership, home->syncing(), {});
    VERIFY_HOLDS(ofMate);
    QVERIFY(ofMate->unsealed.empty());
    QVERIFY(ofMate->unchecked.empty());
    QVERIFY(ofMate->strangers.empty());
    QCOMPARE(ofMate->lostAnchors, qint64{0});

    QCOMPARE(must(mate.status(*membership, {})).size(), std::size_t{1});
    const auto members = lead.status(*founded, {});
    VERIFY_HOLDS(members);
    QVERIFY(members->size() > 1);
    QCOMPARE(must(lead.revoke(*founded, membership->person, {}, study->syncing(), {})), 1);
    QTRY_VERIFY(!(*atHome)->isOpen());
    QVERIFY(!(*atHome)->sync({}));
    COMPARE_ERROR(mate.connect(*membership, home->syncing(), {}, {}), ErrorCode::SignInRefused);
    QVERIFY((*session)->isOpen());
    // Nobody hears of what comes after the session.
    session->reset();
    VERIFY_HOLDS(lead.status(*founded, {}));
}

void ServerTeamTest::certificateOfTheServer_comesWithTheInvitation()
{
    DeskStudy study(1);
    MachineSecrets secrets;
    ServerTeam lead(secrets, m_folder.path());
    TeamMembership founded = must(lead.create(admin(), founderOf(study), {}));
    VERIFY_HOLDS(study->syncing().join(founded));
    VERIFY_HOLDS(must(lead.connect(founded, study->syncing(), {}, {}))->sync({}));
    founded.host = QStringLiteral("localhost"); // no longer by the folder of the socket
    founded.certificate = m_server->certificate();
    const auto invitation =
        lead.invite(founded, guest(study, QStringLiteral("A01")), study->syncing(), {});
    VERIFY_HOLDS(invitation);

    const QString path = study.filePath(QStringLiteral("A01.subtext-invite"));
    VERIFY_HOLDS(writeInvitation(path, *invitation));
    MachineSecrets secretsOfA01;
    NewTeamFile file;
    const QString elsewhere = m_folder.filePath(QStringLiteral("of A01"));
    const auto joined =
        ServerTeam(secretsOfA01, elsewhere).join(must(readInvitation(path)), {}, file, {});
    VERIFY_HOLDS(joined);
    const QString kept = joined->membership.certificate;
    QVERIFY(kept.startsWith(elsewhere));
    QCOMPARE(readFile(kept), readFile(m_server->certificate()));
}

// The answer of the server was lost, or the program was ended before the file knew of it.
void ServerTeamTest::studyOfWhichNothingWasSent_canBeSharedAgain()
{
    DeskStudy study(1);
    MachineSecrets secrets;
    ServerTeam lead(secrets, m_folder.path());
    VERIFY_HOLDS(lead.create(admin(), founderOf(study), {}));
    MachineSecrets afresh;
    ServerTeam again(afresh, m_folder.path());
    const auto founded = again.create(admin(), founderOf(study), {});
    VERIFY_HOLDS(founded);
    VERIFY_HOLDS(study->syncing().join(*founded));
    VERIFY_HOLDS(must(again.connect(*founded, study->syncing(), {}, {}))->sync({}));
    QVERIFY(!ServerTeam(afresh, m_folder.path()).create(admin(), founderOf(study), {}));
}

void ServerTeamTest::secretThatCannotBeKept_makesNothingOnTheServer()
{
    DeskStudy study(1);
    MachineSecrets secrets;
    secrets.isFull = true;
    ServerTeam lead(secrets, m_folder.path());
    const Error why = errorOf(lead.create(admin(), founderOf(study), {}));
    QVERIFY(isSecretError(why));
    QCOMPARE(why.value, founderOf(study).study.text());
    secrets.isFull = false;
    VERIFY_HOLDS(lead.create(admin(), founderOf(study), {}));
}

void ServerTeamTest::join_canBeDoneAgainWhereItsAnswerWasLost()
{
    DeskStudy study(1);
    MachineSecrets secrets;
    ServerTeam lead(secrets, m_folder.path());
    const auto founded = lead.create(admin(), founderOf(study), {});
    VERIFY_HOLDS(founded);
    VERIFY_HOLDS(study->syncing().join(*founded));
    auto session = lead.connect(*founded, study->syncing(), {}, {});
    VERIFY_HOLDS(session);
    VERIFY_HOLDS((*session)->sync({}));
    const auto invitation =
        lead.invite(*founded, guest(study, QStringLiteral("A01")), study->syncing(), {});
    VERIFY_HOLDS(invitation);
    MachineSecrets secretsOfA01;
    NewTeamFile first;
    NewTeamFile second;
    const auto once = ServerTeam(secretsOfA01, m_folder.path()).join(*invitation, {}, first, {});
    VERIFY_HOLDS(once);
    const auto again = ServerTeam(secretsOfA01, m_folder.path()).join(*invitation, {}, second, {});
    VERIFY_HOLDS(again);
    QCOMPARE(again->membership, once->membership);
    QCOMPARE(again->received, once->received);
    // A keychain that gives nothing may have the secret that was taken.
    secretsOfA01.isLocked = true;
    NewTeamFile third;
    QVERIFY(isSecretError(
        errorOf(ServerTeam(secretsOfA01, m_folder.path()).join(*invitation, {}, third, {}))));
    // Another machine has no part in it.
    MachineSecrets thief;
    NewTeamFile stolen;
    COMPARE_ERROR(ServerTeam(thief, m_folder.path()).join(*invitation, {}, stolen, {}),
                  ErrorCode::ServerRefused);
    QVERIFY(thief.kept.empty());
}

void ServerTeamTest::invitationThatOpensNothingMore_isSaidToBeSpent_data()
{
    QTest::addColumn<QString>("how");
    for (const char* how : {"used", "revoked", "expired", "expired as it is opened"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

// On the machine of somebody who did not open it before.
void ServerTeamTest::invitationThatOpensNothingMore_isSaidToBeSpent()
{
    QFETCH(QString, how);
    DeskStudy study(1);
    MachineSecrets secrets;
    ServerTeam lead(secrets, m_folder.path());
    const TeamMembership founded = must(lead.create(admin(), founderOf(study), {}));
    VERIFY_HOLDS(study->syncing().join(founded));
    VERIFY_HOLDS(must(lead.connect(founded, study->syncing(), {}, {}))->sync({}));
    const InvitedPerson whom = guest(study, QStringLiteral("A01"));
    const Invitation invitation = must(lead.invite(founded, whom, study->syncing(), {}));
    const QString login = invitation.address.login;
    const QString past = QStringLiteral("UPDATE subtext.login SET valid_until = "
                                        "clock_timestamp() - interval '1 day' WHERE name = '%1'");
    QString sql;
    if (how == QLatin1String("used")) {
        MachineSecrets first;
        NewTeamFile file;
        VERIFY_HOLDS(ServerTeam(first, m_folder.path()).join(invitation, {}, file, {}));
    } else if (how == QLatin1String("revoked")) {
        QCOMPARE(must(lead.revoke(founded, whom.person, {}, study->syncing(), {})), 1);
    } else if (how == QLatin1String("expired")) {
        sql = QStringLiteral("ALTER ROLE \"%1\" VALID UNTIL '2020-01-01'").arg(login);
    } else {
        sql = past.arg(login); // the secret still opens, and the server's own look says no
    }
    if (!sql.isEmpty()) {
        const SqlAnswer done = m_server->admin().run(sql);
        QVERIFY2(done.holds(), qUtf8Printable(done.message));
    }
    MachineSecrets machine;
    NewTeamFile file;
    const auto joined = ServerTeam(machine, m_folder.path()).join(invitation, {}, file, {});
    COMPARE_ERROR(joined, ErrorCode::ServerRefused);
    QCOMPARE(serverErrorText(joined.error()).what,
             QStringLiteral("The invitation has already been used or revoked, or has expired."));
}

// Nobody was let in, so that the server knows of no secret.
void ServerTeamTest::whatComesToNothing_keepsNoSecret()
{
    DeskStudy study(1);
    MachineSecrets secrets;
    ServerTeam lead(secrets, m_folder.path());
    ServerAddress stranger = admin();
    stranger.login = QStringLiteral("nobody_here");
    stranger.secret = QStringLiteral("wrong");
    QVERIFY(!lead.create(stranger, founderOf(study), {}));
    QVERIFY(secrets.kept.empty());
    Invitation nowhere;
    nowhere.address = stranger;
    nowhere.address.host = m_folder.filePath(QStringLiteral("no server"));
    NewTeamFile file;
    QVERIFY(!lead.join(nowhere, {}, file, {}));
    QVERIFY(secrets.kept.empty());
}

void ServerTeamTest::cancelled_asksNobody()
{
    DeskStudy study(1);
    MachineSecrets secrets;
    ServerTeam lead(secrets, m_folder.path());
    CancelToken cancel;
    cancel.cancel();
    COMPARE_ERROR(lead.create(admin(), founderOf(study), cancel), ErrorCode::Cancelled);
    QVERIFY(secrets.kept.empty());
    VERIFY_HOLDS(lead.create(admin(), founderOf(study), {}));
}

void ServerTeamTest::sessionThatTheServerEnds_isHeardOfWithoutAsking()
{
    DeskStudy study(1);
    MachineSecrets secrets;
    ServerTeam lead(secrets, m_folder.path());
    const TeamMembership founded = must(lead.create(admin(), founderOf(study), {}));
    VERIFY_HOLDS(study->syncing().join(founded));
    const auto session = must(lead.connect(founded, study->syncing(), [] {}, {}));
    int ends = 0;
    session->whenClosed([&ends](const Error& /*why*/) { ++ends; });
    VERIFY_HOLDS(session->sync({}));
    QCOMPARE(ends, 0);
    m_server->kill();
    QTRY_COMPARE(ends, 1);
    QVERIFY(!session->isOpen());
}

SUBTEXT_TEST(ServerTeamTest)
#include "serverteamtest.moc"
