// SPDX-License-Identifier: MIT
#include "core/models/modelrunner.h"

#include "core/figures/figures.h"
#include "core/models/predictionreading.h"
#include "core/models/runplanning.h"
#include "core/task/builtintasks.h"
#include "tests/core/models/askingmodels.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/rawsql.h"

#include <QDir>
#include <QJsonObject>

#include <set>

using namespace subtext;
using namespace subtext::test;

/// A run from its first request to its last.
class ModelRunnerTest : public AskingModels
{
    Q_OBJECT

private Q_SLOTS:
    void everyItem_isAskedOnceAndKept();
    void providers_areAllUnderstood_data();
    void providers_areAllUnderstood();
    void atMostSoMany_areOpen();
    void limit_asksTheFirstItemsOnly();
    void refusal_isAnAnswer();
    void lengthEnding_isKeptAsSuch();
    void serverThatIsDown_isLeftAloneAfterTheFirstItems();
    void hostThatIsNotThere_isLeftAloneAtOnce();
    void serverThatComesBack_isAskedEverything();
    void cancelled_finishesWhatIsOpen();
    void cancelledTwice_waitsForNothing();
    void resumed_asksWhatIsOpenOnly();
    void openRun_isMarkedUntilItHasEnded();
    void budget_isNotPassed();
    void limitsAMinute_spreadRequests();
    void storedAnswers_areReadWithoutSending();
    void board_isAskedRowByRow();
    void key_isInNoRow();
    void studyThatCannotBeWritten_stopsTheRun();
    void audit_saysWhatHappened();
    void replyThatIsNotKept_countsAsOpen();
    void plan_isOfWhatIsOpen();
    void plan_isTheSameRunWhateverItsItemsAndName();
    void lastEnd_isWhatWasSaidLast();
};

namespace {

/// Keeps nothing before it is told to.
class SlowKeeper : public RunKeeper
{
public:
    void keep(const ModelRequest& request, Kept kept) override
    {
        waiting.push_back({request, std::move(kept)});
    }
    void end(RunEnd end, Kept kept) override
    {
        ended = end;
        kept({});
    }
    void keepOne(const Result<void>& how)
    {
        const auto kept = std::move(waiting.front().second);
        waiting.erase(waiting.begin());
        kept(how);
    }

    std::vector<std::pair<ModelRequest, Kept>> waiting;
    std::optional<RunEnd> ended;
};

} // namespace

void ModelRunnerTest::everyItem_isAskedOnceAndKept()
{
    TestStudy study(askedShape(5));
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
    QCOMPARE(requests[0].answer.toUtf8(), answerSaying("joy"));
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
    QTest::newRow("openai") << static_cast<int>(llm::ProviderKind::OpenAi) << answerSaying("joy")
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
    TestStudy study(askedShape(1));
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
    TestStudy study(askedShape(12));
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.concurrency = 4;
    NetworkTransport transport(m_clock);
    ModelRunner runner(study->modelRuns(), begin(study.study(), asking), asking.plan,
                       ports(transport));
    std::optional<RunOutcome> outcome;
    connect(&runner, &ModelRunner::finished, this, [&](const RunOutcome& of) { outcome = of; });
    VERIFY_HOLDS(runner.start());
    for (std::size_t asked = 4; asked <= 12; asked += 4) {
        QTRY_COMPARE(server.waiting(), 4); // and no more, however long nobody answers
        QCOMPARE(server.asked().size(), asked);
        server.answerWaiting(joy());
    }
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->progress.answered, std::size_t{12});
    QCOMPARE(server.mostOpen(), 4);
}

void ModelRunnerTest::limit_asksTheFirstItemsOnly()
{
    TestStudy study(askedShape(6));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.limit = 2;
    QCOMPARE(runAnew(study.study(), asking).end, RunEnd::Done);
    QCOMPARE(server.asked().size(), std::size_t{2});
    const auto rows = must(study->modelAnswers().all()).at(0).rows;
    QCOMPARE(rows.size(), std::size_t{2});
    QVERIFY(rows[0].scenario == study.scenario(1) && rows[1].scenario == study.scenario(2));
}

