// SPDX-License-Identifier: MIT
#include "core/exchange/decisioncsv.h"
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/task/builtintasks.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"
#include "tests/support/writtentables.h"

using namespace subtext;
using namespace subtext::test;

/// Whatever a study asks, what it writes another study of the task reads back with every answer.
class TidyRoundTripTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void export_comesBackWithEveryAnswer_data();
    void export_comesBackWithEveryAnswer();
    void exportIntoTheSameStudy_changesNothing_data() { export_comesBackWithEveryAnswer_data(); }
    void exportIntoTheSameStudy_changesNothing();
    void table_saysEverythingInTokens();
    void lines_holdAnswersAndTheTask();
    void interface_hasAChoiceForEachQuestionAndScale();
    void oneQuestion_hasGold();
    void marks_comeBackFromDecisionsOnSeveralQuestions();
};

namespace {

const Task& taskNamed(const QString& name)
{
    const Task* builtIn = builtInTask(name);
    return builtIn != nullptr ? *builtIn : thirdTask();
}

QByteArray tableOf(const QString& name)
{
    return name == QLatin1String("emoscene") ? EmoSceneTable : ThirdTable;
}

// The folder has two files, the others one.
QStringList exported(StudyOf& study, ExportFormat format)
{
    const QString out = study.filePath(format == ExportFormat::CeiCsv ? QStringLiteral("out/")
                                                                      : QStringLiteral("out.txt"));
    QStringList paths = must(exportStudy(must(study->snapshot()), format, out));
    std::sort(paths.begin(), paths.end(), std::greater<>()); // scenarios before annotations
    return paths;
}

} // namespace

void TidyRoundTripTest::export_comesBackWithEveryAnswer_data()
{
    QTest::addColumn<QString>("task");
    QTest::addColumn<int>("format");
    for (const char* task : {"third", "emoscene"}) {
        const auto row = [&](const char* name, ExportFormat format) {
            QTest::addRow("%s, %s", task, name)
                << QString::fromLatin1(task) << static_cast<int>(format);
        };
        row("a table", ExportFormat::TidyCsv);
        row("a folder", ExportFormat::CeiCsv);
        row("JSON Lines", ExportFormat::JsonLines);
        row("Label Studio", ExportFormat::LabelStudio);
    }
}

void TidyRoundTripTest::export_comesBackWithEveryAnswer()
{
    QFETCH(QString, task);
    QFETCH(int, format);
    StudyOf study(taskNamed(task));
    const auto taken = must(study.take(tableOf(task)));
    QVERIFY(taken.refused.empty());
    QCOMPARE(taken.annotations, 3);
    StudyOf other(taskNamed(task));
    const QStringList paths = exported(study, static_cast<ExportFormat>(format));
    const auto again = must(other->importing().importFiles(paths, {}));
    QVERIFY(again.refused.empty());
    const StudyData before = must(study->snapshot());
    const StudyData after = must(other->snapshot());
    QCOMPARE(after.annotations.size(), before.annotations.size());
    for (std::size_t i = 0; i < before.annotations.size(); ++i) {
        QVERIFY(after.annotations[i].answer == before.annotations[i].answer);
        QCOMPARE(after.annotations[i].position, before.annotations[i].position);
        QCOMPARE(after.annotations[i].submittedAt, before.annotations[i].submittedAt);
    }
    QCOMPARE(after.scenarios.size(), before.scenarios.size());
    for (std::size_t i = 0; i < before.scenarios.size(); ++i) {
        QCOMPARE(after.scenarios[i].name(), before.scenarios[i].name());
        QVERIFY(after.scenarios[i].fields == before.scenarios[i].fields);
    }
    // Label Studio knows no active time.
    if (static_cast<ExportFormat>(format) != ExportFormat::LabelStudio)
        QCOMPARE(other.table(), study.table());
    VERIFY_HOLDS(other->verifyAudit());
}

void TidyRoundTripTest::exportIntoTheSameStudy_changesNothing()
{
    QFETCH(QString, task);
    QFETCH(int, format);
    StudyOf study(taskNamed(task));
    must(study.take(tableOf(task)));
    const QByteArray before = study.table();
    const QStringList paths = exported(study, static_cast<ExportFormat>(format));
    const auto again = must(study->importing().importFiles(paths, {}));
    QVERIFY(again.refused.empty());
    QCOMPARE(again.scenarios + again.annotations, 0);
    QCOMPARE(study.table(), before);
}

