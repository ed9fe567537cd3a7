// SPDX-License-Identifier: MIT
#include "core/models/modelruns.h"

#include "core/models/modelanswers.h"
#include "core/operation/corrections.h"
#include "core/travel/merging.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Runs as a study keeps them: under numbers of their own, in its copies, and in no hand-out.
class ModelRunsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void run_getsTheNextFreeNumber();
    void nothingAsked_leavesEverythingOpen();
    void failedTry_leavesItsItemOpen();
    void run_isUnfinishedByOneRule();
    void unfinishedLimit_isOfTheItemsAskedFor();
    void itemThatIsLeftOut_isNotAskedAbout();
    void questions_areThoseThatAreOpen();
    void handOut_hasNoneAndTakesNone();
    void copies_mergeRunsAndKeepConsentToThemselves();
    void runsOfOneName_areToldApart();
    void runOfAnUnknownKind_isDamage();
};

namespace {

ModelRuns::NewRun newRun(const QString& model = QStringLiteral("m"))
{
    ModelRuns::NewRun run;
    run.model = model;
    run.host = QStringLiteral("https://models.example.org");
    run.parameters = {{QStringLiteral("token_limit"), 7}};
    return run;
}

ModelRequest tryOf(ScenarioId scenario, const char* finish)
{
    ModelRequest request;
    request.scenario = scenario;
    request.question = QStringLiteral("emotion");
    request.headers = QStringLiteral("{}");
    request.status = 200;
    request.answer =
        QStringLiteral(R"({"choices":[{"message":{"content":"joy"},"finish_reason":"stop"}]})");
    request.finish = QString::fromLatin1(finish);
    return request;
}

} // namespace

void ModelRunsTest::run_getsTheNextFreeNumber()
{
    TestStudy study;
    const QJsonObject joy{{QStringLiteral("label"), QStringLiteral("joy")}};
    VERIFY_HOLDS(study->modelAnswers().take(
        {{{QStringLiteral("m"), QStringLiteral("zero-shot"), QStringLiteral("2")},
          QStringLiteral("a.csv"),
          {{study.scenario(1), joy}}}}));
    QStringList numbers;
    for (int i = 0; i < 3; ++i)
        numbers << must(study->modelRuns().begin(newRun())).name.run;
    QCOMPARE(numbers, (QStringList{QStringLiteral("1"), QStringLiteral("3"), QStringLiteral("4")}));
    QCOMPARE(must(study->modelRuns().begin(newRun(QStringLiteral("other")))).name.run,
             QStringLiteral("1"));
    COMPARE_ERROR(study->modelRuns().begin(newRun(QString())), ErrorCode::InvalidValue);
    COMPARE_ERROR(study->modelRuns().begin(newRun(QString(201, u'x'))), ErrorCode::InvalidValue);
    QCOMPARE(must(study->modelRuns().runs()).size(), std::size_t{4});
    QCOMPARE(must(study->modelRuns().runs()).at(0).parameters[QLatin1String("token_limit")].toInt(),
             7);
}

void ModelRunsTest::nothingAsked_leavesEverythingOpen()
{
    TestStudy study;
    const Uuid run = must(study->modelRuns().begin(newRun())).uuid;
    QCOMPARE(must(study->modelRuns().open(run)).size(), std::size_t{10});
    QCOMPARE(must(study->modelRuns().open(run, 3)).size(), std::size_t{3});
    QCOMPARE(must(study->modelRuns().open(run, 0)).size(), std::size_t{0});
    QVERIFY(must(study->modelAnswers().all()).empty()); // no model that is always wrong
}

void ModelRunsTest::failedTry_leavesItsItemOpen()
{
    TestStudy study;
    const Uuid run = must(study->modelRuns().begin(newRun())).uuid;
    VERIFY_HOLDS(study->modelRuns().record(run, tryOf(study.scenario(1), "")));
    QVERIFY(must(study->modelAnswers().all()).empty());
    VERIFY_HOLDS(study->modelRuns().record(run, tryOf(study.scenario(2), "stop")));
    QCOMPARE(must(study->modelAnswers().all()).at(0).rows.size(), std::size_t{2});
    const auto open = must(study->modelRuns().open(run, 3));
    QCOMPARE(open, (std::vector<OpenQuestion>{{study.scenario(1), 0}, {study.scenario(3), 0}}));
    VERIFY_HOLDS(study->modelRuns().end(run));
    VERIFY_HOLDS(study->verifyAudit());
}

