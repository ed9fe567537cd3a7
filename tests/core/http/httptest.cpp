// SPDX-License-Identifier: MIT
#include "core/http/http.h"

#include "tests/support/registeredtest.h"

using namespace subtext;

/// Where a request may go, without a network.
class HttpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void host_isThisMachineOrNot_data();
    void host_isThisMachineOrNot();
    void origin_namesWhoIsAsked_data();
    void origin_namesWhoIsAsked();
    void redirection_isFollowedWithinOneOriginOnly_data();
    void redirection_isFollowedWithinOneOriginOnly();
    void key_goesOverNoOpenConnection_data();
    void key_goesOverNoOpenConnection();
    void header_isFoundInAnyCase();
};

void HttpTest::host_isThisMachineOrNot_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isThisMachine");
    QTest::newRow("name") << QStringLiteral("localhost") << true;
    QTest::newRow("upper case") << QStringLiteral("LOCALHOST") << true;
    QTest::newRow("v4") << QStringLiteral("127.0.0.1") << true;
    QTest::newRow("v4, another") << QStringLiteral("127.4.5.6") << true;
    QTest::newRow("v6") << QStringLiteral("::1") << true;
    QTest::newRow("looks like it") << QStringLiteral("localhost.example.org") << false;
    QTest::newRow("begins like it") << QStringLiteral("127.0.0.1.example.org") << false;
    QTest::newRow("all interfaces") << QStringLiteral("0.0.0.0") << false;
    QTest::newRow("another") << QStringLiteral("api.example.org") << false;
    QTest::newRow("none") << QString() << false;
}

void HttpTest::host_isThisMachineOrNot()
{
    QFETCH(QString, host);
    QFETCH(bool, isThisMachine);
    QCOMPARE(isLoopback(host), isThisMachine);
}

void HttpTest::origin_namesWhoIsAsked_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("origin");
    const auto row = [](const char* name, const char* url, const char* origin) {
        QTest::newRow(name) << QString::fromLatin1(url) << QString::fromLatin1(origin);
    };
    row("plain", "https://api.example.org/v1/x?y=z", "https://api.example.org");
    row("usual port", "https://api.example.org:443/v1", "https://api.example.org");
    row("other port", "http://127.0.0.1:8080/v1", "http://127.0.0.1:8080");
    row("v6", "http://[::1]:8080/v1", "http://[::1]:8080");
    row("user", "https://a:b@example.org/", "https://example.org");
}

void HttpTest::origin_namesWhoIsAsked()
{
    QFETCH(QString, url);
    QFETCH(QString, origin);
    QCOMPARE(originOf(QUrl(url)), origin);
}

void HttpTest::redirection_isFollowedWithinOneOriginOnly_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QString>("target"); // empty: refused
    const auto row = [](const char* name, const char* method, int status, const char* location,
                        const char* target) {
        QTest::newRow(name) << QByteArray(method) << status << QByteArray(location)
                            << QString::fromLatin1(target);
    };
    row("post, kept", "POST", 307, "/v2/x", "https://a.org/v2/x");
    row("post, kept for good", "POST", 308, "https://a.org/v2", "https://a.org/v2");
    row("post would become get", "POST", 302, "/v2/x", "");
    row("get", "GET", 302, "/v2/x", "https://a.org/v2/x");
    row("other host", "GET", 302, "https://b.org/v1", "");
    row("other host, kept", "POST", 307, "https://b.org/v1", "");
    row("no scheme, other host", "POST", 307, "//b.org/v1", "");
    row("below the host", "POST", 307, "https://x.a.org/v1", "");
    row("other port", "GET", 302, "https://a.org:8443/v1", "");
    row("without encryption", "GET", 302, "http://a.org/v1", "");
    row("nowhere", "GET", 302, "", "");
    row("no redirection", "GET", 304, "/v2", "");
}

void HttpTest::redirection_isFollowedWithinOneOriginOnly()
{
    QFETCH(QByteArray, method);
    QFETCH(int, status);
    QFETCH(QByteArray, location);
    QFETCH(QString, target);
    HttpRequest request;
    request.method = method;
    request.url = QUrl(QStringLiteral("https://a.org/v1/x"));
    QCOMPARE(followedRedirect(request, status, location).value_or(QUrl()).toString(), target);
}

void HttpTest::key_goesOverNoOpenConnection_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("hasSecret");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("encrypted") << QStringLiteral("https://a.org/") << true << false;
    QTest::newRow("open") << QStringLiteral("http://a.org/") << true << true;
    QTest::newRow("open without a key") << QStringLiteral("http://a.org/") << false << false;
    QTest::newRow("this machine") << QStringLiteral("http://127.0.0.1:1/") << true << false;
}

void HttpTest::key_goesOverNoOpenConnection()
{
    QFETCH(QString, url);
    QFETCH(bool, hasSecret);
    HttpRequest request;
    request.url = QUrl(url);
    request.hasSecret = hasSecret;
    QTEST(isInsecure(request), "isRefused");
}

void HttpTest::header_isFoundInAnyCase()
{
    HttpReply reply;
    reply.headers = {{"X-Request-ID", "a"}, {"retry-after", "7"}};
    QCOMPARE(reply.header("Retry-After"), QByteArray("7"));
    QCOMPARE(reply.header("x-request-id"), QByteArray("a"));
    QCOMPARE(reply.header("none"), QByteArray());
}

SUBTEXT_TEST(HttpTest)
#include "httptest.moc"
