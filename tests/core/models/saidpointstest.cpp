// SPDX-License-Identifier: MIT
#include "core/models/saidpoints.h"

#include "core/models/runanswers.h"
#include "core/models/runplanning.h"
#include "core/task/builtintasks.h"
#include "tests/core/models/askingmodels.h"
#include "tests/support/thirdtask.h"

#include <QJsonDocument>

using namespace subtext;
using namespace subtext::test;

/// Points of scales in what a model said: what is read, what cannot be used, and how a run keeps
/// it.
class SaidPointsTest : public AskingModels
{
    Q_OBJECT

private Q_SLOTS:
    void point_isReadFromTheObjectOfTheLabel_data();
    void point_isReadFromTheObjectOfTheLabel();
    void run_keepsThemAsFilesAre();
    void run_withoutThem_readsNone();
    void ofSeveralQuestions_eachHasThem();
    void plan_refusesWhatHasNoPoints_data();
    void plan_refusesWhatHasNoPoints();
};

namespace {

RunWish wishForScales(const ScriptedServer& server)
{
    RunWish wish;
    wish.profile.name = QStringLiteral("test");
    wish.profile.baseUrl = server.url(QStringLiteral("/v1"));
    wish.profile.model = QStringLiteral("m");
    wish.profile.limits.concurrency = 1;
    wish.asksScales = true;
    return wish;
}

QByteArray replyBody(const QString& text)
{
    const QJsonObject message{{QStringLiteral("content"), text}};
    return R"({"choices":[{"finish_reason":"stop","message":)" +
           QJsonDocument(message).toJson(QJsonDocument::Compact) + "}]}";
}

ServerAnswer replyOf(const QString& text)
{
    return answerWith(200, replyBody(text));
}

QJsonObject parsed(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

ModelRequest answered(const char* question, const char* text)
{
    ModelRequest request;
    request.scenario = ScenarioId{1};
    request.question = QString::fromLatin1(question);
    request.finish = QStringLiteral("stop");
    request.answer = QString::fromUtf8(replyBody(QString::fromUtf8(text)));
    return request;
}

} // namespace

void SaidPointsTest::point_isReadFromTheObjectOfTheLabel_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("parts");
    const auto row = [](const char* name, const char* text, const char* parts) {
        QTest::newRow(name) << QString::fromUtf8(text) << QByteArray(parts);
    };
    row("a value", R"({"emotion":"joy","scale_valence":2})", R"({"scales":{"valence":0.67}})");
    row("the token alone", R"({"emotion":"joy","valence":-3})", R"({"scales":{"valence":-1}})");
    row("a value as text", R"({"emotion":"joy","scale_valence":"-1"})",
        R"({"scales":{"valence":-0.33}})");
    row("a word", R"({"emotion":"joy","scale_arousal":"Very  calm"})",
        R"({"scales":{"arousal":-1}})");
    row("thoughts first", "Well {so}.\n{\"emotion\":\"joy\",\"scale_dominance\":0}",
        R"({"scales":{"dominance":0}})");
    row("beyond the range", R"({"emotion":"joy","scale_valence":4,"scale_arousal":1})",
        R"({"scales":{"arousal":0.33},"unusable_scales":{"valence":true}})");
    row("no whole number", R"({"emotion":"joy","scale_valence":0.5})",
        R"({"unusable_scales":{"valence":true}})");
    row("another word", R"({"emotion":"joy","scale_valence":"calm"})",
        R"({"unusable_scales":{"valence":true}})");
    row("null", R"({"emotion":"joy","scale_valence":null})", "{}");
    row("none", R"({"emotion":"joy"})", "{}");
    row("of the annotator", R"({"emotion":"joy","confidence":2})", "{}");
    row("in another object", R"({"scale_valence":2} {"emotion":"joy"})", "{}");
    row("no object", "joy, valence 2", "{}");
    row("lines", "Emotion: joy\nValence: 2\nArousal: 1\nDominance: 0",
        R"({"scales":{"valence":0.67,"arousal":0.33,"dominance":0}})");
    row("lines of Markdown",
        "**Emotion:** joy\r\n- **Valence:** \u22122 (unpleasant)\r\n"
        "2. *scale_arousal* = Very calm.\r\n",
        R"({"scales":{"valence":-0.67,"arousal":-1}})");
    row("the same line twice", "Emotion: joy\nValence: 2\nSo:\nvalence: +2",
        R"({"scales":{"valence":0.67}})");
    row("lines that differ", "Emotion: joy\nValence: 2\nValence: 3\nValence: 2\nArousal: 1",
        R"({"scales":{"arousal":0.33},"unusable_scales":{"valence":true}})");
    row("a line beyond the range", "Emotion: joy\nValence: 4",
        R"({"unusable_scales":{"valence":true}})");
    row("a line beyond the range beside one within", "Emotion: joy\nValence: 2\nValence: 9",
        R"({"unusable_scales":{"valence":true}})");
    row("a line with no whole number", "Emotion: joy\nValence: 0.5",
        R"({"unusable_scales":{"valence":true}})");
    row("a range", "Emotion: joy\nValence: -3 to 3", "{}");
    row("thoughts", "Valence: rather high, 2 or 3.\nEmotion: joy", "{}");
    row("two on a line", "Emotion: joy\nValence: 2, Arousal: 1", "{}");
    row("lines around the object", "Valence: 2\n{\"emotion\":\"joy\"}", "{}");
}

