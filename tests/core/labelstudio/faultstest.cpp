// SPDX-License-Identifier: MIT
#include "core/net/networktransport.h"
#include "tests/core/labelstudio/bridging.h"
#include "tests/support/server/scriptedserver.h"

using namespace subtext;
using namespace subtext::test;

/// A pull from a server that does what servers do wrong: nothing is half-taken.
class FaultsTest : public Bridging
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void fault_takesNothing_data();
    void fault_takesNothing();
    void passingFault_isTriedAgain_data();
    void passingFault_isTriedAgain();
    void writing_isNeverTriedAgain();
    void answerCutAnywhere_takesNothing();
    void wrongCertificate_takesNothing();
    void otherHost_isNotAskedAnything();
    void openConnection_carriesNoKey();
    void nobodyThere_isSaidAtOnce();
    void silentServer_isGivenUpSoonAndNotAskedAgain_data();
    void silentServer_isGivenUpSoonAndNotAskedAgain();
    void laterSilence_isTriedAgain();
    void cancelled_takesNothing_data();
    void cancelled_takesNothing();
    void removalAfterAStop_isAskedForOnceAndBriefly();
    void exportThatIsStillBeingMade_isRemovedAfterAStop_data();
    void exportThatIsStillBeingMade_isRemovedAfterAStop();
    void cancelledWhileWaiting_endsAtOnce();
    void personalToken_buysShortOnes();
    void blacklistedToken_isSaid();
    void key_standsInNoError();
    void address_data();
    void address();

private:
    ServerAnswer played(const AskedOfServer& asked)
    {
        const auto said = m_studio->answer(asked.method, asked.path, asked.body);
        return answerWith(said.status, said.body, {}, said.type);
    }
};

void FaultsTest::init()
{
    playOneProject();
    m_address = exampleServer();
    m_token = "0123456789abcdef0123456789abcdef01234567";
    m_waits.clear();
}

void FaultsTest::fault_takesNothing_data()
{
    QTest::addColumn<QByteArray>("path"); // of the request that fails
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("value");
    // As release 1.23.2 says it; 403, 429 and 503 come from what stands before it.
    const auto words = [](int status, const QByteArray& detail, const QByteArray& more = {}) {
        return R"({"id":"f7da376a-1f83-4c57-85a6-29369a132aad","status_code":)" +
               QByteArray::number(status) + R"(,"version":"1.23.2","detail":")" + detail +
               R"(","exc_info":null)" + more + "}";
    };
    const QByteArray noToken = words(401, "Invalid token.");
    const QByteArray noProject = words(404, "No Project matches the given query.");
    const QByteArray invalid = words(
        400, "Validation error",
        R"(,"validation_errors":{"task_filter_options":{"view":["A valid integer is required."]}})");
    const QByteArray detail = words(403, "No.");
    const QByteArray page = "\n\n\n<!doctype html>\n<html lang=\"en\">\n<head>\n</head></html>";
    const auto row = [](const char* name, const char* path, int status, const QByteArray& body,
                        ErrorCode code, const char* value) {
        QTest::newRow(name) << QByteArray(path) << status << body << static_cast<int>(code)
                            << QString::fromLatin1(value);
    };
    const auto refused = ErrorCode::ServerRefused;
    row("401 at once", "/api/version", 401, noToken, ErrorCode::SignInRefused, "401");
    row("401 in the middle", "/api/users/", 401, noToken, ErrorCode::SignInRefused, "401");
    row("401 at the end", "/download", 401, noToken, ErrorCode::SignInRefused, "401");
    row("403", "/api/projects/1/", 403, detail, refused, "403");
    row("404", "/api/projects/1/", 404, noProject, refused, "404");
    row("404 as a page", "/api/version", 404, page, refused, "page");
    row("a page in place of JSON", "/api/users/", 200, page, refused, "page");
    row("400", "/exports/", 400, invalid, refused, "400");
    row("429 for ever", "/api/users/", 429, detail, ErrorCode::ServerBusy, "429");
    row("500 for ever", "/api/users/", 500, page, refused, "page");
    row("503 at the download", "/download", 503, page, ErrorCode::ServerBusy, "503");
    row("another server's JSON", "/api/version", 200, "{}", refused, "answer");
    row("a list for a project", "/api/projects/1/", 200, "[]", refused, "answer");
    row("an object for people", "/api/users/", 200, "{}", refused, "answer");
    row("an export without a number", "/exports/", 201, "{}", refused, "answer");
    row("a failed export", "/exports/", 201, R"({"id":1,"status":"failed"})", refused, "answer");
    row("JSON that breaks off", "/api/users/", 200, R"([{"id":1)", refused, "answer");
    row("a download that breaks off", "/download", 200, R"([{"id":1,"data":{"a":1}},{"id")",
        ErrorCode::MalformedFile, "");
    row("a download of a page", "/download", 200, page, ErrorCode::UnknownFormat, "");
    row("nothing downloaded", "/download", 200, "", ErrorCode::EmptyFile, "");
}

