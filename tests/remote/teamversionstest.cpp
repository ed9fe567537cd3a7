// SPDX-License-Identifier: MIT
// Programs and servers of different ages: who is too old is told so, nothing is lost, and it goes
// on where the older of the two was brought up to date.
#include "core/remote/hosting.h"
#include "tests/remote/support/teamcourse.h"
#include "tests/support/registeredtest.h"
#include "ui/text/servererrortext.h"

#include <QtTest>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

class TeamVersionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void olderProgram_isToldAndLosesNothing();
    void olderProgram_mayJoinOnceItIsNewer();
    void newerProgram_isServed();
    void kindThatTheServerLacks_isSentAfterAnUpgrade();
    void functionThatTheServerLacks_isSaidSo();
    void rowOfANewerProgram_isKeptAsItIs();

private:
    static QString text(const char* ascii) { return QString::fromLatin1(ascii); }
    /// The lowest protocol that the server still serves.
    void serveFrom(int protocol)
    {
        asHost(text("UPDATE subtext.meta SET oldest_client = %1").arg(protocol));
    }
    QString asHost(const QString& statements)
    {
        const SqlAnswer answer = m_server->admin().run(statements);
        if (!answer.holds())
            qFatal("%s", qUtf8Printable(answer.message));
        return answer.column().join(u' ');
    }
    /// What `team upgrade` of a later program does: its second step is `sql`.
    SchemaVersions upgrade(const char* sql)
    {
        const ServerAddress admin{
            m_server->folder(), m_server->port(), text("subtext"), text("postgres"), {}, {}, false};
        ServerVisit visit(admin, {});
        must(visit.isOpen);
        std::vector<ServerMigration> steps = serverMigrations();
        const int next = steps.back().version + 1;
        steps.push_back({next, QByteArray(sql) + "; UPDATE subtext.meta SET version = " +
                                   QByteArray::number(next)});
        return must(loadSchema(visit, steps));
    }
    std::unique_ptr<TeamMate> joined(TeamCourse& course, const char* code)
    {
        auto mate = course.invite(text(code));
        must(mate->join(course.path(text(code)), {m_clock, m_ids, {}}));
        return mate;
    }

    std::unique_ptr<PostgresServer> m_server;
    RandomIds m_ids;
    SystemClock m_clock;
};

void TeamVersionsTest::init()
{
    START_OR_SKIP(m_server);
}

void TeamVersionsTest::cleanup()
{
    m_server.reset();
}

void TeamVersionsTest::olderProgram_isToldAndLosesNothing()
{
    TeamCourse course(*m_server, 3);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, "A01");
    AtHome home(course.path(text("A01")), 2);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    const auto cursors = must(home->syncing().cursors());
    serveFrom(TeamServer::Protocol + 1);
    const auto refused = mate->sync(home.study());
    COMPARE_ERROR(refused, ErrorCode::ServerRefused);
    const ErrorText told = serverErrorText(refused.error());
    QCOMPARE(told.what, text("This program is too old for the server."));
    QVERIFY2(told.remedy.contains(text("newer version of Subtext")), qPrintable(told.remedy));
    // Nothing was read or sent, and work goes on.
    QVERIFY(must(home->syncing().cursors()) == cursors);
    QCOMPARE(asHost(text("SELECT count(*) FROM subtext.parcel WHERE kind = 'annotation'")),
             text("0"));
    VERIFY_HOLDS(home.label(2, Emotion::Fear));
    QCOMPARE(must(home->syncing().standing()).waiting, qint64{4}); // two answers, two visits
    QVERIFY(must(home->syncing().standing()).setAside.empty());
    const auto leader = course.sync();
    COMPARE_ERROR(leader, ErrorCode::ServerRefused);
    // The newer program, which is served.
    serveFrom(TeamServer::Protocol);
    const auto sent = mate->sync(home.study());
    VERIFY_HOLDS(sent);
    QCOMPARE(sent->sent, qint64{4});
    VERIFY_HOLDS(course.sync());
    QCOMPARE(must(course.study->counts()).annotations, qint64{2});
    VERIFY_HOLDS(home->verifyAudit());
}

void TeamVersionsTest::olderProgram_mayJoinOnceItIsNewer()
{
    TeamCourse course(*m_server, 2);
    VERIFY_HOLDS(course.sync());
    const auto mate = course.invite(text("A02"));
    const QString path = course.path(text("A02"));
    serveFrom(TeamServer::Protocol + 1);
    const auto refused = mate->join(path, {m_clock, m_ids, {}});
    COMPARE_ERROR(refused, ErrorCode::ServerRefused);
    QCOMPARE(serverErrorText(refused.error()).what,
             text("This program is too old for the server."));
    QVERIFY(!QFile::exists(path));
    serveFrom(TeamServer::Protocol);
    // The invitation was used up by then; the secret that it was opened with signs in.
    NewTeamFile file;
    ServerConnection connection(mate->address());
    ServerLine line(connection);
    Courier courier(line, file);
    VERIFY_HOLDS(courier.connect({}));
    const auto fetched = courier.fetch({});
    VERIFY_HOLDS(fetched);
    VERIFY_HOLDS(file.write(path, mate->membershipOf(fetched->hello), {m_clock, m_ids, {}}));
    AtHome home(path, 3);
    QCOMPARE(must(home->labelling().items(home.owner())).size(), std::size_t{2});
}

