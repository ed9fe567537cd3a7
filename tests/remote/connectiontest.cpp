// SPDX-License-Identifier: MIT
// The program's own way to the server, over TLS on the loopback as over any network.
#include "core/remote/connectionkeywords.h"
#include "core/remote/hostserver.h"
#include "core/remote/serverconnection.h"
#include "core/remote/serverwait.h"
#include "core/sync/servererrors.h"
#include "tests/remote/support/team.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/faultyline.h"
#include "ui/text/errortext.h"

#include <QSignalSpy>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class ConnectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void calls_areAnsweredInTheirOrder();
    void values_comeAsTheyAre();
    void largeCall_goesThrough();
    void verifier_isOfTheSecret();
    void bell_rings();
    void refusal_hasACodeAndWords_data();
    void refusal_hasACodeAndWords();
    void wrongAddress_isToldApart_data();
    void wrongAddress_isToldApart();
    void endOfTheLine_isNoDistrust_data();
    void endOfTheLine_isNoDistrust();
    void secret_isInNoText();
    void cancelled_endsOnTheServerToo();
    void cancelling_isHeardHoweverFastTheAnswersAre();
    void callAfterTheEnd_isAnsweredToo();
    void killedServer_answersEveryCall();
    void deleted_answersNothing();
    void environment_decidesNothing();
    void keywords_sayAllThatAVariableCouldSay();
    void authorities_areThoseOfThisMachine();
    void silentLine_isFoundOutWithinSeconds();
    void hostThatAnswersNothing_isGivenUp();
    void plaintext_isForThisMachineOnly_data();
    void plaintext_isForThisMachineOnly();
    void migrations_areNumberedFromOne();

private:
    ServerAddress addressOf(const Device& device) const;
    /// Waits for `opened` or `closed`; the error of the latter.
    std::optional<Error> opened(ServerConnection& connection);
    /// Opens another connection for one call.
    Result<ServerRows> called(const ServerAddress& address, const QByteArray& sql,
                              std::vector<ServerValue> parameters = {});

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
};

namespace {

constexpr int Long = 60'000; // milliseconds; what has not come by then never will

} // namespace

void ConnectionTest::initTestCase()
{
    START_OR_SKIP(m_server);
    m_team = std::make_unique<Team>(*m_server);
}

ServerAddress ConnectionTest::addressOf(const Device& device) const
{
    return {QStringLiteral("localhost"),
            m_server->port(),
            QStringLiteral("subtext"),
            device.login,
            device.secret,
            m_server->certificate(),
            false};
}

std::optional<Error> ConnectionTest::opened(ServerConnection& connection)
{
    QSignalSpy opening(&connection, &ServerConnection::opened);
    QSignalSpy closing(&connection, &ServerConnection::closed);
    connection.open();
    if (!QTest::qWaitFor([&] { return opening.size() + closing.size() > 0; }, Long))
        qFatal("neither opened nor closed");
    return closing.isEmpty() ? std::nullopt : std::optional(closing[0][0].value<Error>());
}

Result<ServerRows> ConnectionTest::called(const ServerAddress& address, const QByteArray& sql,
                                          std::vector<ServerValue> parameters)
{
    ServerConnection connection(address);
    std::optional<Result<ServerRows>> answer;
    connection.run(sql, std::move(parameters),
                   [&](Result<ServerRows> given) { answer = std::move(given); });
    connection.open();
    if (!QTest::qWaitFor([&] { return answer.has_value(); }, Long))
        qFatal("not answered: %s", sql.constData());
    return *answer;
}

void ConnectionTest::calls_areAnsweredInTheirOrder()
{
    ServerConnection connection(addressOf(*m_team->p));
    QStringList answers;
    const auto ask = [&](const QByteArray& sql) {
        connection.run(sql, {}, [&](Result<ServerRows> rows) {
            answers << (rows ? QString::fromUtf8(rows->at(0).at(0).value_or("NULL"))
                             : rows.error().value);
        });
    };
    ask("SELECT 1"); // before it is open
    ask("SELECT 1 / 0");
    QCOMPARE(opened(connection), std::nullopt);
    QVERIFY(connection.isOpen());
    ask("SELECT 3");
    QVERIFY(QTest::qWaitFor([&] { return answers.size() == 3; }, Long));
    QCOMPARE(answers,
             (QStringList{QStringLiteral("1"), QStringLiteral("22012"), QStringLiteral("3")}));
    ask("SELECT team.hello(1) ->> 'person'"); // after a pause
    QVERIFY(QTest::qWaitFor([&] { return answers.size() == 4; }, Long));
    QCOMPARE(answers.last(), m_team->p->person.text());
}

