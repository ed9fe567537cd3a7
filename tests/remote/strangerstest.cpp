// SPDX-License-Identifier: MIT
// A device that nobody invited, made up by whoever runs the server, is taken for no device.
#include "core/remote/serverteam.h"
#include "tests/remote/support/tampering.h"
#include "tests/remote/support/team.h"
#include "tests/remote/support/teamcourse.h"
#include "tests/support/machinesecrets.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

#include <QJsonDocument>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class StrangersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void whoeverWasInvited_isTaken();
    void furtherDeviceOfAnAnnotator_isTaken();
    void deviceMadeUpOnTheServer_isAStranger_data();
    void deviceMadeUpOnTheServer_isAStranger();
    void deviceMadeUpForSomebody_isToldToThemToo();
    void olderCopyOfTheFirstFile_stillCertifies();
    void certificateThatWasAltered_isFound();
    void certificateThatWasRemoved_isFound();
    void invitationThatWasOpened_opensNothingMore();
    void teamWithoutCertificates_goesOn();

private:
    /// Somebody with a file on a machine of their own.
    struct Guest
    {
        MachineSecrets secrets;
        std::unique_ptr<ServerTeam> team;
        TeamMembership membership;
        std::unique_ptr<AtHome> home;

        Result<SyncOutcome> sync()
        {
            const auto session = team->connect(membership, home->study().syncing(), {}, {});
            return session ? (*session)->sync({}) : fail(session.error());
        }
        Result<VerifiedTeam> verify()
        {
            return team->verify(membership, home->study().syncing(), {});
        }
    };

    Person person(const QString& code) { return *must(m_study->roster().byCode(code)); }
    InvitedPerson whom(const QString& code)
    {
        return {person(code).uuid, code, must((*m_study)->info()).title};
    }
    Invitation invitation(const QString& code)
    {
        return must(m_lead->invite(m_founded, whom(code), (*m_study)->syncing(), {}));
    }
    Result<JoinedTeam> tryToJoin(Guest& guest, const Invitation& invitation, NewTeamFile& file)
    {
        guest.team = std::make_unique<ServerTeam>(guest.secrets, m_folder.path());
        return guest.team->join(invitation, {}, file, {});
    }
    std::unique_ptr<Guest> join(const Invitation& invitation);
    Result<SyncOutcome> sync();
    Result<VerifiedTeam> verify() { return m_lead->verify(m_founded, (*m_study)->syncing(), {}); }
    qint64 annotations() { return must((*m_study)->counts()).annotations; }
    /// A login that no coordinator made, with a file, and an answer in it that was sent.
    std::unique_ptr<TeamMate> madeUp(const QString& code, bool isSealing);
    QString id() { return must((*m_study)->info()).uuid.text(); }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<DeskStudy> m_study;
    std::unique_ptr<ServerTeam> m_lead;
    MachineSecrets m_secrets;
    TeamMembership m_founded;
    QTemporaryDir m_folder; ///< Of certificates, and of the files of guests.
    int m_files = 0;
};

namespace {

const QString CertificateOfTheStudy =
    QStringLiteral("study = 'STUDY' AND kind = 'certificate' AND person = '%1'");

} // namespace

void StrangersTest::init()
{
    START_OR_SKIP(m_server);
    m_secrets.kept.clear();
    m_study = std::make_unique<DeskStudy>(3);
    m_lead = std::make_unique<ServerTeam>(m_secrets, m_folder.path());
    const ServerAddress admin{m_server->folder(),
                              m_server->port(),
                              QStringLiteral("subtext"),
                              QStringLiteral("postgres"),
                              {},
                              {},
                              false};
    const Person leader = person(QStringLiteral("C01"));
    m_founded =
        must(m_lead->create(admin, {must((*m_study)->info()).uuid, leader.uuid, leader.code}, {}));
    must((*m_study)->syncing().join(m_founded));
    must(sync());
}

void StrangersTest::cleanup()
{
    m_lead.reset();
    m_study.reset();
    m_server.reset();
}

Result<SyncOutcome> StrangersTest::sync()
{
    const auto session = m_lead->connect(m_founded, (*m_study)->syncing(), {}, {});
    return session ? (*session)->sync({}) : fail(session.error());
}

std::unique_ptr<StrangersTest::Guest> StrangersTest::join(const Invitation& invitation)
{
    auto guest = std::make_unique<Guest>();
    NewTeamFile file;
    const JoinedTeam joined = must(tryToJoin(*guest, invitation, file));
    guest->membership = joined.membership;
    const QString path = m_folder.filePath(QStringLiteral("guest%1.subtext").arg(++m_files));
    SystemClock clock;
    RandomIds ids;
    must(file.write(path, joined.membership, {clock, ids, {}}));
    guest->home = std::make_unique<AtHome>(path, 10 + m_files);
    return guest;
}