void FaultsTest::fault_takesNothing()
{
    QFETCH(QByteArray, path);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, code);
    QFETCH(QString, value);
    TestStudy study(oneSceneShape());
    const QByteArray before = bytesOf(study);
    ScriptedServer server([&](const AskedOfServer& asked) {
        const QByteArray at = asked.path.split('?').first();
        const bool isHere = asked.method != "DELETE" && at.endsWith(path);
        const QByteArray type = body.trimmed().startsWith('<') ? "text/html" : "application/json";
        return isHere ? answerWith(status, body, {}, type) : played(asked);
    });
    m_address = server.url();
    NetworkTransport transport(m_clock);
    const auto report = pull(study.study(), transport, m_project);
    QVERIFY(!report);
    QCOMPARE(static_cast<int>(report.error().code), code);
    if (!value.isEmpty()) {
        QCOMPARE(report.error().value, value);
        QCOMPARE(report.error().file, server.address());
    }
    QCOMPARE(m_studio->exportCount(), 0); // nothing is left there, either
    QVERIFY(bytesOf(study) == before);
}

void FaultsTest::passingFault_isTriedAgain_data()
{
    QTest::addColumn<int>("fault");
    QTest::newRow("429") << 429;
    QTest::newRow("502") << 502;
    QTest::newRow("503") << 503;
    QTest::newRow("504") << 504;
    QTest::newRow("cut") << -1;
    QTest::newRow("hanging up") << -2;
}

void FaultsTest::passingFault_isTriedAgain()
{
    QFETCH(int, fault);
    TestStudy study(oneSceneShape());
    int faults = 0;
    ScriptedServer server([&](const AskedOfServer& asked) {
        const bool isHere = asked.path.startsWith("/api/users/") && faults < 3;
        faults += isHere ? 1 : 0;
        return !isHere       ? played(asked)
               : fault == -1 ? answerCut(R"([{"id":1}])")
               : fault == -2 ? hangUp()
                             : answerWith(fault, "{}");
    });
    m_address = server.url();
    NetworkTransport transport(m_clock);
    QCOMPARE(must(pull(study.study(), transport, m_project)).annotations, 1);
    // (A connection that was hung up on is tried again by Qt, too.)
    const std::vector<qint64> all{1000, 2000, 4000};
    const auto fewest = fault == -2 ? std::size_t{1} : all.size();
    QVERIFY(m_waits.size() >= fewest && m_waits.size() <= all.size());
    QVERIFY(std::equal(m_waits.begin(), m_waits.end(), all.begin()));
}

/// Nobody knows whether it was done.
void FaultsTest::writing_isNeverTriedAgain()
{
    TestStudy study(oneSceneShape());
    ScriptedServer server([&](const AskedOfServer& asked) {
        return asked.path.contains("/import") ? answerWith(503, "{}") : played(asked);
    });
    m_address = server.url();
    NetworkTransport transport(m_clock);
    const Pushed pushed = push(study.study(), transport);
    QVERIFY(pushed.error);
    QCOMPARE(pushed.error->code, ErrorCode::ServerBusy);
    const auto asked = server.asked();
    QCOMPARE(std::count_if(asked.begin(), asked.end(),
                           [](const AskedOfServer& of) { return of.path.contains("/import"); }),
             1);
}