void ModelRunsTest::run_isUnfinishedByOneRule()
{
    TestStudy study;
    ModelRuns& runs = study->modelRuns();
    const Uuid run = must(runs.begin(newRun())).uuid;
    const auto openRun = [&] { return must(study->modelAnswers().all()).at(0).openRun; };
    for (int i = 1; i <= 8; ++i)
        VERIFY_HOLDS(runs.record(run, tryOf(study.scenario(i), "stop")));
    VERIFY_HOLDS(runs.record(run, tryOf(study.scenario(9), "")));
    QCOMPARE(openRun(), std::optional(OpenRun{8, 10})); // nobody said that it ended
    VERIFY_HOLDS(runs.stop(run, QStringLiteral("cancelled")));
    QCOMPARE(openRun(), std::optional(OpenRun{8, 10}));
    VERIFY_HOLDS(runs.resume(run));
    VERIFY_HOLDS(runs.record(run, tryOf(study.scenario(10), "stop")));
    QCOMPARE(openRun(), std::optional(OpenRun{9, 10}));
    // It asked everything: what failed is a wrong answer, and the run stands with the others.
    VERIFY_HOLDS(runs.end(run));
    QCOMPARE(openRun(), std::optional<OpenRun>());
    QCOMPARE(must(study->modelAnswers().counts()).at(0).count, (AnswerCount{9, 1}));
    QCOMPARE(must(runs.open(run)).size(), std::size_t{1});
    // Asked once more, it is not over.
    VERIFY_HOLDS(runs.resume(run));
    QCOMPARE(openRun(), std::optional(OpenRun{9, 10}));
    QCOMPARE(must(study->modelAnswers().counts()).at(0).openRun, std::optional(OpenRun{9, 10}));
    // With its last answer nothing is open, whoever says so.
    VERIFY_HOLDS(runs.record(run, tryOf(study.scenario(9), "stop")));
    QCOMPARE(openRun(), std::optional<OpenRun>());
}

void ModelRunsTest::unfinishedLimit_isOfTheItemsAskedFor()
{
    TestStudy study;
    ModelRuns::NewRun three = newRun();
    three.parameters[QStringLiteral("items")] = 3;
    const Uuid run = must(study->modelRuns().begin(three)).uuid;
    VERIFY_HOLDS(study->modelRuns().record(run, tryOf(study.scenario(1), "stop")));
    QCOMPARE(must(study->modelAnswers().all()).at(0).openRun, std::optional(OpenRun{1, 3}));
    for (int i = 2; i <= 3; ++i)
        VERIFY_HOLDS(study->modelRuns().record(run, tryOf(study.scenario(i), "stop")));
    QCOMPARE(must(study->modelAnswers().all()).at(0).openRun, std::optional<OpenRun>());
}

void ModelRunsTest::itemThatIsLeftOut_isNotAskedAbout()
{
    TestStudy study;
    VERIFY_HOLDS(
        study->corrections().leaveOut(study.scenario(1), QStringLiteral("It is cut."), {}));
    const Uuid run = must(study->modelRuns().begin(newRun())).uuid;
    const auto open = must(study->modelRuns().open(run));
    QCOMPARE(open.size(), std::size_t{9});
    QVERIFY(open.front().scenario == study.scenario(2));
    const RunSize size = must(study->modelRuns().sizeOf(must(study->modelRuns().runs()).at(0)));
    QCOMPARE(size.questions, std::size_t{9});
    QCOMPARE(size.open, std::size_t{9});
}

void ModelRunsTest::questions_areThoseThatAreOpen()
{
    TestStudy study;
    const Uuid run = must(study->modelRuns().begin(newRun())).uuid;
    VERIFY_HOLDS(study->modelRuns().record(run, tryOf(study.scenario(1), "stop")));
    const RunQuestions left = must(study->modelRuns().questions(run, 3));
    QCOMPARE(left.open, must(study->modelRuns().open(run, 3)));
    QCOMPARE(left.open.size(), std::size_t{2});
    QCOMPARE(left.scenes.size(), std::size_t{10}); // what is sent is compared with all of them
    // Of a run that has not begun everything is open, whatever another was told.
    QCOMPARE(must(study->modelRuns().questions(std::nullopt, 3)).open.size(), std::size_t{3});
}

