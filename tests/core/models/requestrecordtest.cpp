// SPDX-License-Identifier: MIT
#include "core/models/requestrecord.h"

#include "core/llm/modelanswer.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

/// What people are told of a reply that is no answer.
class RequestRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replyThatIsNoAnswer_isToldInItsWords_data();
    void replyThatIsNoAnswer_isToldInItsWords();
    void echoedKey_isInNothing_data();
    void echoedKey_isInNothing();
    void keyThatTheBodyShows_isNoSecret_data();
    void keyThatTheBodyShows_isNoSecret();
};

void RequestRecordTest::replyThatIsNoAnswer_isToldInItsWords_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("words");
    const QString page = QStringLiteral("the server sent a web page, not an answer");
    QTest::newRow("page") << 404 << QByteArray("\n<!DOCTYPE html>\n<html></html>")
                          << QStringLiteral("404: ") + page;
    QTest::newRow("page in the place of an answer")
        << 200 << QByteArray("<html lang=\"en\"></html>") << QStringLiteral("200: ") + page;
    QTest::newRow("XML") << 403 << QByteArray("<Error><Code>AccessDenied</Code></Error>")
                         << QStringLiteral("403 <Error><Code>AccessDenied</Code></Error>");
    QTest::newRow("XML in the place of an answer")
        << 200 << QByteArray("<?xml version=\"1.0\"?>\n<busy/>")
        << QStringLiteral("200, without an answer in it: <?xml version=\"1.0\"?> <busy/>");
    QTest::newRow("words") << 500 << QByteArray(R"({"error": {"message": "It broke."}})")
                           << QStringLiteral("500 It broke.");
    QTest::newRow("nothing") << 503 << QByteArray() << QStringLiteral("503");
    QTest::newRow("nothing in the place of an answer")
        << 200 << QByteArray(" \n") << QStringLiteral("200, without an answer in it");
    QTest::newRow("key") << 401 << QByteArray(R"({"error": "sk-1 is unknown"})")
                         << QStringLiteral("401 [key] is unknown");
}

void RequestRecordTest::replyThatIsNoAnswer_isToldInItsWords()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QString, words);
    HttpReply reply;
    reply.status = status;
    reply.body = body;
    const RequestRecord record({}, {}, 1, {}, 0, "sk-1");
    QCOMPARE(record.wordsOf(reply), words);
}

void RequestRecordTest::echoedKey_isInNothing_data()
{
    QTest::addColumn<QByteArray>("echo"); // as it stands in the JSON
    QTest::addColumn<QString>("kept");
    const auto row = [](const char* name, const QByteArray& echo, const char* kept) {
        QTest::newRow(name) << echo << QString::fromLatin1(kept);
    };
    row("as it is", "sk-a/b1+c", "[key]");
    row("stroke behind a backslash", R"(sk-a\/b1+c)", "[key]");
    row("one letter as a number", R"(\u0073k-a/b1+c)", "[key]");
    row("all as numbers", R"(\u0073\u006B\u002d\u0061\u002F\u0062\u0031\u002B\u0063)", "[key]");
    row("within a JSON within", R"({\"key\": \"sk-a\\/b1\\u002bc\"})", R"({\"key\": \"[key]\"})");
    row("twice", R"(sk-a/b1+c sk-a\/b1+c)", "[key] [key]");
    row("another one", R"(sk-a\/b2+c)", R"(sk-a\/b2+c)");
    row("a part of it", "sk-a/b1", "sk-a/b1");
}

/// Neither in the row, which may leave with a release, nor in what people are told.
void RequestRecordTest::echoedKey_isInNothing()
{
    QFETCH(QByteArray, echo);
    QFETCH(QString, kept);
    const QByteArray key = "sk-a/b1+c";
    HttpReply reply;
    reply.status = 200;
    reply.body = "{\"choices\": [{\"message\": {\"content\": \"" + echo + "\"}}]}";
    reply.headers = {{"x-request-id", "r " + key}};
    const RequestRecord record({}, {}, 1, "{}", 0, key);
    const ModelRequest row = record.of(reply, nullptr);
    QCOMPARE(row.answer,
             QStringLiteral("{\"choices\": [{\"message\": {\"content\": \"%1\"}}]}").arg(kept));
    QVERIFY(!row.headers.contains(QString::fromLatin1(key)));
    const auto answer = llm::readAnswer(llm::ProviderKind::OpenAi, row.answer.toUtf8());
    QVERIFY(answer);
    QVERIFY(!answer->text.contains(QString::fromLatin1(key)));
    // What is told is cut at 500 characters: no half of a key is left there.
    reply.status = 401;
    for (int before = 480; before <= 500; ++before) {
        reply.body = "{\"error\": \"" + QByteArray(before, 'x') + QByteArray(key).append("\"}");
        QVERIFY(!record.wordsOf(reply).contains(QLatin1String("sk-")));
    }
}

void RequestRecordTest::keyThatTheBodyShows_isNoSecret_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* key, const char* answer) {
        QTest::newRow(key) << QByteArray(key) << QString::fromLatin1(answer);
    };
    const char* whole = R"({"said": "joy or none", "of": "sk-1"})";
    row("none", whole);
    row("prompt", whole);
    row("sk-1", R"({"said": "joy or none", "of": "[key]"})");
}

/// Some servers want no key, and people give them a word.
void RequestRecordTest::keyThatTheBodyShows_isNoSecret()
{
    QFETCH(QByteArray, key);
    const QByteArray body = R"({"prompt": "joy or none?"})";
    HttpReply reply;
    reply.status = 200;
    reply.body = R"({"said": "joy or none", "of": "sk-1"})";
    const ModelRequest row = RequestRecord({}, {}, 1, body, 0, key).of(reply, nullptr);
    QCOMPARE(row.request, QString::fromLatin1(body));
    QTEST(row.answer, "answer");
}

SUBTEXT_TEST(RequestRecordTest)
#include "requestrecordtest.moc"