void ConnectionTest::values_comeAsTheyAre()
{
    const QByteArray text = QStringLiteral("ä “😀”\n'; DROP TABLE x").toUtf8();
    const auto rows = called(addressOf(*m_team->p),
                             "SELECT $1::text, $2::text, '' UNION ALL SELECT '2', '', NULL",
                             {text, std::nullopt});
    VERIFY_HOLDS(rows);
    QCOMPARE(*rows, (ServerRows{{text, std::nullopt, ""}, {"2", "", std::nullopt}}));
    const auto none = called(addressOf(*m_team->p), "SELECT 1 WHERE false");
    VERIFY_HOLDS(none);
    QVERIFY(none->empty());
}

void ConnectionTest::largeCall_goesThrough()
{
    const QByteArray large(20'000'000, 'x');
    const auto rows = called(addressOf(*m_team->p), "SELECT length($1::text), $1::text", {large});
    VERIFY_HOLDS(rows);
    QCOMPARE(rows->at(0).at(0), "20000000");
    QVERIFY(rows->at(0).at(1) == large);
}

void ConnectionTest::verifier_isOfTheSecret()
{
    ServerConnection connection(addressOf(*m_team->q));
    QCOMPARE(opened(connection), std::nullopt);
    const auto verifier = connection.verifierOf(QStringLiteral("geheim"));
    VERIFY_HOLDS(verifier);
    QVERIFY(verifier->startsWith("SCRAM-SHA-256$4096:"));
    const SqlAnswer made = m_team->q->run(QStringLiteral("SELECT team.invite($1, $2) ->> 'login'"),
                                          {m_team->q->person.text(), QString::fromUtf8(*verifier)});
    QVERIFY2(made.holds(), qUtf8Printable(made.message));
    ServerAddress address = addressOf(*m_team->q);
    address.login = made.value();
    address.secret = QStringLiteral("geheim");
    ServerConnection second(address);
    QCOMPARE(opened(second), std::nullopt);
}

void ConnectionTest::bell_rings()
{
    const QString bell =
        m_team->a->run(QStringLiteral("SELECT team.hello(1) -> 'bells' ->> 'staff'")).value();
    ServerConnection connection(addressOf(*m_team->a));
    QSignalSpy bells(&connection, &ServerConnection::rang);
    bool isListening = false;
    connection.run("LISTEN " + bell.toUtf8(), {},
                   [&](Result<ServerRows> done) { isListening = done.has_value(); });
    QCOMPARE(opened(connection), std::nullopt);
    QVERIFY(QTest::qWaitFor([&] { return isListening; }, Long));
    QCOMPARE(m_team->p->push(m_team->p->answer(m_team->scenes[0], QStringLiteral("joy"))).taken, 1);
    QVERIFY(bells.wait(Long));
    QCOMPARE(bells[0][0].toString(), bell);
    QCOMPARE(bells[0][1].toString(),
             m_team->streamOf(QStringLiteral("answers:%1:").arg(m_team->p->person.text())));
}

void ConnectionTest::refusal_hasACodeAndWords_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("not a member") << "ST001" << ErrorCode::NotInTeam;
    QTest::newRow("malformed") << "ST002" << ErrorCode::ServerRefused;
    QTest::newRow("locked") << "ST008" << ErrorCode::ServerRefused;
    QTest::newRow("no right") << "42501" << ErrorCode::ServerRefused;
    QTest::newRow("a deadlock") << "40P01" << ErrorCode::ServerBusy;
    QTest::newRow("a serialisation failure") << "40001" << ErrorCode::ServerBusy;
    QTest::newRow("a lock that is held") << "55P03" << ErrorCode::ServerBusy;
    QTest::newRow("a full disk") << "53100" << ErrorCode::ServerBusy;
    QTest::newRow("too many connections") << "53300" << ErrorCode::ServerBusy;
    QTest::newRow("it stops") << "57P01" << ErrorCode::ServerBusy;
    QTest::newRow("it only reads") << "25006" << ErrorCode::ServerBusy;
    QTest::newRow("another secret") << "28P01" << ErrorCode::SignInRefused;
    QTest::newRow("a lost connection") << "08006" << ErrorCode::ServerUnreachable;
}

