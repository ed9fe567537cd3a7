// SPDX-License-Identifier: MIT
#include "core/models/runplanning.h"
#include "tests/core/models/askingmodels.h"
#include "tests/support/emoscenestudy.h"

#include <QJsonDocument>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// Runs whose answers are held to the options: what is sent, what is read of what comes, and what
/// is said where a run begins with answers of no use.
class RunFormsTest : public AskingModels
{
    Q_OBJECT

private Q_SLOTS:
    void constrainedAnswer_isReadAsAnyOther();
    void manner_isNothingWhereItIsUsual();
    void answerOutsideTheSchema_isKeptAsItIs();
    void constrainedBoard_isReadFromItsObjects();
    void scoredAnswer_isADistribution();
    void scoredTie_isADistributionWithoutALabel();
    void scoredAnswerWithoutAnOption_isNone_data();
    void scoredAnswerWithoutAnOption_isNone();
    void scoredBoard_hasTheProbabilityOfYes();
    void scoredLabel_isWrittenWhereNoProbabilitiesCame_data();
    void scoredLabel_isWrittenWhereNoProbabilitiesCame();
    void scoredBoard_isReadFromItsObjectsWithoutProbabilities();
    void scoredRun_isShort();
    void scoredRun_fromBefore_isReadAndNotResumed();
    void scoredRun_isRefusedWhereNothingCanBeScored_data();
    void scoredRun_isRefusedWhereNothingCanBeScored();
    void scoredRun_isRefusedWhereItsTemplateShowsARubric();
    void freeRun_keepsItsParameters();
    void firstAnswersOfNoOption_areNoticed_data();
    void firstAnswersOfNoOption_areNoticed();

private:
    struct Asked
    {
        RunOutcome outcome;
        std::vector<KeptPrediction> rows;
    };
    Asked ask(Study& study, const ScriptedServer& server, llm::AnswerForm form,
              llm::Mode mode = llm::Mode::ZeroShot);
    std::unique_ptr<Study> boardStudy(const QTemporaryDir& folder);

    CountingIds m_ids;
};

