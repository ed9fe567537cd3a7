// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli export --format label-studio` and `import` of what Label Studio exports.
class CliLabelStudioTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void export_writesTasksAndTheirInterface();
    void import_takesTheExportOfAnotherStudy();
    void import_saysWhatItLeftOut();
    void skippedTask_isFlaggedWhereThatIsSaid();
    void import_namesTheMissingControl();
    void import_saysWhereARefusedAnswerStands();
    void import_ofAnInterface_saysThatItIsNone();
    void import_ofAnUnknownField_listsTheFields();
    void gold_isWrittenWhereThatIsAsked();
    void oldProject_becomesAStudyThatAsksTheSame();
    void projectWithoutAQuestion_isNoTask();
    void map_proposesForAStudy();
    void wrongRange_isWrongUsage_data();
    void wrongRange_isWrongUsage();

private:
    QString newStudy(const QString& name);
    /// The study's answers as Label Studio has them, of which somebody skipped the first.
    QString exportedWithOneSkipped(const QString& name);

    TestStudy m_study;
};

namespace {

QString arg(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

void CliLabelStudioTest::initTestCase()
{
    for (int person = 1; person <= 3; ++person) {
        for (int item = 1; item <= 10; ++item)
            VERIFY_HOLDS(m_study.labelling().submit(
                m_study.person(person), m_study.scenario(item),
                submissionOf(completeAnswer(emotionAt((person * item) % 8).value()))));
    }
    m_study.close();
}

QString CliLabelStudioTest::exportedWithOneSkipped(const QString& name)
{
    const QString tasks = m_study.filePath(name);
    const CliRun exported = runCli(
        {arg("export"), m_study.path(), arg("--format"), arg("label-studio"), arg("--out"), tasks});
    if (exported.status != 0)
        qFatal("%s", exported.describe().constData());
    QByteArray bytes = readFile(tasks);
    bytes.replace(bytes.indexOf("\"was_cancelled\":false"), 21, "\"was_cancelled\":true");
    writeFile(tasks, bytes);
    return tasks;
}

QString CliLabelStudioTest::newStudy(const QString& name)
{
    const QString path = m_study.filePath(name);
    const CliRun made = runCli({arg("study"), arg("create"), path, arg("--title"), arg("New")});
    if (made.status != 0)
        qFatal("%s", made.describe().constData());
    return path;
}

void CliLabelStudioTest::export_writesTasksAndTheirInterface()
{
    const QString tasks = m_study.filePath(arg("tasks.json"));
    const CliRun exported = runCli({arg("export"), m_study.path(), arg("--format"),
                                    arg("label-studio"), arg("--out"), tasks, arg("--json")});
    VERIFY_STATUS(exported, 0);
    QCOMPARE(exported.json().value(arg("files")).toArray().first().toString(), tasks);
    QCOMPARE(QJsonDocument::fromJson(readFile(tasks)).array().size(), 10);

    const QString config = m_study.filePath(arg("interface.xml"));
    VERIFY_STATUS(runCli({arg("export"), m_study.path(), arg("--format"),
                          arg("label-studio-config"), arg("--out"), config}),
                  0);
    QCOMPARE(readFile(config), labelStudioConfig());
}

void CliLabelStudioTest::import_takesTheExportOfAnotherStudy()
{
    const QString tasks = m_study.filePath(arg("all.json"));
    VERIFY_STATUS(runCli({arg("export"), m_study.path(), arg("--format"), arg("label-studio"),
                          arg("--out"), tasks}),
                  0);
    const QString other = newStudy(arg("other.subtext"));
    const CliRun imported = runCli({arg("import"), other, tasks, arg("--json")});
    VERIFY_STATUS(imported, 0);
    QCOMPARE(imported.json().value(arg("scenarios")).toInt(), 10);
    QCOMPARE(imported.json().value(arg("annotations")).toInt(), 30);
    const auto agreement = [](const QString& study) {
        return runCli({arg("agreement"), study, arg("--resamples"), arg("50"), arg("--json")});
    };
    const CliRun before = agreement(m_study.path());
    VERIFY_STATUS(before, 0);
    QCOMPARE(agreement(other).out, before.out);
}

void CliLabelStudioTest::import_saysWhatItLeftOut()
{
    const QString tasks = exportedWithOneSkipped(arg("some.json"));
    QByteArray bytes = readFile(tasks);
    const QByteArray emotion("\"from_name\":\"emotion\",\"to_name\":\"utterance\",\"type\":"
                             "\"choices\",\"value\":{\"choices\":[\"");
    const qsizetype last = bytes.lastIndexOf(emotion) + emotion.size();
    bytes.replace(last, bytes.indexOf('"', last) - last, "envy");
    writeFile(tasks, bytes);
    const CliRun imported = runCli({arg("import"), newStudy(arg("some.subtext")), tasks});
    VERIFY_STATUS(imported, 1);
    QVERIFY2(imported.err.contains("1 annotation was cancelled or empty"),
             imported.describe().constData());
    QVERIFY2(imported.err.contains("some.json:11 emotion “envy”: not one of the eight emotions"),
             imported.describe().constData());
    QVERIFY2(imported.out.contains("10 scenarios, 28 annotations"),
             imported.describe().constData());
}

void CliLabelStudioTest::skippedTask_isFlaggedWhereThatIsSaid()
{
    const QString tasks = exportedWithOneSkipped(arg("skipped.json"));
    const QString other = newStudy(arg("skipped.subtext"));
    const QStringList command{arg("import"), other, tasks, arg("--skipped"), arg("flag")};
    const CliRun taken = runCli(command + QStringList{arg("--json")});
    VERIFY_STATUS(taken, 0);
    QCOMPARE(taken.json().value(arg("annotations")).toInt(), 29);
    const QJsonObject by = taken.json().value(arg("skipped_flagged")).toObject();
    QCOMPARE(by.size(), 1);
    QCOMPARE(by.begin().value().toInt(), 1);
    const CliRun again = runCli(command);
    VERIFY_STATUS(again, 0);
    QVERIFY2(again.err.contains("1 skipped task was left as it is here"),
             again.describe().constData());
    VERIFY_STATUS(runCli({arg("import"), other, tasks, arg("--skipped"), arg("answer")}), 2);
}

void CliLabelStudioTest::import_namesTheMissingControl()
{
    const QString tasks = writeFile(
        m_study.filePath(arg("odd.json")),
        R"([{"id": 1, "data": {"id": "1", "text": "u"}, "annotations": [{"completed_by": 1,
            "result": [{"from_name": "sentiment", "to_name": "text", "type": "choices",
                        "value": {"choices": ["Positive"]}}]}]}])");
    const CliRun imported = runCli({arg("import"), newStudy(arg("odd.subtext")), tasks});
    QVERIFY(imported.status != 0);
    QVERIFY2(imported.err.contains("“emotion”") && imported.err.contains("--column"),
             imported.describe().constData());
}