void ConnectionTest::refusal_hasACodeAndWords()
{
    QFETCH(QString, state);
    QFETCH(ErrorCode, code);
    const Error error = serverError(state, QStringLiteral("locked"));
    QCOMPARE(error.code, code);
    QVERIFY(!errorText(error).what.isEmpty() && !errorText(error).remedy.isEmpty());
    const auto asked = called(addressOf(*m_team->p), "SELECT team.push('{\"rows\":[]}')");
    QCOMPARE(errorOf(asked), serverError(QStringLiteral("ST002"), QStringLiteral("batch")));
}

void ConnectionTest::wrongAddress_isToldApart_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("another secret") << "secret" << ErrorCode::SignInRefused;
    QTest::newRow("no such login") << "login" << ErrorCode::SignInRefused;
    QTest::newRow("another database") << "database" << ErrorCode::SignInRefused;
    QTest::newRow("nobody listens") << "port" << ErrorCode::ServerUnreachable;
    QTest::newRow("no such host") << "host" << ErrorCode::ServerUnreachable;
    QTest::newRow("the certificate of another name") << "name" << ErrorCode::ServerUntrusted;
    QTest::newRow("another authority") << "authority" << ErrorCode::ServerUntrusted;
}

void ConnectionTest::wrongAddress_isToldApart()
{
    QFETCH(QString, what);
    QFETCH(ErrorCode, code);
    ServerAddress address = addressOf(*m_team->p);
    if (what == QLatin1String("secret"))
        address.secret += u'x';
    else if (what == QLatin1String("login"))
        address.login = QStringLiteral("st_") + QString(32, u'0');
    else if (what == QLatin1String("database"))
        address.database = QStringLiteral("postgres");
    else if (what == QLatin1String("port"))
        address.port = 1;
    else if (what == QLatin1String("host"))
        address.host = QStringLiteral("nowhere.invalid");
    else if (what == QLatin1String("name"))
        address.host = QStringLiteral("127.0.0.1"); // the certificate says "localhost"
    else
        address.certificate = m_server->folder() + QStringLiteral("/unknown.crt");
    ServerConnection connection(address);
    const std::optional<Error> why = opened(connection);
    QVERIFY(why.has_value());
    QVERIFY2(why->code == code, qUtf8Printable(why->detail));
    QVERIFY(!connection.isOpen());
    const QString told = errorText(*why).oneLine();
    QVERIFY(!told.isEmpty());
    // A certificate is judged by the clock of this machine.
    QCOMPARE(told.contains(QLatin1String("date and time")), code == ErrorCode::ServerUntrusted);
}

// In whatever language libpq speaks.
void ConnectionTest::endOfTheLine_isNoDistrust_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char* words, ErrorCode code) {
        QTest::newRow(words) << QString::fromUtf8(words) << code;
    };
    row("connection to server at \"h\" failed: SSL SYSCALL error: EOF detected",
        ErrorCode::ServerUnreachable);
    row("SSL-SYSCALL-Fehler: Die Verbindung wurde vom Kommunikationspartner zurückgesetzt",
        ErrorCode::ServerUnreachable);
    row("SSL error: unexpected eof while reading", ErrorCode::ServerUnreachable);
    row("SSL error: certificate verify failed", ErrorCode::ServerUntrusted);
    row("server does not support SSL, but SSL was required", ErrorCode::ServerUntrusted);
    row("FATAL:  28P01: password authentication failed", ErrorCode::SignInRefused);
}

void ConnectionTest::endOfTheLine_isNoDistrust()
{
    QFETCH(QString, words);
    QFETCH(ErrorCode, code);
    for (const ConnectingStage stage : {ConnectingStage::Trusting, ConnectingStage::SigningIn})
        QCOMPARE(connectionError(stage, QStringLiteral("h"), words).code, code);
    const Error twoLines =
        connectionError(ConnectingStage::Reaching, QStringLiteral("h"),
                        words + QStringLiteral("\n\tIs the server running on that host?\n"));
    QCOMPARE(twoLines.detail,
             words.simplified() + QStringLiteral(". Is the server running on that host?"));
}