namespace {

ServerAnswer saying(const QString& text, const QByteArray& logprobs = "null")
{
    const QJsonObject message{{QStringLiteral("content"), text}};
    return answerWith(200, R"({"choices":[{"finish_reason":"stop","message":)" +
                               QJsonDocument(message).toJson(QJsonDocument::Compact) +
                               R"(,"logprobs":)" + logprobs + "}]}");
}

/// One token with what might have stood there.
QByteArray chancesOf(const std::vector<std::pair<const char*, double>>& words)
{
    QByteArrayList top;
    for (const auto& [word, p] : words)
        top << QByteArray(R"({"token":")") + word + R"(","logprob":)" +
                   QByteArray::number(std::log(p), 'g', 17) + "}";
    return QByteArray(R"({"content":[{"token":")") + words.front().first + R"(","logprob":)" +
           QByteArray::number(std::log(words.front().second), 'g', 17) + R"(,"top_logprobs":[)" +
           top.join(',') + "]}]}";
}

RunWish wishFor(const ScriptedServer& server, llm::AnswerForm form, llm::Mode mode)
{
    RunWish wish;
    wish.profile.name = QStringLiteral("test");
    wish.profile.baseUrl = server.url(QStringLiteral("/v1"));
    wish.profile.model = QStringLiteral("m");
    wish.profile.limits.concurrency = 1;
    wish.form = form;
    wish.mode = mode;
    return wish;
}

QJsonObject bodyIn(const AskedOfServer& asked)
{
    return QJsonDocument::fromJson(asked.body).object();
}

} // namespace

RunFormsTest::Asked RunFormsTest::ask(Study& study, const ScriptedServer& server,
                                      llm::AnswerForm form, llm::Mode mode)
{
    const auto planned = must(planRun(study.modelRuns(), wishFor(server, form, mode)));
    const Uuid uuid = must(study.modelRuns().begin(planned.newRun())).uuid;
    const Asking asking{planned.plan.profile, mode, planned.plan};
    Asked asked{run(study, uuid, asking), {}};
    for (const KeptPredictions& set : must(study.modelAnswers().all()))
        asked.rows = set.rows;
    return asked;
}

std::unique_ptr<Study> RunFormsTest::boardStudy(const QTemporaryDir& folder)
{
    return makeEmoSceneStudy(folder.filePath(QStringLiteral("stories.subtext")),
                             {m_clock, m_ids, {}}, agreedOn({EmotionSet{1}}));
}

void RunFormsTest::constrainedAnswer_isReadAsAnyOther()
{
    TestStudy study(askedShape(1));
    ScriptedServer server(
        [](const AskedOfServer&) { return saying(QStringLiteral(R"({"emotion":"fear"})")); });
    const Asked asked = ask(study.study(), server, llm::AnswerForm::Constrained);
    QCOMPARE(asked.rows.at(0).answer[QLatin1String("raw_response")].toString(),
             QStringLiteral(R"({"emotion":"fear"})"));
    QVERIFY(bodyIn(server.asked().at(0)).contains(QLatin1String("response_format")));
    QVERIFY(must(study->modelRuns().runs()).at(0).answerForm() == llm::AnswerForm::Constrained);
    const AskedManner manner = must(study->modelAnswers().all()).at(0).manner;
    QCOMPARE(manner.forms, QStringList{QStringLiteral("constrained")});
    QVERIFY(manner.templates.isEmpty());
}

void RunFormsTest::manner_isNothingWhereItIsUsual()
{
    const auto asked = [](const QJsonObject& parameters) { return RunState{{}, parameters, {}}; };
    const RunState free = asked({});
    const RunState scored = asked({{QStringLiteral("answer"), QStringLiteral("scored")}});
    const RunState own = asked({{QStringLiteral("template"), QStringLiteral("own/0123")},
                                {QStringLiteral("template_sha256"), QStringLiteral("0123ab")}});
    QVERIFY(mannerOf(std::vector{free, free}).isUsual());
    QCOMPARE(mannerOf(std::vector{free, scored, scored}).forms,
             (QStringList{QStringLiteral("free"), QStringLiteral("scored")}));
    QVERIFY(mannerOf(std::vector{own, free}).forms.isEmpty());
    QCOMPARE(mannerOf(std::vector{own, own}).templates, QStringList{QStringLiteral("0123ab")});
    const RunState listener = asked({{QStringLiteral("template"), QStringLiteral("own/0123")},
                                     {QStringLiteral("asked_about"), QStringLiteral("listener")}});
    QVERIFY(mannerOf(std::vector{own, own}).about.isEmpty());
    QCOMPARE(mannerOf(std::vector{listener, own, listener}).about,
             QStringList{QStringLiteral("listener")});
}

void RunFormsTest::answerOutsideTheSchema_isKeptAsItIs()
{
    TestStudy study(askedShape(5));
    ScriptedServer server(
        [](const AskedOfServer&) { return saying(QStringLiteral(R"({"emotion":"hunger"})")); });
    const Asked asked = ask(study.study(), server, llm::AnswerForm::Constrained);
    QCOMPARE(asked.rows.at(0).answer[QLatin1String("raw_response")].toString(),
             QStringLiteral(R"({"emotion":"hunger"})"));
    QCOMPARE(asked.outcome.progress.unusable, std::size_t{5});
}

void RunFormsTest::constrainedBoard_isReadFromItsObjects()
{
    const QTemporaryDir folder;
    const auto study = boardStudy(folder);
    ScriptedServer server([](const AskedOfServer& asked) {
        return saying(asked.body.contains("feel fear?")
                          ? QStringLiteral(R"({"analysis":"<answer>no</answer>","answer":"yes",)"
                                           R"("confidence":4})")
                      : asked.body.contains("feel joy?")
                          ? QStringLiteral("<answer>no</answer>")
                          : QStringLiteral(R"({"answer":"perhaps"})"));
    });
    const Asked asked =
        ask(*study, server, llm::AnswerForm::Constrained, llm::Mode::ChainOfThought);
    const QJsonObject answer = asked.rows.at(0).answer;
    const QJsonObject answers = answer[QLatin1String("answers")].toObject();
    QCOMPARE(answers.keys(), (QStringList{QStringLiteral("fear"), QStringLiteral("joy")}));
    QCOMPARE(answers[QLatin1String("fear")].toBool(), true);
    QCOMPARE(answers[QLatin1String("joy")].toBool(true), false);
    QCOMPARE(answer[QLatin1String("confidence")][QLatin1String("fear")].toInt(), 4);
    const QJsonValue questions = answer[QLatin1String("questions")];
    QCOMPARE(questions[QLatin1String("fear")][QLatin1String("label")].toString(),
             QStringLiteral("yes"));
    QCOMPARE(questions[QLatin1String("trust")][QLatin1String("label")].toString(),
             QStringLiteral("perhaps"));
    QCOMPARE(asked.outcome.progress.unusable, std::size_t{6});
}

void RunFormsTest::scoredAnswer_isADistribution()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) {
        return saying(QStringLiteral("Fear"),
                      chancesOf({{"Fear", 0.5}, {" fear", 0.1}, {"joy", 0.2}, {"The", 0.2}}));
    });
    const Asked asked = ask(study.study(), server, llm::AnswerForm::Scored);
    const QJsonObject answer = asked.rows.at(0).answer;
    QCOMPARE(answer.keys(),
             (QStringList{QStringLiteral("label"), QStringLiteral("probabilities")}));
    QCOMPARE(answer[QLatin1String("label")].toString(), QStringLiteral("fear"));
    const QJsonObject shares = answer[QLatin1String("probabilities")].toObject();
    QCOMPARE(shares.size(), qsizetype{8});
    QVERIFY(std::abs(shares[QLatin1String("fear")].toDouble() - 0.75) < 1e-9);
    QVERIFY(std::abs(shares[QLatin1String("joy")].toDouble() - 0.25) < 1e-9);
    QCOMPARE(shares[QLatin1String("anger")].toDouble(1), 0.0);
}

