// SPDX-License-Identifier: MIT
// The attacks of attackstest.cpp by a client of one's own that is built on the program's own
// connection, over TLS, as each role: what a member who changes the program can try.
#include "core/remote/serverwait.h"
#include "tests/remote/support/attacks.h"
#include "tests/remote/support/waiting.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

class OwnClientTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void attack_isRefused_data();
    void attack_isRefused();
    void hiddenStream_staysShut_data();
    void hiddenStream_staysShut();

private:
    void addRoles();
    void connectAs(const QString& role, const Device& device);
    Result<ServerRows> run(ServerConnection& connection, const QString& sql);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
    std::unique_ptr<Team> m_other;
    std::unique_ptr<Device> m_revoked;
    std::map<QString, std::unique_ptr<ServerConnection>> m_as;
};

namespace {

// What only B and Q know. No message to anybody else may hold it.
const QString HiddenWords[] = {QStringLiteral("disgust"), QStringLiteral("fear")};

} // namespace

void OwnClientTest::initTestCase()
{
    START_OR_SKIP(m_server);
    m_team = std::make_unique<Team>(*m_server);
    m_other = std::make_unique<Team>(*m_server);
    QCOMPARE(m_team->q->push(m_team->q->answer(m_team->scenes[0], HiddenWords[1])).taken, 1);
    QCOMPARE(m_team->b->push(m_team->b->decision(m_team->scenes[0], HiddenWords[0])).taken, 1);
    m_revoked = m_team->add(QStringLiteral("annotator"), QStringLiteral("Z"));
    connectAs(QStringLiteral("annotator"), *m_team->p);
    connectAs(QStringLiteral("adjudicator"), *m_team->a);
    connectAs(QStringLiteral("coordinator"), *m_team->c);
    connectAs(QStringLiteral("outsider"), *m_other->p);
    connectAs(QStringLiteral("revoked"), *m_revoked);
    QVERIFY(m_team->c->run(QStringLiteral("SELECT team.revoke($1)"), {m_revoked->person.text()})
                .holds());
}

void OwnClientTest::connectAs(const QString& role, const Device& device)
{
    auto connection = std::make_unique<ServerConnection>(addressOf(*m_server, device));
    VERIFY_HOLDS(ServerWait(*connection).open());
    QVERIFY(connection->isEncrypted());
    m_as[role] = std::move(connection);
}

void OwnClientTest::addRoles()
{
    QTest::addColumn<QString>("role");
    for (const char* role : {"annotator", "adjudicator", "coordinator", "outsider", "revoked"})
        QTest::newRow(role) << QString::fromLatin1(role);
}

Result<ServerRows> OwnClientTest::run(ServerConnection& connection, const QString& sql)
{
    return ServerWait(connection).forAnswer<ServerRows>([&](auto done) {
        if (sql.contains(u';')) // several statements, or one with a body
            connection.runScript(sql.toUtf8(), done);
        else
            connection.run(sql.toUtf8(), {}, done);
    });
}

void OwnClientTest::attack_isRefused_data()
{
    addRoles();
}

void OwnClientTest::attack_isRefused()
{
    QFETCH(QString, role);
    ServerConnection& connection = *m_as.at(role);
    QStringList attacks = statementsToAttackWith(*m_team);
    for (const char* table : TablesToAttack) {
        for (const char* attack : AttacksOnATable)
            attacks << attackOn(attack, table);
    }
    QVERIFY(attacks.size() > 250);
    for (const QString& attack : attacks) {
        const auto answer = run(connection, attack);
        VERIFY_HOLDS(run(connection, QStringLiteral("ROLLBACK")));
        const QString said =
            answer ? QString() : answer.error().value + u' ' + answer.error().detail;
        const QString what = attack + QStringLiteral(": ") + said;
        QVERIFY2(!answer, qUtf8Printable(what));
        QVERIFY2(isRefusalOfAnAttack(answer.error().value), qUtf8Printable(what));
        for (const QString& word : HiddenWords)
            QVERIFY2(!said.contains(word), qUtf8Printable(what));
    }
}

void OwnClientTest::hiddenStream_staysShut_data()
{
    addRoles();
}

// By the functions that the program itself calls, with ids that nobody could guess.
void OwnClientTest::hiddenStream_staysShut()
{
    QFETCH(QString, role);
    QStringList keys{QStringLiteral("desk:%1:1").arg(m_team->b->person.text())};
    if (role != u"coordinator" && role != u"adjudicator")
        keys << QStringLiteral("answers:%1:").arg(m_team->q->person.text())
             << QStringLiteral("scenes::");
    if (role == u"outsider" || role == u"revoked")
        keys << QStringLiteral("common::");
    ServerConnection& connection = *m_as.at(role);
    TeamServer server(connection);
    ServerWait wait(connection);
    for (const QString& key : keys) {
        const auto stream = Uuid::fromText(m_team->streamOf(key));
        QVERIFY2(stream.has_value(), "there is no such stream to hide");
        const auto pulled = wait.forAnswer<std::vector<PulledEntry>>([&](auto done) {
            server.pull({{*stream, 0}}, 100, done);
        });
        VERIFY_HOLDS(pulled);
        QVERIFY2(pulled->empty(), qUtf8Printable(key));
        const auto links = wait.forAnswer<std::vector<HeadAt>>(
            [&](auto done) { server.links(*stream, {1}, done); });
        VERIFY_HOLDS(links);
        QVERIFY2(links->empty(), qUtf8Printable(key));
    }
}

SUBTEXT_TEST(OwnClientTest)
#include "ownclienttest.moc"
