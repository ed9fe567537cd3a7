// SPDX-License-Identifier: MIT
#include "core/net/networktransport.h"

#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"

#include <QDir>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace subtext;
using namespace subtext::test;

/// The client against a real server on this machine, which does what servers do wrong.
class NetworkTransportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void request_arrivesAsItIs();
    void answer_comesWithStatusHeadersAndBody();
    void failure_isAnAnswerToo_data();
    void failure_isAnAnswerToo();
    void cutBody_isNoAnswer();
    void silence_endsAtTheTimeLimit();
    void cancelled_endsAtOnce();
    void nobodyThere_isUnreachable();
    void hangingUp_isUnreachable();
    void redirection_withinTheHostIsFollowed();
    void redirection_toAnotherHostIsRefusedUnasked();
    void redirection_roundAndRoundEnds();
    void unknownCertificate_stopsBeforeAnythingIsSaid();
    void plainServer_isNotTakenForAWrongCertificate();
    void openConnection_carriesNoKey();
    void tooLargeAnswer_isGivenUp();
    void largeFailure_isGivenUpThoughAFileMayBeLarger();
    void largeAnswer_streamsToDisk();
    void savedAnswer_isItsOwners();
    void brokenAnswer_leavesNoFile();
    void unwritableFile_isSaid();
    void thirtyTwoRequests_areOpenAtOnce();
    void cookies_areNotKept();
    void endOfTheTransport_callsNobody();

private:
    HttpReply ask(const HttpRequest& request);
    static HttpRequest get(const QUrl& url)
    {
        HttpRequest request;
        request.url = url;
        return request;
    }

    FixedClock m_clock;
};

HttpReply NetworkTransportTest::ask(const HttpRequest& request)
{
    NetworkTransport transport(m_clock);
    std::optional<HttpReply> answer;
    int times = 0;
    transport.send(request, [&](const HttpReply& reply) {
        answer = reply;
        ++times;
    });
    if (answer)
        qFatal("answered before send() returned");
    if (!QTest::qWaitFor([&] { return answer.has_value(); }, 60'000) || times != 1)
        qFatal("answered %d times", times);
    return *answer;
}

void NetworkTransportTest::request_arrivesAsItIs()
{
    ScriptedServer server([](const AskedOfServer&) { return answerWith(200, "{}"); });
    HttpRequest request = get(server.url(QStringLiteral("/v1/chat?x=y")));
    request.method = "POST";
    request.headers = {{"Content-Type", "application/json"}, {"X-Own", "ü"}};
    request.body = "{\"a\": \"ü\"}";
    QCOMPARE(ask(request).status, 200);
    const auto asked = server.asked();
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked[0].method, QByteArray("POST"));
    QCOMPARE(asked[0].path, QByteArray("/v1/chat?x=y"));
    QCOMPARE(asked[0].header("content-type"), QByteArray("application/json"));
    QCOMPARE(asked[0].header("X-Own"), QByteArray("ü"));
    QVERIFY(asked[0].header("User-Agent").startsWith("Subtext/"));
    QCOMPARE(asked[0].body, request.body);
}

void NetworkTransportTest::answer_comesWithStatusHeadersAndBody()
{
    ScriptedServer server([this](const AskedOfServer&) {
        m_clock.advance(120);
        return answerWith(201, "said", "X-Request-Id: r1\r\n");
    });
    const HttpReply reply = ask(get(server.url()));
    QVERIFY(reply.isSuccess());
    QCOMPARE(reply.status, 201);
    QCOMPARE(reply.body, QByteArray("said"));
    QCOMPARE(reply.header("x-request-id"), QByteArray("r1"));
    QCOMPARE(reply.tookMs, qint64{120});
}

void NetworkTransportTest::failure_isAnAnswerToo_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {400, 401, 403, 404, 409, 422, 429, 500, 503, 529})
        QTest::addRow("%d", status) << status;
}

void NetworkTransportTest::failure_isAnAnswerToo()
{
    QFETCH(int, status);
    ScriptedServer server([=](const AskedOfServer&) {
        return answerWith(status, "<html>Sorry</html>", "Retry-After: 3\r\n", "text/html");
    });
    const HttpReply reply = ask(get(server.url()));
    QCOMPARE(reply.fault, HttpFault::None);
    QCOMPARE(reply.status, status);
    QCOMPARE(reply.body, QByteArray("<html>Sorry</html>"));
    QCOMPARE(reply.header("Retry-After"), QByteArray("3"));
    QVERIFY(!reply.isSuccess());
}

void NetworkTransportTest::cutBody_isNoAnswer()
{
    ScriptedServer server(
        [](const AskedOfServer&) { return answerCut("{\"text\": \"all of it\"}"); });
    const HttpReply reply = ask(get(server.url()));
    QCOMPARE(reply.fault, HttpFault::Cut);
    QVERIFY(!reply.isSuccess());
}

