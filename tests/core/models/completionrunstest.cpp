// SPDX-License-Identifier: MIT
#include "core/http/retry.h"
#include "core/llm/completions.h"
#include "core/models/runplanning.h"
#include "tests/core/models/askingmodels.h"
#include "tests/support/emoscenestudy.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// Runs in which each option is scored as a completion of the prompt: what is asked, what is kept,
/// and what stops half-way.
class CompletionRunsTest : public AskingModels
{
    Q_OBJECT

private Q_SLOTS:
    void options_areScoredOneByOne();
    void estimate_countsARequestForEachOption();
    void board_hasTheProbabilityOfYes();
    void stoppedQuestion_goesOnWhereItStopped();
    void stoppedQuestion_isAskedAgainWholeInOtherWords();
    void keyThatIsAWord_losesNoAnswer_data();
    void keyThatIsAWord_losesNoAnswer();
    void budget_countsEachRequest();
    void serverThatAnsweredParts_isNotTakenForNobody_data();
    void serverThatAnsweredParts_isNotTakenForNobody();
    void serverWithoutEcho_givesNoAnswer();
    void run_saysHowItScored();
    void otherApi_isRefused();

private:
    RunOutcome ask(Study& study, const PlannedRun& planned, const Uuid& uuid)
    {
        return run(study, uuid, {planned.plan.profile, planned.mode, planned.plan});
    }
    RunOutcome askAll(Study& study, const ScriptedServer& server);

    CountingIds m_ids;
};

namespace {

constexpr int Options = 8;

RunWish wishFor(const ScriptedServer& server)
{
    RunWish wish;
    wish.profile.name = QStringLiteral("test");
    wish.profile.baseUrl = server.url(QStringLiteral("/v1"));
    wish.profile.model = QStringLiteral("m");
    wish.profile.limits.concurrency = 1;
    wish.profile.scoring = llm::Scoring::Completion;
    wish.form = llm::AnswerForm::Scored;
    return wish;
}

QJsonObject bodyOf(const AskedOfServer& asked)
{
    return QJsonDocument::fromJson(asked.body).object();
}

/// The option that is asked about.
QString optionIn(const AskedOfServer& asked)
{
    const QString prompt = bodyOf(asked)[QLatin1String("prompt")].toString();
    return prompt.mid(prompt.lastIndexOf(QLatin1String(": \"")) + 3).chopped(1);
}

/// The prompt again, the option in two tokens of half the log-likelihood each.
ServerAnswer scoring(const AskedOfServer& asked, double logLikelihood)
{
    const QString prompt = bodyOf(asked)[QLatin1String("prompt")].toString();
    const qsizetype begin = prompt.size() - optionIn(asked).size() - 1;
    const QJsonArray tokens{QStringLiteral("<s>"), prompt.left(begin), prompt.mid(begin, 2),
                            prompt.mid(begin + 2), QStringLiteral("}")};
    const QJsonArray chances{QJsonValue(), -7.0, logLikelihood / 2, logLikelihood / 2, -0.25};
    const QJsonObject logprobs{{QStringLiteral("tokens"), tokens},
                               {QStringLiteral("token_logprobs"), chances}};
    const QJsonObject choice{{QStringLiteral("text"), prompt + u'}'},
                             {QStringLiteral("logprobs"), logprobs},
                             {QStringLiteral("finish_reason"), QStringLiteral("length")}};
    const QJsonObject usage{{QStringLiteral("prompt_tokens"), 100},
                            {QStringLiteral("completion_tokens"), 1}};
    return answerWith(200,
                      QJsonDocument(QJsonObject{{QStringLiteral("choices"), QJsonArray{choice}},
                                                {QStringLiteral("usage"), usage}})
                          .toJson(QJsonDocument::Compact));
}

/// Joy before fear before all others.
ServerAnswer usualScore(const AskedOfServer& asked)
{
    const QString option = optionIn(asked);
    return scoring(asked, option == QLatin1String("joy")    ? -2.0
                          : option == QLatin1String("fear") ? -3.0
                                                            : -40.0);
}

RunState onlyRun(Study& study)
{
    return must(study.modelRuns().runs()).at(0);
}

} // namespace

RunOutcome CompletionRunsTest::askAll(Study& study, const ScriptedServer& server)
{
    const auto planned = must(planRun(study.modelRuns(), wishFor(server)));
    return ask(study, planned, must(study.modelRuns().begin(planned.newRun())).uuid);
}