void ConnectionTest::secret_isInNoText()
{
    ServerAddress address = addressOf(*m_team->p);
    address.secret = QStringLiteral("a-word-of-mine");
    ServerConnection connection(address);
    const std::optional<Error> why = opened(connection);
    QVERIFY(why.has_value());
    QVERIFY(!errorText(*why).oneLine().contains(address.secret));
    QVERIFY(!(why->detail + why->value + why->file).contains(address.secret));
}

void ConnectionTest::cancelled_endsOnTheServerToo()
{
    ServerConnection connection(addressOf(*m_team->p));
    QCOMPARE(opened(connection), std::nullopt);
    QSignalSpy closing(&connection, &ServerConnection::closed);
    std::vector<Error> errors;
    const auto note = [&](Result<ServerRows> answer) { errors.push_back(errorOf(answer)); };
    connection.run("SELECT pg_sleep(100000)", {}, note);
    connection.run("SELECT 1", {}, note);
    const QString sleeping = QStringLiteral(
        "SELECT count(*) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(100000)'");
    QVERIFY(QTest::qWaitFor(
        [&] { return m_server->admin().run(sleeping).value() == QLatin1String("1"); }, Long));
    connection.cancel();
    QCOMPARE(closing.size(), 1);
    QCOMPARE(errors.size(), 2U);
    for (const Error& error : errors)
        QCOMPARE(error.code, ErrorCode::Cancelled);
    QVERIFY(QTest::qWaitFor(
        [&] { return m_server->admin().run(sleeping).value() == QLatin1String("0"); }, Long));
    connection.cancel(); // nothing is left to do
    QCOMPARE(closing.size(), 1);
}

void ConnectionTest::cancelling_isHeardHoweverFastTheAnswersAre()
{
    ServerConnection connection(addressOf(*m_team->p));
    CancelToken cancel;
    ServerWait wait(connection, cancel);
    VERIFY_HOLDS(wait.open());
    const auto ask = [&](auto done) { connection.run("SELECT 1", {}, done); };
    VERIFY_HOLDS(wait.forAnswer<ServerRows>(ask));
    cancel.cancel();
    COMPARE_ERROR(wait.forAnswer<ServerRows>(ask), ErrorCode::Cancelled);
    QVERIFY(!connection.isOpen());
    // Whoever asks on is told, and waits for nothing.
    ServerWait again(connection);
    COMPARE_ERROR(again.forAnswer<ServerRows>(ask), ErrorCode::Cancelled);
}

void ConnectionTest::callAfterTheEnd_isAnsweredToo()
{
    ServerConnection connection(addressOf(*m_team->p));
    QCOMPARE(opened(connection), std::nullopt);
    connection.cancel();
    std::optional<Error> error;
    connection.run("SELECT 1", {}, [&](Result<ServerRows> answer) { error = errorOf(answer); });
    QVERIFY(!error); // never from within
    QVERIFY(QTest::qWaitFor([&] { return error.has_value(); }, Long));
    QCOMPARE(error->code, ErrorCode::Cancelled);
}

void ConnectionTest::killedServer_answersEveryCall()
{
    ServerConnection connection(addressOf(*m_team->p));
    QCOMPARE(opened(connection), std::nullopt);
    QSignalSpy closing(&connection, &ServerConnection::closed);
    std::vector<Error> errors;
    for (const char* sql : {"SELECT pg_sleep(100000)", "SELECT 1"})
        connection.run(sql, {},
                       [&](Result<ServerRows> answer) { errors.push_back(errorOf(answer)); });
    m_server->kill();
    QVERIFY(closing.wait(Long));
    QCOMPARE(errors.size(), 2U);
    QCOMPARE(errors[0].code, ErrorCode::ServerUnreachable);
    QVERIFY(!connection.isOpen());
    m_server->startAgain();
    m_team->p->disconnect();
    VERIFY_HOLDS(called(addressOf(*m_team->p), "SELECT 1"));
}