void NetworkTransportTest::silence_endsAtTheTimeLimit()
{
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    HttpRequest request = get(server.url());
    request.timeLimitMs = 1;
    QCOMPARE(ask(request).fault, HttpFault::TimeLimit);
}

void NetworkTransportTest::cancelled_endsAtOnce()
{
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    NetworkTransport transport(m_clock);
    std::vector<HttpFault> faults;
    const auto id = transport.send(get(server.url()),
                                   [&](const HttpReply& reply) { faults.push_back(reply.fault); });
    QTRY_COMPARE(server.waiting(), 1);
    transport.cancel(id);
    QCOMPARE(faults, std::vector{HttpFault::Cancelled});
    transport.cancel(id); // there is nothing to cancel
    transport.cancel(id + 100);
    QCOMPARE(faults.size(), std::size_t{1});
}

void NetworkTransportTest::nobodyThere_isUnreachable()
{
    QUrl url;
    {
        const ScriptedServer gone([](const AskedOfServer&) { return noAnswer(); });
        url = gone.url();
    }
    const HttpReply reply = ask(get(url));
    QCOMPARE(reply.fault, HttpFault::Unreachable);
    QVERIFY(!reply.detail.isEmpty());
    QCOMPARE(reply.status, 0);
}

void NetworkTransportTest::hangingUp_isUnreachable()
{
    ScriptedServer server([](const AskedOfServer&) { return hangUp(); });
    QCOMPARE(ask(get(server.url())).fault, HttpFault::Unreachable);
}

void NetworkTransportTest::redirection_withinTheHostIsFollowed()
{
    ScriptedServer server([](const AskedOfServer& asked) {
        return asked.path == "/old" ? answerWith(308, "moved", "Location: /new\r\n")
                                    : answerWith(200, asked.body);
    });
    HttpRequest request = get(server.url(QStringLiteral("/old")));
    request.method = "POST";
    request.body = "question";
    request.headers = {{"Authorization", "Bearer k"}};
    const HttpReply reply = ask(request);
    QCOMPARE(reply.body, QByteArray("question"));
    const auto asked = server.asked();
    QCOMPARE(asked.size(), std::size_t{2});
    QCOMPARE(asked[1].method, QByteArray("POST"));
    QCOMPARE(asked[1].header("Authorization"), QByteArray("Bearer k"));
}

void NetworkTransportTest::redirection_toAnotherHostIsRefusedUnasked()
{
    ScriptedServer other([](const AskedOfServer&) { return answerWith(200, "{}"); });
    const QByteArray target = "Location: " + other.address().toUtf8() + "/x\r\n";
    ScriptedServer server([=](const AskedOfServer&) { return answerWith(307, "", target); });
    HttpRequest request = get(server.url());
    request.method = "POST";
    const HttpReply reply = ask(request);
    QCOMPARE(reply.fault, HttpFault::Redirected);
    QCOMPARE(reply.detail, other.address());
    QCOMPARE(other.asked().size(), std::size_t{0});
}

void NetworkTransportTest::redirection_roundAndRoundEnds()
{
    ScriptedServer server(
        [](const AskedOfServer&) { return answerWith(307, "", "Location: /again\r\n"); });
    QCOMPARE(ask(get(server.url())).fault, HttpFault::Redirected);
    QCOMPARE(server.asked().size(), std::size_t{6});
}

