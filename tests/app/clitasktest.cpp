// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"
#include "tests/app/clirunner.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

class CliTaskTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void show_printsTheDocumentOfABuiltInTask();
    void show_outlinesForPeople();
    void show_ofAStudy_isWhatItAsks();
    void soundDocument_isShownAndChecked();
    void brokenDocument_endsWithThreeAndAllFaults();
    void missingText_isAFault();
    void fileThatIsNotThere_endsWithThree();
    void hostileDocument_reachesNoTerminal();

private:
    QString write(const QByteArray& document, const QString& name = QStringLiteral("task.json"))
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(document) != document.size())
            qFatal("the document cannot be written");
        return file.fileName();
    }
    static CliRun task(const QStringList& arguments)
    {
        return runCli(QStringList{QStringLiteral("task")} + arguments);
    }

    QTemporaryDir m_folder;
};

void CliTaskTest::show_printsTheDocumentOfABuiltInTask()
{
    for (const QString& token : {QStringLiteral("cei"), QStringLiteral("emoscene")}) {
        const CliRun run = task({QStringLiteral("show"), token, QStringLiteral("--json")});
        VERIFY_STATUS(run, 0);
        QCOMPARE(run.out, shippedDocument(token));
    }
}

void CliTaskTest::show_outlinesForPeople()
{
    const CliRun run = task({QStringLiteral("show"), QStringLiteral("emoscene")});
    VERIFY_STATUS(run, 0);
    for (const char* said : {"version 1", "Does {subject} feel anticipation?", "No / Yes",
                             "those in the files", "Subject (role, not shown), required"})
        QVERIFY2(run.out.contains(said), run.out.constData());
    QVERIFY(run.out.contains(sha256Of(shippedDocument(QStringLiteral("emoscene")))));
}

void CliTaskTest::show_ofAStudy_isWhatItAsks()
{
    const QString study = m_folder.filePath(QStringLiteral("a.subtext"));
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), study,
                          QStringLiteral("--title"), QStringLiteral("A")}),
                  0);
    const CliRun run = task({QStringLiteral("show"), study, QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out, shippedDocument(QStringLiteral("cei")));
}

void CliTaskTest::soundDocument_isShownAndChecked()
{
    write("# Help", QStringLiteral("helpdesk.md"));
    const QString path = write(sampleDocument());
    const CliRun checked = task({QStringLiteral("check"), path});
    VERIFY_STATUS(checked, 0);
    QCOMPARE(checked.out, QByteArray("How customers sound can be used: 4 questions, 2 scales.\n"));
    const CliRun shown = task({QStringLiteral("show"), path, QStringLiteral("--json")});
    VERIFY_STATUS(shown, 0);
    const CliRun inJson = task({QStringLiteral("check"), path, QStringLiteral("--json")});
    VERIFY_STATUS(inJson, 0);
    QCOMPARE(inJson.json().value(QLatin1String("schema")).toString(),
             QStringLiteral("subtext.taskcheck/1"));
    QVERIFY(inJson.json().value(QLatin1String("usable")).toBool());
    QCOMPARE(inJson.json().value(QLatin1String("sha256")).toString().toLatin1(),
             sha256Of(shown.out));
    // What was shown is a document, too, and the same one.
    const QString canonical = write(shown.out, QStringLiteral("canonical.json"));
    QCOMPARE(task({QStringLiteral("show"), canonical, QStringLiteral("--json")}).out, shown.out);
}

void CliTaskTest::brokenDocument_endsWithThreeAndAllFaults()
{
    QByteArray document = sampleDocument();
    document.replace("\"token\": \"grateful\"", "\"token\": \"calm\"");
    document.replace("\"figure\": \"face\"", "\"figure\": \"thumb\"");
    const QString path = write(document);
    const CliRun run = task({QStringLiteral("check"), path});
    VERIFY_STATUS(run, 3);
    QVERIFY(run.out.isEmpty());
    QCOMPARE(run.err.count('\n'), 2);
    QVERIFY2(run.err.startsWith("questions[0].options[1].token, line "), run.err.constData());
    QVERIFY2(run.err.contains("“calm” is also the token of questions[0].options[0].token. "
                              "Change one of the two.\n"),
             run.err.constData());
    QVERIFY2(run.err.contains("“thumb” is not used here. Use one of: none, face, energy, size, "
                              "bars.\n"),
             run.err.constData());
    const CliRun shown = task({QStringLiteral("show"), path});
    VERIFY_STATUS(shown, 3);
    QCOMPARE(shown.err, run.err);
    const CliRun inJson = task({QStringLiteral("check"), path, QStringLiteral("--json")});
    VERIFY_STATUS(inJson, 3);
    QCOMPARE(inJson.err, run.err);
    QVERIFY(!inJson.json().value(QLatin1String("usable")).toBool());
    const QJsonArray faults = inJson.json().value(QLatin1String("faults")).toArray();
    QCOMPARE(faults.size(), 2);
    const QJsonObject first = faults.first().toObject();
    QCOMPARE(first.value(QLatin1String("code")).toString(), QStringLiteral("equal_tokens"));
    QCOMPARE(first.value(QLatin1String("place")).toString(),
             QStringLiteral("questions[0].options[1].token"));
    QVERIFY(first.value(QLatin1String("line")).toInt() > 0);
    QVERIFY(!first.value(QLatin1String("message")).toString().isEmpty());
    QVERIFY(!first.value(QLatin1String("remedy")).toString().isEmpty());
}

void CliTaskTest::missingText_isAFault()
{
    QByteArray document = sampleDocument();
    document.replace("helpdesk.md", "nowhere.md");
    const CliRun run = task({QStringLiteral("check"), write(document)});
    VERIFY_STATUS(run, 3);
    QCOMPARE(run.err, QByteArray("texts.guideline: there is no file “nowhere.md” beside the "
                                 "document. Put it there, or correct the name.\n"));
}

void CliTaskTest::fileThatIsNotThere_endsWithThree()
{
    for (const QString& command : {QStringLiteral("show"), QStringLiteral("check")}) {
        const QString path = m_folder.filePath(QStringLiteral("none.json"));
        const CliRun run = task({command, path});
        VERIFY_STATUS(run, 3);
        QVERIFY2(run.err.contains("none.json"), run.err.constData());
        VERIFY_STATUS(task({command, m_folder.path()}), 3);
        VERIFY_STATUS(task({command}), 2);
    }
    VERIFY_STATUS(task({}), 2);
}

void CliTaskTest::hostileDocument_reachesNoTerminal()
{
    QByteArray document = sampleDocument();
    document.replace("\"version\"", "\"\\u001b[2J\\u202e\\n\": 1, \"version\"");
    const CliRun run = task({QStringLiteral("check"), write(document)});
    VERIFY_STATUS(run, 3);
    QVERIFY(!run.err.contains('\x1b'));
    QVERIFY(!run.err.contains("\u202e"));
    QCOMPARE(run.err.count('\n'), 1);
}

SUBTEXT_TEST(CliTaskTest)
#include "clitasktest.moc"
