// SPDX-License-Identifier: MIT
// Who gets in: invitations, secrets, devices, revocation.
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QJsonDocument>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class LoginsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void invitation_isSpentByEnrolling();
    void secret_isTakenAsAVerifierOnly_data();
    void secret_isTakenAsAVerifierOnly();
    void beforeEnrolling_nothingIsReadOrWritten();
    void invitationOpenedTwiceAtOnce_oneWins();
    void someoneElse_isInvitedByTheCoordinatorOnly();
    void whoHasADevice_getsNoneFromTheCoordinator();
    void furtherDevice_isInvitedByItsPerson();
    void sixthDevice_isRefused();
    void invitationThatIsOver_isNoDevice();
    void validUntil_doesNotDependOnTheCallersSettings();
    void otherDatabases_areClosed();
    void network_asksForTlsAndTheRightName();
    void revoked_readsAndWritesNothingAndIsExpelled();
    void ownDevice_isEndedByItsPerson();
    void anybodyElse_revokesNobody();
    void lastCoordinator_stays();
    void lastDeviceOfTheLastCoordinator_stays();
    void unblock_isTheCoordinatorsOnly();

private:
    QString stateOf(Device& device, const QString& sql, const QStringList& parameters = {});
    std::unique_ptr<Device> invited(Device& by, const Uuid& person);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
};

namespace {

const QString Invite = QStringLiteral("SELECT team.invite($1, $2)");
const QString Enrol = QStringLiteral("SELECT team.enrol($1)");
const QString Revoke = QStringLiteral("SELECT team.revoke($1)");

} // namespace

void LoginsTest::initTestCase()
{
    START_OR_SKIP(m_server);
    m_team = std::make_unique<Team>(*m_server);
}

QString LoginsTest::stateOf(Device& device, const QString& sql, const QStringList& parameters)
{
    return device.run(sql, parameters).sqlState;
}

/// Has a login, but did not enrol.
std::unique_ptr<Device> LoginsTest::invited(Device& by, const Uuid& person)
{
    const QString secret = QStringLiteral("the secret of an invitation");
    const SqlAnswer made = by.run(Invite, {person.text(), verifierOf(*m_server, secret)});
    if (!made.holds())
        qFatal("not invited: %s", qUtf8Printable(made.message));
    const QString login =
        QJsonDocument::fromJson(made.value().toUtf8())[QLatin1String("login")].toString();
    return std::make_unique<Device>(*m_server, m_team->id, person, login, secret);
}

void LoginsTest::invitation_isSpentByEnrolling()
{
    const auto device = invited(*m_team->p, m_team->p->person);
    const QString ofInvitation = device->secret;
    device->enrol();
    QVERIFY(device->another()->isOpen());
    QVERIFY(!device->withSecret(ofInvitation)->isOpen());
    QCOMPARE(stateOf(*device, Enrol, {verifierOf(*m_server, QStringLiteral("x"))}),
             QStringLiteral("ST001"));
    QVERIFY(stateOf(*m_team->p, QStringLiteral("SELECT team.revoke($1, $2)"),
                    {device->person.text(), device->id.text()})
                .isEmpty());
}

void LoginsTest::secret_isTakenAsAVerifierOnly_data()
{
    QTest::addColumn<QString>("verifier");
    QTest::newRow("a plain word") << QStringLiteral("hello");
    QTest::newRow("nothing") << QString();
    QTest::newRow("MD5") << QStringLiteral("md5") + QString(32, u'0');
    QTest::newRow("few iterations")
        << QStringLiteral("SCRAM-SHA-256$1000:c2FsdHNhbHRzYWx0c2FsdA==$") + QString(43, u'A') +
               QStringLiteral("=:") + QString(43, u'A') + u'=';
    QTest::newRow("SQL behind it")
        << QStringLiteral("SCRAM-SHA-256$4096:c2FsdHNhbHRzYWx0c2FsdA==$") + QString(43, u'A') +
               QStringLiteral("=:") + QString(43, u'A') + QStringLiteral("=' SUPERUSER");
}

void LoginsTest::secret_isTakenAsAVerifierOnly()
{
    QFETCH(QString, verifier);
    const auto device = invited(*m_team->r, m_team->r->person);
    QCOMPARE(stateOf(*device, Enrol, {verifier}), QStringLiteral("ST002"));
    QCOMPARE(stateOf(*m_team->r, Invite, {m_team->r->person.text(), verifier}),
             QStringLiteral("ST002"));
    QCOMPARE(m_server->admin()
                 .run(QStringLiteral("UPDATE subtext.login SET revoked_at = now() WHERE name = $1"),
                      {device->login})
                 .changed,
             1);
}

