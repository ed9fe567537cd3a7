// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>

#include <unistd.h>

using namespace subtext;
using namespace subtext::test;

/// Commands that fail: the exit status says who is to blame, one line says what, where and what to
/// do, nothing goes to standard output, and the study stays as it was.
class CliFailuresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void unusableInput_endsWithThree_data();
    void unusableInput_endsWithThree();
    void unusableStudy_endsWithThree_data();
    void unusableStudy_endsWithThree();
    void lockedStudy_endsWithFour_data();
    void lockedStudy_endsWithFour();
    void lockedStudy_canStillBeRead();
    void readOnlyStudy_endsWithFourAndCanBeRead();
    void readOnlyFolder_endsWithFour();
    void brokenChain_endsWithOne();

private:
    std::unique_ptr<TestStudy> m_study; // with one submission, closed
};

void CliFailuresTest::init()
{
    m_study = std::make_unique<TestStudy>();
    VERIFY_HOLDS(m_study->labelling().submit(m_study->person(1), m_study->scenario(1),
                                             submissionOf(completeAnswer())));
    m_study->close();
    writeFile(m_study->filePath(QStringLiteral("good.csv")),
              "id,subtype,speaker_role,listener_role,context,utterance\nx,mixed-signals,a,b,c,u\n");
    writeFile(m_study->filePath(QStringLiteral("open.csv")),
              "id,subtype,speaker_role,listener_role,context,utterance\n1,\"x\n");
    writeFile(m_study->filePath(QStringLiteral("nosubtype.csv")),
              "id,speaker_role,listener_role,context,utterance\n1,a,b,c,u\n");
    writeFile(m_study->filePath(QStringLiteral("binary.csv")), QByteArray("\0\1\2", 3));
    writeFile(m_study->filePath(QStringLiteral("empty.csv")), {});
    writeFile(m_study->filePath(QStringLiteral("broken.json")), "[{\"id\": 1},\n}]");
}

void CliFailuresTest::cleanup()
{
    m_study.reset();
}

void CliFailuresTest::unusableInput_endsWithThree_data()
{
    QTest::addColumn<QString>("line"); // files lie in the study's folder
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const char* line, const char* says) {
        QTest::newRow(name) << QString::fromLatin1(line) << QByteArray(says);
    };
    row("open quote", "import study.subtext good.csv open.csv", "open.csv:2");
    row("no subtype", "import study.subtext nosubtype.csv", "nosubtype.csv");
    row("binary", "import study.subtext binary.csv", "binary.csv");
    row("empty", "import study.subtext empty.csv", "empty.csv");
    row("broken JSON", "import study.subtext broken.json", "broken.json:2:1");
    row("missing file", "import study.subtext none.csv", "none.csv");
    row("missing column", "import study.subtext good.csv --column utterance=said", "said");
    row("labels where there are none", "import study.subtext good.csv --as annotations",
        "good.csv");
    row("code twice", "roster add study.subtext a01 Ann", "a01");
    row("labelled work", "assign study.subtext --per-subtype 2", "Labelling has begun");
    row("study that exists", "study create study.subtext --title T", "study.subtext");
    row("folder that does not", "study create none/a.subtext --title T", "none");
    row("export into no folder", "export study.subtext --format csv --out none/a.csv", "none");
}

void CliFailuresTest::unusableInput_endsWithThree()
{
    QFETCH(QString, line);
    QFETCH(QByteArray, says);
    const QByteArray before = readFile(m_study->path());
    const QStringList files = QDir(m_study->folder()).entryList(QDir::Files);
    QStringList arguments;
    for (const QString& word : line.split(u' ')) {
        const bool isPath = word.contains(u'.') || word.contains(u'/');
        arguments << (isPath ? m_study->filePath(word) : word);
    }
    for (bool isJson : {false, true}) {
        const CliRun run =
            runCli(isJson ? arguments + QStringList{QStringLiteral("--json")} : arguments);
        VERIFY_STATUS(run, 3);
        QVERIFY2(run.out.isEmpty(), run.describe().constData());
        QVERIFY2(run.err.contains(says), run.describe().constData());
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY(readFile(m_study->path()) == before);
        QCOMPARE(QDir(m_study->folder()).entryList(QDir::Files), files);
    }
}

void CliFailuresTest::unusableStudy_endsWithThree_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("hello");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(10'000, '\0');
    QByteArray noise;
    for (int i = 0; i < 20'000; ++i)
        noise += static_cast<char>(i * 7919 % 251);
    QTest::newRow("noise") << noise;
    QTest::newRow("database page of nobody") << "SQLite format 3" + QByteArray(4081, '\0');
}

void CliFailuresTest::unusableStudy_endsWithThree()
{
    QFETCH(QByteArray, bytes);
    const QString path = writeFile(m_study->filePath(QStringLiteral("bad.subtext")), bytes);
    const QString csv = m_study->filePath(QStringLiteral("good.csv"));
    const QList<QStringList> commands{{QStringLiteral("study"), QStringLiteral("info"), path},
                                      {QStringLiteral("import"), path, csv},
                                      {QStringLiteral("roster"), QStringLiteral("add"), path,
                                       QStringLiteral("X"), QStringLiteral("Y")},
                                      {QStringLiteral("assign"), path},
                                      {QStringLiteral("verify"), path},
                                      {QStringLiteral("export"), path, QStringLiteral("--format"),
                                       QStringLiteral("jsonl"), QStringLiteral("--out"),
                                       m_study->filePath(QStringLiteral("out.jsonl"))}};
    for (const QStringList& command : commands) {
        const CliRun run = runCli(command + QStringList{QStringLiteral("--json")});
        VERIFY_STATUS(run, 3);
        QVERIFY(run.out.isEmpty());
        QVERIFY(run.err.contains("bad.subtext"));
        QVERIFY(readFile(path) == bytes);
        QCOMPARE(QDir(m_study->folder())
                     .entryList({QStringLiteral("bad*"), QStringLiteral("out*")})
                     .size(),
                 1);
    }
}

void CliFailuresTest::lockedStudy_endsWithFour_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("import") << QStringLiteral("import STUDY CSV");
    QTest::newRow("roster add") << QStringLiteral("roster add STUDY X Y");
    QTest::newRow("assign") << QStringLiteral("assign STUDY");
}