/// Every answer of a pull, broken off after every byte.
void FaultsTest::answerCutAnywhere_takesNothing()
{
    TestStudy study(oneSceneShape());
    const QByteArray before = bytesOf(study);
    PlayedTransport whole(*m_studio);
    std::vector<QByteArray> answers;
    whole.spoil = [&](const HttpRequest&, HttpReply& reply) { answers.push_back(reply.body); };
    {
        const QTemporaryDir folder;
        must(fetch(whole, m_project, folder.path()));
    }
    // Version, project, what was left there, people, snapshot and file; its removal.
    QCOMPARE(answers.size(), std::size_t{7});
    int cuts = 0;
    for (const std::size_t which : {0U, 1U, 3U, 4U, 5U}) {
        for (qsizetype length = 0; length < answers[which].size(); ++length) {
            PlayedTransport transport(*m_studio);
            std::size_t number = 0;
            transport.spoil = [&](const HttpRequest&, HttpReply& reply) {
                if (number++ == which)
                    reply.body.truncate(length);
            };
            const auto report = pull(study.study(), transport, m_project);
            QVERIFY2(!report, qPrintable(QStringLiteral("answer %1, %2 bytes: %3")
                                             .arg(which)
                                             .arg(length)
                                             .arg(QString::fromUtf8(answers[which].left(length)))));
            ++cuts;
        }
    }
    QVERIFY(cuts > 2000);
    QCOMPARE(m_studio->exportCount(), 0);
    QVERIFY(bytesOf(study) == before);
}

void FaultsTest::wrongCertificate_takesNothing()
{
    if (!ScriptedServer::hasTls())
        QSKIP("this Qt knows no TLS");
    TestStudy study(oneSceneShape());
    ScriptedServer server([&](const AskedOfServer& asked) { return played(asked); },
                          ScriptedServer::Wire::Tls);
    m_address = server.url();
    NetworkTransport transport(m_clock);
    const auto report = pull(study.study(), transport, m_project);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::ServerUntrusted);
    QCOMPARE(report.error().value, QStringLiteral("tls"));
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void FaultsTest::otherHost_isNotAskedAnything()
{
    TestStudy study(oneSceneShape());
    ScriptedServer other([&](const AskedOfServer& asked) { return played(asked); });
    ScriptedServer server([&](const AskedOfServer& asked) {
        return answerWith(302, {}, "Location: " + other.address().toUtf8() + asked.path + "\r\n");
    });
    m_address = server.url();
    NetworkTransport transport(m_clock);
    const auto report = pull(study.study(), transport, m_project);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::ServerUntrusted);
    QCOMPARE(report.error().value, QStringLiteral("redirected"));
    QCOMPARE(other.asked().size(), std::size_t{0});
}

void FaultsTest::openConnection_carriesNoKey()
{
    TestStudy study(oneSceneShape());
    m_address = QUrl(QStringLiteral("http://label.invalid"));
    NetworkTransport transport(m_clock);
    const auto report = pull(study.study(), transport, m_project);
    QVERIFY(!report);
    QCOMPARE(report.error().value, QStringLiteral("insecure"));
}

void FaultsTest::nobodyThere_isSaidAtOnce()
{
    TestStudy study(oneSceneShape());
    m_address = QUrl(QStringLiteral("http://127.0.0.1:1"));
    NetworkTransport transport(m_clock);
    const auto report = pull(study.study(), transport, m_project);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::ServerUnreachable);
    QVERIFY(m_waits.empty());
}

void FaultsTest::silentServer_isGivenUpSoonAndNotAskedAgain_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::newRow("the old kind") << QByteArray("0123456789abcdef0123456789abcdef01234567");
    QTest::newRow("a personal one")
        << QByteArray("eyJhbGciOiJIUzI1NiJ9.eyJ0b2tlbl90eXBlIjoicmVmcmVzaCJ9.s");
}