std::unique_ptr<TeamMate> StrangersTest::madeUp(const QString& code, bool isSealing)
{
    const QString secret = freshSecret();
    const SqlAnswer made =
        m_server->admin().run(QStringLiteral("SELECT subtext.make_login($1, $2, $3, 14, NULL)"),
                              {id(), person(code).uuid.text(), verifierOf(*m_server, secret)});
    if (!made.holds())
        qFatal("not made up: %s", qUtf8Printable(made.message));
    const QString login =
        QJsonDocument::fromJson(made.value().toUtf8())[QLatin1String("login")].toString();
    auto mate = std::make_unique<TeamMate>(*m_server, login, secret);
    const QString path = m_study->filePath(QStringLiteral("madeup.subtext"));
    SystemClock clock;
    RandomIds ids;
    must(mate->join(path, {clock, ids, {}}));
    if (isSealing)
        mate->keys = deviceKeysFrom(QByteArray(32, 'x'));
    AtHome home(path, 9);
    must(home.label(1, Emotion::Anger, QStringLiteral("Made up.")));
    must(mate->sync(home.study()));
    return mate;
}

void StrangersTest::whoeverWasInvited_isTaken()
{
    const auto one = join(invitation(QStringLiteral("A01")));
    VERIFY_HOLDS(one->home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one->sync());
    VERIFY_HOLDS(sync());
    QCOMPARE(annotations(), qint64{1});
    // Somebody who reads all of it for the first time, and what is said afterwards.
    const auto judge = join(invitation(QStringLiteral("J01")));
    VERIFY_HOLDS(judge->sync());
    const auto two = join(invitation(QStringLiteral("A02")));
    VERIFY_HOLDS(two->home->label(1, Emotion::Joy));
    VERIFY_HOLDS(two->sync());
    VERIFY_HOLDS(judge->sync());
    VERIFY_HOLDS(sync());
    QCOMPARE(annotations(), qint64{2});
    const std::vector<Result<VerifiedTeam>> all{verify(), one->verify(), judge->verify()};
    for (const auto& verified : all) {
        VERIFY_HOLDS(verified);
        QVERIFY(verified->strangers.empty());
        QVERIFY(verified->unsealed.empty());
        QVERIFY(verified->unchecked.empty());
        QCOMPARE(verified->lostAnchors, qint64{0});
    }
    const SqlAnswer certificates = m_server->admin().run(
        QStringLiteral("SELECT count(*) FROM subtext.parcel WHERE kind = 'certificate'"));
    QCOMPARE(certificates.value(), QStringLiteral("3"));
}

void StrangersTest::furtherDeviceOfAnAnnotator_isTaken()
{
    const auto laptop = join(invitation(QStringLiteral("A01")));
    VERIFY_HOLDS(laptop->sync());
    const auto further = laptop->team->invite(laptop->membership, whom(QStringLiteral("A01")),
                                              laptop->home->study().syncing(), {});
    VERIFY_HOLDS(further);
    QVERIFY(further->proof.isGiven());
    const auto desktop = join(*further);
    VERIFY_HOLDS(desktop->home->label(1, Emotion::Joy));
    VERIFY_HOLDS(desktop->sync());
    VERIFY_HOLDS(laptop->sync());
    VERIFY_HOLDS(sync());
    QCOMPARE(annotations(), qint64{1});
    const auto verified = verify();
    VERIFY_HOLDS(verified);
    QVERIFY(verified->strangers.empty());
}

void StrangersTest::deviceMadeUpOnTheServer_isAStranger_data()
{
    QTest::addColumn<bool>("isSealing");
    QTest::newRow("with a key of its own") << true;
    QTest::newRow("as from before devices signed") << false;
}

void StrangersTest::deviceMadeUpOnTheServer_isAStranger()
{
    QFETCH(bool, isSealing);
    const auto one = join(invitation(QStringLiteral("A01")));
    VERIFY_HOLDS(one->home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one->sync());
    VERIFY_HOLDS(sync());
    const auto mate = madeUp(QStringLiteral("A02"), isSealing);
    const auto carried = sync();
    COMPARE_ERROR(carried, ErrorCode::ServerUnreadable);
    QCOMPARE(carried.error().value, QStringLiteral("stranger"));
    QCOMPARE(annotations(), qint64{1});
    const auto verified = verify();
    VERIFY_HOLDS(verified);
    QVERIFY(verified->strangers == (std::vector<WritingDevice>{{mate->device, mate->person}}));
    const auto members = must((*m_study)->syncing().judged(must(m_lead->status(m_founded, {}))));
    for (const TeamMember& member : members) {
        for (const TeamDevice& device : member.devices)
            QCOMPARE(device.isUnproved, device.device == mate->device);
    }
    // Asked again it is no better known.
    COMPARE_ERROR(sync(), ErrorCode::ServerUnreadable);
    QCOMPARE(annotations(), qint64{1});
    // Whoever joins afterwards reads all of it, and takes none.
    Guest late;
    NewTeamFile file;
    const auto joined = tryToJoin(late, invitation(QStringLiteral("J01")), file);
    COMPARE_ERROR(joined, ErrorCode::ServerUnreadable);
    QCOMPARE(joined.error().value, QStringLiteral("stranger"));
}