void CliFailuresTest::lockedStudy_endsWithFour()
{
    QFETCH(QString, line);
    m_study->reopen(); // this process is the writer now
    line.replace(QLatin1String("STUDY"), m_study->path());
    line.replace(QLatin1String("CSV"), m_study->filePath(QStringLiteral("good.csv")));
    const CliRun run = runCli(line.split(u' ') + QStringList{QStringLiteral("--json")});
    VERIFY_STATUS(run, 4);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains(QByteArray::number(QCoreApplication::applicationPid())),
             run.err.constData()); // names who holds it
    QCOMPARE(must((*m_study)->counts()).scenarios, 10);
}

void CliFailuresTest::lockedStudy_canStillBeRead()
{
    m_study->reopen();
    const CliRun info = runCli({QStringLiteral("study"), QStringLiteral("info"), m_study->path(),
                                QStringLiteral("--json")});
    VERIFY_STATUS(info, 0);
    QCOMPARE(info.json().value(QStringLiteral("annotations")).toInt(), 1);
    VERIFY_STATUS(runCli({QStringLiteral("verify"), m_study->path()}), 0);
}

void CliFailuresTest::readOnlyStudy_endsWithFourAndCanBeRead()
{
    if (geteuid() != 0)
        QSKIP("takes root, to become somebody else");
    // A folder and a file that the user 65534 may look at and not change.
    QVERIFY(QFile::setPermissions(m_study->folder(), QFile::Permissions(0x7055)));
    QVERIFY(QFile::setPermissions(m_study->path(), QFile::Permissions(0x6044)));
    const QString csv = m_study->filePath(QStringLiteral("good.csv"));
    QVERIFY(QFile::setPermissions(csv, QFile::Permissions(0x6044)));
    const QByteArray before = readFile(m_study->path());
    const CliRun info = runCli({QStringLiteral("study"), QStringLiteral("info"), m_study->path(),
                                QStringLiteral("--json")},
                               true);
    VERIFY_STATUS(info, 0);
    QCOMPARE(info.json().value(QStringLiteral("annotations")).toInt(), 1);
    VERIFY_STATUS(runCli({QStringLiteral("verify"), m_study->path()}, true), 0);
    const QList<QStringList> commands{{QStringLiteral("import"), m_study->path(), csv},
                                      {QStringLiteral("roster"), QStringLiteral("add"),
                                       m_study->path(), QStringLiteral("X"), QStringLiteral("Y")},
                                      {QStringLiteral("assign"), m_study->path()}};
    for (const QStringList& command : commands) {
        const CliRun run = runCli(command, true);
        VERIFY_STATUS(run, 4);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains("study.subtext"), run.err.constData());
    }
    QVERIFY(readFile(m_study->path()) == before);
}

void CliFailuresTest::readOnlyFolder_endsWithFour()
{
    if (geteuid() != 0)
        QSKIP("takes root, to become somebody else");
    QVERIFY(QFile::setPermissions(m_study->folder(), QFile::Permissions(0x7055)));
    QVERIFY(QFile::setPermissions(m_study->path(), QFile::Permissions(0x6044)));
    const CliRun created = runCli({QStringLiteral("study"), QStringLiteral("create"),
                                   m_study->filePath(QStringLiteral("new.subtext")),
                                   QStringLiteral("--title"), QStringLiteral("T")},
                                  true);
    VERIFY_STATUS(created, 4);
    const CliRun exported =
        runCli({QStringLiteral("export"), m_study->path(), QStringLiteral("--format"),
                QStringLiteral("jsonl"), QStringLiteral("--out"),
                m_study->filePath(QStringLiteral("new.jsonl"))},
               true);
    VERIFY_STATUS(exported, 4);
    QVERIFY(QDir(m_study->folder()).entryList({QStringLiteral("new*")}).isEmpty());
}

void CliFailuresTest::brokenChain_endsWithOne()
{
    RawSql(m_study->path()).runUnguarded(QStringLiteral("UPDATE annotation SET points = '6333'"));
    const CliRun run =
        runCli({QStringLiteral("verify"), m_study->path(), QStringLiteral("--json")});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.json().value(QStringLiteral("audit")).toString(), QStringLiteral("broken"));
    QVERIFY(run.err.contains("entry 5"));
}

SUBTEXT_TEST(CliFailuresTest)

#include "clifailurestest.moc"