void ModelRunsTest::handOut_hasNoneAndTakesNone()
{
    TestStudy study;
    const Uuid run = must(study->modelRuns().begin(newRun())).uuid;
    VERIFY_HOLDS(study->modelRuns().record(run, tryOf(study.scenario(1), "stop")));
    VERIFY_HOLDS(study->modelRuns().consent(newRun().host, QByteArray(64, 'a'), {}));
    const QString path = handOut(study, 1, QStringLiteral("handout"));
    {
        RawSql sql(path);
        for (const char* table : {"model_run", "model_request", "model_consent"})
            QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM ") + QLatin1String(table)),
                     QStringLiteral("0"));
    }
    AtHome home(path, 50);
    COMPARE_ERROR(home->modelRuns().begin(newRun()), ErrorCode::InHandOut);
    COMPARE_ERROR(home->modelRuns().consent(newRun().host, QByteArray(64, 'a'), {}),
                  ErrorCode::InHandOut);
}

void ModelRunsTest::copies_mergeRunsAndKeepConsentToThemselves()
{
    TestStudy study;
    const QString path = study.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(study->copyTo(path));
    NumberedIds ids(7);
    FixedClock later;
    later.advance(60'000);
    {
        auto copy = must(Study::open(path, Study::Access::Write, {later, ids, {}}));
        VERIFY_HOLDS(copy->modelRuns().consent(newRun().host, QByteArray(64, 'a'), {}));
        const Uuid run = must(copy->modelRuns().begin(newRun())).uuid;
        VERIFY_HOLDS(copy->modelRuns().record(run, tryOf(study.scenario(1), "")));
        VERIFY_HOLDS(copy->modelRuns().record(run, tryOf(study.scenario(1), "stop")));
        VERIFY_HOLDS(copy->modelRuns().end(run));
    }
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(merged.isSound());
    const auto runs = must(study->modelRuns().runs());
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].counts.requests, qint64{2});
    QCOMPARE(runs[0].counts.answered, qint64{1});
    QCOMPARE(must(study->modelAnswers().all())
                 .at(0)
                 .rows.at(0)
                 .answer[QLatin1String("raw_response")]
                 .toString(),
             QStringLiteral("joy"));
    QVERIFY(!must(study->modelRuns().hasConsent(newRun().host, QByteArray(64, 'a'))));
    QVERIFY(mergeOne(study.study(), path).isSound());
    QCOMPARE(must(study->modelRuns().runs()).at(0).counts.requests, qint64{2});
    VERIFY_HOLDS(study->verifyAudit());
}

void ModelRunsTest::runsOfOneName_areToldApart()
{
    TestStudy study;
    const QString path = study.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(study->copyTo(path));
    NumberedIds ids(7);
    FixedClock later;
    later.advance(60'000);
    Uuid other;
    {
        auto copy = must(Study::open(path, Study::Access::Write, {later, ids, {}}));
        other = must(copy->modelRuns().begin(newRun())).uuid;
        VERIFY_HOLDS(copy->modelRuns().record(other, tryOf(study.scenario(1), "stop")));
    }
    ModelRuns& runs = study->modelRuns();
    const Uuid own = must(runs.begin(newRun())).uuid;
    for (int i = 1; i <= 9; ++i)
        VERIFY_HOLDS(runs.record(own, tryOf(study.scenario(i), "stop")));
    QVERIFY(mergeOne(study.study(), path).isSound());
    const auto openRun = [&] { return must(study->modelAnswers().all()).at(0).openRun; };
    QCOMPARE(must(study->modelAnswers().all()).size(), std::size_t{1});
    QCOMPARE(openRun(), std::optional(OpenRun{9, 10}));
    // What the other lacks is there: the set is whole, and each run is what it is.
    VERIFY_HOLDS(runs.record(own, tryOf(study.scenario(10), "stop")));
    QCOMPARE(openRun(), std::optional<OpenRun>());
    VERIFY_HOLDS(runs.end(own));
    const auto states = must(runs.runs());
    QCOMPARE(states.size(), std::size_t{2});
    for (const RunState& state : states) {
        QCOMPARE(state.name(), QStringLiteral("m:zero-shot:1"));
        QCOMPARE(state.lastEnd, state.run.uuid == own ? QStringLiteral("done") : QString());
    }
    QVERIFY(states[0].run.uuid == other || states[1].run.uuid == other);
}

void ModelRunsTest::runOfAnUnknownKind_isDamage()
{
    TestStudy study;
    QCOMPARE(RawSql(study.path())
                 .run(QStringLiteral("INSERT INTO model_run (uuid, rank_at, at, model, mode, run, "
                                     "host, kind, parameters) VALUES "
                                     "('00000000-0000-4000-8000-00000000ffff', 1, 1, 'm', 'cot', "
                                     "'1', 'h', 'guesser', '{}')")),
             QString());
    COMPARE_ERROR(study->modelAnswers().all(), ErrorCode::StudyDamaged);
}

SUBTEXT_TEST(ModelRunsTest)
#include "modelrunstest.moc"
