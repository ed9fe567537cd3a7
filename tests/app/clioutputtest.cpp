// SPDX-License-Identifier: MIT
#include "core/travel/handouts.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/smalldisk.h"
#include "tests/support/teststudy.h"

#include <QDir>
#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// What the commands print: all of it or status 4, and nothing that a terminal obeys.
class CliOutputTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void lostOutput_endsWithFour_data();
    void lostOutput_endsWithFour();
    void fullDiskBehindTheOutput_endsWithFour();
    void silence_isNoLostOutput();
    void hostileTexts_doNotReachTheTerminal_data();
    void hostileTexts_doNotReachTheTerminal();
    void hostileName_forgesNoRow();
    void hostileArgument_doesNotReachTheTerminal_data();
    void hostileArgument_doesNotReachTheTerminal();
    void json_saysWhatTheStudyHolds();
    void argumentThatIsNoText_isRefusedBeforeAnythingIsMade();
    void releaseOfAHandOut_isRefused();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QStringList argumentsOf(const QString& line) const;
    void makeHostileStudy() const;

    QTemporaryDir m_prepared; // what the commands need; copied for every test
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QString key(const char* text)
{
    return QString::fromLatin1(text);
}

/// ESC, BEL, one of C1, an override of direction, line breaks.
const QString Hostile = QStringLiteral("Eve\x1b[2J\x07\u009b1m\u202egnp\nA99  Forged\r\u2028x");

bool isFit(const QByteArray& printed)
{
    const QString text = QString::fromUtf8(printed);
    return std::none_of(text.begin(), text.end(), [](QChar c) {
        const bool isTurn = c.unicode() >= 0x202A && c.unicode() <= 0x202E;
        return isTurn || c.unicode() == 0x2028 ||
               (c.category() == QChar::Other_Control && c != u'\n');
    });
}

void copyAll(const QString& from, const QString& to)
{
    for (const QFileInfo& entry :
         QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        const QString target = QDir(to).filePath(entry.fileName());
        if (entry.isDir()) {
            QDir().mkpath(target);
            copyAll(entry.filePath(), target);
        } else if (!QFile::copy(entry.filePath(), target)) {
            qFatal("not copied");
        }
    }
}

} // namespace

/// Names, a title and scenes as anybody may write them.
void CliOutputTest::makeHostileStudy() const
{
    const QString study = m_prepared.filePath(key("hostile.subtext"));
    VERIFY_STATUS(runCli({key("study"), key("create"), study, key("--title"), Hostile}), 0);
    const QByteArray hostile = Hostile.toUtf8();
    const QByteArray header("id,subtype,speaker_role,listener_role,context,utterance");
    const QString scenes = writeFile(m_prepared.filePath(key("scenes.csv")),
                                     header + "\n\"" + hostile + "\",mixed-signals,a,b,c,u\n2," +
                                         "mixed-signals,\"" + hostile + "\",b,c,u\n");
    VERIFY_STATUS(runCli({key("import"), study, scenes}), 0);
    for (const char* code : {"E1", "E2"}) {
        VERIFY_STATUS(runCli({key("roster"), key("add"), study, key(code), key(code) + Hostile}),
                      0);
    }
    VERIFY_STATUS(runCli({key("assign"), study, key("--per-subtype"), key("2")}), 0);
    writeFile(m_prepared.filePath(key("refused.csv")),
              header + ",power_relation\n3,mixed-signals,a,b,c,u,\"" + hostile + "\"\n4,\"" +
                  hostile + "\",a,b,c,u,peer\n");
    writeFile(m_prepared.filePath(key("undecided.csv")),
              "scenario,gold,ambiguous\nmixed-signals/2,\"" + hostile + "\",\n");
}

void CliOutputTest::initTestCase()
{
    makeHostileStudy();
    TestStudy study;
    VERIFY_HOLDS(
        study->handouts().write(study.person(1), m_prepared.filePath(key("handout.subtext"))));
    study.close();
    QVERIFY(QFile::copy(study.path(), m_prepared.filePath(key("study.subtext"))));
    writeFile(m_prepared.filePath(key("good.csv")),
              "id,subtype,speaker_role,listener_role,context,utterance\nx,mixed-signals,a,b,c,u\n");
    writeFile(m_prepared.filePath(key("decisions.csv")),
              "scenario,gold,ambiguous,note\nmixed-signals/1,joy,,n\n");
    m_folder = std::make_unique<QTemporaryDir>();
    copyAll(m_prepared.path(), m_folder->path());
    VERIFY_STATUS(runCli(argumentsOf(key("release study.subtext --out made/ --version 1.0.0 --date "
                                         "2026-01-02 --yes --no-figures"))),
                  0);
    QVERIFY(QDir().mkpath(m_prepared.filePath(key("made"))));
    copyAll(path(key("made")), m_prepared.filePath(key("made")));
}

void CliOutputTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    copyAll(m_prepared.path(), m_folder->path());
}

/// The words of a line; what looks like a file lies in the folder.
QStringList CliOutputTest::argumentsOf(const QString& line) const
{
    QStringList arguments;
    for (const QString& word : line.split(u' ', Qt::SkipEmptyParts)) {
        const bool isPath = !word.at(0).isDigit() && (word.contains(u'.') || word.contains(u'/'));
        arguments << (isPath ? path(word) : word);
    }
    return arguments;
}

void CliOutputTest::lostOutput_endsWithFour_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line : {"--help",
                             "--version",
                             "study --help",
                             "study create new.subtext --title T",
                             "study info study.subtext",
                             "import study.subtext good.csv",
                             "roster add study.subtext X Xenia",
                             "assign study.subtext --per-subtype 2 --yes",
                             "check study.subtext",
                             "agreement study.subtext --resamples 10",
                             "adjudicate study.subtext decisions.csv",
                             "export study.subtext --format csv --out x.csv",
                             "export study.subtext --format jsonl --out x.jsonl",
                             "export study.subtext --format csv --out cei/",
                             "verify study.subtext",
                             "verify made/",
                             "handout study.subtext --annotator A02 --out two.subtext",
                             "merge study.subtext handout.subtext",
                             "release study.subtext --out rel/ --version 1.0.0 --no-figures",
                             "release study.subtext --out rel/ --version 1.0.0 --no-figures --yes",
                             "demo demo/"}) {
        QTest::newRow(line) << QString::fromLatin1(line);
        if (!QByteArray(line).startsWith("--") && !QByteArray(line).endsWith("--help"))
            QTest::addRow("%s --json", line) << QString::fromLatin1(line) + key(" --json");
    }
}

void CliOutputTest::lostOutput_endsWithFour()
{
    QFETCH(QString, line);
    const CliRun lost = runCliInto(key("/dev/full"), argumentsOf(line));
    VERIFY_STATUS(lost, 4);
    QVERIFY2(lost.err.contains("standard output could not be written"), lost.err.constData());
    // The same with somewhere to go prints something and is content.
    init();
    const QString file = path(key("printed"));
    const CliRun kept = runCliInto(file, argumentsOf(line));
    QVERIFY2(kept.status == 0 || kept.status == 1, kept.describe().constData());
    QVERIFY(!readFile(file).isEmpty());
    QVERIFY2(!kept.err.contains("standard output"), kept.err.constData());
}

void CliOutputTest::fullDiskBehindTheOutput_endsWithFour()
{
    const SmallDisk disk("size=4k");
    if (!disk.isMounted())
        QSKIP("takes root, to mount a small file system");
    const QStringList arguments = argumentsOf(key("agreement study.subtext --resamples 10 --json"));
    QVERIFY(runCli(arguments).out.size() > 4096);
    VERIFY_STATUS(runCliInto(disk.filePath(key("a.json")), arguments), 4);
}

void CliOutputTest::silence_isNoLostOutput()
{
    VERIFY_STATUS(runCliInto(key("/dev/full"), argumentsOf(key("verify study.subtext --quiet"))),
                  0);
    VERIFY_STATUS(runCliInto(key("/dev/full"), argumentsOf(key("verify none.subtext"))), 3);
    VERIFY_STATUS(runCliInto(key("/dev/full"), argumentsOf(key("verify"))), 2);
}

void CliOutputTest::hostileTexts_doNotReachTheTerminal_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"study info hostile.subtext", "roster add hostile.subtext E9 HOSTILE",
          "roster add hostile.subtext HOSTILE Twice", "check hostile.subtext",
          "agreement hostile.subtext --resamples 10", "import hostile.subtext refused.csv",
          "import hostile.subtext HOSTILE.csv",
          "import hostile.subtext scenes.csv --column HOSTILE=x", "study info HOSTILE.subtext",
          "adjudicate hostile.subtext undecided.csv",
          "adjudicate hostile.subtext decisions.csv --by HOSTILE",
          "handout hostile.subtext --annotator HOSTILE --out x.subtext",
          "export hostile.subtext --format csv --out HOSTILE.csv",
          "export hostile.subtext --format csv --out HOSTILE/none/x.csv",
          "merge hostile.subtext HOSTILE.subtext", "verify HOSTILE/",
          "release hostile.subtext --out rel/ --version 1.0.0 --no-figures",
          "release hostile.subtext --out rel/ --version 1.0.0 --no-figures --yes --reason HOSTILE",
          "demo HOSTILE.d/"}) {
        QTest::newRow(line) << QString::fromLatin1(line);
        QTest::addRow("%s --json", line) << QString::fromLatin1(line) + key(" --json");
    }
}

