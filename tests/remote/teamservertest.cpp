// SPDX-License-Identifier: MIT
// Every function of the server as the program calls it: what it gives, and what it refuses.
#include "core/remote/teamserver.h"

#include "core/remote/answercalls.h"
#include "core/remote/hostserver.h"
#include "core/sync/servererrors.h"
#include "tests/remote/support/waiting.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "ui/text/errortext.h"
#include "ui/text/pushrefusaltext.h"

#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

class TeamServerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void hello_saysWhoIAmAndHowTheStudyStands();
    void pushed_isPulledAsItWas();
    void everyKindOfRow_goesThrough();
    void pulled_goesOnAfterThePlacesGiven();
    void heads_areThoseThatMoved();
    void scenes_areThoseThatWereGiven();
    void chains_andLinks_sayHowFar();
    void refusedRows_areNamedWithTheReason_data();
    void refusedRows_areNamedWithTheReason();
    void everyReason_hasATokenAndWords();
    void batch_thatCannotBeTaken_hasAFault();
    void desk_opensWhenAllHaveDecided();
    void claimed_areAsManyAsAllowed();
    void status_isByPersonAndDevice();
    void invitedAndEnrolled_takesPart();
    void revoked_isToldNothing();
    void bell_isListenedTo();
    void host_makesAnExchangeAndAStudy();
    void script_isWholeOrNothing();
    void answer_thatNoSchemaGives_isRefused_data();
    void answer_thatNoSchemaGives_isRefused();

private:
    /// A device of the team, as the program.
    struct Caller
    {
        std::unique_ptr<ServerConnection> connection;
        std::unique_ptr<TeamServer> server;
        TeamServer* operator->() const { return server.get(); }
    };
    Caller as(const Device& device) { return as(addressOf(*m_server, device)); }
    Caller as(const ServerAddress& address);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
};

namespace {

template <typename Value> Value value(const Result<Value>& result)
{
    if (!result)
        qFatal("%s", qUtf8Printable(errorText(result.error()).oneLine()));
    return *result;
}

template <typename Value> ErrorCode codeOf(const Result<Value>& result)
{
    return result ? ErrorCode::IoFailure : result.error().code;
}

/// What the caller is told, who stays until then.
#define ASK(Answer, caller, call)                                                                  \
    [&] {                                                                                          \
        auto&& asked = (caller);                                                                   \
        return answerTo<Answer>([&](auto done) { asked->call; });                                  \
    }()

QString keyOfAnswers(const Device& device)
{
    return streamKey(StreamClass::Answers, device.person, {});
}

const StreamHead* headOf(const std::vector<StreamHead>& heads, const QString& key)
{
    const auto found = std::find_if(heads.begin(), heads.end(),
                                    [&](const StreamHead& head) { return head.key == key; });
    return found == heads.end() ? nullptr : &*found;
}

} // namespace

void TeamServerTest::initTestCase()
{
    START_OR_SKIP(m_server);
}

void TeamServerTest::cleanup()
{
    m_team.reset();
}

TeamServerTest::Caller TeamServerTest::as(const ServerAddress& address)
{
    Caller caller;
    caller.connection = std::make_unique<ServerConnection>(address);
    caller.server = std::make_unique<TeamServer>(*caller.connection);
    caller.connection->open();
    return caller;
}

