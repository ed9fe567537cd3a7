// SPDX-License-Identifier: MIT
#include "core/study/modelrunner.h"

#include "core/models/modelanswers.h"
#include "core/net/networktransport.h"
#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/teststudy.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

using namespace subtext;
using namespace subtext::test;

/// A run from its first request to its last, against a server that does what servers do wrong. The
/// clock stands still; waits are over at once and are written down.
class ModelRunnerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyItem_isAskedOnceAndKept();
    void providers_areAllUnderstood_data();
    void providers_areAllUnderstood();
    void atMostSoMany_areOpen();
    void limit_asksTheFirstItemsOnly();
    void passingFault_isTriedAgain_data();
    void passingFault_isTriedAgain();
    void serverThatAsksForTime_isLeftAlone_data();
    void serverThatAsksForTime_isLeftAlone();
    void sixTries_andTheItemStaysOpen();
    void badItem_failsAlone();
    void fiveInARow_stopTheRun();
    void refusal_isAnAnswer();
    void lengthEnding_isKeptAsSuch();
    void lastingRefusal_stopsTheRun_data();
    void lastingRefusal_stopsTheRun();
    void page_isNoAnswer();
    void otherHost_stopsTheRunUnasked();
    void wrongCertificate_stopsTheRun();
    void cancelled_finishesWhatIsOpen();
    void cancelledTwice_waitsForNothing();
    void resumed_asksWhatIsOpenOnly();
    void ceiling_isNotPassed();
    void limitsAMinute_spreadRequests();
    void storedAnswers_areReadWithoutSending();
    void board_isAskedRowByRow();
    void key_isInNoRow();
    void studyThatCannotBeWritten_stopsTheRun();
    void audit_saysWhatHappened();

private:
    struct Asking
    {
        llm::Profile profile;
        llm::Mode mode = llm::Mode::ZeroShot;
        RunPlan plan;
    };
    Asking askingAt(Study& study, const ScriptedServer& server) const;
    Uuid begin(Study& study, const Asking& asking) const;
    RunOutcome run(Study& study, const Uuid& run, const Asking& asking);
    RunOutcome runAnew(Study& study, const Asking& asking)
    {
        return run(study, begin(study, asking), asking);
    }
    ModelRunner::Ports ports(HttpTransport& transport)
    {
        return {transport, m_clock, [] { return 1.0; },
                [this](qint64 ms, QObject* context, std::function<void()> work) {
                    if (ms > 0)
                        m_waits.push_back(ms);
                    m_clock.advance(ms);
                    QTimer::singleShot(0, context, std::move(work));
                }};
    }

    FixedClock m_clock;
    std::vector<qint64> m_waits;
};

namespace {

QByteArray said(const char* label, const char* finish = "stop")
{
    return QByteArray(R"({"choices":[{"message":{"content":"{\"emotion\": \")") + label +
           R"(\"}"},"finish_reason":")" + finish +
           R"("}],"usage":{"prompt_tokens":100,"completion_tokens":10}})";
}

ServerAnswer joy()
{
    return answerWith(200, said("joy"));
}

/// Answers the first requests by the list, all others with joy.
ScriptedServer::Script first(std::vector<ServerAnswer> answers)
{
    auto at = std::make_shared<std::size_t>(0);
    return [answers = std::move(answers), at](const AskedOfServer&) {
        return *at < answers.size() ? answers[(*at)++] : joy();
    };
}

TestStudy::Shape shapeOf(int items)
{
    TestStudy::Shape shape;
    shape.perSubtype = items;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 1;
    shape.ratersPerItem = 1;
    return shape;
}

QString statuses(Study& study, const Uuid& run)
{
    QStringList list;
    for (const ModelRequest& request : must(study.modelRuns().requests(run)))
        list << QString::number(request.status) + (request.fault.isEmpty()
                                                       ? QString()
                                                       : u'!' + request.fault.section(u' ', 0, 0));
    return list.join(u' ');
}

} // namespace

ModelRunnerTest::Asking ModelRunnerTest::askingAt(Study& study, const ScriptedServer& server) const
{
    Asking asking;
    asking.profile.name = QStringLiteral("test");
    asking.profile.baseUrl = server.url(QStringLiteral("/v1"));
    asking.profile.model = QStringLiteral("m");
    asking.profile.limits.concurrency = 1;
    const auto task = must(study.task());
    asking.plan.profile = asking.profile;
    asking.plan.prompts = must(llm::promptsOf(*task, asking.mode, {}));
    asking.plan.ask.tokenLimit = 1'024;
    return asking;
}