void NetworkTransportTest::unknownCertificate_stopsBeforeAnythingIsSaid()
{
    if (!ScriptedServer::hasTls())
        QSKIP("This Qt has no TLS.");
    ScriptedServer server([](const AskedOfServer&) { return answerWith(200, "{}"); },
                          ScriptedServer::Wire::Tls);
    HttpRequest request = get(server.url());
    request.headers = {{"Authorization", "Bearer k"}};
    request.hasSecret = true;
    const HttpReply reply = ask(request);
    QCOMPARE(reply.fault, HttpFault::Tls);
    QVERIFY(!reply.detail.isEmpty());
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void NetworkTransportTest::plainServer_isNotTakenForAWrongCertificate()
{
    if (!ScriptedServer::hasTls())
        QSKIP("This Qt has no TLS.");
    ScriptedServer server([](const AskedOfServer&) { return answerWith(200, "{}"); });
    QUrl url = server.url();
    url.setScheme(QStringLiteral("https"));
    HttpRequest request = get(url);
    request.hasSecret = true;
    const HttpReply reply = ask(request);
    QVERIFY2(reply.fault == HttpFault::NoTls, qPrintable(reply.detail));
    QCOMPARE(httpFaultToken(reply.fault), QLatin1String("no tls"));
    QVERIFY(server.asked().empty());
}

void NetworkTransportTest::openConnection_carriesNoKey()
{
    HttpRequest request = get(QUrl(QStringLiteral("http://models.invalid/v1")));
    request.hasSecret = true;
    QCOMPARE(ask(request).fault, HttpFault::Insecure);
}

void NetworkTransportTest::tooLargeAnswer_isGivenUp()
{
    ScriptedServer server(
        [](const AskedOfServer&) { return answerWith(200, QByteArray(300'000, 'x')); });
    HttpRequest request = get(server.url());
    request.sizeLimit = 100'000;
    QCOMPARE(ask(request).fault, HttpFault::TooLarge);
}

/// It would be kept in memory.
void NetworkTransportTest::largeFailure_isGivenUpThoughAFileMayBeLarger()
{
    const QByteArray words(17 * 1024 * 1024, 'x');
    ScriptedServer server([&](const AskedOfServer&) { return answerWith(404, words); });
    const QTemporaryDir folder;
    HttpRequest request = get(server.url());
    request.saveTo = folder.filePath(QStringLiteral("saved"));
    request.sizeLimit = 4LL * 1024 * 1024 * 1024;
    QCOMPARE(ask(request).fault, HttpFault::TooLarge);
    QVERIFY(!QFile::exists(request.saveTo));
}

void NetworkTransportTest::largeAnswer_streamsToDisk()
{
    const QByteArray large(5'000'000, 'y');
    ScriptedServer server([&](const AskedOfServer&) { return answerWith(200, large); });
    const QTemporaryDir folder;
    HttpRequest request = get(server.url());
    request.saveTo = folder.filePath(QStringLiteral("saved"));
    const HttpReply reply = ask(request);
    QVERIFY(reply.isSuccess());
    QVERIFY(reply.body.isEmpty());
    QCOMPARE(readFile(request.saveTo), large);
}

void NetworkTransportTest::savedAnswer_isItsOwners()
{
    ScriptedServer server([](const AskedOfServer&) { return answerWith(200, "names"); });
    const QTemporaryDir folder;
    HttpRequest request = get(server.url());
    request.saveTo = folder.filePath(QStringLiteral("saved"));
    const mode_t before = ::umask(0);
    const HttpReply reply = ask(request);
    ::umask(before);
    QVERIFY2(reply.isSuccess(), qPrintable(reply.detail));
    struct stat now = {};
    QCOMPARE(::stat(QFile::encodeName(request.saveTo).constData(), &now), 0);
    QCOMPARE(now.st_mode & 0777U, 0600U);
}

void NetworkTransportTest::brokenAnswer_leavesNoFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("saved"));
    writeFile(path, "before");
    HttpRequest request;
    request.saveTo = path;
    {
        ScriptedServer server(
            [](const AskedOfServer&) { return answerCut(QByteArray(5'000, 'y')); });
        request.url = server.url();
        QCOMPARE(ask(request).fault, HttpFault::Cut);
    }
    ScriptedServer server([](const AskedOfServer&) { return answerWith(500, "sorry"); });
    request.url = server.url();
    const HttpReply refused = ask(request);
    QCOMPARE(refused.status, 500);
    QCOMPARE(refused.body, QByteArray("sorry")); // what a server says of a failure is no file
    QCOMPARE(readFile(path), QByteArray("before"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), qsizetype{1});
}

void NetworkTransportTest::unwritableFile_isSaid()
{
    ScriptedServer server([](const AskedOfServer&) { return answerWith(200, "x"); });
    HttpRequest request = get(server.url());
    request.saveTo = QStringLiteral("/nowhere/at/all");
    QCOMPARE(ask(request).fault, HttpFault::Unwritable);
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void NetworkTransportTest::thirtyTwoRequests_areOpenAtOnce()
{
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    NetworkTransport transport(m_clock);
    int answered = 0;
    for (int i = 0; i < 32; ++i)
        transport.send(get(server.url()),
                       [&](const HttpReply& reply) { answered += reply.isSuccess() ? 1 : 0; });
    QTRY_COMPARE(server.waiting(), 32);
    server.answerWaiting(answerWith(200, "{}"));
    QTRY_COMPARE(answered, 32);
}

void NetworkTransportTest::cookies_areNotKept()
{
    ScriptedServer server(
        [](const AskedOfServer&) { return answerWith(200, "{}", "Set-Cookie: a=b; Path=/\r\n"); });
    NetworkTransport transport(m_clock);
    for (int i = 0; i < 2; ++i) {
        bool isAnswered = false;
        transport.send(get(server.url()), [&](const HttpReply&) { isAnswered = true; });
        QTRY_VERIFY(isAnswered);
    }
    QCOMPARE(server.asked().at(1).header("Cookie"), QByteArray());
}

void NetworkTransportTest::endOfTheTransport_callsNobody()
{
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    int called = 0;
    {
        NetworkTransport transport(m_clock);
        transport.send(get(server.url()), [&](const HttpReply&) { ++called; });
        QTRY_COMPARE(server.waiting(), 1);
    }
    QCoreApplication::processEvents();
    QCOMPARE(called, 0);
}

SUBTEXT_TEST(NetworkTransportTest)
#include "networktransporttest.moc"