void ConnectionTest::deleted_answersNothing()
{
    auto connection = std::make_unique<ServerConnection>(addressOf(*m_team->p));
    QCOMPARE(opened(*connection), std::nullopt);
    bool isAnswered = false;
    connection->run("SELECT 1", {}, [&](Result<ServerRows>) { isAnswered = true; });
    connection.reset();
    QCoreApplication::processEvents();
    QVERIFY(!isAnswered);
    // And one that goes in its own answer.
    auto second = std::make_unique<ServerConnection>(addressOf(*m_team->p));
    second->run("SELECT 1", {}, [&](Result<ServerRows>) {
        second.reset();
        isAnswered = true;
    });
    second->open();
    QVERIFY(QTest::qWaitFor([&] { return isAnswered; }, Long));
}

void ConnectionTest::environment_decidesNothing()
{
    for (const char* variable : {"PGHOSTADDR", "PGSSLMODE", "PGSERVICE", "PGOPTIONS", "PGPASSWORD",
                                 "PGSSLROOTCERT", "PGUSER", "PGREQUIREPEER"})
        qputenv(variable, "192.0.2.1");
    qputenv("SUBTEXT_PG", "kept");
    forgetServerVariables();
    QVERIFY(!qEnvironmentVariableIsSet("PGHOSTADDR"));
    QCOMPARE(qgetenv("SUBTEXT_PG"), "kept");
    const auto setting = called(addressOf(*m_team->p), "SELECT current_setting('lock_timeout')");
    VERIFY_HOLDS(setting);
    QCOMPARE(setting->at(0).at(0), "3s");
    const auto tls = called(addressOf(*m_team->p), "SELECT team.hello(1) IS NOT NULL");
    VERIFY_HOLDS(tls);
    QCOMPARE(tls->at(0).at(0), "t");
}

void ConnectionTest::keywords_sayAllThatAVariableCouldSay()
{
    QSet<QByteArray> said;
    for (const auto& [name, value] : connectionKeywords(addressOf(*m_team->p))) {
        said.insert(name);
        QVERIFY2(!value.isEmpty(), name.constData()); // libpq would take it for one not given
    }
    // Another address than the host's is no keyword that can be refused, so the variable goes; the
    // others have no part in who is believed.
    const QSet<QByteArray> left{
        "hostaddr",  "service",     "connect_timeout", "krbsrvname",  "gsslib", "sslcompression",
        "sslcrldir", "requirepeer", "requiressl",      "sslpassword", "tty",    "authtype"};
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(PQconndefaults(),
                                                                               &PQconninfoFree);
    for (const PQconninfoOption* option = options.get(); option->keyword; ++option) {
        if (!option->envvar)
            continue;
        QVERIFY2(said.contains(option->keyword) || left.contains(option->keyword), option->keyword);
        QVERIFY2(QByteArray(option->envvar).startsWith("PG"), option->envvar); // so it is removed
    }
}

// Distributions keep them in different places.
void ConnectionTest::authorities_areThoseOfThisMachine()
{
    QTemporaryDir folder;
    const QString one = folder.filePath(QStringLiteral("one.pem"));
    const QString two = folder.filePath(QStringLiteral("two.pem"));
    const QString three = folder.filePath(QStringLiteral("three.pem"));
    QCOMPARE(firstOnThisMachine({one, two, three}), one); // for the refusal to name
    writeFile(three, "c");
    QCOMPARE(firstOnThisMachine({one, two, three}), three);
    writeFile(two, "b");
    QCOMPARE(firstOnThisMachine({one, two, three}), two);
    QVERIFY(QFile::link(folder.filePath(QStringLiteral("gone")), one));
    QCOMPARE(firstOnThisMachine({one, two, three}), two); // a link to nothing is not there
    ServerAddress address = addressOf(*m_team->p);
    const auto believed = [&] {
        for (const auto& [name, value] : connectionKeywords(address)) {
            if (name == "sslrootcert")
                return QString::fromUtf8(value);
        }
        return QString();
    };
    QCOMPARE(believed(), m_server->certificate()); // the invitation's before any other
    address.certificate.clear();
    QVERIFY2(believed().startsWith(QLatin1String("/etc/")), qUtf8Printable(believed()));
}