void TeamVersionsTest::newerProgram_isServed()
{
    TeamCourse course(*m_server, 1);
    const QString login = course.coordinator->address().login;
    const auto isServed = [&](int protocol) {
        asHost(text("SET SESSION AUTHORIZATION \"%1\"").arg(login));
        const QString served = asHost(text("SELECT team.hello(%1)->>'is_served'").arg(protocol));
        asHost(text("RESET SESSION AUTHORIZATION"));
        return served;
    };
    QCOMPARE(isServed(TeamServer::Protocol), text("true"));
    QCOMPARE(isServed(TeamServer::Protocol + 1), text("true"));
    QCOMPARE(isServed(TeamServer::Protocol - 1), text("false"));
}

void TeamVersionsTest::kindThatTheServerLacks_isSentAfterAnUpgrade()
{
    TeamCourse course(*m_server, 2);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, "A01");
    AtHome home(course.path(text("A01")), 4);
    asHost(text("DELETE FROM subtext.kind WHERE name = 'hand_in'"));
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    VERIFY_HOLDS(home.label(2, Emotion::Fear));
    VERIFY_HOLDS(home.handIn());
    const auto sent = mate->sync(home.study());
    VERIFY_HOLDS(sent);
    QCOMPARE(sent->sent, qint64{4}); // two answers, two visits
    QCOMPARE(sent->refused.size(), std::size_t{1});
    QVERIFY(sent->refused.front().second == PushRefusal::UnknownKind);
    const SchemaVersions versions =
        upgrade("INSERT INTO subtext.kind VALUES ('hand_in', 'answers', true, false, true, false, "
                "false, 10000)");
    QCOMPARE(versions.after, versions.before + 1);
    // The step is not run twice, and this program is served as before.
    QCOMPARE(upgrade("SELECT 1 / 0").before, versions.after);
    const auto then = mate->sync(home.study());
    VERIFY_HOLDS(then);
    QCOMPARE(then->hello.version, versions.after);
    QCOMPARE(then->sent, qint64{1});
    QVERIFY(then->refused.empty());
    QVERIFY(must(home->syncing().standing()).setAside.empty());
    VERIFY_HOLDS(course.sync());
    QCOMPARE(must(course.study->counts()).annotations, qint64{2});
    QVERIFY(must(course.study->syncing().standing()).parked.empty());
    VERIFY_HOLDS(course.study->verifyAudit());
}

void TeamVersionsTest::functionThatTheServerLacks_isSaidSo()
{
    TeamCourse course(*m_server, 1);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, "A01");
    AtHome home(course.path(text("A01")), 5);
    asHost(text("UPDATE subtext.study SET claim = 2"));
    asHost(text("DROP FUNCTION team.claim(int)"));
    const auto claimed = mate->claim(home.study());
    COMPARE_ERROR(claimed, ErrorCode::ServerRefused);
    const ErrorText told = serverErrorText(claimed.error());
    QCOMPARE(told.what, text("The server is too old for this."));
    QVERIFY2(told.remedy.contains(text("team upgrade")), qPrintable(told.remedy));
    VERIFY_HOLDS(mate->sync(home.study())); // what it can do goes on
}

void TeamVersionsTest::rowOfANewerProgram_isKeptAsItIs()
{
    TeamCourse course(*m_server, 2);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, "A01");
    AtHome home(course.path(text("A01")), 6);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    upgrade("INSERT INTO subtext.kind VALUES ('later', 'common', false, false, true, false, "
            "false, 1000)");
    {
        ServerConnection connection(course.coordinator->address());
        ServerLine line(connection);
        VERIFY_HOLDS(line.open());
        const QString common = streamKey(StreamClass::Common, {}, std::nullopt);
        std::optional<OwnChain> chain;
        for (const OwnChainEnd& end : must(line.chains())) {
            if (end.key == common)
                chain.emplace(must(course.study->info()).uuid, end.end);
        }
        QVERIFY(chain.has_value());
        WireRow row;
        row.kind = text("later");
        row.v = 9'999;
        row.uuid = m_ids.next();
        row.at = m_clock.now();
        row.body = "{}";
        const auto pushed = line.push({chain->add(row)});
        VERIFY_HOLDS(pushed);
        QCOMPARE(pushed->taken, 1);
    }
    const auto sent = mate->sync(home.study());
    VERIFY_HOLDS(sent);
    QCOMPARE(sent->sent, qint64{2});
    const auto newer = [&] {
        const auto missed = must(home->syncing().standing()).missed; // nobody takes it for whole
        return std::count_if(missed.begin(), missed.end(),
                             [](const ParkedRow& row) { return row.reason == u"newer"; });
    };
    QCOMPARE(newer(), std::ptrdiff_t{1});
    const auto again = mate->sync(home.study());
    VERIFY_HOLDS(again);
    QCOMPARE(again->received, qint64{0});
    QCOMPARE(newer(), std::ptrdiff_t{1});
    VERIFY_HOLDS(home->verifyAudit());
}

SUBTEXT_TEST(TeamVersionsTest)
#include "teamversionstest.moc"