void LoginsTest::beforeEnrolling_nothingIsReadOrWritten()
{
    const auto device = invited(*m_team->q, m_team->q->person);
    QCOMPARE(device->run(QStringLiteral("SELECT team.hello(1)")).value(), QString());
    QCOMPARE(device->run(QStringLiteral("SELECT * FROM team.heads()")).rows, QList<QStringList>());
    QCOMPARE(device->run(QStringLiteral("SELECT * FROM team.status()")).rows, QList<QStringList>());
    QCOMPARE(stateOf(*device, QStringLiteral("SELECT team.push('{\"rows\":[]}')")),
             QStringLiteral("ST001"));
    QCOMPARE(stateOf(*device, QStringLiteral("SELECT team.report(0, 0, 'x', 0)")),
             QStringLiteral("ST001"));
}

void LoginsTest::invitationOpenedTwiceAtOnce_oneWins()
{
    const auto device = invited(*m_team->p, m_team->p->person);
    const auto other = device->another();
    QVERIFY(device->run(QStringLiteral("BEGIN")).holds());
    QVERIFY(device->run(Enrol, {verifierOf(*m_server, QStringLiteral("one"))}).holds());
    other->send(Enrol, {verifierOf(*m_server, QStringLiteral("two"))});
    QVERIFY(m_server->waitsForALock(*other));
    QVERIFY(device->run(QStringLiteral("COMMIT")).holds());
    QCOMPARE(other->answer().sqlState, QStringLiteral("ST001"));
    QVERIFY(device->withSecret(QStringLiteral("one"))->isOpen());
    QVERIFY(!device->withSecret(QStringLiteral("two"))->isOpen());
}

void LoginsTest::someoneElse_isInvitedByTheCoordinatorOnly()
{
    const QString verifier = verifierOf(*m_server, QStringLiteral("x"));
    for (Device* device : {m_team->p.get(), m_team->a.get()})
        QCOMPARE(stateOf(*device, Invite, {m_team->q->person.text(), verifier}),
                 QStringLiteral("ST001"));
    QCOMPARE(stateOf(*m_team->c, Invite, {freshId().text(), verifier}), QStringLiteral("ST009"));
}

void LoginsTest::whoHasADevice_getsNoneFromTheCoordinator()
{
    QCOMPARE(stateOf(*m_team->c, Invite,
                     {m_team->p->person.text(), verifierOf(*m_server, QStringLiteral("x"))}),
             QStringLiteral("ST010"));
}

void LoginsTest::furtherDevice_isInvitedByItsPerson()
{
    const auto device = m_team->invite(m_team->b->person, *m_team->b);
    QCOMPARE(device->run(QStringLiteral("SELECT team.hello(1) ->> 'person'")).value(),
             m_team->b->person.text());
    QVERIFY(device->id != m_team->b->id);
}

void LoginsTest::sixthDevice_isRefused()
{
    const auto person = m_team->add(QStringLiteral("annotator"), QStringLiteral("many"));
    for (int i = 2; i <= 5; ++i)
        invited(*person, person->person);
    QCOMPARE(stateOf(*person, Invite,
                     {person->person.text(), verifierOf(*m_server, QStringLiteral("x"))}),
             QStringLiteral("ST006"));
}

void LoginsTest::invitationThatIsOver_isNoDevice()
{
    const auto person = m_team->add(QStringLiteral("annotator"), QStringLiteral("late"));
    const auto first = invited(*person, person->person);
    for (int i = 3; i <= 5; ++i)
        invited(*person, person->person);
    const QString verifier = verifierOf(*m_server, QStringLiteral("x"));
    const auto endDaysOf = [&](const Device& device) {
        return m_server->admin()
            .run(QStringLiteral("UPDATE subtext.login SET valid_until = now() - interval '1 "
                                "minute' WHERE name = $1"),
                 {device.login})
            .changed;
    };
    // Whoever opened theirs has a device, however long ago that was.
    QCOMPARE(endDaysOf(*person), 1);
    QCOMPARE(stateOf(*person, Invite, {person->person.text(), verifier}), QStringLiteral("ST006"));
    QCOMPARE(endDaysOf(*first), 1);
    QVERIFY(stateOf(*person, Invite, {person->person.text(), verifier}).isEmpty());
    QCOMPARE(stateOf(*person, Invite, {person->person.text(), verifier}), QStringLiteral("ST006"));
    // Nor does it become a sixth one.
    QCOMPARE(stateOf(*first, Enrol, {verifier}), QStringLiteral("ST001"));
}

void LoginsTest::validUntil_doesNotDependOnTheCallersSettings()
{
    const auto person = m_team->add(QStringLiteral("annotator"), QStringLiteral("clock"));
    // Written there as IST, which is read as the time of Israel.
    QVERIFY(person->run(QStringLiteral("SET datestyle = 'SQL, DMY'; SET timezone = 'Asia/Kolkata'"))
                .holds());
    const auto device = invited(*person, person->person);
    QCOMPARE(
        m_server->admin()
            .run(QStringLiteral("SELECT r.rolvaliduntil = l.valid_until FROM pg_roles r "
                                "JOIN subtext.login l ON l.name = r.rolname WHERE l.name = $1"),
                 {device->login})
            .value(),
        QStringLiteral("t"));
}