/// It takes the connection and says nothing.
void FaultsTest::silentServer_isGivenUpSoonAndNotAskedAgain()
{
    QFETCH(QByteArray, token);
    m_token = token;
    TestStudy study(oneSceneShape());
    PlayedTransport transport(*m_studio);
    transport.instead = [](const HttpRequest&) {
        HttpReply silence;
        silence.fault = HttpFault::TimeLimit;
        return std::optional(silence);
    };
    const auto report = pull(study.study(), transport, m_project);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::ServerUnreachable);
    QCOMPARE(report.error().value, QStringLiteral("time limit"));
    QCOMPARE(transport.asked.size(), std::size_t{1});
    QCOMPARE(transport.asked.front().timeLimitMs, LabelStudioClient::FirstAnswerLimitMs);
    QVERIFY(m_waits.empty());
}

/// A server that has answered is there, and may be slow.
void FaultsTest::laterSilence_isTriedAgain()
{
    TestStudy study(oneSceneShape());
    PlayedTransport transport(*m_studio);
    int silences = 0;
    std::vector<int> limits;
    transport.instead = [&](const HttpRequest& request) -> std::optional<HttpReply> {
        if (request.url.path() != QLatin1String("/api/users/"))
            return std::nullopt;
        limits.push_back(request.timeLimitMs);
        if (++silences > 2)
            return std::nullopt;
        HttpReply silence;
        silence.fault = HttpFault::TimeLimit;
        return silence;
    };
    QCOMPARE(must(pull(study.study(), transport, m_project)).annotations, 1);
    QCOMPARE(m_waits, (std::vector<qint64>{1000, 2000}));
    QCOMPARE(limits.size(), std::size_t{3});
    for (const int limit : limits)
        QVERIFY(limit > LabelStudioClient::FirstAnswerLimitMs);
}

void FaultsTest::cancelled_takesNothing_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char* path :
         {"/api/version", "/api/projects/1/", "/api/users/", "/exports/", "/download"})
        QTest::newRow(path) << QByteArray(path);
}

/// The server is silent, and somebody cancels.
void FaultsTest::cancelled_takesNothing()
{
    QFETCH(QByteArray, path);
    ScriptedServer server([&](const AskedOfServer& asked) {
        return asked.path.split('?').first().endsWith(path) ? noAnswer() : played(asked);
    });
    NetworkTransport transport(m_clock);
    LabelStudioClient client(server.url(), m_token, ports(transport));
    const QTemporaryDir folder;
    ProjectFetch fetching(client, m_project, folder.path());
    std::optional<Result<FetchedProject>> fetched;
    fetching.start([&](const Result<FetchedProject>& of) { fetched = of; });
    QTRY_COMPARE(server.waiting(), 1);
    client.cancel();
    const auto ended = waited(fetched);
    QVERIFY(!ended);
    QCOMPARE(ended.error().code, ErrorCode::Cancelled);
    QCOMPARE(m_studio->exportCount(), 0); // nothing is left there, either
}

/// Nobody waits long for it, and nothing else is sent after a stop.
void FaultsTest::removalAfterAStop_isAskedForOnceAndBriefly()
{
    PlayedTransport transport(*m_studio);
    std::vector<HttpRequest> after;
    LabelStudioClient client(m_address, m_token, ports(transport));
    transport.instead = [&](const HttpRequest& request) -> std::optional<HttpReply> {
        if (client.isCancelled()) {
            after.push_back(request);
            HttpReply silence;
            silence.fault = HttpFault::TimeLimit;
            return silence;
        }
        if (request.url.path().endsWith(QLatin1String("/download")))
            client.cancel();
        return std::nullopt;
    };
    const QTemporaryDir folder;
    ProjectFetch fetching(client, m_project, folder.path());
    std::optional<Result<FetchedProject>> fetched;
    fetching.start([&](const Result<FetchedProject>& of) { fetched = of; });
    QCOMPARE(waited(fetched).error().code, ErrorCode::Cancelled);
    QCOMPARE(after.size(), std::size_t{1});
    QCOMPARE(after.front().method, QByteArray("DELETE"));
    QVERIFY(after.front().timeLimitMs <= 5000);
    QVERIFY(m_waits.empty());
}