void CliOutputTest::hostileTexts_doNotReachTheTerminal()
{
    QFETCH(QString, line);
    QStringList arguments = argumentsOf(line);
    arguments.replaceInStrings(key("HOSTILE"), Hostile);
    const CliRun run = runCli(arguments);
    QVERIFY2(run.status >= 0 && !(run.out + run.err).isEmpty(), run.describe().constData());
    QVERIFY2(isFit(run.out), run.out.toPercentEncoding(" \n").constData());
    QVERIFY2(isFit(run.err), run.err.toPercentEncoding(" \n").constData());
    QVERIFY2(!run.err.contains("\nA99") && (!run.out.contains("\nA99")), run.out.constData());
    if (line.endsWith(key("--json")) && !run.out.isEmpty())
        QVERIFY2(!run.json().isEmpty(), run.out.constData());
}

void CliOutputTest::hostileName_forgesNoRow()
{
    const QString study = path(key("study.subtext"));
    const auto rows = [&] { return runCli({key("study"), key("info"), study}).out.count('\n'); };
    const auto before = rows();
    VERIFY_STATUS(runCli({key("roster"), key("add"), study, key("E1"),
                          key("Eve\n  A01     Person 1  annotator    10 of 10 labelled")}),
                  0);
    QCOMPARE(rows(), before + 1);
}

void CliOutputTest::hostileArgument_doesNotReachTheTerminal_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString study = key("s.subtext");
    QTest::newRow("command") << QStringList{Hostile};
    QTest::newRow("option") << QStringList{key("verify"), study, key("--x") + Hostile};
    QTest::newRow("word too many") << QStringList{key("verify"), study, Hostile};
    QTest::newRow("choice") << QStringList{key("export"), study,        key("--format"),
                                           Hostile,       key("--out"), key("x")};
    QTest::newRow("number") << QStringList{key("assign"), study, key("--per-subtype"), Hostile};
    QTest::newRow("seed") << QStringList{key("assign"), study, key("--seed"), Hostile};
    QTest::newRow("version") << QStringList{key("release"),   study,  key("--out"), key("x"),
                                            key("--version"), Hostile};
}

void CliOutputTest::hostileArgument_doesNotReachTheTerminal()
{
    QFETCH(QStringList, arguments);
    const CliRun run = runCli(arguments);
    VERIFY_STATUS(run, 2);
    QVERIFY(run.out.isEmpty() && !run.err.isEmpty());
    QVERIFY2(isFit(run.err), run.err.toPercentEncoding(" \n").constData());
    QVERIFY2(!run.err.contains("\nA99"), run.err.constData());
}

void CliOutputTest::json_saysWhatTheStudyHolds()
{
    const QString study = path(key("study.subtext"));
    VERIFY_STATUS(runCli({key("roster"), key("add"), study, key("E1"), Hostile}), 0);
    const CliRun info = runCli({key("study"), key("info"), study, key("--json")});
    VERIFY_STATUS(info, 0);
    QVERIFY(isFit(info.out));
    const QJsonArray people = info.json().value(key("people")).toArray();
    QCOMPARE(people.last().toObject().value(key("name")).toString(),
             Hostile.simplified()); // a name stands on one line
}

void CliOutputTest::argumentThatIsNoText_isRefusedBeforeAnythingIsMade()
{
    const QString made = path(key("new.subtext"));
    for (const char* how : {"--json", "--quiet"}) {
        const CliRun run =
            runCliWithBytes({"study", "create", QFile::encodeName(made), "--title", "a\xff", how});
        VERIFY_STATUS(run, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains("UTF-8"), run.err.constData());
        QVERIFY(QDir(m_folder->path()).entryList({key("new*")}).isEmpty());
    }
}

void CliOutputTest::releaseOfAHandOut_isRefused()
{
    const QByteArray before = readFile(path(key("handout.subtext")));
    for (const char* more : {"", " --yes"}) {
        const CliRun run = runCli(argumentsOf(key("release handout.subtext --out rel/ --version "
                                                  "1.0.0 --date 2026-01-02 --no-figures") +
                                              key(more)));
        VERIFY_STATUS(run, 3);
        QVERIFY2(run.err.contains("hand-out"), run.err.constData());
        QVERIFY(!QFile::exists(path(key("rel"))));
        QVERIFY(readFile(path(key("handout.subtext"))) == before);
    }
}

SUBTEXT_TEST(CliOutputTest)
#include "clioutputtest.moc"
