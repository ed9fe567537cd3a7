// SPDX-License-Identifier: MIT
// What whoever runs a server asks of it, by the command line.
#include "core/remote/hosting.h"
#include "core/remote/hostserver.h"
#include "core/remote/servervisit.h"
#include "core/sync/invitation.h"
#include "tests/app/clirunner.h"
#include "tests/remote/support/postgresserver.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QMap>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class TeamHostingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void doctor_findsASoundServerSound();
    void doctor_namesWhatIsWrongWithItsRemedy();
    void doctor_triesTheDoorsThatMustBeShut();
    void doctor_findsWhatEverybodyMayRead();
    void lookupWithoutEnd_canBeCancelled();
    void doctor_ofAnEmptyDatabase_asksForTheSchema();
    void doctor_doesNotKnowWhatTheLoginMayNotSee();
    void upgrade_bringsTheSchemaOnce();
    void upgrade_meetsASecondMigration();
    void restored_givesEveryStudyAnotherIncarnation();
    void restored_isForWhoeverMayCreateStudies();
    void serversThatCannotBeAsked_endTheCommand();

private:
    CliRun ask(const char* command, const QString& database, const QStringList& options = {}) const;
    static QMap<QString, QString> statesIn(const CliRun& run);
    void runAsHost(const char* statement)
    {
        const SqlAnswer answer = m_server->admin().run(QString::fromLatin1(statement));
        QVERIFY2(answer.holds(), qPrintable(answer.message));
    }

    /// `team upgrade` of a later program, whose second migration is `sql`.
    Result<SchemaVersions> upgradeLater(const QString& database, const char* sql)
    {
        ServerVisit visit({m_server->folder(),
                           m_server->port(),
                           database,
                           QStringLiteral("postgres"),
                           {},
                           {},
                           false},
                          {});
        must(visit.isOpen);
        std::vector<ServerMigration> steps = serverMigrations();
        const int next = steps.back().version + 1;
        steps.push_back({next, QByteArray(sql) + "; UPDATE subtext.meta SET version = " +
                                   QByteArray::number(next)});
        return loadSchema(visit, steps);
    }

    std::unique_ptr<PostgresServer> m_server;
};

namespace {

const QString Subtext = QStringLiteral("subtext");
const QString Json = QStringLiteral("--json");

QString stateIn(const QMap<QString, QString>& states, const char* check)
{
    return states.value(QString::fromLatin1(check));
}

} // namespace

void TeamHostingTest::init()
{
    START_OR_SKIP(m_server);
}

void TeamHostingTest::cleanup()
{
    qunsetenv("SUBTEXT_TEAM_ADMIN_SECRET");
    m_server.reset();
}

/// By the socket, as the superuser.
CliRun TeamHostingTest::ask(const char* command, const QString& database,
                            const QStringList& options) const
{
    return runCli(
        QStringList{
            QStringLiteral("team"), QString::fromLatin1(command), QStringLiteral("--server"),
            QStringLiteral("%1:%2/%3").arg(m_server->folder()).arg(m_server->port()).arg(database),
            QStringLiteral("--admin"), QStringLiteral("postgres")} +
        options);
}

QMap<QString, QString> TeamHostingTest::statesIn(const CliRun& run)
{
    QMap<QString, QString> states;
    const QJsonArray checks = run.json().value(QStringLiteral("checks")).toArray();
    for (const QJsonValue& check : checks)
        states.insert(check[QStringLiteral("check")].toString(),
                      check[QStringLiteral("state")].toString());
    return states;
}

void TeamHostingTest::doctor_findsASoundServerSound()
{
    const CliRun empty = ask("doctor", Subtext, {Json});
    VERIFY_STATUS(empty, 0);
    QCOMPARE(stateIn(statesIn(empty), "other_database"), QStringLiteral("not_known"));
    runAsHost("CREATE ROLE helper LOGIN PASSWORD 'of the helper' IN ROLE subtext_member");
    const CliRun run = ask("doctor", Subtext, {Json});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json().value(QStringLiteral("schema")),
             QJsonValue(QStringLiteral("subtext.team_doctor/1")));
    auto states = statesIn(run);
    QCOMPARE(states.size(), 10);
    // By a socket nothing is said of what other machines meet.
    QCOMPARE(states.take(QStringLiteral("tls")), QStringLiteral("not_known"));
    QCOMPARE(states.take(QStringLiteral("plaintext")), QStringLiteral("not_known"));
    QCOMPARE(states.values(), QStringList(8, QStringLiteral("ok")));
    const CliRun said = ask("doctor", Subtext);
    VERIFY_STATUS(said, 0);
    QCOMPARE(said.out.count('\n'), 10);
    QVERIFY2(said.out.contains("\nok         encoding UTF8\n"), said.out.constData());
}