void SaidPointsTest::point_isReadFromTheObjectOfTheLabel()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, parts);
    const Task& task = *builtInTask(u"cei");
    QCOMPARE(saidPoints(task, task.questions.front(), text), parsed(parts));
}

void SaidPointsTest::run_keepsThemAsFilesAre()
{
    TestStudy study(askedShape(1));
    const QString text =
        QStringLiteral(R"({"emotion":"fear","scale_valence":-2,"scale_arousal":9})");
    ScriptedServer server([&](const AskedOfServer&) { return replyOf(text); });
    const auto planned = must(planRun(study->modelRuns(), wishForScales(server)));
    QVERIFY(planned.examplePrompt.contains(QLatin1String("scale_valence: ")));
    const Uuid uuid = must(study->modelRuns().begin(planned.newRun())).uuid;
    run(study.study(), uuid, {planned.plan.profile, planned.mode, planned.plan});
    const RunState state = must(study->modelRuns().runs()).at(0);
    QCOMPARE(state.scales().size(), qsizetype{3});
    QVERIFY(isSameRun(state, planned));
    const QJsonObject answer = must(study->modelAnswers().all()).at(0).rows.at(0).answer;
    QJsonObject expected =
        parsed(R"({"scales":{"valence":-0.67},"unusable_scales":{"arousal":true}})");
    expected[QLatin1String("raw_response")] = text;
    QCOMPARE(answer, expected);
}

void SaidPointsTest::run_withoutThem_readsNone()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) {
        return replyOf(QStringLiteral(R"({"emotion":"fear","valence":-2})"));
    });
    RunWish wish = wishForScales(server);
    const auto asking = must(planRun(study->modelRuns(), wish));
    wish.asksScales = false;
    const auto planned = must(planRun(study->modelRuns(), wish));
    QVERIFY(!planned.parameters.contains(QLatin1String("scales")));
    const Uuid uuid = must(study->modelRuns().begin(planned.newRun())).uuid;
    run(study.study(), uuid, {planned.plan.profile, planned.mode, planned.plan});
    QVERIFY(!isSameRun(must(study->modelRuns().runs()).at(0), asking));
    QCOMPARE(must(study->modelAnswers().all()).at(0).rows.at(0).answer.keys(),
             QStringList{QStringLiteral("raw_response")});
}

void SaidPointsTest::ofSeveralQuestions_eachHasThem()
{
    Task task = thirdTask();
    task.scales.front().token = QStringLiteral("valence"); // of -2 … 2
    ModelRun run;
    run.kind = QStringLiteral("openai");
    run.parameters = QStringLiteral(R"({"scales":["valence"]})");
    RunAnswers answers(task, run);
    const QByteArray first = task.questions.front().token.toUtf8();
    const QByteArray last = task.questions.back().token.toUtf8();
    answers.add(answered(last, "<answer>yes</answer>"));
    answers.add(answered(first, R"({"label":"calm","scale_valence":2})"));
    const auto rows = answers.take();
    QCOMPARE(rows.size(), std::size_t{1});
    const QJsonObject ofEach = rows.front().answer[QLatin1String("questions")].toObject();
    QCOMPARE(ofEach.size(), qsizetype{2});
    for (const QJsonValue one : ofEach)
        QCOMPARE(one[QLatin1String("scales")].toObject(), parsed(R"({"valence":2})"));
}

void SaidPointsTest::plan_refusesWhatHasNoPoints_data()
{
    QTest::addColumn<int>("form");
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("detail");
    QTest::newRow("scored") << static_cast<int>(llm::AnswerForm::Scored)
                            << static_cast<int>(llm::Mode::ZeroShot)
                            << QStringLiteral("scales scored");
    QTest::newRow("few-shot") << static_cast<int>(llm::AnswerForm::Free)
                              << static_cast<int>(llm::Mode::FewShot)
                              << QStringLiteral("scales few-shot");
}

void SaidPointsTest::plan_refusesWhatHasNoPoints()
{
    QFETCH(int, form);
    QFETCH(int, mode);
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    RunWish wish = wishForScales(server);
    wish.form = static_cast<llm::AnswerForm>(form);
    wish.mode = static_cast<llm::Mode>(mode);
    const auto planned = planRun(study->modelRuns(), wish);
    COMPARE_ERROR(planned, ErrorCode::InvalidValue);
    QTEST(planned.error().detail, "detail");
}

SUBTEXT_TEST(SaidPointsTest)
#include "saidpointstest.moc"