void RunFormsTest::scoredTie_isADistributionWithoutALabel()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) {
        return saying(QStringLiteral("fear"), chancesOf({{"fear", 0.3}, {"joy", 0.3}}));
    });
    const Asked asked = ask(study.study(), server, llm::AnswerForm::Scored);
    QCOMPARE(asked.rows.at(0).answer.keys(), QStringList{QStringLiteral("probabilities")});
}

void RunFormsTest::scoredAnswerWithoutAnOption_isNone_data()
{
    QTest::addColumn<QByteArray>("logprobs");
    QTest::newRow("other tokens") << chancesOf({{"The", 0.9}, {"{", 0.1}});
    QTest::newRow("no tokens") << QByteArray("null");
}

void RunFormsTest::scoredAnswerWithoutAnOption_isNone()
{
    QFETCH(QByteArray, logprobs);
    TestStudy study(askedShape(1));
    ScriptedServer server(
        [&](const AskedOfServer&) { return saying(QStringLiteral("fear"), logprobs); });
    const Asked asked = ask(study.study(), server, llm::AnswerForm::Scored);
    QCOMPARE(asked.rows.at(0).answer,
             (QJsonObject{{QStringLiteral("ended"), QStringLiteral("unparsed")}}));
    QCOMPARE(asked.outcome.progress.unusable, std::size_t{1});
    QCOMPARE(asked.outcome.progress.withShares, std::size_t{0});
}

void RunFormsTest::scoredLabel_isWrittenWhereNoProbabilitiesCame_data()
{
    QTest::addColumn<QByteArray>("logprobs");
    QTest::newRow("other tokens") << chancesOf({{"The", 0.9}, {"{", 0.1}});
    QTest::newRow("no tokens") << QByteArray("null");
}

void RunFormsTest::scoredLabel_isWrittenWhereNoProbabilitiesCame()
{
    QFETCH(QByteArray, logprobs);
    TestStudy study(askedShape(3));
    ScriptedServer server(
        first({saying(QStringLiteral(R"({"emotion": "fear"})"), logprobs),
               saying(QStringLiteral(R"({"emotion": "hunger"})"), logprobs),
               saying(QStringLiteral("joy"), chancesOf({{"joy", 0.9}, {"fear", 0.1}}))}));
    const Asked asked = ask(study.study(), server, llm::AnswerForm::Scored);
    QCOMPARE(asked.rows.at(0).answer,
             (QJsonObject{{QStringLiteral("label"), QStringLiteral("fear")}}));
    QCOMPARE(asked.rows.at(1).answer,
             (QJsonObject{{QStringLiteral("ended"), QStringLiteral("unparsed")}}));
    QVERIFY(asked.rows.at(2).answer.contains(QLatin1String("probabilities")));
    QCOMPARE(asked.outcome.progress.unusable, std::size_t{1});
    QCOMPARE(asked.outcome.progress.withShares, std::size_t{1});
}