void FaultsTest::exportThatIsStillBeingMade_isRemovedAfterAStop_data()
{
    QTest::addColumn<bool>("isSaid");
    QTest::newRow("the server says its number at once") << true;
    QTest::newRow("the server answers when it is made") << false;
}

/// That of somebody else who pulls at this moment stays.
void FaultsTest::exportThatIsStillBeingMade_isRemovedAfterAStop()
{
    QFETCH(bool, isSaid);
    const QString making = QStringLiteral("in_progress");
    m_studio->leaveExport(m_project, QStringLiteral("subtext-pull 0123456789ab"), making);
    PlayedTransport transport(*m_studio);
    LabelStudioClient client(m_address, m_token, ports(transport));
    transport.spoil = [&](const HttpRequest& request, HttpReply& reply) {
        const QString path = request.url.path();
        const bool isMaking = request.method == "POST" && path.endsWith(QLatin1String("/exports/"));
        if (isMaking)
            reply.body.replace("completed", "in_progress");
        if (isMaking && !isSaid)
            reply.fault = HttpFault::Cancelled;
        if (isMaking ? !isSaid : path.endsWith(QLatin1String("/exports/2")))
            client.cancel();
    };
    const QTemporaryDir folder;
    ProjectFetch fetching(client, m_project, folder.path());
    std::optional<Result<FetchedProject>> fetched;
    fetching.start([&](const Result<FetchedProject>& of) { fetched = of; });
    QCOMPARE(waited(fetched).error().code, ErrorCode::Cancelled);
    QCOMPARE(m_studio->exportCount(), 1);
    QCOMPARE(transport.asked.back().method, QByteArray("DELETE"));
    QVERIFY(transport.asked.back().url.path().endsWith(QLatin1String("/exports/2")));
}

void FaultsTest::cancelledWhileWaiting_endsAtOnce()
{
    PlayedTransport transport(*m_studio);
    transport.spoil = [](const HttpRequest& request, HttpReply& reply) {
        if (request.url.path() == QLatin1String("/api/users/"))
            reply.status = 503;
    };
    bool isWaiting = false;
    LabelStudioClient::Ports ports = this->ports(transport);
    ports.later = [&](qint64, QObject*, std::function<void()>) { isWaiting = true; }; // for ever
    LabelStudioClient client(m_address, m_token, ports);
    const QTemporaryDir folder;
    ProjectFetch fetching(client, m_project, folder.path());
    std::optional<Result<FetchedProject>> fetched;
    fetching.start([&](const Result<FetchedProject>& of) { fetched = of; });
    QTRY_VERIFY(isWaiting);
    client.cancel();
    QCOMPARE(waited(fetched).error().code, ErrorCode::Cancelled);
}

/// {"iat": 0, "exp": 300}
static const QByteArray ShortToken = "eyJh.eyJpYXQiOjAsImV4cCI6MzAwfQ.sig";

void FaultsTest::personalToken_buysShortOnes()
{
    m_token = "eyJhbGciOiJIUzI1NiJ9.eyJ0b2tlbl90eXBlIjoicmVmcmVzaCJ9.s";
    TestStudy study(oneSceneShape());
    int bought = 0;
    int refusals = 0;
    ScriptedServer server([&](const AskedOfServer& asked) {
        if (asked.path == "/api/token/refresh/") {
            ++bought;
            return answerWith(200,
                              "{\"access\":\"" + ShortToken + QByteArray::number(bought) + "\"}");
        }
        const QByteArray current = "Bearer " + ShortToken + QByteArray::number(bought);
        if (asked.path == "/api/users/" && ++refusals == 1)
            return answerWith(401, R"({"detail":"Token is expired"})");
        return asked.header("Authorization") == current ? played(asked) : answerWith(401, "{}");
    });
    m_address = server.url();
    NetworkTransport transport(m_clock);
    QCOMPARE(must(pull(study.study(), transport, m_project)).annotations, 1);
    QCOMPARE(bought, 2);
    QVERIFY(server.asked().front().body.contains(m_token));
}

