// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/publishing/releasing.h"
#include "core/task/builtintasks.h"
#include "tests/app/clirunner.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/answeredtable.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// A study of a task that no code knows, from its document to its exports and back.
class CliAnyTaskTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void study_isMadeOfADocumentWithItsTexts();
    void builtInTask_isNamed();
    void ratersOfAnItem_areSaid();
    void licenceAndCreators_areSaid();
    void unusableTask_makesNoStudy();
    void filesGoBothWays();
    void foreignWords_areMapped();
    void groupThatIsNone_isWrongUsage();
    void fileOfAnotherTask_isRefusedWithWhatWasExpected();
    void release_isReadBackWithTheSameFigures_data();
    void release_isReadBackWithTheSameFigures();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    static CliRun run(const QString& arguments)
    {
        return runCli(arguments.split(u' ', Qt::SkipEmptyParts));
    }
    CliRun make(const char* name, const QString& task) const
    {
        return run(QStringLiteral("study create %1 --title T --task %2").arg(path(name), task));
    }
    QString document(QByteArray bytes = sampleDocument()) const
    {
        writeFile(path("helpdesk.md"), "# How to read mail\n");
        return writeFile(path("task.json"), bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CliAnyTaskTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void CliAnyTaskTest::study_isMadeOfADocumentWithItsTexts()
{
    const QString task = document();
    VERIFY_STATUS(make("a.subtext", task), 0);
    const CliRun shown = run(QStringLiteral("task show %1 --json").arg(path("a.subtext")));
    VERIFY_STATUS(shown, 0);
    QCOMPARE(shown.out, run(QStringLiteral("task show %1 --json").arg(task)).out);
    FixedClock clock;
    CountingIds ids;
    Environment environment{clock, ids, {}};
    const auto study = must(Study::open(path("a.subtext"), Study::Access::Read, environment));
    QCOMPARE(must(study->courseRules().guideline()), QStringLiteral("# How to read mail\n"));
    QVERIFY(!must(study->protocol()).isExplanationRequired);
}

void CliAnyTaskTest::builtInTask_isNamed()
{
    const CliRun made = run(
        QStringLiteral("study create %1 --title T --task emoscene --json").arg(path("e.subtext")));
    VERIFY_STATUS(made, 0);
    QCOMPARE(made.json().value(QLatin1String("task")).toString(), QStringLiteral("emoscene"));
    const QString data = writeFile(path("in.csv"), EmoSceneTable);
    VERIFY_STATUS(run(QStringLiteral("import %1 %2").arg(path("e.subtext"), data)), 0);
    const CliRun info = run(QStringLiteral("study info %1 --json").arg(path("e.subtext")));
    VERIFY_STATUS(info, 0);
    QCOMPARE(info.json().value(QLatin1String("groups")).toObject(),
             QJsonObject({{QStringLiteral("market"), 1}, {QStringLiteral("garden"), 1}}));
    QVERIFY(!info.json().contains(QLatin1String("power_relations")));
    VERIFY_STATUS(run(QStringLiteral("study info %1").arg(path("e.subtext"))), 0);
}

void CliAnyTaskTest::licenceAndCreators_areSaid()
{
    VERIFY_STATUS(run(QStringLiteral("study create %1 --title T --licence CC-BY-SA-4.0 --creator "
                                     "Ada --creator Ben")
                          .arg(path("l.subtext"))),
                  0);
    FixedClock clock;
    CountingIds ids;
    Environment environment{clock, ids, {}};
    const auto study = must(Study::open(path("l.subtext"), Study::Access::Read, environment));
    const DatasheetAnswers answers = must(study->releasing().answers());
    QCOMPARE(answers.at(QStringLiteral("licence")), QStringLiteral("CC-BY-SA-4.0"));
    QCOMPARE(answers.at(QStringLiteral("creators")), QStringLiteral("Ada\nBen"));
    VERIFY_STATUS(
        run(QStringLiteral("study create %1 --title T --licence MIT").arg(path("m.subtext"))), 2);
    QVERIFY(!QFile::exists(path("m.subtext")));
}

void CliAnyTaskTest::ratersOfAnItem_areSaid()
{
    const auto made = [this](const char* name, const QString& raters) {
        return run(QStringLiteral("study create %1 --title T %2").arg(path(name), raters));
    };
    FixedClock clock;
    CountingIds ids;
    Environment environment{clock, ids, {}};
    const auto ratersOf = [&](const char* name) {
        const auto study = must(Study::open(path(name), Study::Access::Read, environment));
        return must(study->protocol()).ratersPerItem;
    };
    VERIFY_STATUS(made("four.subtext", QStringLiteral("--raters 4")), 0);
    QCOMPARE(ratersOf("four.subtext"), 4);
    VERIFY_STATUS(made("usual.subtext", {}), 0);
    QCOMPARE(ratersOf("usual.subtext"), 3);
    VERIFY_STATUS(made("none.subtext", QStringLiteral("--raters 0")), 2);
    QVERIFY(!QFileInfo::exists(path("none.subtext")));
}

void CliAnyTaskTest::unusableTask_makesNoStudy()
{
    const auto isNotMade = [this](const QString& task, int status, const char* said) {
        const CliRun made = make("x.subtext", task);
        VERIFY_STATUS(made, status);
        QVERIFY2(made.err.contains(said), made.err.constData());
        QVERIFY(!QFileInfo::exists(path("x.subtext")));
    };
    isNotMade(QStringLiteral("other"), 2, "There is no task “other”");
    isNotMade(document("{\"schema\": 1}"), 3, "schema");
    isNotMade(document(sampleDocument().replace("helpdesk.md", "nowhere.md")), 3,
              "there is no file “nowhere.md”");
    document();
    writeFile(path("helpdesk.md"), QByteArray(64, '\0'));
    isNotMade(path("task.json"), 3, "helpdesk.md");
}

void CliAnyTaskTest::filesGoBothWays()
{
    const QString task = document();
    VERIFY_STATUS(make("a.subtext", task), 0);
    const QString data = writeFile(path("in.csv"), ThirdTable);
    VERIFY_STATUS(run(QStringLiteral("import %1 %2").arg(path("a.subtext"), data)), 0);
    const auto table = [this](const char* study) {
        const QString out = path("table.csv");
        VERIFY_STATUS(run(QStringLiteral("export %1 --format csv --out %2").arg(path(study), out)),
                      0);
        QVERIFY(!readFile(out).isEmpty());
    };
    table("a.subtext");
    const QByteArray once = readFile(path("table.csv"));
    int turn = 0;
    for (const QString& format : {QStringLiteral("csv"), QStringLiteral("jsonl")}) {
        const QByteArray name = 'b' + QByteArray::number(++turn) + ".subtext";
        const QString out = path("out.") + format;
        VERIFY_STATUS(run(QStringLiteral("export %1 --format %2 --out %3")
                              .arg(path("a.subtext"), format, out)),
                      0);
        VERIFY_STATUS(make(name.constData(), task), 0);
        VERIFY_STATUS(run(QStringLiteral("import %1 %2").arg(path(name.constData()), out)), 0);
        table(name.constData());
        QCOMPARE(readFile(path("table.csv")), once);
    }
    VERIFY_STATUS(
        run(QStringLiteral("export %1 --format csv --out %2/").arg(path("a.subtext"), path("dir"))),
        0);
    QVERIFY(readFile(path("dir/annotations.csv")).startsWith("scenario,annotator,"));
    QVERIFY(readFile(path("dir/scenarios.csv")).startsWith("channel,id,product,"));
}

void CliAnyTaskTest::foreignWords_areMapped()
{
    VERIFY_STATUS(make("a.subtext", document()), 0);
    const QString data =
        writeFile(path("in.csv"), "nr,customer,message,annotator,tone,refund,repair,apology,mood,"
                                  "effort\n1,A,m,Ann,ruhig,ja,no,no,0,1\n");
    const QString import =
        QStringLiteral("import %1 %2 --column id=nr --group mail").arg(path("a.subtext"), data);
    VERIFY_STATUS(run(import), 1); // "ruhig" is no word of the task
    VERIFY_STATUS(run(import + QStringLiteral(" --value tone:ruhig=still --value refund:ja=yes")),
                  2); // nor is "still"
    VERIFY_STATUS(run(import + QStringLiteral(" --value tone")), 2);
    const CliRun taken =
        run(import + QStringLiteral(" --value tone:ruhig=calm --value refund:ja=yes --json"));
    VERIFY_STATUS(taken, 0);
    QCOMPARE(taken.json().value(QLatin1String("annotations")).toInt(), 1);
}

void CliAnyTaskTest::groupThatIsNone_isWrongUsage()
{
    VERIFY_STATUS(make("c.subtext", QStringLiteral("cei")), 0);
    const QString data = writeFile(path("in.csv"), "id\n1\n");
    const CliRun refused =
        run(QStringLiteral("import %1 %2 --subtype teasing").arg(path("c.subtext"), data));
    VERIFY_STATUS(refused, 2);
    QVERIFY2(refused.err.contains("“teasing” is not a group"), refused.err.constData());
}

void CliAnyTaskTest::fileOfAnotherTask_isRefusedWithWhatWasExpected()
{
    VERIFY_STATUS(make("a.subtext", document()), 0);
    const QString other =
        writeFile(path("other.csv"), "topic,id,subject,text\nmarket,1,Samir,Samir laughed.\n");
    const CliRun refused = run(QStringLiteral("import %1 %2").arg(path("a.subtext"), other));
    VERIFY_STATUS(refused, 3);
    QVERIFY2(refused.err.contains("to another task: it has the columns topic, id, subject, text"),
             refused.err.constData());
    QVERIFY2(refused.err.contains("This study reads channel, id, customer, message"),
             refused.err.constData());
}

void CliAnyTaskTest::release_isReadBackWithTheSameFigures_data()
{
    QTest::addColumn<bool>("isEmoScene");
    QTest::newRow("EmoScene") << true;
    QTest::newRow("third task") << false;
}

void CliAnyTaskTest::release_isReadBackWithTheSameFigures()
{
    QFETCH(bool, isEmoScene);
    const Task task = isEmoScene ? *builtInTask(u"emoscene") : thirdTask();
    VERIFY_STATUS(make("a.subtext", isEmoScene ? QStringLiteral("emoscene") : document()), 0);
    const QString data = writeFile(path("in.csv"), answeredTable(task, 12));
    VERIFY_STATUS(run(QStringLiteral("import %1 %2").arg(path("a.subtext"), data)), 0);
    const QString release =
        QStringLiteral("release %1 --out %2 --version 1.0.0 --date 2026-03-01 --extended --json")
            .arg(path("a.subtext"), path("out"));
    if (!isEmoScene) { // three answers of three people: somebody has to decide
        const CliRun held = run(release);
        VERIFY_STATUS(held, 1);
        QVERIFY(!QFileInfo::exists(path("out")));
        QByteArray decisions = "scenario,gold_tone,note\n";
        for (const char* item : {"mail/3", "chat/4", "mail/7", "chat/8", "mail/11", "chat/12"})
            decisions += QByteArray(item) + ",ambiguous,all three fit\n";
        const QString file = writeFile(path("decided.csv"), decisions);
        VERIFY_STATUS(run(QStringLiteral("adjudicate %1 %2").arg(path("a.subtext"), file)), 0);
    }
    const CliRun made = run(release);
    VERIFY_STATUS(made, 0);
    QVERIFY2(made.err.contains("--extended is for CEI's layout"), made.err.constData());
    VERIFY_STATUS(run(QStringLiteral("verify %1").arg(path("out"))), 0);
    QVERIFY(QFileInfo::exists(path("out/reports/figures/kappa-by-question.svg")));

    VERIFY_STATUS(make("b.subtext", path("out/task.json")), 0);
    for (const char* derived : {"out/gold.csv", "out/soft_labels.csv", "out/decisions.csv"}) {
        const CliRun refused = run(QStringLiteral("import %1 %2 %3 %4")
                                       .arg(path("b.subtext"), path("out/scenarios.csv"),
                                            path("out/annotations.csv"), path(derived)));
        VERIFY_STATUS(refused, 3);
        QVERIFY2(refused.err.contains("Leave it out"), refused.err.constData());
    }
    for (const char* table : {"out/scenarios.csv", "out/annotations.csv"})
        VERIFY_STATUS(run(QStringLiteral("import %1 %2").arg(path("b.subtext"), path(table))), 0);
    VERIFY_STATUS(
        run(QStringLiteral("adjudicate %1 %2").arg(path("b.subtext"), path("out/decisions.csv"))),
        0);
    const CliRun figures = run(QStringLiteral("agreement %1 --json").arg(path("b.subtext")));
    VERIFY_STATUS(figures, 0);
    QCOMPARE(figures.out, readFile(path("out/reports/agreement.json")));
    VERIFY_STATUS(run(QStringLiteral("task check %1").arg(path("out/task.json"))), 0);
}

SUBTEXT_TEST(CliAnyTaskTest)
#include "clianytasktest.moc"