void RunFormsTest::scoredBoard_isReadFromItsObjectsWithoutProbabilities()
{
    const QTemporaryDir folder;
    const auto study = boardStudy(folder);
    ScriptedServer server([](const AskedOfServer& asked) {
        return saying(asked.body.contains("feel fear?") ? QStringLiteral(R"({"answer": "yes"})")
                      : asked.body.contains("feel joy?")
                          ? QStringLiteral(R"({"answer": "no"})")
                          : QStringLiteral(R"({"answer": "perhaps"})"));
    });
    const QJsonObject answer = ask(*study, server, llm::AnswerForm::Scored).rows.at(0).answer;
    QCOMPARE(answer[QLatin1String("answers")].toObject(),
             (QJsonObject{{QStringLiteral("fear"), true}, {QStringLiteral("joy"), false}}));
    QVERIFY(!answer.contains(QLatin1String("probabilities")));
    const QJsonValue questions = answer[QLatin1String("questions")];
    QCOMPARE(questions[QLatin1String("fear")].toObject(),
             (QJsonObject{{QStringLiteral("label"), QStringLiteral("yes")}}));
    QCOMPARE(questions[QLatin1String("trust")].toObject(),
             (QJsonObject{{QStringLiteral("ended"), QStringLiteral("unparsed")}}));
}

void RunFormsTest::scoredBoard_hasTheProbabilityOfYes()
{
    const QTemporaryDir folder;
    const auto study = boardStudy(folder);
    ScriptedServer server([](const AskedOfServer& asked) {
        return asked.body.contains("feel fear?")
                   ? saying(QStringLiteral("Yes"), chancesOf({{"Yes", 0.6}, {"No", 0.2}}))
                   : saying(QStringLiteral("no"), chancesOf({{"no", 0.5}, {"yes", 0.5}}));
    });
    const QJsonObject answer = ask(*study, server, llm::AnswerForm::Scored).rows.at(0).answer;
    const double p = answer[QLatin1String("probabilities")][QLatin1String("fear")].toDouble();
    QVERIFY2(std::abs(p - 0.75) < 1e-9, qPrintable(QString::number(p)));
    QCOMPARE(answer[QLatin1String("answers")].toObject(),
             (QJsonObject{{QStringLiteral("fear"), true}})); // the others are ties
    const QJsonValue shares = answer[QLatin1String("questions")][QLatin1String("fear")];
    QVERIFY(std::abs(shares[QLatin1String("probabilities")][QLatin1String("no")].toDouble() -
                     0.25) < 1e-9);
}

void RunFormsTest::scoredRun_isShort()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    const auto planned = must(
        planRun(study->modelRuns(), wishFor(server, llm::AnswerForm::Scored, llm::Mode::ZeroShot)));
    const QJsonObject body = QJsonDocument::fromJson(planned.example.body).object();
    QCOMPARE(body[QLatin1String("top_logprobs")].toInt(), 20);
    QCOMPARE(body[QLatin1String("max_tokens")].toInt(), 64);
    QVERIFY(body.contains(QLatin1String("response_format")));
    QVERIFY2(planned.examplePrompt.endsWith(QStringLiteral(
                 "anticipation.\nReply with this and nothing else: {\"emotion\": \"…\"}")),
             qPrintable(planned.examplePrompt));
    QCOMPARE(planned.plan.prompts.id(), QStringLiteral("choice-zero-shot-scored/2"));
}

void RunFormsTest::scoredRun_fromBefore_isReadAndNotResumed()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) {
        return saying(QStringLiteral("Fear"), chancesOf({{"Fear", 0.75}, {"joy", 0.25}}));
    });
    RunWish wish = wishFor(server, llm::AnswerForm::Scored, llm::Mode::ZeroShot);
    // In words of somebody's nothing else tells it from one of now.
    wish.tokenLimit = 16;
    wish.ownTemplate = llm::TemplateFile{{}, "{scene} {options}"};
    const auto planned = must(planRun(study->modelRuns(), wish));
    ModelRuns::NewRun before = planned.newRun();
    before.parameters.remove(QStringLiteral("schema"));
    const Uuid uuid = must(study->modelRuns().begin(before)).uuid;
    QVERIFY(!isSameRun(must(study->modelRuns().runs()).at(0), planned));
    run(study.study(), uuid, {planned.plan.profile, llm::Mode::ZeroShot, planned.plan});
    const KeptPredictions set = must(study->modelAnswers().all()).at(0);
    QCOMPARE(set.rows.at(0).answer[QLatin1String("label")].toString(), QStringLiteral("fear"));
    QVERIFY(isSameRun(RunState{must(study->modelRuns().runs()).at(0).run, planned.parameters, {}},
                      planned));
}