void CompletionRunsTest::options_areScoredOneByOne()
{
    TestStudy study(askedShape(2));
    ScriptedServer server(usualScore);
    const RunOutcome outcome = askAll(study.study(), server);
    QCOMPARE(outcome.end, RunEnd::Done);
    QCOMPARE(outcome.progress.answered, std::size_t(2));
    QCOMPARE(outcome.progress.withShares, std::size_t(2));
    QCOMPARE(outcome.progress.requests, qint64(2 * Options));
    QStringList options;
    for (const AskedOfServer& asked : server.asked()) {
        const QJsonObject body = bodyOf(asked);
        QCOMPARE(asked.path, QByteArray("/v1/completions"));
        QCOMPARE(body[QLatin1String("echo")].toBool(), true);
        QCOMPARE(body[QLatin1String("logprobs")].toInt(), 1);
        QCOMPARE(body[QLatin1String("max_tokens")].toInt(), 1);
        QVERIFY(!body.contains(QLatin1String("messages")));
        QVERIFY(!body.contains(QLatin1String("response_format")));
        options << optionIn(asked);
    }
    QCOMPARE(options.first(Options), options.last(Options));
    options.removeDuplicates();
    QCOMPARE(options.size(), qsizetype(Options));

    const QJsonObject answer = must(study->modelAnswers().all()).at(0).rows.at(0).answer;
    QCOMPARE(answer[QLatin1String("label")].toString(), QStringLiteral("joy"));
    const QJsonObject shares = answer[QLatin1String("probabilities")].toObject();
    QCOMPARE(shares.size(), qsizetype(Options));
    const double whole = 1 + std::exp(-1.0) + (Options - 2) * std::exp(-38.0);
    QVERIFY(std::abs(shares[QLatin1String("joy")].toDouble() - 1 / whole) < 1e-12);
    QVERIFY(std::abs(shares[QLatin1String("fear")].toDouble() - std::exp(-1.0) / whole) < 1e-12);

    const RunState state = onlyRun(study.study());
    QCOMPARE(state.counts.requests, qint64(2 * Options));
    QCOMPARE(state.counts.answered, qint64(2));
    QCOMPARE(state.counts.inputTokens.value_or(0), qint64(2 * Options * 100));
    QVERIFY(must(study->modelRuns().failures(state.run.uuid)).empty());
}

void CompletionRunsTest::estimate_countsARequestForEachOption()
{
    TestStudy study(askedShape(3));
    ScriptedServer server(usualScore);
    RunWish wish = wishFor(server);
    wish.tokenLimit = 500; // nothing is written
    wish.price = llm::Price{1, 1'000'000};
    const auto planned = must(planRun(study->modelRuns(), wish));
    QCOMPARE(planned.estimate.requests, qint64(3 * Options));
    QCOMPARE(planned.estimate.outputTokens, qint64(3 * Options));
    QVERIFY(*planned.estimate.cost >= 3 * Options);
    QCOMPARE(*planned.estimate.cost, *planned.estimate.mostCost);
    QCOMPARE(planned.example.url.path(), QStringLiteral("/v1/completions"));
    const QJsonObject body = QJsonDocument::fromJson(planned.example.body).object();
    QVERIFY(body[QLatin1String("prompt")].toString().startsWith(planned.examplePrompt));
}

void CompletionRunsTest::board_hasTheProbabilityOfYes()
{
    const QTemporaryDir folder;
    const auto study = makeEmoSceneStudy(folder.filePath(QStringLiteral("stories.subtext")),
                                         {m_clock, m_ids, {}}, agreedOn({EmotionSet{1}}));
    ScriptedServer server([](const AskedOfServer& asked) {
        const bool isOfFear = asked.body.contains("feel fear?");
        const bool isYes = optionIn(asked) == QLatin1String("yes");
        return scoring(asked, isYes == isOfFear ? -1.0 : -2.0);
    });
    const RunOutcome outcome = askAll(*study, server);
    QCOMPARE(outcome.progress.requests, qint64(2 * outcome.progress.answered));
    const QJsonObject answer = must(study->modelAnswers().all()).at(0).rows.at(0).answer;
    const double yes = 1 / (1 + std::exp(-1.0));
    const QJsonValue of = answer[QLatin1String("probabilities")];
    QVERIFY(std::abs(of[QLatin1String("fear")].toDouble() - yes) < 1e-12);
    QVERIFY(std::abs(of[QLatin1String("joy")].toDouble() - (1 - yes)) < 1e-12);
    QCOMPARE(answer[QLatin1String("answers")][QLatin1String("fear")].toBool(), true);
    QCOMPARE(answer[QLatin1String("answers")][QLatin1String("joy")].toBool(true), false);
}

