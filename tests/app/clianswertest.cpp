// SPDX-License-Identifier: MIT
#include "core/models/modelruns.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli llm run --answer` and `--scales`: what is sent, what the run keeps of it, what is
/// refused, and the notice where a run begins with answers of no use.
class CliAnswerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void constrained_isSentAndKept();
    void otherForm_resumesNothing();
    void scored_isExportedWithItsDistribution();
    void scoredByCompletion_asksForEachOption();
    void scoredWithoutProbabilities_isWrongUsage();
    void formThatIsNone_isWrongUsage();
    void beginningOfNoUse_isSaidAndGoesOn();
    void schemaThatIsIgnored_isProposedInAnotherForm();
    void scales_areAskedForKeptAndExported();
    void otherChoiceOfScales_resumesNothing();
    void scalesThatCannotBeAskedFor_areWrongUsage();
    void confidence_isAskedForKeptAndExported();
    void confidenceWithoutARubric_isNotRead();
    void rubricThatCannotBeAskedBy_isWrongUsage();

private:
    CliRun ask(const ScriptedServer& server, TestStudy& study, const QStringList& more,
               const QStringList& ofProfile = {}) const;

    QTemporaryDir m_settings;
};

namespace {

ServerAnswer replySaying(const QByteArray& words)
{
    return answerWith(200, R"({"choices":[{"message":{"content":")" + words +
                               R"("},"finish_reason":"stop"}]})");
}

QJsonObject sentBody(const AskedOfServer& asked)
{
    return QJsonDocument::fromJson(asked.body).object();
}

} // namespace

void CliAnswerTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_settings.path().toLocal8Bit());
}

CliRun CliAnswerTest::ask(const ScriptedServer& server, TestStudy& study, const QStringList& more,
                          const QStringList& ofProfile) const
{
    const CliRun added = runCli(commandWords("llm profiles add p --model m --base-url") +
                                QStringList{server.address(QStringLiteral("/v1"))} + ofProfile);
    if (added.status != 0)
        return added;
    study.close();
    return runCli(QStringList{QStringLiteral("llm"), QStringLiteral("run"), study.path()} +
                  commandWords("--profile p --json") +
                  (more.contains(QStringLiteral("--mode")) ? QStringList()
                                                           : commandWords("--mode zero-shot")) +
                  more);
}

void CliAnswerTest::constrained_isSentAndKept()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server(
        [](const AskedOfServer&) { return replySaying(R"({\"emotion\":\"fear\"})"); });
    const CliRun run = ask(server, study, commandWords("--answer constrained"));
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("answer")].toString(), QStringLiteral("constrained"));
    const QJsonValue format = sentBody(server.asked().at(0))[QLatin1String("response_format")];
    QCOMPARE(format[QLatin1String("type")].toString(), QStringLiteral("json_schema"));
    const CliRun cost =
        runCli(commandWords("llm cost") + QStringList{study.path(), QStringLiteral("--json")});
    QCOMPARE(cost.json()[QLatin1String("runs")][0][QLatin1String("answer")].toString(),
             QStringLiteral("constrained"));
    const CliRun said = runCli(commandWords("llm cost") + QStringList{study.path()});
    QVERIFY2(said.out.contains("m:zero-shot:1 (constrained)"), said.out.constData());
    const CliRun scored = runCli({QStringLiteral("evaluate"), study.path()});
    VERIFY_STATUS(scored, 0);
    QVERIFY2(scored.out.simplified().contains("form of the answers constrained"),
             scored.out.constData());
    const CliRun document =
        runCli({QStringLiteral("evaluate"), study.path(), QStringLiteral("--json")});
    QCOMPARE(document.json()[QLatin1String("sets")][0][QLatin1String("answer")].toString(),
             QStringLiteral("constrained"));
    study.reopen();
    const RunState state = must(study->modelRuns().runs()).at(0);
    QCOMPARE(state.parameters[QLatin1String("answer")].toString(), QStringLiteral("constrained"));
}

void CliAnswerTest::otherForm_resumesNothing()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server([](const AskedOfServer&) { return replySaying("joy"); });
    const CliRun first = ask(server, study, commandWords("--limit 1"));
    VERIFY_STATUS(first, 0);
    QVERIFY(!first.json().contains(QLatin1String("answer")));
    VERIFY_STATUS(ask(server, study, commandWords("--resume --answer constrained")), 2);
    VERIFY_STATUS(ask(server, study, commandWords("--resume --answer scored")), 2);
    QCOMPARE(server.asked().size(), std::size_t{1});
    VERIFY_STATUS(ask(server, study, commandWords("--resume --answer free")), 0);
    QCOMPARE(server.asked().size(), std::size_t{2});
}