namespace {

// An old project: stars, and words of its own.
const QByteArray OldInterface(R"(<View>
  <Header value="Speaker: $who"/>
  <Text name="text" value="$body"/>
  <Header value="How does it sound?"/>
  <Choices name="tone" toName="text" required="true">
    <Choice value="Warm"/><Choice value="Cold"/>
  </Choices>
  <Rating name="force" toName="text" maxRating="5"/>
</View>
)");
const QByteArray OldExport(R"([{"id": 3, "data": {"id": "a", "who": "boss", "body": "Well."},
  "annotations": [{"id": 8, "completed_by": 1, "lead_time": 2.5, "result": [
    {"from_name": "tone", "type": "choices", "value": {"choices": ["Warm"]}},
    {"from_name": "force", "type": "rating", "value": {"rating": 4}}]},
   {"id": 9, "completed_by": 2, "result": [
    {"from_name": "tone", "type": "choices", "value": {"choices": ["Tepid"]}},
    {"from_name": "force", "type": "rating", "value": {"rating": 4}}]}]}])");

} // namespace

void CliLabelStudioTest::import_saysWhereARefusedAnswerStands()
{
    const QString task = m_study.filePath(arg("where.json"));
    const QString config = writeFile(m_study.filePath(arg("where.xml")), OldInterface);
    VERIFY_STATUS(runCli({arg("task"), arg("from-label-studio"), config, arg("--out"), task}), 0);
    const QString study = m_study.filePath(arg("where.subtext"));
    VERIFY_STATUS(runCli({arg("study"), arg("create"), study, arg("--title"), arg("Where"),
                          arg("--task"), task}),
                  0);
    const QString data = writeFile(m_study.filePath(arg("export.json")), OldExport);
    const CliRun imported = runCli({arg("import"), study, data, arg("--interface"), config});
    VERIFY_STATUS(imported, 1);
    QVERIFY2(imported.err.contains("tone “Tepid”: not one of: warm, cold (task 3, scenario a, "
                                   "annotation 9, of 2)"),
             imported.describe().constData());
    QVERIFY2(imported.out.contains("1 scenarios, 1 annotations"), imported.describe().constData());
    const CliRun unsaid = runCli({arg("import"), study, data, arg("--as"), arg("annotations")});
    QVERIFY2(unsaid.err.contains("--scale force=LOW..HIGH"), unsaid.describe().constData());
}

void CliLabelStudioTest::import_ofAnInterface_saysThatItIsNone()
{
    const QString config = writeFile(m_study.filePath(arg("project.xml")), OldInterface);
    const CliRun imported = runCli({arg("import"), newStudy(arg("xml.subtext")), config});
    VERIFY_STATUS(imported, 3);
    QVERIFY2(imported.err.contains("is a labelling interface, not data"),
             imported.describe().constData());
}

void CliLabelStudioTest::import_ofAnUnknownField_listsTheFields()
{
    const QString data = writeFile(m_study.filePath(arg("field.json")), OldExport);
    const CliRun imported = runCli({arg("import"), newStudy(arg("field.subtext")), data,
                                    arg("--column"), arg("feeling=tone")});
    VERIFY_STATUS(imported, 3);
    QVERIFY2(imported.err.contains("There is no field “feeling”") &&
                 imported.err.contains("emotion, valence"),
             imported.describe().constData());
}