/// No option is paid for twice, and old and new ones together are one answer.
void CompletionRunsTest::stoppedQuestion_goesOnWhereItStopped()
{
    TestStudy study(askedShape(2));
    int asked = 0;
    ScriptedServer server([&](const AskedOfServer& of) {
        return ++asked == 4 ? answerWith(401, R"({"error":"no key"})") : usualScore(of);
    });
    const auto planned = must(planRun(study->modelRuns(), wishFor(server)));
    const Uuid uuid = must(study->modelRuns().begin(planned.newRun())).uuid;
    const RunOutcome stopped = ask(study.study(), planned, uuid);
    QCOMPARE(stopped.end, RunEnd::Refused);
    QCOMPARE(stopped.progress.answered, std::size_t(0));
    QCOMPARE(onlyRun(study.study()).counts.answered, qint64(0));
    QCOMPARE(must(study->modelRuns().open(uuid)).size(), std::size_t(2));
    QCOMPARE(must(study->modelRuns().openParts(uuid)).size(), std::size_t(3));
    const auto failures = must(study->modelRuns().failures(uuid));
    QCOMPARE(failures.size(), std::size_t(1));
    QCOMPARE(failures.front().status, 401);
    QVERIFY(must(study->modelAnswers().all()).empty());
    const auto rest = must(planRun(study->modelRuns(), wishFor(server), uuid));
    QCOMPARE(rest.estimate.requests, qint64(2 * Options - 3));
    QCOMPARE(rest.example.body, server.asked().at(3).body);

    const RunOutcome outcome = ask(study.study(), rest, uuid);
    QCOMPARE(outcome.progress.answered, std::size_t(2));
    QCOMPARE(outcome.progress.requests, qint64(2 * Options - 3));
    QCOMPARE(server.asked().at(4).body, server.asked().at(3).body);
    QVERIFY(must(study->modelRuns().openParts(uuid)).empty());
    const RunState state = onlyRun(study.study());
    QCOMPARE(state.counts.answered, qint64(2));
    QCOMPARE(state.counts.inputTokens.value_or(0), qint64(2 * Options * 100));
    const auto sets = must(study->modelAnswers().all());
    QCOMPARE(sets.at(0).rows.size(), std::size_t(2));
    for (const KeptPrediction& row : sets.at(0).rows) {
        QCOMPARE(row.answer[QLatin1String("label")].toString(), QStringLiteral("joy"));
        QCOMPARE(row.answer[QLatin1String("probabilities")].toObject().size(), qsizetype(Options));
    }
    QCOMPARE(sets.at(0).rows.at(0).answer, sets.at(0).rows.at(1).answer);
}

/// What was said to another prompt, as of an item whose text was changed, is no part of the answer.
void CompletionRunsTest::stoppedQuestion_isAskedAgainWholeInOtherWords()
{
    TestStudy study(askedShape(1));
    int asked = 0;
    ScriptedServer server([&](const AskedOfServer& of) {
        return ++asked == 4 ? answerWith(401, R"({"error":"no key"})") : usualScore(of);
    });
    const auto planned = must(planRun(study->modelRuns(), wishFor(server)));
    const Uuid uuid = must(study->modelRuns().begin(planned.newRun())).uuid;
    QCOMPARE(ask(study.study(), planned, uuid).end, RunEnd::Refused);
    RunWish wish = wishFor(server);
    wish.ownTemplate = llm::TemplateFile{{}, "{scene} {options}"};
    const auto other = must(planRun(study->modelRuns(), wish, uuid));
    QCOMPARE(other.estimate.requests, qint64(Options));
    QCOMPARE(ask(study.study(), other, uuid).progress.requests, qint64(Options));
    const QJsonObject answer = must(study->modelAnswers().all()).at(0).rows.at(0).answer;
    QCOMPARE(answer[QLatin1String("label")].toString(), QStringLiteral("joy"));
}

void CompletionRunsTest::keyThatIsAWord_losesNoAnswer_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("option") << QByteArray("joy");
    QTest::newRow("name of a value") << QByteArray("prompt");
}

/// As people give to servers that want none.
void CompletionRunsTest::keyThatIsAWord_losesNoAnswer()
{
    QFETCH(QByteArray, key);
    TestStudy study(askedShape(1));
    ScriptedServer server(usualScore);
    auto planned = must(planRun(study->modelRuns(), wishFor(server)));
    planned.plan.key = key;
    const Uuid uuid = must(study->modelRuns().begin(planned.newRun())).uuid;
    QCOMPARE(ask(study.study(), planned, uuid).progress.answered, std::size_t(1));
    const QJsonObject answer = must(study->modelAnswers().all()).at(0).rows.at(0).answer;
    QCOMPARE(answer[QLatin1String("label")].toString(), QStringLiteral("joy"));
    QCOMPARE(answer[QLatin1String("probabilities")].toObject().size(), qsizetype(Options));
}