void RunFormsTest::scoredRun_isRefusedWhereNothingCanBeScored_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char* name, llm::ProviderKind kind, llm::Mode mode,
                        const char* detail) {
        QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(mode)
                            << QString::fromLatin1(detail);
    };
    row("a server without probabilities", llm::ProviderKind::Anthropic, llm::Mode::ZeroShot,
        "scored provider");
    row("thoughts first", llm::ProviderKind::OpenAi, llm::Mode::ChainOfThought, "scored thoughts");
}

void RunFormsTest::scoredRun_isRefusedWhereNothingCanBeScored()
{
    QFETCH(int, kind);
    QFETCH(int, mode);
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    RunWish wish = wishFor(server, llm::AnswerForm::Scored, static_cast<llm::Mode>(mode));
    wish.profile.kind = static_cast<llm::ProviderKind>(kind);
    const auto planned = planRun(study->modelRuns(), wish);
    COMPARE_ERROR(planned, ErrorCode::InvalidValue);
    QTEST(planned.error().detail, "detail");
}

/// It would begin, and could not go on: the window ticks what a run asks for.
void RunFormsTest::scoredRun_isRefusedWhereItsTemplateShowsARubric()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    RunWish wish = wishFor(server, llm::AnswerForm::Scored, llm::Mode::ZeroShot);
    wish.ownTemplate = llm::TemplateFile{{}, "{scene} {options}\n{confidence_rubric}"};
    const auto planned = planRun(study->modelRuns(), wish);
    COMPARE_ERROR(planned, ErrorCode::InvalidValue);
    QCOMPARE(planned.error().detail, QStringLiteral("confidence scored"));
    wish.form = llm::AnswerForm::Constrained;
    QVERIFY(must(planRun(study->modelRuns(), wish)).plan.ask.asksConfidence);
}

void RunFormsTest::freeRun_keepsItsParameters()
{
    TestStudy study(askedShape(1));
    ScriptedServer server([](const AskedOfServer&) { return joy(); });
    const auto planned = must(
        planRun(study->modelRuns(), wishFor(server, llm::AnswerForm::Free, llm::Mode::ZeroShot)));
    QVERIFY(!planned.parameters.contains(QLatin1String("answer")));
    QVERIFY(!planned.example.body.contains("response_format"));
    QVERIFY(!planned.example.body.contains("logprobs"));
}

void RunFormsTest::firstAnswersOfNoOption_areNoticed_data()
{
    QTest::addColumn<QStringList>("answers");
    QTest::addColumn<bool>("isNoticed");
    const QString none = QStringLiteral("I cannot tell.");
    const QString one = QStringLiteral("joy");
    QTest::newRow("five") << QStringList{none, none, none, none, none} << true;
    QTest::newRow("five, and then one") << QStringList{none, none, none, none, none, one} << true;
    QTest::newRow("four") << QStringList{none, none, none, none} << false;
    QTest::newRow("four, and then one") << QStringList{none, none, none, none, one, none} << false;
    QTest::newRow("five behind one") << QStringList{one, none, none, none, none, none} << false;
}

void RunFormsTest::firstAnswersOfNoOption_areNoticed()
{
    QFETCH(QStringList, answers);
    TestStudy study(askedShape(static_cast<int>(answers.size())));
    std::vector<ServerAnswer> said;
    for (const QString& text : answers)
        said.push_back(saying(text));
    ScriptedServer server(first(said));
    const Asked asked = ask(study.study(), server, llm::AnswerForm::Free);
    QCOMPARE(asked.outcome.end, RunEnd::Done);
    QCOMPARE(asked.outcome.progress.answered, static_cast<std::size_t>(answers.size()));
    QTEST(asked.outcome.progress.beginsUnusable, "isNoticed");
}

SUBTEXT_TEST(RunFormsTest)
#include "runformstest.moc"