void TeamHostingTest::doctor_namesWhatIsWrongWithItsRemedy()
{
    runAsHost("ALTER DATABASE subtext SET password_encryption = 'md5'");
    const CliRun run = ask("doctor", Subtext, {Json});
    VERIFY_STATUS(run, 1);
    const auto states = statesIn(run);
    QCOMPARE(stateIn(states, "password_encryption"), QStringLiteral("not_ok"));
    QCOMPARE(states.keys(QStringLiteral("not_ok")).size(), 1);
    const CliRun said = ask("doctor", Subtext);
    VERIFY_STATUS(said, 1);
    QVERIFY2(said.out.contains("not ok     password_encryption md5. Set password_encryption"),
             said.out.constData());
}

// A server as its package leaves it, with everybody let in by a password from everywhere.
void TeamHostingTest::doctor_triesTheDoorsThatMustBeShut()
{
    runAsHost("CREATE ROLE helper LOGIN PASSWORD 'of the helper' IN ROLE subtext_host");
    qputenv("SUBTEXT_TEAM_ADMIN_SECRET", "of the helper");
    const auto doctor = [&](const QStringList& options) {
        return runCli(QStringList{QStringLiteral("team"), QStringLiteral("doctor"),
                                  QStringLiteral("--server"),
                                  QStringLiteral("localhost:%1/subtext").arg(m_server->port()),
                                  QStringLiteral("--admin"), QStringLiteral("helper"),
                                  QStringLiteral("--certificate"), m_server->certificate()} +
                      options);
    };
    const QString rules = m_server->admin().run(QStringLiteral("SHOW hba_file")).value();
    runAsHost(QStringLiteral("COPY (VALUES ('local all postgres trust'), "
                             "('host all all all scram-sha-256')) TO '%1'")
                  .arg(rules)
                  .toUtf8()
                  .constData());
    runAsHost("SELECT pg_reload_conf()");
    QTRY_COMPARE(stateIn(statesIn(doctor({Json})), "plaintext"), QStringLiteral("not_ok"));
    const CliRun run = doctor({Json});
    VERIFY_STATUS(run, 1);
    QCOMPARE(stateIn(statesIn(run), "tls"), QStringLiteral("ok"));
    QCOMPARE(stateIn(statesIn(run), "other_database"), QStringLiteral("not_ok"));
    const CliRun said = doctor({});
    VERIFY_STATUS(said, 1);
    QVERIFY2(said.out.contains("not ok     helper is let in without TLS. Begin pg_hba.conf"),
             said.out.constData());
    QVERIFY2(said.out.contains("host all +subtext_member,helper all reject"), said.out.constData());
    // Its own rights keep people out of a database as well.
    runAsHost("REVOKE CONNECT ON DATABASE postgres FROM PUBLIC");
    QCOMPARE(stateIn(statesIn(doctor({Json})), "other_database"), QStringLiteral("ok"));
}

void TeamHostingTest::doctor_findsWhatEverybodyMayRead()
{
    const char* const rights[] = {"EXECUTE ON FUNCTION pg_current_wal_lsn()",
                                  "SELECT ON pg_stat_activity", "SELECT (reltuples) ON pg_class"};
    for (const char* right : rights) {
        const QByteArray what(right);
        runAsHost(("GRANT " + what + " TO PUBLIC").constData());
        const CliRun run = ask("doctor", Subtext);
        VERIFY_STATUS(run, 1);
        QVERIFY2(run.out.contains("not ok     everybody may do"), run.out.constData());
        QVERIFY2(run.out.contains("REVOKE " + what + " FROM PUBLIC"), run.out.constData());
        runAsHost(("REVOKE " + what + " FROM PUBLIC").constData());
        VERIFY_STATUS(ask("doctor", Subtext), 0);
    }
}

