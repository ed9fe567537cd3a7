// SPDX-License-Identifier: MIT
#include "core/models/modelrunner.h"
#include "tests/core/models/askingmodels.h"

#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

/// A run against a server that does what servers do wrong.
class ModelFaultsTest : public AskingModels
{
    Q_OBJECT

private Q_SLOTS:
    void passingFault_isTriedAgain_data();
    void passingFault_isTriedAgain();
    void serverThatAsksForTime_isLeftAlone_data();
    void serverThatAsksForTime_isLeftAlone();
    void sixTries_andTheItemStaysOpen();
    void badItem_failsAlone();
    void fiveInARow_stopTheRun();
    void lastingRefusal_stopsTheRun_data();
    void lastingRefusal_stopsTheRun();
    void page_isNoAnswer();
    void otherHost_stopsTheRunUnasked();
    void wrongCertificate_stopsTheRun();
};

void ModelFaultsTest::passingFault_isTriedAgain_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("statuses");
    const auto row = [](const char* name, int fault, const char* statuses) {
        QTest::newRow(name) << fault << QString::fromLatin1(statuses);
    };
    for (const int status : {408, 409, 425, 429, 500, 502, 503, 504, 529})
        row(QByteArray::number(status).constData(), status,
            (QByteArray::number(status) + " 200").constData());
    row("cut body", -1, "200!cut 200");
    row("hanging up", -2, "0!unreachable 200");
    row("silence", -3, "0!time 200");
}