void CliLabelStudioTest::gold_isWrittenWhereThatIsAsked()
{
    const QString tasks = m_study.filePath(arg("gold.json"));
    const QStringList order{arg("export"),       m_study.path(), arg("--format"),
                            arg("label-studio"), arg("--out"),   tasks};
    VERIFY_STATUS(runCli(order), 0);
    QVERIFY(!readFile(tasks).contains("\"gold\""));
    VERIFY_STATUS(runCli(order + QStringList{arg("--with-gold")}), 0);
    QVERIFY(readFile(tasks).contains("\"meta\":{\"subtext\":{\"gold\""));
    VERIFY_STATUS(runCli({arg("export"), m_study.path(), arg("--format"), arg("jsonl"),
                          arg("--out"), tasks, arg("--with-gold")}),
                  2);
}

void CliLabelStudioTest::oldProject_becomesAStudyThatAsksTheSame()
{
    const QString config = writeFile(m_study.filePath(arg("old.xml")), OldInterface);
    const QString task = m_study.filePath(arg("task.json"));
    const QString mapping = m_study.filePath(arg("map.json"));
    const CliRun made = runCli({arg("task"), arg("from-label-studio"), config, arg("--out"), task,
                                arg("--map"), mapping, arg("--title"), arg("Tones")});
    VERIFY_STATUS(made, 0);
    QVERIFY2(made.out.contains("one question, one scale"), made.describe().constData());
    VERIFY_STATUS(runCli({arg("task"), arg("check"), task}), 0);
    const QString study = m_study.filePath(arg("tones.subtext"));
    VERIFY_STATUS(runCli({arg("study"), arg("create"), study, arg("--title"), arg("Tones"),
                          arg("--task"), task}),
                  0);
    QByteArray sound = OldExport;
    sound.replace("Tepid", "Cold");
    const QString data = writeFile(m_study.filePath(arg("sound.json")), sound);
    const CliRun imported = runCli({arg("import"), study, data, arg("--map"), mapping});
    VERIFY_STATUS(imported, 0);
    const QString table = m_study.filePath(arg("tones.csv"));
    VERIFY_STATUS(runCli({arg("export"), study, arg("--format"), arg("csv"), arg("--out"), table}),
                  0);
    const QByteArray rows = readFile(table);
    QVERIFY2(rows.contains("\na,boss,Well.,1,A01,warm,4,") &&
                 rows.contains("\na,boss,Well.,2,A02,cold,4,"),
             rows.constData());
}

void CliLabelStudioTest::projectWithoutAQuestion_isNoTask()
{
    const QString config = m_study.filePath(arg("stars.xml"));
    writeFile(config, "<View><Text name=\"t\" value=\"$t\"/>"
                      "<Rating name=\"stars\" toName=\"t\" maxRating=\"5\"/></View>");
    const QString task = m_study.filePath(arg("stars.json"));
    const CliRun run = runCli({arg("task"), arg("from-label-studio"), config, arg("--out"), task});
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains("asks for no choice"), run.err.constData());
    QVERIFY(!run.err.contains("line "));
    QVERIFY(!QFile::exists(task));
}

void CliLabelStudioTest::map_proposesForAStudy()
{
    const QString config = writeFile(m_study.filePath(arg("own.xml")), labelStudioConfig());
    const CliRun own = runCli({arg("labelstudio"), arg("map"), m_study.path(), config});
    VERIFY_STATUS(own, 0);
    const QString old = writeFile(m_study.filePath(arg("map.xml")), OldInterface);
    const QString out = m_study.filePath(arg("proposed.json"));
    const CliRun foreign = runCli(
        {arg("labelstudio"), arg("map"), m_study.path(), old, arg("--out"), out, arg("--json")});
    VERIFY_STATUS(foreign, 1);
    const QJsonArray notAsked = foreign.json().value(arg("not_asked")).toArray();
    QVERIFY(notAsked.contains(QJsonValue(arg("confidence"))));
    QVERIFY(readFile(out).contains("subtext.mapping/1"));
}

void CliLabelStudioTest::wrongRange_isWrongUsage_data()
{
    QTest::addColumn<QString>("scale");
    QTest::newRow("five of seven") << arg("valence=1..5");
    QTest::newRow("no scale") << arg("emotion=1..7");
    QTest::newRow("no range") << arg("valence=seven");
}

void CliLabelStudioTest::wrongRange_isWrongUsage()
{
    QFETCH(QString, scale);
    const QString data = writeFile(m_study.filePath(arg("range.json")), OldExport);
    const QString study = m_study.filePath(arg("range.subtext"));
    if (!QFile::exists(study))
        newStudy(arg("range.subtext"));
    VERIFY_STATUS(runCli({arg("import"), study, data, arg("--scale"), scale}), 2);
}

SUBTEXT_TEST(CliLabelStudioTest)
#include "clilabelstudiotest.moc"