void CompletionRunsTest::budget_countsEachRequest()
{
    TestStudy study(askedShape(1));
    ScriptedServer server(usualScore);
    RunWish wish = wishFor(server);
    wish.price = llm::Price{10'000, 0}; // 1 USD for what the server counts of a request
    wish.budget = 6;
    const auto planned = must(planRun(study->modelRuns(), wish));
    const Uuid uuid = must(study->modelRuns().begin(planned.newRun())).uuid;
    const RunOutcome outcome = ask(study.study(), planned, uuid);
    QCOMPARE(outcome.end, RunEnd::Budget);
    QVERIFY(outcome.progress.requests < Options);
    QCOMPARE(outcome.progress.cost.value_or(0), static_cast<double>(outcome.progress.requests));
}

void CompletionRunsTest::serverThatAnsweredParts_isNotTakenForNobody_data()
{
    QTest::addColumn<int>("parts");
    QTest::addColumn<bool>("hangsUp");
    QTest::addColumn<int>("failed");
    QTest::addColumn<int>("requests");
    QTest::newRow("busy, after parts") << 2 << false << 5 << 2 + 5 * MostTries;
    QTest::newRow("busy from the start") << 0 << false << 3 << 3 * MostTries;
    QTest::newRow("hanging up, after parts") << 2 << true << 5 << 2 + 5 * MostTries;
    QTest::newRow("hanging up from the start") << 0 << true << 3 << 3 * 3;
}

/// Though not one question has its whole answer.
void CompletionRunsTest::serverThatAnsweredParts_isNotTakenForNobody()
{
    QFETCH(int, parts);
    QFETCH(bool, hangsUp);
    TestStudy study(askedShape(6));
    int asked = 0;
    ScriptedServer server([&](const AskedOfServer& of) {
        return ++asked <= parts ? usualScore(of) : hangsUp ? hangUp() : answerWith(503, "{}");
    });
    const RunOutcome outcome = askAll(study.study(), server);
    QCOMPARE(outcome.end, RunEnd::FailedInARow);
    QCOMPARE(outcome.progress.answered, std::size_t(0));
    QTEST(static_cast<int>(outcome.progress.failed), "failed");
    QTEST(static_cast<int>(outcome.progress.requests), "requests");
}

void CompletionRunsTest::serverWithoutEcho_givesNoAnswer()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) {
        return answerWith(
            200, R"({"choices":[{"text":"}","logprobs":{"tokens":["}"],"token_logprobs":[-1]}}]})");
    });
    const RunOutcome outcome = askAll(study.study(), server);
    QCOMPARE(outcome.progress.answered, std::size_t(0));
    QCOMPARE(outcome.progress.failed, std::size_t(1));
    QVERIFY(must(study->modelAnswers().all()).empty());
}

void CompletionRunsTest::run_saysHowItScored()
{
    TestStudy study(askedShape(1));
    ScriptedServer server(usualScore);
    const auto planned = must(planRun(study->modelRuns(), wishFor(server)));
    QCOMPARE(planned.parameters[QLatin1String("score_by")].toString(),
             QStringLiteral("completion"));
    QVERIFY(!llm::hasSchema(planned.parameters));
    askAll(study.study(), server);
    QCOMPARE(must(study->modelAnswers().all()).at(0).manner.forms,
             QStringList{QStringLiteral("scored by completion")});
    QVERIFY(isSameRun(onlyRun(study.study()), planned));
    RunWish byAnswer = wishFor(server);
    byAnswer.profile.scoring = llm::Scoring::Answer;
    const auto other = planRun(study->modelRuns(), byAnswer);
    QVERIFY(!other || !isSameRun(onlyRun(study.study()), *other));
}

void CompletionRunsTest::otherApi_isRefused()
{
    TestStudy study(askedShape(1));
    ScriptedServer server(usualScore);
    RunWish wish = wishFor(server);
    wish.profile.kind = llm::ProviderKind::Gemini;
    const auto planned = planRun(study->modelRuns(), wish);
    COMPARE_ERROR(planned, ErrorCode::InvalidValue);
    QCOMPARE(planned.error().detail, QStringLiteral("scored completion"));
}

SUBTEXT_TEST(CompletionRunsTest)
#include "completionrunstest.moc"