void StrangersTest::deviceMadeUpForSomebody_isToldToThemToo()
{
    const auto one = join(invitation(QStringLiteral("A01")));
    VERIFY_HOLDS(one->sync());
    VERIFY_HOLDS(sync());
    const auto mate = madeUp(QStringLiteral("A01"), true);
    for (const auto& carried : {one->sync(), sync()}) {
        COMPARE_ERROR(carried, ErrorCode::ServerUnreadable);
        QCOMPARE(carried.error().value, QStringLiteral("stranger"));
        QVERIFY2(carried.error().detail.startsWith(QLatin1String("about:")),
                 qUtf8Printable(carried.error().detail));
    }
    const auto verified = one->verify();
    VERIFY_HOLDS(verified);
    QVERIFY(verified->strangers == (std::vector<WritingDevice>{{mate->device, mate->person}}));
}

// As it was when the study was shared, and nothing was sent yet.
void StrangersTest::olderCopyOfTheFirstFile_stillCertifies()
{
    cleanup();
    START_OR_SKIP(m_server);
    DeskStudy study(2);
    const Person leader = *must(study.roster().byCode(QStringLiteral("C01")));
    const ServerAddress admin{m_server->folder(),
                              m_server->port(),
                              QStringLiteral("subtext"),
                              QStringLiteral("postgres"),
                              {},
                              {},
                              false};
    MachineSecrets secrets;
    ServerTeam lead(secrets, m_folder.path());
    const TeamMembership founded =
        must(lead.create(admin, {must(study->info()).uuid, leader.uuid, leader.code}, {}));
    VERIFY_HOLDS(study->syncing().join(founded));
    const QString older = study.filePath(QStringLiteral("older.subtext"));
    QCOMPARE(RawSql(study.path()).run(QStringLiteral("VACUUM INTO '%1'").arg(older)), QString());
    VERIFY_HOLDS(must(lead.connect(founded, study->syncing(), {}, {}))->sync({}));
    SystemClock clock;
    RandomIds ids;
    const auto copy = must(Study::open(older, Study::Access::Write, {clock, ids, {}}));
    VERIFY_HOLDS(must(lead.connect(founded, copy->syncing(), {}, {}))->sync({}));
    const Person guest = *must(study.roster().byCode(QStringLiteral("A01")));
    const auto invited = lead.invite(founded, {guest.uuid, guest.code, must(study->info()).title},
                                     copy->syncing(), {});
    VERIFY_HOLDS(invited);
    QVERIFY(invited->proof.isGiven());
    QCOMPARE(invited->proof.certifier, founded.device);
    // Whoever joins so is taken by the other file as well.
    const auto joined = join(*invited);
    VERIFY_HOLDS(joined->home->label(1, Emotion::Joy));
    VERIFY_HOLDS(joined->sync());
    for (Study* file : {&study.study(), copy.get()}) {
        VERIFY_HOLDS(must(lead.connect(founded, file->syncing(), {}, {}))->sync({}));
        QCOMPARE(must(file->counts()).annotations, qint64{1});
    }
}

// It names a key whose secret whoever runs the server has, and everything after it fits.
void StrangersTest::certificateThatWasAltered_isFound()
{
    const auto one = join(invitation(QStringLiteral("A01")));
    VERIFY_HOLDS(one->sync());
    VERIFY_HOLDS(sync());
    const QString ours =
        QString::fromLatin1(invitationKeysOf(QStringLiteral("ours")).publicKey.toHex());
    const SqlAnswer done =
        tamperWith(*m_server, id(),
                   QStringLiteral("UPDATE subtext.parcel SET body = regexp_replace(body, "
                                  "'\"invitation\":\"[0-9a-f]*\"', '\"invitation\":\"%1\"') WHERE ")
                           .arg(ours) +
                       CertificateOfTheStudy.arg(one->membership.person.text()) + u';' +
                       computedAnew(QStringLiteral("about")));
    QVERIFY2(done.holds(), qUtf8Printable(done.message));
    for (const Error& found : {errorOf(sync()), errorOf(verify()), errorOf(one->sync())}) {
        QCOMPARE(found.code, ErrorCode::ServerUnreadable);
        QCOMPARE(found.value, QStringLiteral("altered"));
    }
    // Whoever has read nothing before knows it by the seal.
    Guest late;
    NewTeamFile file;
    const Error found = errorOf(tryToJoin(late, invitation(QStringLiteral("J01")), file));
    QCOMPARE(found.code, ErrorCode::ServerUnreadable);
    QCOMPARE(found.value, QStringLiteral("seal"));
}