void ConnectionTest::silentLine_isFoundOutWithinSeconds()
{
    constexpr int Longest = 15;
    std::map<QByteArray, int> said;
    for (const auto& [name, value] : connectionKeywords(addressOf(*m_team->p)))
        said[name] = value.toInt();
    QCOMPARE(said["keepalives"], 1);
    const int idle = said["keepalives_idle"];
    const int probes = said["keepalives_interval"] * said["keepalives_count"];
    QVERIFY(idle > 0 && probes > 0); // 0 is the system's: two hours
    QVERIFY(idle + probes <= Longest);
    // Where a call is under way, in milliseconds: nobody probes then.
    const int unanswered = said["tcp_user_timeout"];
    QVERIFY(unanswered > 1000 * idle); // less would give up before anything was asked
    QVERIFY(unanswered < ServerWait::LongestOpeningMs);
}

void ConnectionTest::hostThatAnswersNothing_isGivenUp()
{
    ServerAddress address = addressOf(*m_team->p);
    FaultyLine line(address.port);
    line.strike(FaultyLine::Fault::HalfOpen);
    address.host = QStringLiteral("127.0.0.1");
    address.port = line.port();
    ServerConnection connection(address);
    ServerWait wait(connection);
    COMPARE_ERROR(wait.open(200), ErrorCode::ServerUnreachable);
    QVERIFY(line.swallowed() > 0);
    QVERIFY(!connection.isOpen());
    QVERIFY(ServerWait::LongestOpeningMs < ServerWait::LongestAnswerMs);
}

void ConnectionTest::plaintext_isForThisMachineOnly_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QByteArray>("binding");
    const QString none;
    QTest::newRow("a socket") << "/run/postgresql" << none << QByteArray("prefer")
                              << QByteArray("prefer");
    QTest::newRow("the loopback") << "127.0.0.1" << none << QByteArray("prefer")
                                  << QByteArray("prefer");
    QTest::newRow("the loopback, with a certificate")
        << "localhost"
        << "/ca.crt" << QByteArray("verify-full") << QByteArray("require");
    QTest::newRow("a name") << "db.uni.example" << none << QByteArray("verify-full")
                            << QByteArray("require");
    QTest::newRow("a name like the loopback")
        << "localhost.example" << none << QByteArray("verify-full") << QByteArray("require");
    QTest::newRow("an address") << "192.0.2.1" << none << QByteArray("verify-full")
                                << QByteArray("require");
}

void ConnectionTest::plaintext_isForThisMachineOnly()
{
    QFETCH(QString, host);
    QFETCH(QString, certificate);
    QFETCH(QByteArray, mode);
    QFETCH(QByteArray, binding);
    ServerAddress address{
        host,        5432, QStringLiteral("d"), QStringLiteral("l"), QStringLiteral("s"),
        certificate, false};
    std::map<QByteArray, QByteArray> said;
    for (const auto& [name, value] : connectionKeywords(address))
        said[name] = value;
    QCOMPARE(said["sslmode"], mode);
    QCOMPARE(said["channel_binding"], binding);
    address.isTrial = true; // whoever asks for no secret is let answer
    said.clear();
    for (const auto& [name, value] : connectionKeywords(address))
        said[name] = value;
    QCOMPARE(said["sslmode"], mode);
    QCOMPARE(said["channel_binding"], "prefer");
    address.isPlain = true; // only where it is asked for
    said.clear();
    for (const auto& [name, value] : connectionKeywords(address))
        said[name] = value;
    QCOMPARE(said["sslmode"], "disable");
    QCOMPARE(said["channel_binding"], "disable");
}

void ConnectionTest::migrations_areNumberedFromOne()
{
    const std::vector<ServerMigration> migrations = serverMigrations();
    QVERIFY(!migrations.empty());
    for (std::size_t i = 0; i < migrations.size(); ++i)
        QCOMPARE(migrations[i].version, static_cast<int>(i) + 1);
    QCOMPARE(m_server->admin().run(QStringLiteral("SELECT version FROM subtext.meta")).value(),
             QString::number(migrations.back().version));
}

SUBTEXT_TEST(ConnectionTest)
#include "connectiontest.moc"