void TidyRoundTripTest::table_saysEverythingInTokens()
{
    StudyOf study(thirdTask());
    must(study.take(ThirdTable));
    const QByteArray table = study.table();
    QCOMPARE(
        table.left(table.indexOf('\n')),
        QByteArray("channel,id,product,earlier,customer,agent,message,annotator,annotator_code,"
                   "tone,refund,repair,apology,mood,effort,explanation,swept,flag,flag_reason,"
                   "revision,submitted_at,active_ms,wall_ms,visits,focus_losses,self_check,"
                   "position"));
    QVERIFY(table.contains("\nmail,1,hand-blender,,Mrs Q,bot,\"It, \"\"well\"\",\nbroke.\",Bob,A02,"
                           "worried,yes,no,no,-1,5,,,yes,odd,1,,,,,,,\n"));
    QVERIFY(table.contains("\nchat/2,007,kettle,,B,,NA,,,,,,,,,,,,,,,,,,,,\n"));
}

void TidyRoundTripTest::lines_holdAnswersAndTheTask()
{
    StudyOf study(thirdTask());
    must(study.take(ThirdTable));
    const QList<QByteArray> lines = jsonLines(must(study->snapshot())).split('\n');
    QCOMPARE(lines.size(), 4); // the last is empty
    QVERIFY(lines[0].startsWith(R"({"task":"helpdesk","channel":"mail","id":"1",)"));
    QVERIFY(
        lines[0].contains(R"("tone":"cross","refund":"yes","repair":"no","apology":"no","mood":)"
                          R"(-2,"effort":5)"));
    QVERIFY(lines[2].endsWith(R"("annotations":[]})"));
}

void TidyRoundTripTest::interface_hasAChoiceForEachQuestionAndScale()
{
    const QByteArray third = labelStudioConfig(thirdTask());
    for (const char* control : {"tone", "refund", "repair", "apology", "mood", "effort"})
        QVERIFY2(third.contains("<Choices name=\"" + QByteArray(control) + "\" toName=\"message\""),
                 control);
    QVERIFY(third.contains("<TextArea name=\"explanation\""));
    QVERIFY(third.contains("<Choice value=\"a minute\" "));
    QVERIFY(third.contains("<Header value=\"How does [Customer] sound?\"/>"));
    const QByteArray emoScene = labelStudioConfig(*builtInTask(u"emoscene"));
    QCOMPARE(emoScene.count("<Choice value=\"yes\" "), 9); // eight rows and the flag
    QVERIFY(!emoScene.contains("explanation"));
}

void TidyRoundTripTest::oneQuestion_hasGold()
{
    Task task = thirdTask();
    task.questions.resize(1);
    task.boards.clear();
    task.checks = {};
    StudyOf study(task);
    const QByteArray table("channel,id,customer,message,annotator,tone,mood,effort,gold,note\n"
                           "mail,1,A,m,Ann,calm,0,1,Cross,why\n"
                           "mail,2,A,m,Ann,calm,0,1,,\n");
    const auto taken = must(study.take(table));
    QVERIFY(taken.refused.empty());
    QCOMPARE(taken.adjudications, 1);
    const QString path = study.filePath(QStringLiteral("decisions.csv"));
    must(exportStudy(must(study->snapshot()), ExportFormat::Decisions, path));
    QVERIFY(readFile(path).contains("\nmail/1,cross,override,,why,"));
    const auto read = readDecisions(path, &task);
    VERIFY_HOLDS(read);
    QCOMPARE(read->front().scenario, QStringLiteral("mail/1"));
    QVERIFY(read->front().picks.front() == Pick{static_cast<Choice>(4)});
}

void TidyRoundTripTest::marks_comeBackFromDecisionsOnSeveralQuestions()
{
    const Task task = thirdTask();
    Picks picks{};
    const QString gold = decisionGoldColumns(task).front();
    const QString option = task.questions.front().options.at(1).token;
    const QString second = decisionGoldColumns(task).at(1);
    StudyOf study(task);
    const QString path = study.filePath(QStringLiteral("marked.csv"));
    writeFile(path, QStringLiteral("scenario,%1,%2\nmail/1,%3+ambiguous,ambiguous\n")
                        .arg(gold, second, option)
                        .toUtf8());
    const auto read = readDecisions(path, &task);
    VERIFY_HOLDS(read);
    picks[0] = Pick{Choice{1}, true};
    picks[1] = Pick{};
    QVERIFY(read->front().picks == picks);
}

SUBTEXT_TEST(TidyRoundTripTest)
#include "tidyroundtriptest.moc"