void CliAnswerTest::scored_isExportedWithItsDistribution()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server([](const AskedOfServer&) {
        return answerWith(
            200, R"({"choices":[{"message":{"content":"Fear"},"finish_reason":"length",)"
                 R"("logprobs":{"content":[{"token":"Fear","logprob":-0.5,"top_logprobs":[)"
                 R"({"token":"Fear","logprob":-0.5},{"token":"joy","logprob":-1.5}]}]}}]})");
    });
    const CliRun run = ask(server, study, commandWords("--answer scored"));
    VERIFY_STATUS(run, 0);
    QVERIFY2(!run.err.contains("cut off"), run.err.constData());
    QCOMPARE(run.json()[QLatin1String("with_probabilities")].toInt(), 1);
    QCOMPARE(run.json()[QLatin1String("has_schema")].toBool(), true);
    const QJsonObject body = sentBody(server.asked().at(0));
    QCOMPARE(body[QLatin1String("top_logprobs")].toInt(), 20);
    QVERIFY(body.contains(QLatin1String("response_format")));
    const CliRun cost = runCli(commandWords("llm cost") + QStringList{study.path()});
    QVERIFY2(cost.out.contains("m:zero-shot:1 (scored with a schema)"), cost.out.constData());
    const QString out = study.filePath(QStringLiteral("out.csv"));
    const CliRun exported = runCli(commandWords("predictions export --format csv") +
                                   QStringList{study.path(), QStringLiteral("--out"), out});
    VERIFY_STATUS(exported, 0);
    const QByteArray file = readFile(out);
    QVERIFY2(file.contains(",fear,"), file.constData());
    QVERIFY2(file.contains("0.731"), file.constData());
}

void CliAnswerTest::scoredByCompletion_asksForEachOption()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server([](const AskedOfServer& asked) {
        const QString prompt = sentBody(asked)[QLatin1String("prompt")].toString();
        const double chance = prompt.endsWith(QLatin1String(": \"fear\"")) ? -0.5 : -20;
        const QJsonObject logprobs{{QStringLiteral("tokens"), QJsonArray{prompt}},
                                   {QStringLiteral("token_logprobs"), QJsonArray{chance}}};
        const QJsonArray choices{QJsonObject{{QStringLiteral("logprobs"), logprobs}}};
        return answerWith(
            200, QJsonDocument(QJsonObject{{QStringLiteral("choices"), choices}}).toJson());
    });
    const QStringList byCompletion = commandWords("--score-by completion");
    const CliRun dry = ask(server, study, commandWords("--answer scored --dry-run"), byCompletion);
    VERIFY_STATUS(dry, 0);
    QCOMPARE(dry.json()[QLatin1String("requests")].toInt(), 8);
    QCOMPARE(dry.json()[QLatin1String("score_by")].toString(), QStringLiteral("completion"));
    QCOMPARE(server.asked().size(), std::size_t{0});
    const CliRun run = ask(server, study, commandWords("--answer scored"), byCompletion);
    VERIFY_STATUS(run, 0);
    QCOMPARE(server.asked().size(), std::size_t{8});
    QCOMPARE(run.json()[QLatin1String("with_probabilities")].toInt(), 1);
    QVERIFY(!run.json().contains(QLatin1String("has_schema")));
    const CliRun cost = runCli(commandWords("llm cost") + QStringList{study.path()});
    QVERIFY2(cost.out.contains("m:zero-shot:1 (scored by completion)"), cost.out.constData());
    const CliRun scored = runCli({QStringLiteral("evaluate"), study.path()});
    VERIFY_STATUS(scored, 0);
    QVERIFY2(scored.out.simplified().contains("form of the answers scored by completion"),
             scored.out.constData());
}