// As on a network that is dead: Ctrl+C ends the command, which would otherwise wait.
void TeamHostingTest::lookupWithoutEnd_canBeCancelled()
{
    Invitation invitation;
    invitation.address.host = QStringLiteral("subtext.uni.example");
    invitation.address.database = QStringLiteral("subtext");
    invitation.address.login = QStringLiteral("st_") + QString(32, u'0');
    invitation.address.secret = QStringLiteral("secret");
    invitation.title = QStringLiteral("Study");
    invitation.code = QStringLiteral("A01");
    invitation.validUntil = QDateTime::currentMSecsSinceEpoch() + 86'400'000;
    const QString path = m_server->folder() + QStringLiteral("/A01.subtext-invite");
    VERIFY_HOLDS(writeInvitation(path, invitation));
    const CliRun run =
        runCliLookingUp({QStringLiteral("team"), QStringLiteral("join"), path,
                         QStringLiteral("--out"), path + QStringLiteral(".subtext")});
    VERIFY_STATUS(run, 130);
    QVERIFY2(run.err.contains("ancelled"), run.err.constData());
}

void TeamHostingTest::doctor_ofAnEmptyDatabase_asksForTheSchema()
{
    runAsHost("CREATE DATABASE bare");
    const CliRun run = ask("doctor", QStringLiteral("bare"));
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.out.contains("not ok     no schema. Run “subtext-cli team upgrade”"),
             run.out.constData());
}

void TeamHostingTest::doctor_doesNotKnowWhatTheLoginMayNotSee()
{
    runAsHost("CREATE ROLE helper LOGIN PASSWORD 'of the helper' IN ROLE subtext_member");
    qputenv("SUBTEXT_TEAM_ADMIN_SECRET", "of the helper");
    const auto doctor = [&] {
        return runCli({QStringLiteral("team"), QStringLiteral("doctor"), QStringLiteral("--server"),
                       QStringLiteral("localhost:%1/subtext").arg(m_server->port()),
                       QStringLiteral("--admin"), QStringLiteral("helper"),
                       QStringLiteral("--certificate"), m_server->certificate(), Json});
    };
    const CliRun run = doctor();
    VERIFY_STATUS(run, 1);
    const auto states = statesIn(run);
    QCOMPARE(stateIn(states, "tls"), QStringLiteral("ok"));
    QCOMPARE(stateIn(states, "schema"), QStringLiteral("not_known"));
    QCOMPARE(stateIn(states, "may_create"), QStringLiteral("not_ok"));
    runAsHost("GRANT subtext_host TO helper");
    const CliRun granted = doctor();
    VERIFY_STATUS(granted, 0);
    QCOMPARE(statesIn(granted).values(), QStringList(10, QStringLiteral("ok")));
}

void TeamHostingTest::upgrade_bringsTheSchemaOnce()
{
    runAsHost("CREATE DATABASE bare");
    const QString bare = QStringLiteral("bare");
    const CliRun first = ask("upgrade", bare, {Json});
    VERIFY_STATUS(first, 0);
    QCOMPARE(first.json().value(QStringLiteral("schema")),
             QJsonValue(QStringLiteral("subtext.team_upgrade/1")));
    QCOMPARE(first.json().value(QStringLiteral("version_before")), QJsonValue(0));
    QCOMPARE(first.json().value(QStringLiteral("version")), QJsonValue(1));
    const CliRun again = ask("upgrade", bare);
    VERIFY_STATUS(again, 0);
    QCOMPARE(again.out, QByteArray("The server is up to date: schema 1.\n"));
    VERIFY_STATUS(ask("doctor", bare), 0);
    // A server of a later program is left alone.
    runAsHost("UPDATE subtext.meta SET version = 99");
    const CliRun later = ask("upgrade", Subtext);
    VERIFY_STATUS(later, 3);
    QVERIFY2(later.err.contains("99"), later.err.constData());
    VERIFY_STATUS(ask("doctor", Subtext), 1);
}