void StrangersTest::certificateThatWasRemoved_isFound()
{
    const auto one = join(invitation(QStringLiteral("A01")));
    VERIFY_HOLDS(one->sync());
    VERIFY_HOLDS(sync());
    const Invitation ofJudge = invitation(QStringLiteral("J01"));
    const QString certificate = CertificateOfTheStudy.arg(one->membership.person.text());
    const QString stream =
        QStringLiteral("study = 'STUDY' AND stream = (SELECT stream FROM subtext.parcel WHERE ") +
        certificate + u')';
    const SqlAnswer done = tamperWith(
        *m_server, id(),
        QStringLiteral("UPDATE subtext.entry SET n = n + 1000 WHERE %1 AND n > (SELECT n FROM "
                       "subtext.entry WHERE %1 AND uuid = (SELECT uuid FROM subtext.parcel WHERE "
                       "%2)); DELETE FROM subtext.entry WHERE %1 AND uuid = (SELECT uuid FROM "
                       "subtext.parcel WHERE %2); UPDATE subtext.entry SET n = n - 1001 WHERE %1 "
                       "AND n > 1000; DELETE FROM subtext.parcel WHERE %2;")
                .arg(stream, certificate) +
            computedAnew(QStringLiteral("about")));
    QVERIFY2(done.holds(), qUtf8Printable(done.message));
    for (const Error& found : {errorOf(sync()), errorOf(verify()), errorOf(one->sync())}) {
        QCOMPARE(found.code, ErrorCode::ServerUnreadable);
        QCOMPARE(found.value, QStringLiteral("dropped"));
    }
    // Whoever has read nothing before finds nobody who invited that device.
    Guest late;
    NewTeamFile file;
    const Error found = errorOf(tryToJoin(late, ofJudge, file));
    QCOMPARE(found.code, ErrorCode::ServerUnreadable);
    QCOMPARE(found.value, QStringLiteral("stranger"));
}

void StrangersTest::invitationThatWasOpened_opensNothingMore()
{
    const Invitation once = invitation(QStringLiteral("A01"));
    const auto one = join(once);
    Guest thief;
    NewTeamFile file;
    COMPARE_ERROR(tryToJoin(thief, once, file), ErrorCode::ServerRefused);
    VERIFY_HOLDS(one->sync());
    VERIFY_HOLDS(sync());
    const auto verified = verify();
    VERIFY_HOLDS(verified);
    QVERIFY(verified->strangers.empty());
}

// Its coordinator's device spoke before devices were certified.
void StrangersTest::teamWithoutCertificates_goesOn()
{
    cleanup();
    START_OR_SKIP(m_server);
    TeamCourse course(*m_server, 2);
    course.coordinator->keys = deviceKeysFrom(QByteArray(32, 'c'));
    VERIFY_HOLDS(course.sync());
    const TeamMembership membership = *must(course.study->syncing().membership());
    MachineSecrets secrets;
    VERIFY_HOLDS(secrets.keep(membership.login, course.coordinator->address().secret, {}));
    ServerTeam lead(secrets, m_folder.path());
    const Person guest = *must(course.study.roster().byCode(QStringLiteral("A01")));
    // Without the key by which it signed before it certifies nobody.
    const InvitedPerson whom{guest.uuid, guest.code, must(course.study->info()).title};
    QVERIFY(!lead.invite(membership, whom, course.study->syncing(), {}));
    const auto mate = course.invite(QStringLiteral("A01"));
    SystemClock clock;
    RandomIds ids;
    VERIFY_HOLDS(mate->join(course.path(QStringLiteral("A01")), {clock, ids, {}}));
    mate->keys = deviceKeysFrom(QByteArray(32, 'a'));
    AtHome home(course.path(QStringLiteral("A01")), 6);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    VERIFY_HOLDS(mate->sync(home.study()));
    VERIFY_HOLDS(course.sync());
    const auto verified = course.coordinator->verify(course.study.study());
    VERIFY_HOLDS(verified);
    QVERIFY(verified->strangers.empty());
    QVERIFY(verified->unsealed.empty());
}

SUBTEXT_TEST(StrangersTest)
#include "strangerstest.moc"