void CliAnswerTest::scoredWithoutProbabilities_isWrongUsage()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server([](const AskedOfServer&) { return replySaying("joy"); });
    const CliRun provider =
        ask(server, study, commandWords("--answer scored"), commandWords("--kind anthropic"));
    VERIFY_STATUS(provider, 2);
    QVERIFY2(provider.err.contains("--answer constrained"), provider.err.constData());
    const CliRun thoughts = ask(server, study, commandWords("--answer scored --mode cot"));
    VERIFY_STATUS(thoughts, 2);
    QVERIFY2(thoughts.err.contains("chain of thought"), thoughts.err.constData());
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void CliAnswerTest::formThatIsNone_isWrongUsage()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server([](const AskedOfServer&) { return replySaying("joy"); });
    VERIFY_STATUS(ask(server, study, commandWords("--answer loose")), 2);
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void CliAnswerTest::beginningOfNoUse_isSaidAndGoesOn()
{
    TestStudy study(TestStudy::single(7));
    ScriptedServer server([](const AskedOfServer&) { return replySaying("I cannot tell."); });
    const CliRun run = ask(server, study, {});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("answered")].toInt(), 7);
    const QByteArray notice = "The first five answers are none of the options.";
    QCOMPARE(run.err.count(notice), qsizetype{1});
    QVERIFY2(run.err.contains("“constrained”"), run.err.constData());
}

// A server that ignores the schema would ignore that of scored answers as well.
void CliAnswerTest::schemaThatIsIgnored_isProposedInAnotherForm()
{
    TestStudy study(TestStudy::single(5));
    ScriptedServer server([](const AskedOfServer&) { return replySaying("I cannot tell."); });
    const QStringList constrained = commandWords("--answer constrained --new");
    const CliRun run = ask(server, study, constrained);
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.err.contains("--schema json-object or --schema grammar"), run.err.constData());
    QVERIFY2(!run.err.contains("“scored”"), run.err.constData());
    const CliRun other = ask(server, study, constrained, commandWords("--schema json-object"));
    VERIFY_STATUS(other, 0);
    QVERIFY2(!other.err.contains("--schema"), other.err.constData());
    QVERIFY2(other.err.contains("“scored”"), other.err.constData());
}

void CliAnswerTest::scales_areAskedForKeptAndExported()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server([](const AskedOfServer&) {
        return replySaying(R"({\"emotion\":\"fear\",\"scale_valence\":-2,\"scale_arousal\":9})");
    });
    const CliRun dry = ask(server, study, commandWords("--scales --dry-run"));
    VERIFY_STATUS(dry, 0);
    QCOMPARE(dry.json()[QLatin1String("scales")].toArray().size(), qsizetype{3});
    const CliRun run = ask(server, study, commandWords("--scales"));
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("scales")][0].toString(), QStringLiteral("valence"));
    const CliRun said =
        runCli(QStringList{QStringLiteral("llm"), QStringLiteral("run"), study.path()} +
               commandWords("--profile p --mode zero-shot --scales --dry-run"));
    QVERIFY2(said.out.contains("Scales: valence, arousal, dominance\n"), said.out.constData());
    QVERIFY(server.asked().at(0).body.contains("scale_valence: "));
    const QString out = study.filePath(QStringLiteral("out.jsonl"));
    const CliRun exported = runCli(commandWords("predictions export --format jsonl") +
                                   QStringList{study.path(), QStringLiteral("--out"), out});
    VERIFY_STATUS(exported, 0);
    const QJsonObject row = QJsonDocument::fromJson(readFile(out)).object();
    QCOMPARE(row[QLatin1String("valence")].toVariant().toDouble(), -0.67);
    QCOMPARE(row[QLatin1String("arousal")].toString(), QStringLiteral("unusable"));
    study.reopen();
    QCOMPARE(must(study->modelRuns().runs()).at(0).scales(),
             (QStringList{QStringLiteral("valence"), QStringLiteral("arousal"),
                          QStringLiteral("dominance")}));
}

void CliAnswerTest::otherChoiceOfScales_resumesNothing()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server([](const AskedOfServer&) { return replySaying("joy"); });
    VERIFY_STATUS(ask(server, study, commandWords("--limit 1 --scales")), 0);
    VERIFY_STATUS(ask(server, study, commandWords("--resume")), 2);
    QCOMPARE(server.asked().size(), std::size_t{1});
    VERIFY_STATUS(ask(server, study, commandWords("--resume --scales")), 0);
    QCOMPARE(server.asked().size(), std::size_t{2});
}