Uuid ModelRunnerTest::begin(Study& study, const Asking& asking) const
{
    ModelRuns::NewRun about;
    about.model = asking.plan.profile.model;
    about.mode = asking.mode;
    about.host = originOf(asking.plan.profile.baseUrl);
    about.kind = asking.plan.profile.kind;
    return must(study.modelRuns().begin(about)).uuid;
}

RunOutcome ModelRunnerTest::run(Study& study, const Uuid& run, const Asking& asking)
{
    m_waits.clear();
    NetworkTransport transport(m_clock);
    ModelRunner runner(study, run, asking.plan, ports(transport));
    std::optional<RunOutcome> outcome;
    int times = 0;
    connect(&runner, &ModelRunner::finished, this, [&](const RunOutcome& of) {
        outcome = of;
        ++times;
    });
    if (!runner.start())
        qFatal("nothing could be read");
    if (!QTest::qWaitFor([&] { return outcome.has_value(); }, 60'000) || times != 1)
        qFatal("the run ended %d times", times);
    return *outcome;
}

void ModelRunnerTest::everyItem_isAskedOnceAndKept()
{
    TestStudy study(shapeOf(5));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    const Asking asking = askingAt(study.study(), server);
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.end, RunEnd::Done);
    QCOMPARE(outcome.progress.answered, std::size_t{5});
    QCOMPARE(outcome.progress.requests, qint64{5});
    QVERIFY(!outcome.progress.cost); // the price is not known
    const auto asked = server.asked();
    QCOMPARE(asked.size(), std::size_t{5});
    QCOMPARE(asked[0].path, QByteArray("/v1/chat/completions"));
    const auto requests = must(study->modelRuns().requests(run));
    QCOMPARE(requests.size(), std::size_t{5});
    QCOMPARE(requests[0].request.toUtf8(), asked[0].body);
    QCOMPARE(requests[0].answer.toUtf8(), said("joy"));
    QCOMPARE(requests[0].finish, QStringLiteral("stop"));
    QCOMPARE(requests[0].inputTokens.value_or(-1), qint64{100});
    const auto state = must(study->modelRuns().runs()).at(0);
    QCOMPARE(state.counts.answered, qint64{5});
    QCOMPARE(state.counts.outputTokens.value_or(-1), qint64{50});
    const auto sets = must(study->modelAnswers().all());
    QCOMPARE(sets.size(), std::size_t{1});
    QCOMPARE(sets[0].rows.size(), std::size_t{5});
    QCOMPARE(sets[0].rows[0].answer[QLatin1String("raw_response")].toString(),
             QStringLiteral("{\"emotion\": \"joy\"}"));
    VERIFY_HOLDS(study->verifyAudit());
}

void ModelRunnerTest::providers_areAllUnderstood_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("openai") << static_cast<int>(llm::ProviderKind::OpenAi) << said("joy")
                            << QByteArray("/v1/chat/completions");
    QTest::newRow("anthropic")
        << static_cast<int>(llm::ProviderKind::Anthropic)
        << QByteArray(R"({"content":[{"type":"text","text":"joy"}],"stop_reason":"end_turn"})")
        << QByteArray("/v1/v1/messages");
    QTest::newRow("gemini")
        << static_cast<int>(llm::ProviderKind::Gemini)
        << QByteArray(
               R"({"candidates":[{"content":{"parts":[{"text":"joy"}]},"finishReason":"STOP"}]})")
        << QByteArray("/v1/v1beta/models/m:generateContent");
}