void ModelFaultsTest::passingFault_isTriedAgain()
{
    QFETCH(int, fault);
    TestStudy study(askedShape(1));
    const auto faulty = [=] {
        return fault == -1   ? answerCut(answerSaying("joy"))
               : fault == -2 ? hangUp()
               : fault == -3 ? noAnswer()
                             : answerWith(fault, "<html>Sorry</html>", {}, "text/html");
    };
    bool isMended = false;
    ScriptedServer server([&](const AskedOfServer&) { return isMended ? joy() : faulty(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.timeLimitMs = fault == -3 ? 50 : 60'000;
    const Uuid run = begin(study.study(), asking);
    NetworkTransport transport(m_clock);
    ModelRunner runner(study->modelRuns(), run, asking.plan, ports(transport));
    std::optional<RunOutcome> outcome;
    connect(&runner, &ModelRunner::progressed, this, [&] { isMended = true; });
    connect(&runner, &ModelRunner::finished, this, [&](const RunOutcome& of) { outcome = of; });
    m_waits.clear();
    VERIFY_HOLDS(runner.start());
    QTRY_VERIFY_WITH_TIMEOUT(outcome.has_value(), 60'000);
    QCOMPARE(outcome->end, RunEnd::Done);
    QTEST(statuses(study.study(), run), "statuses");
    QCOMPARE(m_waits, std::vector<qint64>{2'000});
    const auto requests = must(study->modelRuns().requests(run));
    QCOMPARE(requests[0].tries, 1);
    QCOMPARE(requests[1].tries, 2);
    QCOMPARE(requests[0].finish, QString());
}

void ModelFaultsTest::serverThatAsksForTime_isLeftAlone_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("wait");
    QTest::newRow("seconds") << QByteArray("Retry-After: 30\r\n") << QByteArray("{}") << 30'000;
    QTest::newRow("date") << QByteArray("Retry-After: Fri, 15 Jan 2027 08:00:40 GMT\r\n")
                          << QByteArray("{}") << 40'000;
    QTest::newRow("milliseconds") << QByteArray("retry-after-ms: 2500\r\n") << QByteArray("{}")
                                  << 2'500;
    QTest::newRow("gemini's delay")
        << QByteArray() << QByteArray(R"({"error":{"details":[{"retryDelay":"21s"}]}})") << 21'000;
}

void ModelFaultsTest::serverThatAsksForTime_isLeftAlone()
{
    QFETCH(QByteArray, headers);
    QFETCH(QByteArray, body);
    QFETCH(int, wait);
    m_clock.set(FixedClock::Start);
    TestStudy study(askedShape(2));
    ScriptedServer server(first({answerWith(429, body, headers)}));
    const Asking asking = askingAt(study.study(), server);
    QCOMPARE(runAnew(study.study(), asking).end, RunEnd::Done);
    QVERIFY(m_clock.now() >= FixedClock::Start + wait);
    QVERIFY(std::find(m_waits.begin(), m_waits.end(), wait) != m_waits.end());
}

void ModelFaultsTest::sixTries_andTheItemStaysOpen()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) { return answerWith(503, "{}"); });
    const Asking asking = askingAt(study.study(), server);
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.progress.failed, std::size_t{1});
    QCOMPARE(server.asked().size(), std::size_t{6});
    QCOMPARE(m_waits, (std::vector<qint64>{2'000, 4'000, 8'000, 16'000, 32'000}));
    QCOMPARE(must(study->modelRuns().open(run)).size(), std::size_t{1});
    QVERIFY(must(study->modelAnswers().all()).empty()); // nothing was said that could be scored
}

void ModelFaultsTest::badItem_failsAlone()
{
    TestStudy study(askedShape(3));
    ScriptedServer server(first({joy(), answerWith(400, R"({"error":{"message":"Bad"}})")}));
    const Asking asking = askingAt(study.study(), server);
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.end, RunEnd::Done);
    QCOMPARE(outcome.progress.answered, std::size_t{2});
    QCOMPARE(outcome.progress.failed, std::size_t{1});
    QCOMPARE(server.asked().size(), std::size_t{3});
    QCOMPARE(must(study->modelRuns().open(run)),
             (std::vector<OpenQuestion>{{study.scenario(2), 0}}));
    const auto rows = must(study->modelAnswers().all()).at(0).rows;
    QCOMPARE(std::count_if(rows.begin(), rows.end(),
                           [](const KeptPrediction& row) {
                               return row.answer == QJsonObject{{QStringLiteral("ended"),
                                                                 QStringLiteral("error")}};
                           }),
             1);
}

void ModelFaultsTest::fiveInARow_stopTheRun()
{
    TestStudy study(askedShape(9));
    ScriptedServer server(
        [](const AskedOfServer&) { return answerWith(422, R"({"error":{"message":"No"}})"); });
    const RunOutcome outcome = runAnew(study.study(), askingAt(study.study(), server));
    QCOMPARE(outcome.end, RunEnd::FailedInARow);
    QCOMPARE(outcome.words, QStringLiteral("422 No"));
    QCOMPARE(server.asked().size(), std::size_t{5});
}

void ModelFaultsTest::lastingRefusal_stopsTheRun_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("end");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, int status, const char* body, RunEnd end,
                        const char* words) {
        QTest::newRow(name) << status << QByteArray(body) << static_cast<int>(end)
                            << QString::fromLatin1(words);
    };
    row("bad key", 401, R"({"error":{"message":"Incorrect API key: sk-secret-1"}})",
        RunEnd::Refused, "401 Incorrect API key: [key]");
    row("not allowed", 403, "{}", RunEnd::Refused, "403 {}");
    row("no such model", 404, R"({"error":"unknown model"})", RunEnd::Refused, "404 unknown model");
    row("quota", 429, R"({"error":{"message":"Used up","code":"insufficient_quota"}})",
        RunEnd::QuotaUsedUp, "429 Used up");
}

void ModelFaultsTest::lastingRefusal_stopsTheRun()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, end);
    TestStudy study(askedShape(4));
    ScriptedServer server([=](const AskedOfServer&) { return answerWith(status, body); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.key = "sk-secret-1";
    const RunOutcome outcome = runAnew(study.study(), asking);
    QCOMPARE(static_cast<int>(outcome.end), end);
    QTEST(outcome.words, "words");
    QCOMPARE(server.asked().size(), std::size_t{1});
}

void ModelFaultsTest::page_isNoAnswer()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) {
        return answerWith(200, "<html>Please sign in</html>", {}, "text/html");
    });
    const Asking asking = askingAt(study.study(), server);
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.progress.answered, std::size_t{0});
    QCOMPARE(outcome.progress.failed, std::size_t{1});
    QCOMPARE(server.asked().size(), std::size_t{1});
    QCOMPARE(must(study->modelRuns().open(run)).size(), std::size_t{1});
    const auto failures = must(study->modelRuns().failures(run));
    QCOMPARE(failures.size(), std::size_t{1});
    QVERIFY(failures[0].status == 200 && failures[0].tries == 1);
}

void ModelFaultsTest::otherHost_stopsTheRunUnasked()
{
    TestStudy study(askedShape(3));
    ScriptedServer other([](const AskedOfServer&) { return joy(); });
    const QByteArray target = "Location: " + other.address().toUtf8() + "/\r\n";
    ScriptedServer server([=](const AskedOfServer&) { return answerWith(307, "", target); });
    const RunOutcome outcome = runAnew(study.study(), askingAt(study.study(), server));
    QCOMPARE(outcome.end, RunEnd::WrongServer);
    QVERIFY(outcome.words.contains(other.address()));
    QCOMPARE(other.asked().size(), std::size_t{0});
    QCOMPARE(server.asked().size(), std::size_t{1});
}

void ModelFaultsTest::wrongCertificate_stopsTheRun()
{
    if (!ScriptedServer::hasTls())
        QSKIP("This Qt has no TLS.");
    TestStudy study(askedShape(3));
    ScriptedServer server([](const AskedOfServer&) { return joy(); }, ScriptedServer::Wire::Tls);
    const RunOutcome outcome = runAnew(study.study(), askingAt(study.study(), server));
    QCOMPARE(outcome.end, RunEnd::WrongServer);
    QVERIFY(outcome.words.startsWith(QLatin1String("tls ")));
    QCOMPARE(server.asked().size(), std::size_t{0});
}

SUBTEXT_TEST(ModelFaultsTest)
#include "modelfaultstest.moc"
