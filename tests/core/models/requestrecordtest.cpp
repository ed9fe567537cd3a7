// SPDX-License-Identifier: MIT
#include "core/models/requestrecord.h"

#include "tests/support/registeredtest.h"

using namespace subtext;

/// What people are told of a reply that is no answer.
class RequestRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replyThatIsNoAnswer_isToldInItsWords_data();
    void replyThatIsNoAnswer_isToldInItsWords();
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

SUBTEXT_TEST(RequestRecordTest)
#include "requestrecordtest.moc"