void ModelRunnerTest::providers_areAllUnderstood()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, path);
    TestStudy study(shapeOf(1));
    ScriptedServer server([=](const AskedOfServer&) { return answerWith(200, body); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.kind = static_cast<llm::ProviderKind>(kind);
    QCOMPARE(runAnew(study.study(), asking).progress.answered, std::size_t{1});
    QCOMPARE(server.asked().at(0).path, path);
    QVERIFY(must(study->modelAnswers().all())
                .at(0)
                .rows.at(0)
                .answer[QLatin1String("raw_response")]
                .toString()
                .contains(QLatin1String("joy")));
}

void ModelRunnerTest::atMostSoMany_areOpen()
{
    TestStudy study(shapeOf(12));
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.concurrency = 4;
    NetworkTransport transport(m_clock);
    ModelRunner runner(study.study(), begin(study.study(), asking), asking.plan, ports(transport));
    std::optional<RunOutcome> outcome;
    connect(&runner, &ModelRunner::finished, this, [&](const RunOutcome& of) { outcome = of; });
    VERIFY_HOLDS(runner.start());
    while (!outcome) {
        QTRY_VERIFY(server.waiting() == 4 || outcome);
        server.answerWaiting(joy());
        QTRY_VERIFY(server.asked().size() == 12 || server.waiting() == 4 || outcome);
        if (server.asked().size() == 12 && server.waiting() > 0)
            server.answerWaiting(joy());
        QCoreApplication::processEvents();
    }
    QCOMPARE(outcome->progress.answered, std::size_t{12});
    QCOMPARE(server.mostOpen(), 4);
}

void ModelRunnerTest::limit_asksTheFirstItemsOnly()
{
    TestStudy study(shapeOf(6));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.limit = 2;
    QCOMPARE(runAnew(study.study(), asking).end, RunEnd::Done);
    QCOMPARE(server.asked().size(), std::size_t{2});
    const auto rows = must(study->modelAnswers().all()).at(0).rows;
    QCOMPARE(rows.size(), std::size_t{2});
    QVERIFY(rows[0].scenario == study.scenario(1) && rows[1].scenario == study.scenario(2));
}

void ModelRunnerTest::passingFault_isTriedAgain_data()
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

void ModelRunnerTest::passingFault_isTriedAgain()
{
    QFETCH(int, fault);
    TestStudy study(shapeOf(1));
    const auto faulty = [=] {
        return fault == -1   ? answerCut(said("joy"))
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
    ModelRunner runner(study.study(), run, asking.plan, ports(transport));
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

void ModelRunnerTest::serverThatAsksForTime_isLeftAlone_data()
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

void ModelRunnerTest::serverThatAsksForTime_isLeftAlone()
{
    QFETCH(QByteArray, headers);
    QFETCH(QByteArray, body);
    QFETCH(int, wait);
    m_clock.set(FixedClock::Start);
    TestStudy study(shapeOf(2));
    ScriptedServer server(first({answerWith(429, body, headers)}));
    const Asking asking = askingAt(study.study(), server);
    QCOMPARE(runAnew(study.study(), asking).end, RunEnd::Done);
    QVERIFY(m_clock.now() >= FixedClock::Start + wait);
    QVERIFY(std::find(m_waits.begin(), m_waits.end(), wait) != m_waits.end());
}

void ModelRunnerTest::sixTries_andTheItemStaysOpen()
{
    TestStudy study(shapeOf(1));
    ScriptedServer server([](const AskedOfServer&) { return answerWith(503, "{}"); });
    const Asking asking = askingAt(study.study(), server);
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.progress.failed, std::size_t{1});
    QCOMPARE(server.asked().size(), std::size_t{6});
    QCOMPARE(m_waits, (std::vector<qint64>{2'000, 4'000, 8'000, 16'000, 32'000}));
    QCOMPARE(must(study->modelRuns().open(run)).size(), std::size_t{1});
    QCOMPARE(must(study->modelAnswers().all()).at(0).rows.at(0).answer,
             (QJsonObject{{QStringLiteral("ended"), QStringLiteral("error")}}));
}

void ModelRunnerTest::badItem_failsAlone()
{
    TestStudy study(shapeOf(3));
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
}

void ModelRunnerTest::fiveInARow_stopTheRun()
{
    TestStudy study(shapeOf(9));
    ScriptedServer server(
        [](const AskedOfServer&) { return answerWith(422, R"({"error":{"message":"No"}})"); });
    const RunOutcome outcome = runAnew(study.study(), askingAt(study.study(), server));
    QCOMPARE(outcome.end, RunEnd::FailedInARow);
    QCOMPARE(outcome.words, QStringLiteral("422 No"));
    QCOMPARE(server.asked().size(), std::size_t{5});
}

void ModelRunnerTest::refusal_isAnAnswer()
{
    TestStudy study(shapeOf(1));
    ScriptedServer server([](const AskedOfServer&) {
        return answerWith(
            200, R"({"choices":[{"message":{"refusal":"I can't"},"finish_reason":"stop"}]})");
    });
    const Asking asking = askingAt(study.study(), server);
    QCOMPARE(runAnew(study.study(), asking).progress.answered, std::size_t{1});
    QCOMPARE(must(study->modelAnswers().all())
                 .at(0)
                 .rows.at(0)
                 .answer[QLatin1String("ended")]
                 .toString(),
             QStringLiteral("refusal"));
    QCOMPARE(must(study->modelRuns().runs()).at(0).counts.refusals, qint64{1});
}

void ModelRunnerTest::lengthEnding_isKeptAsSuch()
{
    TestStudy study(shapeOf(1));
    ScriptedServer server(
        [](const AskedOfServer&) { return answerWith(200, said("jo", "length")); });
    QCOMPARE(runAnew(study.study(), askingAt(study.study(), server)).progress.answered,
             std::size_t{1});
    QCOMPARE(must(study->modelRuns().runs()).at(0).counts.lengths, qint64{1});
    QCOMPARE(must(study->modelAnswers().all())
                 .at(0)
                 .rows.at(0)
                 .answer[QLatin1String("ended")]
                 .toString(),
             QStringLiteral("length"));
}

void ModelRunnerTest::lastingRefusal_stopsTheRun_data()
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

void ModelRunnerTest::lastingRefusal_stopsTheRun()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, end);
    TestStudy study(shapeOf(4));
    ScriptedServer server([=](const AskedOfServer&) { return answerWith(status, body); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.key = "sk-secret-1";
    const RunOutcome outcome = runAnew(study.study(), asking);
    QCOMPARE(static_cast<int>(outcome.end), end);
    QTEST(outcome.words, "words");
    QCOMPARE(server.asked().size(), std::size_t{1});
}

void ModelRunnerTest::page_isNoAnswer()
{
    TestStudy study(shapeOf(1));
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
}

void ModelRunnerTest::otherHost_stopsTheRunUnasked()
{
    TestStudy study(shapeOf(3));
    ScriptedServer other([](const AskedOfServer&) { return joy(); });
    const QByteArray target = "Location: " + other.address().toUtf8() + "/\r\n";
    ScriptedServer server([=](const AskedOfServer&) { return answerWith(307, "", target); });
    const RunOutcome outcome = runAnew(study.study(), askingAt(study.study(), server));
    QCOMPARE(outcome.end, RunEnd::WrongServer);
    QVERIFY(outcome.words.contains(other.address()));
    QCOMPARE(other.asked().size(), std::size_t{0});
    QCOMPARE(server.asked().size(), std::size_t{1});
}

void ModelRunnerTest::wrongCertificate_stopsTheRun()
{
    if (!ScriptedServer::hasTls())
        QSKIP("This Qt has no TLS.");
    TestStudy study(shapeOf(3));
    ScriptedServer server([](const AskedOfServer&) { return joy(); }, ScriptedServer::Wire::Tls);
    const RunOutcome outcome = runAnew(study.study(), askingAt(study.study(), server));
    QCOMPARE(outcome.end, RunEnd::WrongServer);
    QVERIFY(outcome.words.startsWith(QLatin1String("tls ")));
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void ModelRunnerTest::cancelled_finishesWhatIsOpen()
{
    TestStudy study(shapeOf(8));
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.concurrency = 3;
    const Uuid run = begin(study.study(), asking);
    NetworkTransport transport(m_clock);
    ModelRunner runner(study.study(), run, asking.plan, ports(transport));
    std::optional<RunOutcome> outcome;
    connect(&runner, &ModelRunner::finished, this, [&](const RunOutcome& of) { outcome = of; });
    VERIFY_HOLDS(runner.start());
    QTRY_COMPARE(server.waiting(), 3);
    runner.cancel();
    QCoreApplication::processEvents();
    QVERIFY(!outcome);
    server.answerWaiting(joy());
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->end, RunEnd::Cancelled);
    QCOMPARE(outcome->progress.answered, std::size_t{3});
    QCOMPARE(server.asked().size(), std::size_t{3});
    QCOMPARE(must(study->modelRuns().open(run)).size(), std::size_t{5});
}

void ModelRunnerTest::cancelledTwice_waitsForNothing()
{
    TestStudy study(shapeOf(4));
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.concurrency = 2;
    const Uuid run = begin(study.study(), asking);
    NetworkTransport transport(m_clock);
    ModelRunner runner(study.study(), run, asking.plan, ports(transport));
    std::optional<RunOutcome> outcome;
    connect(&runner, &ModelRunner::finished, this, [&](const RunOutcome& of) { outcome = of; });
    VERIFY_HOLDS(runner.start());
    QTRY_COMPARE(server.waiting(), 2);
    runner.cancel();
    runner.cancel();
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->end, RunEnd::Cancelled);
    QCOMPARE(must(study->modelRuns().open(run)).size(), std::size_t{4});
}

void ModelRunnerTest::resumed_asksWhatIsOpenOnly()
{
    TestStudy study(shapeOf(6));
    ScriptedServer server(first({joy(), joy(), answerWith(401, "{}")}));
    const Asking asking = askingAt(study.study(), server);
    const Uuid run = begin(study.study(), asking);
    QCOMPARE(this->run(study.study(), run, asking).end, RunEnd::Refused);
    study.reopen();
    VERIFY_HOLDS(study->modelRuns().resume(run));
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.end, RunEnd::Done);
    QCOMPARE(outcome.progress.total, std::size_t{4});
    QCOMPARE(server.asked().size(), std::size_t{3 + 4});
    QCOMPARE(must(study->modelAnswers().all()).at(0).rows.size(), std::size_t{6});
    QCOMPARE(this->run(study.study(), run, asking).progress.total, std::size_t{0});
    QCOMPARE(server.asked().size(), std::size_t{7});
}

void ModelRunnerTest::ceiling_isNotPassed()
{
    TestStudy study(shapeOf(30));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.ask.tokenLimit = 10;
    // 100 in and 10 out: 200 USD a million and 0.022 USD an answer.
    asking.plan.price = llm::Price{200, 200};
    asking.plan.ceiling = 0.5;
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.end, RunEnd::Ceiling);
    QVERIFY(outcome.progress.cost.value_or(9) <= 0.5);
    QVERIFY(outcome.progress.answered >= 10);
    QCOMPARE(must(study->modelRuns().open(run)).size(), 30 - outcome.progress.answered);
}

void ModelRunnerTest::limitsAMinute_spreadRequests()
{
    m_clock.set(FixedClock::Start);
    TestStudy study(shapeOf(15));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.requestsPerMinute = 60;
    QCOMPARE(runAnew(study.study(), asking).end, RunEnd::Done);
    // Ten at once, then one a second.
    QCOMPARE(m_clock.now() - FixedClock::Start, qint64{5'000});
}

void ModelRunnerTest::storedAnswers_areReadWithoutSending()
{
    TestStudy study(shapeOf(3));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    runAnew(study.study(), askingAt(study.study(), server));
    study.reopen(Study::Access::Read);
    QCOMPARE(must(study->modelAnswers().all()).at(0).rows.size(), std::size_t{3});
    QCOMPARE(must(study->modelAnswers().sets()).at(0).rows, qint64{3});
    QCOMPARE(server.asked().size(), std::size_t{3});
}

void ModelRunnerTest::board_isAskedRowByRow()
{
    const QTemporaryDir folder;
    CountingIds ids;
    const auto study = makeEmoSceneStudy(folder.filePath(QStringLiteral("stories.subtext")),
                                         {m_clock, ids, {}}, agreedOn({EmotionSet{1}}));
    ScriptedServer server([](const AskedOfServer& asked) {
        const bool isFear = asked.body.contains("feel fear?");
        const QByteArray logprobs =
            R"("logprobs":{"content":[{"token":"<answer>","logprob":0,"top_logprobs":[]},)"
            R"({"token":"yes","logprob":-0.6931471805599453,"top_logprobs":[)"
            R"({"token":"no","logprob":-1.3862943611198906}]}]})";
        return answerWith(200, QByteArray(R"({"choices":[{"message":{"content":"<answer>)") +
                                   (isFear ? "yes" : "no") +
                                   R"(</answer>"},"finish_reason":"stop",)" + logprobs + "}]}");
    });
    Asking asking = askingAt(*study, server);
    asking.plan.ask.logProbabilities = 5;
    const RunOutcome outcome = runAnew(*study, asking);
    QCOMPARE(outcome.progress.answered, std::size_t{8});
    QVERIFY(server.asked().at(0).body.contains("\"top_logprobs\":5"));
    const QJsonObject answer = must(study->modelAnswers().all()).at(0).rows.at(0).answer;
    const QJsonObject answers = answer[QLatin1String("answers")].toObject();
    QCOMPARE(answers.size(), qsizetype{8});
    QCOMPARE(answers[QLatin1String("fear")].toBool(), true);
    QCOMPARE(answers[QLatin1String("joy")].toBool(true), false);
    const double p =
        answer[QLatin1String("probabilities")].toObject()[QLatin1String("fear")].toDouble();
    QVERIFY2(std::abs(p - 2.0 / 3) < 1e-9, qPrintable(QString::number(p)));
}

void ModelRunnerTest::key_isInNoRow()
{
    TestStudy study(shapeOf(3));
    const QByteArray key = "sk-very-secret-4711";
    ScriptedServer server(
        first({answerWith(500, "You sent " + key, "x-request-id: " + key + "\r\nSet-Cookie: a\r\n"),
               answerWith(400, R"({"error":{"message":"key )" + key + R"( is odd"}})")}));
    Asking asking = askingAt(study.study(), server);
    asking.plan.key = key;
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(server.asked().at(0).header("Authorization"), "Bearer " + key);
    QVERIFY(!outcome.words.contains(QString::fromLatin1(key)));
    const auto requests = must(study->modelRuns().requests(run));
    QCOMPARE(requests.at(0).answer, QStringLiteral("You sent [key]"));
    QCOMPARE(requests.at(0).headers, QStringLiteral("{\"x-request-id\":\"[key]\"}"));
    study.close();
    const QDir folder(study.folder());
    for (const QString& name : folder.entryList(QDir::Files))
        QVERIFY2(!readFile(folder.filePath(name)).contains(key), qPrintable(name));
}

void ModelRunnerTest::studyThatCannotBeWritten_stopsTheRun()
{
    TestStudy study(shapeOf(6));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    const Asking asking = askingAt(study.study(), server);
    const Uuid run = begin(study.study(), asking);
    QCOMPARE(RawSql(study.path())
                 .run(QStringLiteral("CREATE TRIGGER full BEFORE INSERT ON model_request BEGIN "
                                     "SELECT RAISE(ABORT, 'full'); END")),
             QString());
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.end, RunEnd::NotKept);
    QVERIFY(outcome.error.has_value());
    QCOMPARE(server.asked().size(), std::size_t{1});
}