void TeamHostingTest::upgrade_meetsASecondMigration()
{
    const int latest = latestSchema();
    const QString bare = QStringLiteral("bare");
    runAsHost("CREATE DATABASE bare");
    runAsHost("INSERT INTO subtext.study (id) VALUES (gen_random_uuid())");
    // Where it breaks off nothing of it is there, and the command finds the schema of before.
    const auto broken =
        upgradeLater(Subtext, "ALTER TABLE subtext.study ADD COLUMN later int; SELECT 1 / 0");
    QVERIFY(!broken && broken.error().code == ErrorCode::ServerRefused);
    const CliRun before = ask("upgrade", Subtext, {Json});
    VERIFY_STATUS(before, 0);
    QCOMPARE(before.json().value(QStringLiteral("version")), QJsonValue(latest));
    // The later program brings what is missing: the second alone, or both.
    const char* const step = "ALTER TABLE subtext.study ADD COLUMN later int";
    const auto second = upgradeLater(Subtext, step);
    VERIFY_HOLDS(second);
    QCOMPARE(second->before, latest);
    QCOMPARE(second->after, latest + 1);
    const auto both = upgradeLater(bare, step);
    VERIFY_HOLDS(both);
    QCOMPARE(both->before, 0);
    QCOMPARE(both->after, latest + 1);
    QCOMPARE(m_server->admin()
                 .run(QStringLiteral("SELECT count(*) FROM subtext.study WHERE later IS NULL"))
                 .value(),
             QStringLiteral("1")); // what was there stays
    // The command of this one leaves it alone, and says so.
    for (const QString& database : {Subtext, bare}) {
        const CliRun after = ask("upgrade", database, {Json});
        VERIFY_STATUS(after, 3);
        QCOMPARE(after.json().value(QStringLiteral("version_before")), QJsonValue(latest + 1));
        QCOMPARE(after.json().value(QStringLiteral("version")), QJsonValue(latest + 1));
        QVERIFY2(after.err.contains("install a later one"), after.err.constData());
        const CliRun doctor = ask("doctor", database, {Json});
        VERIFY_STATUS(doctor, 1);
        QCOMPARE(stateIn(statesIn(doctor), "schema"), QStringLiteral("not_ok"));
    }
}

void TeamHostingTest::restored_givesEveryStudyAnotherIncarnation()
{
    runAsHost("INSERT INTO subtext.study (id) VALUES (gen_random_uuid()), (gen_random_uuid())");
    const auto incarnations = [&] {
        return m_server->admin()
            .run(QStringLiteral("SELECT incarnation FROM subtext.study ORDER BY id"))
            .column();
    };
    const QStringList before = incarnations();
    QCOMPARE(before.size(), 2);
    const CliRun run = ask("restored", Subtext, {Json});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json().value(QStringLiteral("schema")),
             QJsonValue(QStringLiteral("subtext.team_restored/1")));
    const QStringList after = incarnations();
    QCOMPARE(after.size(), 2);
    for (const QString& one : after)
        QVERIFY(!before.contains(one));
    const CliRun said = ask("restored", Subtext);
    VERIFY_STATUS(said, 0);
    QVERIFY2(said.out.contains("sends again what the backup lacks"), said.out.constData());
}

void TeamHostingTest::restored_isForWhoeverMayCreateStudies()
{
    runAsHost("CREATE ROLE helper LOGIN PASSWORD 'of the helper' IN ROLE subtext_member");
    qputenv("SUBTEXT_TEAM_ADMIN_SECRET", "of the helper");
    const auto confirm = [&] {
        return runCli({QStringLiteral("team"), QStringLiteral("restored"),
                       QStringLiteral("--server"),
                       QStringLiteral("localhost:%1/subtext").arg(m_server->port()),
                       QStringLiteral("--admin"), QStringLiteral("helper"),
                       QStringLiteral("--certificate"), m_server->certificate()});
    };
    VERIFY_STATUS(confirm(), 3);
    runAsHost("GRANT subtext_host TO helper");
    VERIFY_STATUS(confirm(), 0);
}

void TeamHostingTest::serversThatCannotBeAsked_endTheCommand()
{
    for (const char* command : {"doctor", "upgrade", "restored"}) {
        const auto at = [&](const QString& server) {
            return runCli({QStringLiteral("team"), QString::fromLatin1(command),
                           QStringLiteral("--server"), server, QStringLiteral("--admin"),
                           QStringLiteral("postgres")});
        };
        VERIFY_STATUS(at(QStringLiteral("here")), 2);
        const CliRun away = at(m_server->folder() + QStringLiteral(":1/subtext"));
        VERIFY_STATUS(away, 4);
        QVERIFY2(!away.err.contains("Work goes on"), away.err.constData());
        // Whom the server does not let in; perhaps since it was asked without TLS.
        const CliRun out = at(QStringLiteral("localhost:%1/subtext").arg(m_server->port()));
        VERIFY_STATUS(out, 3);
        QVERIFY2(out.err.contains("does not let “postgres” in"), out.err.constData());
        QVERIFY2(out.err.contains("--certificate"), out.err.constData());
    }
}

SUBTEXT_TEST(TeamHostingTest)
#include "teamhostingtest.moc"