void CliAnswerTest::scalesThatCannotBeAskedFor_areWrongUsage()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server([](const AskedOfServer&) { return replySaying("joy"); });
    const CliRun scored = ask(server, study, commandWords("--scales --answer scored"));
    VERIFY_STATUS(scored, 2);
    QVERIFY2(scored.err.contains("no points of scales"), scored.err.constData());
    const CliRun examples = ask(server, study, commandWords("--scales --mode few-shot"));
    VERIFY_STATUS(examples, 2);
    QVERIFY2(examples.err.contains("worked examples"), examples.err.constData());
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void CliAnswerTest::confidence_isAskedForKeptAndExported()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(
        [](const AskedOfServer&) { return replySaying(R"({\"emotion\":\"fear\",\"sure\":4})"); });
    const QString rubric = QStringLiteral("option-confidence/1");
    const CliRun dry = ask(server, study, commandWords("--confidence-rubric --dry-run"));
    VERIFY_STATUS(dry, 0);
    QCOMPARE(dry.json()[QLatin1String("confidence_rubric")][0].toString(), rubric);
    const CliRun run = ask(server, study, commandWords("--limit 1 --confidence-rubric"));
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("confidence_rubric")][0].toString(), rubric);
    QVERIFY(server.asked().at(0).body.contains("5: no other answer is thinkable."));
    // Another choice is another run.
    VERIFY_STATUS(ask(server, study, commandWords("--resume")), 2);
    VERIFY_STATUS(ask(server, study, commandWords("--resume --confidence-rubric")), 0);
    QCOMPARE(server.asked().size(), std::size_t{2});
    const QString out = study.filePath(QStringLiteral("out.jsonl"));
    const CliRun exported = runCli(commandWords("predictions export --format jsonl") +
                                   QStringList{study.path(), QStringLiteral("--out"), out});
    VERIFY_STATUS(exported, 0);
    const QJsonObject line = QJsonDocument::fromJson(readFile(out).split('\n').front()).object();
    QCOMPARE(line[QLatin1String("confidence")].toInt(), 4);
    const CliRun scored = runCli({QStringLiteral("evaluate"), study.path()});
    QVERIFY2(scored.out.simplified().contains("confidence rubric option-confidence/1"),
             scored.out.constData());
    const CliRun document =
        runCli({QStringLiteral("evaluate"), study.path(), QStringLiteral("--json")});
    QCOMPARE(
        document.json()[QLatin1String("sets")][0][QLatin1String("confidence_rubric")].toString(),
        rubric);
    study.reopen();
    QCOMPARE(must(study->modelRuns().runs()).at(0).rubrics(), QStringList{rubric});
}

void CliAnswerTest::confidenceWithoutARubric_isNotRead()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server(
        [](const AskedOfServer&) { return replySaying(R"({\"emotion\":\"fear\",\"sure\":4})"); });
    const CliRun run = ask(server, study, {});
    VERIFY_STATUS(run, 0);
    QVERIFY(!run.json().contains(QLatin1String("confidence_rubric")));
    const QString out = study.filePath(QStringLiteral("out.jsonl"));
    VERIFY_STATUS(runCli(commandWords("predictions export --format jsonl") +
                         QStringList{study.path(), QStringLiteral("--out"), out}),
                  0);
    QVERIFY(!QJsonDocument::fromJson(readFile(out)).object().contains(QLatin1String("confidence")));
}

void CliAnswerTest::rubricThatCannotBeAskedBy_isWrongUsage()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server([](const AskedOfServer&) { return replySaying("joy"); });
    const CliRun scored = ask(server, study, commandWords("--confidence-rubric --answer scored"));
    VERIFY_STATUS(scored, 2);
    QVERIFY2(scored.err.contains("has no confidence"), scored.err.constData());
    const CliRun examples = ask(server, study, commandWords("--confidence-rubric --mode few-shot"));
    VERIFY_STATUS(examples, 2);
    QVERIFY2(examples.err.contains("worked examples"), examples.err.constData());
    const QString mine = writeFile(study.filePath(QStringLiteral("mine.txt")), "{scene} {options}");
    const CliRun own =
        ask(server, study,
            QStringList{QStringLiteral("--confidence-rubric"), QStringLiteral("--template"), mine});
    VERIFY_STATUS(own, 2);
    QVERIFY2(own.err.contains("{confidence_rubric}"), own.err.constData());
    QCOMPARE(server.asked().size(), std::size_t{0});
}

SUBTEXT_TEST(CliAnswerTest)
#include "clianswertest.moc"