void ModelRunnerTest::audit_saysWhatHappened()
{
    TestStudy study(shapeOf(2));
    ScriptedServer server(first({answerWith(401, "{}")}));
    const Asking asking = askingAt(study.study(), server);
    QVERIFY(!must(study->modelRuns().hasConsent(server.address(), QByteArray(64, 'a'))));
    VERIFY_HOLDS(study->modelRuns().consent(server.address(), QByteArray(64, 'a'), {}));
    QVERIFY(must(study->modelRuns().hasConsent(server.address(), QByteArray(64, 'a'))));
    QVERIFY(!must(study->modelRuns().hasConsent(server.address(), QByteArray(64, 'b'))));
    QVERIFY(!must(study->modelRuns().hasConsent(QStringLiteral("https://b"), QByteArray(64, 'a'))));
    const Uuid run = begin(study.study(), asking);
    this->run(study.study(), run, asking);
    VERIFY_HOLDS(study->modelRuns().resume(run));
    this->run(study.study(), run, asking);
    QCOMPARE(RawSql(study.path())
                 .value(QStringLiteral("SELECT group_concat(action, ' ') FROM audit "
                                       "WHERE action GLOB 'llm.*'")),
             QStringLiteral("llm.consent llm.start llm.stop llm.resume llm.end"));
    VERIFY_HOLDS(study->verifyAudit());
    COMPARE_ERROR(study->modelRuns().resume(study.ids.next()), ErrorCode::InvalidValue);
}

SUBTEXT_TEST(ModelRunnerTest)
#include "modelrunnertest.moc"