void LoginsTest::otherDatabases_areClosed()
{
    for (const char* database : {"postgres", "template1"}) {
        SqlSession::Keywords keywords = m_server->socket(m_team->p->login.toLatin1(), database);
        keywords.insert("password", m_team->p->secret.toLatin1());
        QVERIFY2(!SqlSession(keywords).isOpen(), database);
    }
}

void LoginsTest::network_asksForTlsAndTheRightName()
{
    SqlSession::Keywords keywords = m_server->tls(m_team->p->login.toLatin1());
    keywords.insert("password", m_team->p->secret.toLatin1());
    const SqlSession right(keywords);
    QVERIFY2(right.isOpen(), qUtf8Printable(right.refusal()));
    SqlSession::Keywords plain = keywords;
    plain.insert("sslmode", "disable");
    plain.insert("channel_binding", "disable");
    QVERIFY(!SqlSession(plain).isOpen());
    SqlSession::Keywords renamed = keywords;
    renamed.insert("host", "example.org");
    QVERIFY(!SqlSession(renamed).isOpen());
}

void LoginsTest::revoked_readsAndWritesNothingAndIsExpelled()
{
    const auto device = m_team->add(QStringLiteral("annotator"), QStringLiteral("gone"));
    QVERIFY(m_team->assign(device->person, m_team->scenes, 9).answer.holds());
    QCOMPARE(device->push(device->answer(m_team->scenes[0], QStringLiteral("joy"))).taken, 1);
    QCOMPARE(m_team->c->run(Revoke, {device->person.text()}).value(), QStringLiteral("1"));
    QCOMPARE(device->run(QStringLiteral("SELECT * FROM team.heads()")).rows, QList<QStringList>());
    QCOMPARE(device->push(device->answer(m_team->scenes[1], QStringLiteral("joy"))).answer.sqlState,
             QStringLiteral("ST001"));
    QVERIFY(!device->another()->isOpen());
    QCOMPARE(m_team->c->run(QStringLiteral("SELECT team.expel()")).value(), QStringLiteral("1"));
    // 57P01: the server ended the session; "closed": the connection was found to be gone.
    const QString ended = device->session().run(QStringLiteral("SELECT pg_sleep(60)")).sqlState;
    QVERIFY2(ended == QLatin1String("57P01") || ended == QLatin1String("closed"),
             qUtf8Printable(ended));
}

void LoginsTest::ownDevice_isEndedByItsPerson()
{
    const auto device = m_team->invite(m_team->a->person, *m_team->a);
    QCOMPARE(m_team->a
                 ->run(QStringLiteral("SELECT team.revoke($1, $2)"),
                       {device->person.text(), device->id.text()})
                 .value(),
             QStringLiteral("1"));
    QVERIFY(!device->another()->isOpen());
    QVERIFY(m_team->a->another()->isOpen());
}

void LoginsTest::anybodyElse_revokesNobody()
{
    for (Device* device : {m_team->p.get(), m_team->a.get()}) {
        QCOMPARE(stateOf(*device, Revoke, {m_team->r->person.text()}), QStringLiteral("ST001"));
        QCOMPARE(stateOf(*device, QStringLiteral("SELECT team.revoke($1, $2)"),
                         {m_team->r->person.text(), m_team->r->id.text()}),
                 QStringLiteral("ST001"));
        QCOMPARE(stateOf(*device, QStringLiteral("SELECT team.expel()")), QStringLiteral("ST001"));
    }
    QVERIFY(m_team->r->another()->isOpen());
}

void LoginsTest::lastCoordinator_stays()
{
    QCOMPARE(stateOf(*m_team->c, Revoke, {m_team->c->person.text()}), QStringLiteral("ST009"));
    QVERIFY(m_team->c->another()->isOpen());
}

void LoginsTest::lastDeviceOfTheLastCoordinator_stays()
{
    const QString one = QStringLiteral("SELECT team.revoke($1, $2)");
    QCOMPARE(stateOf(*m_team->c, one, {m_team->c->person.text(), m_team->c->id.text()}),
             QStringLiteral("ST009"));
    const auto second = m_team->invite(m_team->c->person, *m_team->c);
    QCOMPARE(second->run(one, {second->person.text(), second->id.text()}).value(),
             QStringLiteral("1"));
    QVERIFY(m_team->c->another()->isOpen());
}

void LoginsTest::unblock_isTheCoordinatorsOnly()
{
    QCOMPARE(stateOf(*m_team->p, QStringLiteral("SELECT team.unblock()")), QStringLiteral("ST001"));
    QCOMPARE(stateOf(*m_team->a, QStringLiteral("SELECT team.unblock()")), QStringLiteral("ST001"));
    QCOMPARE(m_team->c->run(QStringLiteral("SELECT team.unblock()")).value(), QStringLiteral("0"));
}

SUBTEXT_TEST(LoginsTest)
#include "loginstest.moc"