void TeamServerTest::hello_saysWhoIAmAndHowTheStudyStands()
{
    m_team = std::make_unique<Team>(*m_server);
    const auto of = value(ASK(ServerHello, as(*m_team->a), hello(done)));
    QCOMPARE(of.version, serverMigrations().back().version);
    QVERIFY(of.isServed);
    QCOMPARE(of.study, m_team->id);
    QCOMPARE(of.person, m_team->a->person);
    QCOMPARE(of.device, m_team->a->id);
    QCOMPARE(of.role, Role::Adjudicator);
    QVERIFY(!of.isLocked && !of.watches);
    QCOMPARE(of.round, 1);
    QVERIFY(std::abs(of.time - nowMs()) < 600'000);
    QVERIFY(!of.incarnation.isNull() && !of.serverDevice.isNull());
    QVERIFY(of.bells.contains(QStringLiteral("all")) && of.bells.contains(QStringLiteral("staff")));
    QVERIFY(!of.bells.contains(QStringLiteral("office")));
}

void TeamServerTest::pushed_isPulledAsItWas()
{
    m_team = std::make_unique<Team>(*m_server);
    Device& p = *m_team->p;
    WireRow row = p.answer(m_team->scenes[0], QStringLiteral("joy"), 3);
    row.vote = QStringList{QStringLiteral("joy"), QStringLiteral("null"), QStringLiteral("0")};
    row.body = QStringLiteral("{\"explanation\":\"ä “😀”\\n\\\\ \\u0000\"}").toUtf8();
    const auto rows = p.link({row});
    const auto pushed = value(ASK(PushOutcome, as(p), push(rows, done)));
    QCOMPARE(pushed.taken, 1);
    QVERIFY(pushed.refused.empty());
    QCOMPARE(value(ASK(PushOutcome, as(p), push(rows, done))).known, 1);

    auto reader = as(*m_team->a);
    const auto heads = value(ASK(std::vector<StreamHead>, reader, heads({}, done)));
    const StreamHead* head = headOf(heads, keyOfAnswers(p));
    QVERIFY(head);
    const auto got =
        value(ASK(std::vector<PulledEntry>, reader, pull({{head->stream, 0}}, 100, done)));
    QCOMPARE(got.size(), 1U);
    QCOMPARE(got[0].stream, head->stream);
    QCOMPARE(got[0].entry.linked, rows[0]);
    QCOMPARE(got[0].entry.author, p.person);
    QCOMPARE(got[0].entry.device, p.id);
    QVERIFY(std::abs(got[0].receivedAt - nowMs()) < 600'000);
    StreamCursor cursor(m_team->id, head->key);
    QCOMPARE(cursor.take(got[0].entry, {}), std::nullopt);
    QCOMPARE(cursor.head(), head->head);
    QCOMPARE(cursor.n(), head->n);
}

void TeamServerTest::everyKindOfRow_goesThrough()
{
    m_team = std::make_unique<Team>(*m_server);
    Device& c = *m_team->c;
    const auto rows = c.link({c.row(QStringLiteral("model_run")), c.row(QStringLiteral("task")),
                              c.about(m_team->p->person, QStringLiteral("name"))});
    QCOMPARE(value(ASK(PushOutcome, as(c), push(rows, done))).taken, 3);
    auto reader = as(c);
    const auto heads = value(ASK(std::vector<StreamHead>, reader, heads({}, done)));
    std::vector<TeamServer::After> all;
    std::map<Uuid, StreamCursor> cursors;
    for (const StreamHead& head : heads) {
        all.push_back({head.stream, 0});
        cursors.try_emplace(head.stream, m_team->id, head.key);
    }
    for (const PulledEntry& got :
         value(ASK(std::vector<PulledEntry>, reader, pull(all, 5'000, done))))
        QCOMPARE(cursors.at(got.stream).take(got.entry, {}), std::nullopt);
    for (const StreamHead& head : heads)
        QCOMPARE(cursors.at(head.stream).head(), head.head);
}

void TeamServerTest::pulled_goesOnAfterThePlacesGiven()
{
    m_team = std::make_unique<Team>(*m_server);
    Device& p = *m_team->p;
    for (int i = 0; i < 3; ++i)
        QCOMPARE(p.push(p.answer(m_team->scenes[0], QStringLiteral("joy"), i + 1)).taken, 1);
    auto reader = as(p);
    const auto heads = value(ASK(std::vector<StreamHead>, reader, heads({}, done)));
    const Uuid stream = headOf(heads, keyOfAnswers(p))->stream;
    const auto first = value(ASK(std::vector<PulledEntry>, reader, pull({{stream, 0}}, 2, done)));
    QCOMPARE(first.size(), 2U);
    const auto rest = value(ASK(std::vector<PulledEntry>, reader, pull({{stream, 2}}, 2, done)));
    QCOMPARE(rest.size(), 1U);
    QCOMPARE(rest[0].entry.n, 3);
    QVERIFY(value(ASK(std::vector<PulledEntry>, reader, pull({}, 2, done))).empty());
    // Another's stream gives nothing, as one that is not there.
    QVERIFY(
        value(ASK(std::vector<PulledEntry>, as(*m_team->q), pull({{stream, 0}}, 9, done))).empty());
}

void TeamServerTest::heads_areThoseThatMoved()
{
    m_team = std::make_unique<Team>(*m_server);
    auto reader = as(*m_team->c);
    const auto all = value(ASK(std::vector<StreamHead>, reader, heads({}, done)));
    QVERIFY(headOf(all, QStringLiteral("scenes::")));
    const auto none = value(ASK(std::vector<StreamHead>, reader, heads(nowMs() + 3'600'000, done)));
    QVERIFY(none.empty());
    const auto since =
        value(ASK(std::vector<StreamHead>, reader, heads(nowMs() - 3'600'000, done)));
    QCOMPARE(since.size(), all.size());
}

void TeamServerTest::scenes_areThoseThatWereGiven()
{
    m_team = std::make_unique<Team>(*m_server);
    const auto scenes =
        value(ASK(std::vector<PulledScene>, as(*m_team->p), scenes(m_team->scenes, done)));
    QCOMPARE(scenes.size(), m_team->scenes.size());
    for (const PulledScene& scene : scenes)
        QCOMPARE(scene.digest, rowDigest(m_team->id, scene.row));
    QVERIFY(
        value(ASK(std::vector<PulledScene>, as(*m_team->p), scenes({freshId()}, done))).empty());
}

void TeamServerTest::chains_andLinks_sayHowFar()
{
    m_team = std::make_unique<Team>(*m_server);
    Device& p = *m_team->p;
    auto caller = as(p);
    QVERIFY(value(ASK(std::vector<OwnChainEnd>, caller, chains(done))).empty());
    p.push({p.answer(m_team->scenes[0], QStringLiteral("joy")),
            p.answer(m_team->scenes[1], QStringLiteral("fear"))});
    const auto chains = value(ASK(std::vector<OwnChainEnd>, caller, chains(done)));
    QCOMPARE(chains.size(), 1U);
    QCOMPARE(chains[0].key, keyOfAnswers(p));
    QCOMPARE(chains[0].end, p.ends.at(keyOfAnswers(p)));
    const auto links =
        value(ASK(std::vector<HeadAt>, caller, links(chains[0].stream, {2, 1, 7}, done)));
    QCOMPARE(links.size(), 2U);
    QCOMPARE(links[0].n, 1);
    QCOMPARE(links[1].head, nextHead(links[0].head, chains[0].end.link));
}

void TeamServerTest::refusedRows_areNamedWithTheReason_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<PushRefusal>("reason");
    QTest::newRow("another's") << "other" << PushRefusal::NotYours;
    QTest::newRow("of no kind") << "kind" << PushRefusal::UnknownKind;
    QTest::newRow("not given") << "item" << PushRefusal::Unassigned;
    QTest::newRow("without a vote") << "vote" << PushRefusal::Malformed;
    QTest::newRow("long") << "long" << PushRefusal::TooLong;
}

void TeamServerTest::refusedRows_areNamedWithTheReason()
{
    QFETCH(QString, what);
    QFETCH(PushRefusal, reason);
    m_team = std::make_unique<Team>(*m_server);
    Device& p = *m_team->p;
    WireRow row = p.answer(m_team->scenes[1], QStringLiteral("joy"));
    if (what == QLatin1String("other"))
        row.person = m_team->q->person;
    else if (what == QLatin1String("kind"))
        row.kind = QStringLiteral("later");
    else if (what == QLatin1String("item"))
        row.scenario = freshId();
    else if (what == QLatin1String("vote"))
        row.vote.reset();
    else
        row.body = '"' + QByteArray(8'000'001, 'x') + '"';
    const auto rows = p.link({p.answer(m_team->scenes[0], QStringLiteral("joy")), row});
    const auto outcome = value(ASK(PushOutcome, as(p), push(rows, done)));
    QCOMPARE(outcome.taken, 0);
    QCOMPARE(outcome.refused.size(), 1U);
    QCOMPARE(outcome.refused[0].place, 1U);
    QCOMPARE(outcome.refused[0].reason, reason);
}

void TeamServerTest::everyReason_hasATokenAndWords()
{
    QSet<QString> tokens;
    QSet<QString> words;
    for (int i = 0; i <= static_cast<int>(PushRefusal::Other); ++i) {
        const auto reason = static_cast<PushRefusal>(i);
        QCOMPARE(pushRefusalFromToken(pushRefusalToken(reason)), reason);
        tokens << pushRefusalToken(reason);
        words << pushRefusalText(reason).what;
        QVERIFY(!pushRefusalText(reason).remedy.isEmpty());
    }
    QCOMPARE(tokens.size(), static_cast<int>(PushRefusal::Other) + 1);
    QCOMPARE(words.size(), tokens.size());
    QCOMPARE(pushRefusalFromToken(QStringLiteral("later")), PushRefusal::Other);
    // The server says no other word.
    static const QRegularExpression said(QStringLiteral("RETURN '([a-z_]+)'"));
    const QString schema = QString::fromUtf8(serverMigrations().back().sql);
    int count = 0;
    for (auto found = said.globalMatch(schema); found.hasNext(); ++count)
        QVERIFY(pushRefusalFromToken(found.next().captured(1)) != PushRefusal::Other);
    QVERIFY(count > 10);
}

void TeamServerTest::batch_thatCannotBeTaken_hasAFault()
{
    m_team = std::make_unique<Team>(*m_server);
    Device& p = *m_team->p;
    auto caller = as(p);
    const auto faultOf = [&](const std::vector<LinkedRow>& rows) {
        const auto outcome = ASK(PushOutcome, caller, push(rows, done));
        return outcome ? std::nullopt : serverFaultOf(outcome.error());
    };
    const WireRow row = p.answer(m_team->scenes[0], QStringLiteral("joy"));
    auto rows = p.link({row, p.answer(m_team->scenes[1], QStringLiteral("joy"))});
    QCOMPARE(faultOf({}), ServerFault::Malformed);
    QCOMPARE(faultOf({rows[1]}), ServerFault::Gap);
    QCOMPARE(faultOf(rows), std::nullopt);
    rows[0].link = rows[1].link;
    QCOMPARE(faultOf(rows), ServerFault::Fork);
    for (const char* words : {"fork", "gap", "too much", "changed_row"}) {
        const Error error{ErrorCode::ServerRefused,  {}, 0, 0, QStringLiteral("ST000"),
                          QString::fromLatin1(words)};
        QVERIFY(!errorText(error).what.contains(QLatin1String("ST000")));
        QVERIFY(!errorText(error).remedy.isEmpty());
    }
}

void TeamServerTest::desk_opensWhenAllHaveDecided()
{
    m_team = std::make_unique<Team>(*m_server);
    const QStringList labels{QStringLiteral("joy"), QStringLiteral("fear"),
                             QStringLiteral("anger")};
    int next = 0;
    for (Device* device : {m_team->p.get(), m_team->q.get(), m_team->r.get()})
        QCOMPARE(device->push(device->answer(m_team->scenes[0], labels[next++])).taken, 1);
    auto a = as(*m_team->a);
    auto b = as(*m_team->b);
    const auto before = value(ASK(DeskProgress, a, deskProgress(done)));
    QCOMPARE(before.splits, 1);
    QCOMPARE(before.open, 1);
    QCOMPARE(codeOf(ASK(DeskProgress, as(*m_team->p), deskProgress(done))), ErrorCode::NotInTeam);
    QCOMPARE(value(ASK(bool, a, openDesks(done))), false);
    m_team->a->push(m_team->a->decision(m_team->scenes[0], labels[0]));
    m_team->b->push(m_team->b->decision(m_team->scenes[0], labels[1]));
    QCOMPARE(value(ASK(DeskProgress, b, deskProgress(done))).open, 0);
    QCOMPARE(value(ASK(bool, a, openDesks(done))), true);
    QCOMPARE(value(ASK(ServerHello, b, hello(done))).round, 2);
    QCOMPARE(codeOf(ASK(bool, as(*m_team->p), openDesks(done))), ErrorCode::NotInTeam);
}

void TeamServerTest::claimed_areAsManyAsAllowed()
{
    m_team = std::make_unique<Team>(*m_server, Team::Rules{4, 3, 3, false});
    auto caller = as(*m_team->p);
    QCOMPARE(value(ASK(ServerHello, caller, hello(done))).claim, 3);
    QCOMPARE(value(ASK(int, caller, claim(2, done))), 2);
    QCOMPARE(value(ASK(int, caller, claim(9, done))), 1);
    auto coordinator = as(*m_team->c);
    QCOMPARE(codeOf(ASK(int, coordinator, claim(1, done))), ErrorCode::NotInTeam);
    QCOMPARE(value(ASK(int, coordinator, letClaim(4, done))), 4);
    QCOMPARE(value(ASK(int, caller, claim(9, done))), 1); // the fourth item
    QCOMPARE(value(ASK(int, coordinator, letClaim(0, done))), 0);
    QCOMPARE(value(ASK(ServerHello, caller, hello(done))).claim, 0);
    QCOMPARE(codeOf(ASK(int, caller, letClaim(9, done))), ErrorCode::NotInTeam);
    QCOMPARE(codeOf(ASK(int, as(*m_team->a), letClaim(9, done))), ErrorCode::NotInTeam);
    QCOMPARE(codeOf(ASK(int, coordinator, letClaim(-1, done))), ErrorCode::ServerRefused);
}

void TeamServerTest::status_isByPersonAndDevice()
{
    m_team = std::make_unique<Team>(*m_server);
    auto p = as(*m_team->p);
    const TeamServer::Report report{3, 1, QStringLiteral("subtext\n1"), nowMs() + 3'600'000};
    QVERIFY(answerTo<void>([&](auto done) { p->report(report, done); }));
    const auto second = m_team->invite(m_team->p->person, *m_team->p);
    const auto all = value(ASK(std::vector<TeamMember>, as(*m_team->c), status(done)));
    QCOMPARE(all.size(), 6U);
    const auto found = std::find_if(all.begin(), all.end(), [&](const TeamMember& member) {
        return member.person == m_team->p->person;
    });
    QVERIFY(found != all.end());
    QCOMPARE(found->role, Role::Annotator);
    QCOMPARE(found->devices.size(), 2U);
    const TeamDevice& device = found->devices[0];
    QCOMPARE(device.device, m_team->p->id);
    QCOMPARE(device.waiting, 3);
    QCOMPARE(device.refused, 1);
    QVERIFY(device.enrolledAt && device.seenAt && !device.revokedAt);
    QVERIFY(device.clockAheadMs > 3'000'000 && device.clockAheadMs < 4'200'000);
    QCOMPARE(device.client, QStringLiteral("subtext?1"));
    QCOMPARE(value(ASK(std::vector<TeamMember>, p, status(done))).size(), 1U);
}

void TeamServerTest::invitedAndEnrolled_takesPart()
{
    m_team = std::make_unique<Team>(*m_server);
    auto p = as(*m_team->p);
    value(ASK(ServerHello, p, hello(done))); // it is open
    const auto once = value(p.connection->verifierOf(QStringLiteral("once")));
    const auto made = value(ASK(NewLogin, p, invite(m_team->p->person, once, 14, done)));
    QVERIFY(std::abs(made.validUntil - nowMs() - qint64{14} * 86'400'000) < 600'000);

    ServerAddress address = addressOf(*m_server, *m_team->p);
    address.login = made.login;
    address.secret = QStringLiteral("once");
    auto fresh = as(address);
    QCOMPARE(codeOf(ASK(ServerHello, fresh, hello(done))), ErrorCode::NotInTeam);
    const auto own = value(fresh.connection->verifierOf(QStringLiteral("own")));
    const auto enrolled = value(ASK(Enrolment, fresh, enrol(own, done)));
    QCOMPARE(enrolled.study, m_team->id);
    QCOMPARE(enrolled.person, m_team->p->person);
    QCOMPARE(enrolled.device, made.device);
    QCOMPARE(codeOf(ASK(Enrolment, fresh, enrol(own, done))), ErrorCode::NotInTeam);
    QCOMPARE(codeOf(ASK(ServerHello, as(address), hello(done))), ErrorCode::SignInRefused);
    address.secret = QStringLiteral("own");
    QCOMPARE(value(ASK(ServerHello, as(address), hello(done))).device, made.device);
    QCOMPARE(codeOf(ASK(NewLogin, p, invite(m_team->q->person, once, 14, done))),
             ErrorCode::NotInTeam);
    const auto taken = ASK(NewLogin, as(*m_team->c), invite(m_team->q->person, once, 14, done));
    QCOMPARE(codeOf(taken), ErrorCode::ServerRefused);
    QVERIFY(!errorText(taken.error()).what.contains(QLatin1String("ST0")));
}

void TeamServerTest::revoked_isToldNothing()
{
    m_team = std::make_unique<Team>(*m_server);
    auto p = as(*m_team->p);
    QCOMPARE(value(ASK(ServerHello, p, hello(done))).person, m_team->p->person);
    auto c = as(*m_team->c);
    QSignalSpy closing(p.connection.get(), &ServerConnection::closed);
    QCOMPARE(value(ASK(int, c, revoke(m_team->p->person, {}, done))), 1);
    QCOMPARE(codeOf(ASK(ServerHello, p, hello(done))), ErrorCode::NotInTeam);
    QVERIFY(value(ASK(std::vector<StreamHead>, p, heads({}, done))).empty());
    const auto rows =
        m_team->p->link({m_team->p->answer(m_team->scenes[0], QStringLiteral("joy"))});
    QCOMPARE(codeOf(ASK(PushOutcome, p, push(rows, done))), ErrorCode::NotInTeam);
    QVERIFY(value(ASK(int, c, expel(done))) >= 1);
    QVERIFY(!closing.isEmpty() || closing.wait(LongestWait));
    QCOMPARE(value(ASK(int, c, unblock(done))), 0); // nobody holds anything
}

void TeamServerTest::bell_isListenedTo()
{
    m_team = std::make_unique<Team>(*m_server);
    auto a = as(*m_team->a);
    const auto of = value(ASK(ServerHello, a, hello(done)));
    const QString bell = of.bells.value(QStringLiteral("staff"));
    QSignalSpy bells(a.connection.get(), &ServerConnection::rang);
    QVERIFY(answerTo<void>([&](auto done) { a->listen(bell, done); }));
    m_team->p->push(m_team->p->answer(m_team->scenes[0], QStringLiteral("joy")));
    QVERIFY(!bells.isEmpty() || bells.wait(LongestWait));
    QCOMPARE(bells[0][1].toString(), m_team->streamOf(keyOfAnswers(*m_team->p)));
}

void TeamServerTest::host_makesAnExchangeAndAStudy()
{
    m_server->admin().run(QStringLiteral("CREATE DATABASE fresh TEMPLATE template0 "
                                         "ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'"));
    // As the superuser, who needs no secret on the server's own socket.
    const ServerAddress address{m_server->folder(),
                                m_server->port(),
                                QStringLiteral("fresh"),
                                QStringLiteral("postgres"),
                                {},
                                {},
                                false};
    auto session = as(address);
    HostServer server(*session.connection);
    const auto version = [&] {
        return value(answerTo<int>([&](auto done) { server.schemaVersion(done); }));
    };
    QCOMPARE(version(), 0);
    for (const ServerMigration& migration : serverMigrations()) {
        const auto loaded = answerTo<void>([&](auto done) { server.load(migration, done); });
        QVERIFY2(loaded, qUtf8Printable(loaded ? QString() : loaded.error().detail));
    }
    QCOMPARE(version(), serverMigrations().back().version);
    const Uuid study = freshId();
    const auto verifier = value(session.connection->verifierOf(QStringLiteral("x")));
    const auto create = [&] {
        return answerTo<NewLogin>([&](auto done) {
            server.createStudy(study, freshId(), QStringLiteral("C01"), verifier, done);
        });
    };
    QVERIFY(value(create()).login.startsWith(QLatin1String("st_")));
    QCOMPARE(codeOf(create()), ErrorCode::ServerRefused); // it is there
    QVERIFY(answerTo<void>([&](auto done) { server.restored(done); }));
}

void TeamServerTest::script_isWholeOrNothing()
{
    m_team = std::make_unique<Team>(*m_server);
    ServerConnection connection({m_server->folder(),
                                 m_server->port(),
                                 QStringLiteral("subtext"),
                                 QStringLiteral("postgres"),
                                 {},
                                 {},
                                 false});
    connection.open();
    const auto run = [&](const QByteArray& sql) {
        return answerTo<ServerRows>([&](auto done) { connection.runScript(sql, done); });
    };
    const auto failed = run("CREATE TABLE public.half (x int); SELECT 1 / 0; SELECT 2");
    QCOMPARE(codeOf(failed), ErrorCode::ServerRefused);
    QCOMPARE(failed.error().value, QStringLiteral("22012"));
    QCOMPARE(value(run("SELECT to_regclass('public.half')")), (ServerRows{{std::nullopt}}));
    QCOMPARE(value(run("SELECT 1; SELECT 2")), (ServerRows{{"2"}}));
}

void TeamServerTest::answer_thatNoSchemaGives_isRefused_data()
{
    QTest::addColumn<QList<QByteArray>>("values"); // a null one is NULL
    QTest::addColumn<bool>("isSound");
    const QByteArray uuid = "0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f";
    const QByteArray hash(64, 'a');
    const auto row = [](const char* name, const QList<QByteArray>& values, bool isSound = false) {
        QTest::newRow(name) << values << isSound;
    };
    row("as it should be", {uuid, "7", "t", hash}, true);
    row("one too few", {uuid, "7", "t"});
    row("one too many", {uuid, "7", "t", hash, "x"});
    row("no UUID", {"x", "7", "t", hash});
    row("a UUID in capitals", {uuid.toUpper(), "7", "t", hash});
    row("a missing UUID", {QByteArray(), "7", "t", hash});
    row("no number", {uuid, "7x", "t", hash});
    row("a number below", {uuid, "-1", "t", hash});
    row("a number beyond", {uuid, "4294967296", "t", hash});
    row("no truth", {uuid, "7", "1", hash});
    row("a short digest", {uuid, "7", "t", hash.left(62)});
    row("no digest", {uuid, "7", "t", hash.left(63) + 'g'});
}

void TeamServerTest::answer_thatNoSchemaGives_isRefused()
{
    QFETCH(QList<QByteArray>, values);
    QFETCH(bool, isSound);
    std::vector<ServerValue> row;
    for (const QByteArray& text : values)
        row.push_back(text.isNull() ? ServerValue() : ServerValue(text));
    const auto take = [](AnswerRow& of) {
        of.uuid();
        of.whole();
        of.truth();
        of.hash();
        return 1;
    };
    std::optional<Result<std::vector<int>>> answer;
    asList("pull", take, [&](Result<std::vector<int>> given) { answer = given; })(ServerRows{row});
    QVERIFY(answer.has_value());
    QCOMPARE(answer->has_value(), isSound);
    if (!isSound) {
        QCOMPARE(answer->error().code, ErrorCode::ServerUnreadable);
        QVERIFY(errorText(answer->error()).what.contains(QLatin1String("pull")));
    }
}

SUBTEXT_TEST(TeamServerTest)
#include "teamservertest.moc"