void FaultsTest::blacklistedToken_isSaid()
{
    m_token = "eyJhbGciOiJIUzI1NiJ9.eyJ0b2tlbl90eXBlIjoicmVmcmVzaCJ9.s";
    TestStudy study(oneSceneShape());
    ScriptedServer server([&](const AskedOfServer&) {
        return answerWith(401, R"({"detail":"Token is blacklisted"})");
    });
    m_address = server.url();
    NetworkTransport transport(m_clock);
    const auto report = pull(study.study(), transport, m_project);
    QCOMPARE(report.error().code, ErrorCode::SignInRefused);
    QCOMPARE(report.error().detail, QStringLiteral("Token is blacklisted"));
    QCOMPARE(server.asked().size(), std::size_t{1});
}

void FaultsTest::key_standsInNoError()
{
    TestStudy study(oneSceneShape());
    ScriptedServer server([&](const AskedOfServer& asked) {
        return answerWith(403, "{\"detail\":\"" + asked.header("Authorization") + " " +
                                   QByteArray(400, 'x') + "\"}");
    });
    m_address = server.url();
    NetworkTransport transport(m_clock);
    const auto report = pull(study.study(), transport, m_project);
    QVERIFY(!report.error().detail.contains(QString::fromLatin1(m_token)));
    QVERIFY(report.error().detail.contains(QStringLiteral("[key]")));
    QCOMPARE(report.error().detail.size(), 300);
}

void FaultsTest::address_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // the address, or what is wrong
    const auto row = [](const char* text, const char* expected) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(expected);
    };
    row("https://label.example.org", "https://label.example.org");
    row(" https://label.example.org/studio// ", "https://label.example.org/studio");
    row("http://127.0.0.1:8080/", "http://127.0.0.1:8080");
    // As people write it.
    row("label.example.org", "https://label.example.org");
    row("Label.Example.org:8443/studio/", "https://label.example.org:8443/studio");
    row("studio", "https://studio");
    row("localhost", "http://localhost");
    row("localhost:8080", "http://localhost:8080");
    row("127.0.0.1:8080", "http://127.0.0.1:8080");
    row("[::1]:8080", "http://[::1]:8080");
    row("https://localhost:8443", "https://localhost:8443");
    row("HTTPS://label.example.org", "https://label.example.org");
    row("label.example.org:", "https://label.example.org"); // the port comes next
    // As a browser shows it.
    row("http://host:8080/projects/1/data?tab=3", "http://host:8080");
    row("http://host:8080/projects/1/data?tab=3&task=7#a", "http://host:8080");
    row("localhost:8080/projects?page=1", "http://localhost:8080");
    row("https://label.example.org/user/login/?next=/projects/", "https://label.example.org");
    row("https://label.example.org/user/account/personal-access-token",
        "https://label.example.org");
    row("https://label.example.org/organization", "https://label.example.org");
    row("https://label.example.org/studio/projects/1/data?tab=3",
        "https://label.example.org/studio");
    row("https://hub.example.org/user/ada/proxy/8080",
        "https://hub.example.org/user/ada/proxy/8080");
    row("https://hub.example.org/user/ada/proxy/8080/projects/",
        "https://hub.example.org/user/ada/proxy/8080");
    row("https://label.example.org/projects/studio", "https://label.example.org/projects/studio");
    // What is none.
    row("https://me:secret@label.example.org", "server user");
    row("me:secret@label.example.org", "server user");
    row("me@label.example.org", "server user");
    row("file:///etc/passwd", "server scheme");
    row("ftp://label.example.org", "server scheme");
    row("file:/etc/passwd", "server");
    row("https:/label.example.org", "server");
    row("https://", "server");
    row("https://label.example.org:port", "server");
    row("label.example.org:99999", "server");
    row("two words", "server");
    row("https://label.example.org/?token=1", "server query");
    row("https://label.example.org/#top", "server query");
    row("", "server");
}

void FaultsTest::address()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const auto read = labelStudioAddress(text);
    QCOMPARE(read ? read->toString() : read.error().detail, expected);
}

SUBTEXT_TEST(FaultsTest)
#include "faultstest.moc"