void ModelRunnerTest::refusal_isAnAnswer()
{
    TestStudy study(askedShape(1));
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
    TestStudy study(askedShape(1));
    ScriptedServer server(
        [](const AskedOfServer&) { return answerWith(200, answerSaying("jo", "length")); });
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

void ModelRunnerTest::serverThatIsDown_isLeftAloneAfterTheFirstItems()
{
    TestStudy study(askedShape(40));
    ScriptedServer server([](const AskedOfServer&) { return answerWith(502, "<html>"); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.concurrency = 4;
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.end, RunEnd::FailedInARow);
    // Items that wait for another try keep their places: four items, six tries each at most.
    QVERIFY2(server.asked().size() <= 24, qPrintable(QString::number(server.asked().size())));
    std::set<ScenarioId> items;
    for (const ModelRequest& request : must(study->modelRuns().requests(run)))
        items.insert(request.scenario);
    QVERIFY2(items.size() <= 4, qPrintable(QString::number(items.size())));
    QCOMPARE(must(study->modelRuns().failures(run)).size(), std::size_t{1});
}

void ModelRunnerTest::hostThatIsNotThere_isLeftAloneAtOnce()
{
    TestStudy study(askedShape(40));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.baseUrl = QUrl(QStringLiteral("http://127.0.0.1:1/v1")); // nobody listens
    asking.plan.profile.limits.concurrency = 4;
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.end, RunEnd::FailedInARow);
    QVERIFY2(outcome.progress.requests <= 12,
             qPrintable(QString::number(outcome.progress.requests)));
    QCOMPARE(must(study->modelRuns().failures(run)).size(), std::size_t{1});
}

void ModelRunnerTest::serverThatComesBack_isAskedEverything()
{
    TestStudy study(askedShape(12));
    int asked = 0;
    ScriptedServer server([&](const AskedOfServer&) {
        ++asked;
        return asked > 3 && asked <= 15 ? answerWith(503, "{}") : joy();
    });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.concurrency = 3;
    const RunOutcome outcome = runAnew(study.study(), asking);
    QCOMPARE(outcome.end, RunEnd::Done);
    QCOMPARE(outcome.progress.answered, std::size_t{12});
    QCOMPARE(outcome.progress.failed, std::size_t{0});
}

void ModelRunnerTest::cancelled_finishesWhatIsOpen()
{
    TestStudy study(askedShape(8));
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.concurrency = 3;
    const Uuid run = begin(study.study(), asking);
    NetworkTransport transport(m_clock);
    ModelRunner runner(study->modelRuns(), run, asking.plan, ports(transport));
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
    TestStudy study(askedShape(4));
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.concurrency = 2;
    const Uuid run = begin(study.study(), asking);
    NetworkTransport transport(m_clock);
    ModelRunner runner(study->modelRuns(), run, asking.plan, ports(transport));
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
    TestStudy study(askedShape(6));
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

void ModelRunnerTest::openRun_isMarkedUntilItHasEnded()
{
    TestStudy study(askedShape(6));
    ScriptedServer server(first({joy(), joy(), answerWith(401, "{}"), answerWith(400, "{}")}));
    const Asking asking = askingAt(study.study(), server);
    const Uuid run = begin(study.study(), asking);
    QCOMPARE(this->run(study.study(), run, asking).end, RunEnd::Refused);
    const auto set = [&] {
        const auto people = must(study->figures().agreementInput());
        return must(study->predictions().keptLabels(people)).sets.at(0);
    };
    const qint64 answered = must(study->modelAnswers().counts()).at(0).count.answers;
    QVERIFY(answered > 0 && answered < 6);
    QVERIFY(set().openRun == (OpenRun{answered, 6}));
    VERIFY_HOLDS(study->modelRuns().resume(run));
    QVERIFY(set().openRun); // it goes on
    QCOMPARE(this->run(study.study(), run, asking).end, RunEnd::Done);
    QVERIFY(!set().openRun);
    // What failed is no answer, and the run has ended all the same.
    const AnswerCount count = must(study->modelAnswers().counts()).at(0).count;
    QCOMPARE(count.answers + count.failed, qint64{6});
    QCOMPARE(must(study->modelRuns().open(run)).size(), static_cast<std::size_t>(count.failed));
}

void ModelRunnerTest::budget_isNotPassed()
{
    TestStudy study(askedShape(30));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.ask.tokenLimit = 10;
    // 100 in and 10 out: 200 USD a million and 0.022 USD an answer.
    asking.plan.price = llm::Price{200, 200};
    asking.plan.budget = 0.5;
    const Uuid run = begin(study.study(), asking);
    const RunOutcome outcome = this->run(study.study(), run, asking);
    QCOMPARE(outcome.end, RunEnd::Budget);
    QVERIFY(outcome.progress.cost.value_or(9) <= 0.5);
    QVERIFY(outcome.progress.answered >= 10);
    QCOMPARE(must(study->modelRuns().open(run)).size(), 30 - outcome.progress.answered);
}

void ModelRunnerTest::limitsAMinute_spreadRequests()
{
    m_clock.set(FixedClock::Start);
    TestStudy study(askedShape(15));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    Asking asking = askingAt(study.study(), server);
    asking.plan.profile.limits.requestsPerMinute = 60;
    QCOMPARE(runAnew(study.study(), asking).end, RunEnd::Done);
    // Ten at once, then one a second.
    QCOMPARE(m_clock.now() - FixedClock::Start, qint64{5'000});
}

void ModelRunnerTest::storedAnswers_areReadWithoutSending()
{
    TestStudy study(askedShape(3));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    runAnew(study.study(), askingAt(study.study(), server));
    study.reopen(Study::Access::Read);
    QCOMPARE(must(study->modelAnswers().all()).at(0).rows.size(), std::size_t{3});
    QCOMPARE(must(study->modelAnswers().counts()).at(0).count, (AnswerCount{3, 0}));
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
    TestStudy study(askedShape(3));
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
    TestStudy study(askedShape(6));
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
    TestStudy study(askedShape(2));
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

// Were the program killed now, what was answered and not kept would be asked again.
void ModelRunnerTest::replyThatIsNotKept_countsAsOpen()
{
    TestStudy study(askedShape(4));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    const Asking asking = askingAt(study.study(), server); // one at a time
    NetworkTransport transport(m_clock);
    SlowKeeper keeper;
    ModelRunner runner(study->modelRuns(), begin(study.study(), asking), asking.plan,
                       ports(transport), &keeper);
    std::optional<RunOutcome> outcome;
    connect(&runner, &ModelRunner::finished, this, [&](const RunOutcome& of) { outcome = of; });
    VERIFY_HOLDS(runner.start());
    for (std::size_t asked = 1; asked <= 2; ++asked) {
        QTRY_COMPARE(keeper.waiting.size(), std::size_t{1});
        QCOMPARE(server.asked().size(), asked);
        QCOMPARE(runner.progress().answered, asked - 1);
        keeper.keepOne({});
        QCOMPARE(runner.progress().answered, asked);
    }
    QTRY_COMPARE(keeper.waiting.size(), std::size_t{1});
    keeper.keepOne(fail(ErrorCode::DiskFull));
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->end, RunEnd::NotKept);
    QCOMPARE(keeper.ended.value_or(RunEnd::Done), RunEnd::NotKept);
    QCOMPARE(server.asked().size(), std::size_t{3});
}

void ModelRunnerTest::plan_isOfWhatIsOpen()
{
    TestStudy study(askedShape(5));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    RunWish wish;
    wish.profile = askingAt(study.study(), server).profile;
    wish.limit = 2;
    const PlannedRun two = must(planRun(study->modelRuns(), wish));
    QCOMPARE(two.estimate.requests, qint64{2});
    Asking asking = askingAt(study.study(), server);
    asking.plan = two.plan;
    const Uuid run = must(study->modelRuns().begin(two.newRun())).uuid;
    QCOMPARE(this->run(study.study(), run, asking).progress.answered, std::size_t{2});
    QCOMPARE(server.asked().at(0).body, two.example.body);
    const RunState state = must(study->modelRuns().runs()).at(0);
    const RunSize size = must(study->modelRuns().sizeOf(state));
    QCOMPARE(size.questions, std::size_t{2});
    QCOMPARE(size.open, std::size_t{0});
    wish.limit = {};
    QCOMPARE(must(planRun(study->modelRuns(), wish, run)).estimate.requests, qint64{3});
    wish.budget = 1;
    QCOMPARE(errorOf(planRun(study->modelRuns(), wish)).detail, QStringLiteral("price"));
    wish.budget = {};
    wish.profile.baseUrl = QUrl(QStringLiteral("http://models.invalid/v1"));
    // Without a key there is none to read on the way.
    VERIFY_HOLDS(planRun(study->modelRuns(), wish));
    wish.profile.keySource = llm::KeySource::Environment;
    QCOMPARE(errorOf(planRun(study->modelRuns(), wish)).detail, QStringLiteral("open connection"));
}

void ModelRunnerTest::plan_isTheSameRunWhateverItsItemsAndName()
{
    TestStudy study(askedShape(3));
    RunWish wish;
    wish.profile.name = QStringLiteral("p");
    wish.profile.model = QStringLiteral("m");
    wish.profile.baseUrl = QUrl(QStringLiteral("http://127.0.0.1:1/v1"));
    must(study->modelRuns().begin(must(planRun(study->modelRuns(), wish)).newRun()));
    const RunState state = must(study->modelRuns().runs()).at(0);
    wish.limit = 1;
    wish.profile.name = QStringLiteral("q");
    QVERIFY(isSameRun(state, must(planRun(study->modelRuns(), wish))));
    for (const auto& change : std::vector<std::function<void(RunWish&)>>{
             [](RunWish& of) { of.profile.model = QStringLiteral("n"); },
             [](RunWish& of) { of.mode = llm::Mode::ChainOfThought; },
             [](RunWish& of) { of.profile.baseUrl.setPort(2); },
             [](RunWish& of) { of.profile.kind = llm::ProviderKind::Gemini; },
             [](RunWish& of) { of.tokenLimit = 7; }, [](RunWish& of) { of.seed = 7; },
             [](RunWish& of) { of.temperature = std::nullopt; },
             [](RunWish& of) { of.temperature = 0.7; }, [](RunWish& of) { of.topP = 0.9; },
             [](RunWish& of) { of.form = llm::AnswerForm::Constrained; },
             [](RunWish& of) { of.form = llm::AnswerForm::Scored; },
             [](RunWish& of) {
                 of.ownTemplate = llm::TemplateFile{{}, "{scene} {options}"};
             }}) {
        RunWish other = wish;
        change(other);
        QVERIFY(!isSameRun(state, must(planRun(study->modelRuns(), other))));
    }
}

void ModelRunnerTest::lastEnd_isWhatWasSaidLast()
{
    TestStudy study(askedShape(1));
    ModelRuns& runs = study->modelRuns();
    ModelRuns::NewRun about;
    about.model = QStringLiteral("m");
    about.host = QStringLiteral("http://127.0.0.1");
    const Uuid run = must(runs.begin(about)).uuid;
    const auto lastEnd = [&] { return must(runs.runs()).at(0).lastEnd; };
    QCOMPARE(lastEnd(), QString());
    VERIFY_HOLDS(endRun(runs, run, RunEnd::Budget));
    QCOMPARE(lastEnd(), QStringLiteral("ceiling"));
    VERIFY_HOLDS(runs.resume(run));
    QCOMPARE(lastEnd(), QString());
    VERIFY_HOLDS(endRun(runs, run, RunEnd::Done));
    QCOMPARE(lastEnd(), QStringLiteral("done"));
}

SUBTEXT_TEST(ModelRunnerTest)
#include "modelrunnertest.moc"
