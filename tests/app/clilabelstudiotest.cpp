// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudiowriter.h"
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
    void import_namesTheMissingControl();

private:
    QString newStudy(const QString& name);

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
    const QString tasks = m_study.filePath(arg("some.json"));
    VERIFY_STATUS(runCli({arg("export"), m_study.path(), arg("--format"), arg("label-studio"),
                          arg("--out"), tasks}),
                  0);
    QByteArray bytes = readFile(tasks);
    bytes.replace(bytes.indexOf("\"was_cancelled\":false"), 21, "\"was_cancelled\":true");
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

SUBTEXT_TEST(CliLabelStudioTest)
#include "clilabelstudiotest.moc"
