// SPDX-License-Identifier: MIT
#include "core/http/retry.h"

#include "tests/support/registeredtest.h"

using namespace subtext;

/// What is sent again, and when.
class RetryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answer_isWorthAnotherTryOrNot_data();
    void answer_isWorthAnotherTryOrNot();
    void askedWait_isUnderstood_data();
    void askedWait_isUnderstood();
    void wait_growsToAMinute_data();
    void wait_growsToAMinute();
};

namespace {

constexpr qint64 Now = 1'800'000'000'000; // Fri, 15 Jan 2027 08:00:00 GMT

HttpReply replyOf(int status, HttpFault fault = HttpFault::None)
{
    HttpReply reply;
    reply.status = status;
    reply.fault = fault;
    return reply;
}

} // namespace

void RetryTest::answer_isWorthAnotherTryOrNot_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("fault");
    QTest::addColumn<bool>("isWorthIt");
    for (const int status : {408, 409, 425, 429, 500, 502, 503, 504, 529})
        QTest::addRow("%d", status) << status << 0 << true;
    for (const int status : {200, 201, 400, 401, 403, 404, 422, 501})
        QTest::addRow("%d", status) << status << 0 << false;
    const auto fault = [](const char* name, HttpFault of, bool isWorthIt) {
        QTest::newRow(name) << 0 << static_cast<int>(of) << isWorthIt;
    };
    fault("no connection", HttpFault::Unreachable, true);
    fault("time limit", HttpFault::TimeLimit, true);
    fault("certificate", HttpFault::Tls, false);
    fault("other host", HttpFault::Redirected, false);
    fault("cancelled", HttpFault::Cancelled, false);
    fault("too large", HttpFault::TooLarge, false);
    fault("open connection", HttpFault::Insecure, false);
    QTest::newRow("cut") << 200 << static_cast<int>(HttpFault::Cut) << true;
}

void RetryTest::answer_isWorthAnotherTryOrNot()
{
    QFETCH(int, status);
    QFETCH(int, fault);
    QTEST(isWorthRetrying(replyOf(status, static_cast<HttpFault>(fault))), "isWorthIt");
}

void RetryTest::askedWait_isUnderstood_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("wait"); // -1: none
    const auto row = [](const char* test, const char* name, const char* value, qint64 wait) {
        QTest::newRow(test) << QByteArray(name) << QByteArray(value) << wait;
    };
    row("seconds", "Retry-After", "7", 7'000);
    row("part of a second", "retry-after", "0.5", 500);
    row("date", "Retry-After", "Fri, 15 Jan 2027 08:00:09 GMT", 9'000);
    row("date gone by", "Retry-After", "Fri, 15 Jan 2027 07:00:00 GMT", 0);
    row("milliseconds", "retry-after-ms", "1200", 1'200);
    row("nonsense", "Retry-After", "soon", -1);
    row("below nothing", "Retry-After", "-3", -1);
    row("beyond counting", "Retry-After", "1e300", -1);
    row("other header", "X-Other", "7", -1);
}

void RetryTest::askedWait_isUnderstood()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    HttpReply reply = replyOf(429);
    reply.headers = {{name, value}};
    QTEST(askedWaitMs(reply, Now).value_or(-1), "wait");
}

void RetryTest::wait_growsToAMinute_data()
{
    QTest::addColumn<int>("tries");
    QTest::addColumn<double>("random");
    QTest::addColumn<qint64>("asked"); // -1: nothing
    QTest::addColumn<qint64>("wait");
    const qint64 nothing = -1;
    QTest::newRow("first") << 1 << 1.0 << nothing << qint64{2'000};
    QTest::newRow("second") << 2 << 1.0 << nothing << qint64{4'000};
    QTest::newRow("fifth") << 5 << 1.0 << nothing << qint64{32'000};
    QTest::newRow("at most a minute") << 9 << 1.0 << nothing << qint64{60'000};
    QTest::newRow("by chance") << 2 << 0.25 << nothing << qint64{1'000};
    QTest::newRow("none by chance") << 2 << 0.0 << nothing << qint64{0};
    QTest::newRow("longer as asked") << 1 << 0.5 << qint64{9'000} << qint64{9'000};
    QTest::newRow("shorter as asked") << 3 << 1.0 << qint64{100} << qint64{8'000};
}

void RetryTest::wait_growsToAMinute()
{
    QFETCH(int, tries);
    QFETCH(double, random);
    QFETCH(qint64, asked);
    QTEST(retryWaitMs(tries, random, asked < 0 ? std::nullopt : std::optional(asked)), "wait");
}

SUBTEXT_TEST(RetryTest)
#include "retrytest.moc"
