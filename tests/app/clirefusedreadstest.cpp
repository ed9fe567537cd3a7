// SPDX-License-Identifier: MIT
#include "core/travel/handouts.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>
#include <QDirIterator>

using namespace subtext;
using namespace subtext::test;

namespace {

bool isLong()
{
    return qEnvironmentVariableIntValue("SUBTEXT_LONG") == 1;
}

} // namespace

/// A disk that stops giving pages, or a machine without memory, at any moment of any command: the
/// command says so and ends with 4 (or 3, where what it got cannot be a study), or it needed
/// nothing more and says and writes what it always does. None ends well with less. Points are tried
/// by sample; SUBTEXT_LONG=1 asks for every one of them.
class CliRefusedReadsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void refusedRead_isNeverLessData_data();
    void refusedRead_isNeverLessData();
    void largeStudy_isNeverLessData_data();
    void largeStudy_isNeverLessData();
    void shortMemory_isNeverLessData_data();
    void shortMemory_isNeverLessData();

private:
    /// What a run left: its status, what it said, and every file beside the study.
    struct Trace
    {
        int status = 0;
        QByteArray out;
        QMap<QString, QByteArray> files;
    };
    /// Runs a command on a fresh copy of the study in a fresh folder.
    template <typename Run>
    Trace trace(const QString& study, const QString& command, Run run) const;
    static void addCommands();
    void compareToWhole(const QString& study, const QString& command,
                        const std::function<CliRun(const QStringList&)>& run, const Trace& whole,
                        const QString& point);

    QTemporaryDir m_folder;
    QString m_small;
    QString m_large;
    QString m_handOut;
};

void CliRefusedReadsTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    TestStudy study;
    VERIFY_HOLDS(
        study.roster().add({{QStringLiteral("M01"), QStringLiteral("Mo"), Role::Adjudicator}}));
    const auto label = [&](int person, int item, Choice emotion) {
        VERIFY_HOLDS(study.labelling().submit(study.person(person), study.scenario(item),
                                              submissionOf(completeAnswer(emotion))));
    };
    for (int item = 1; item <= 8; ++item) {
        for (int person = 1; person <= 3; ++person)
            label(person, item, *emotionAt((item + person * (item % 3)) % 8));
    }
    m_handOut = m_folder.filePath(QStringLiteral("handout.subtext"));
    VERIFY_HOLDS(study->handouts().write(study.person(1), m_handOut));
    {
        const auto home = Study::open(m_handOut, Study::Access::Write, study.environment());
        VERIFY_HOLDS(home);
        const PersonId owner = *must((*home)->handouts().owner());
        for (const ItemSummary& item : must((*home)->labelling().items(owner))) {
            if (!item.isSubmitted())
                VERIFY_HOLDS((*home)->labelling().submit(owner, item.scenario,
                                                         submissionOf(completeAnswer())));
        }
    }
    VERIFY_HOLDS(study->makeSelfContained());
    m_small = m_folder.filePath(QStringLiteral("small.subtext"));
    VERIFY_HOLDS(study->copyTo(m_small));

    QByteArray rows("id,subtype,speaker_role,listener_role,context,utterance,power_relation\n");
    const QByteArray words(300, 'w');
    for (int i = 1; i <= 4'000; ++i)
        rows += QByteArray::number(i) + ",mixed-signals,a,b,\"" + words + "\",u,peer\n";
    const QString csv = writeFile(m_folder.filePath(QStringLiteral("large.csv")), rows);
    m_large = m_folder.filePath(QStringLiteral("large.subtext"));
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), m_large,
                          QStringLiteral("--title"), QStringLiteral("Large")}),
                  0);
    VERIFY_STATUS(runCli({QStringLiteral("import"), m_large, csv}), 0);
    for (int i = 1; i <= 3; ++i)
        VERIFY_STATUS(runCli({QStringLiteral("roster"), QStringLiteral("add"), m_large,
                              QStringLiteral("A0%1").arg(i), QStringLiteral("Person %1").arg(i)}),
                      0);
    VERIFY_STATUS(runCli({QStringLiteral("assign"), m_large}), 0);
}

template <typename Run>
CliRefusedReadsTest::Trace CliRefusedReadsTest::trace(const QString& study, const QString& command,
                                                      Run run) const
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s.subtext"));
    QFile::copy(study, path);
    QFile::copy(m_handOut, folder.filePath(QStringLiteral("back.subtext")));
    QStringList arguments;
    for (QString word : command.split(u' ')) {
        word.replace(QLatin1String("STUDY"), path);
        word.replace(QLatin1String("DIR"), folder.path());
        arguments << word;
    }
    const CliRun done = run(arguments);
    Trace trace{done.status, done.out, {}};
    trace.out.replace(folder.path().toUtf8(), "DIR");
    QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString name = QDir(folder.path()).relativeFilePath(file);
        if (!name.contains(QLatin1String(".subtext")))
            trace.files.insert(name, readFile(file));
    }
    return trace;
}

void CliRefusedReadsTest::addCommands()
{
    QTest::addColumn<QString>("command");
    for (const char* command :
         {"study info STUDY --json", "check STUDY --json", "agreement STUDY --json --resamples 20",
          "report STUDY --out DIR/report --resamples 20", "verify STUDY --json",
          "export STUDY --format csv --out DIR/tidy.csv",
          "export STUDY --format csv --out DIR/folder",
          "export STUDY --format jsonl --out DIR/x.jsonl",
          "export STUDY --format decisions --out DIR/d.csv",
          "export STUDY --format label-studio --out DIR/l.json",
          "release STUDY --out DIR/release --version 1.0.0 --date 2026-01-01 --yes --reason r "
          "--no-figures"})
        QTest::addRow("%s", command) << QString::fromLatin1(command);
}

void CliRefusedReadsTest::compareToWhole(const QString& study, const QString& command,
                                         const std::function<CliRun(const QStringList&)>& run,
                                         const Trace& whole, const QString& point)
{
    const Trace now = trace(study, command, run);
    const auto place = [&](const char* what) {
        return (point + QStringLiteral(": ") + QString::fromLatin1(what) +
                QStringLiteral(", status %1\n").arg(now.status))
                   .toUtf8() +
               now.out.left(500);
    };
    if (now.status == 3 || now.status == 4) {
        // A release that is whole may be there, and only not be noted down in the study yet.
        QVERIFY2(now.files.isEmpty() || now.files == whole.files, place("less was written"));
        return;
    }
    QVERIFY2(now.status == whole.status, place("another status"));
    QVERIFY2(now.out == whole.out, place("something else was said"));
    QVERIFY2(now.files == whole.files, place("something else was written"));
}

void CliRefusedReadsTest::refusedRead_isNeverLessData_data()
{
    addCommands();
    for (const char* command :
         {"merge STUDY DIR/back.subtext --json", "handout STUDY --all --out DIR",
          "roster add STUDY X9 Newcomer", "assign STUDY --yes"})
        QTest::addRow("%s", command) << QString::fromLatin1(command);
}

void CliRefusedReadsTest::refusedRead_isNeverLessData()
{
    QFETCH(QString, command);
    int reads = 0;
    const Trace whole = trace(m_small, command, [&](const QStringList& arguments) {
        return runCliRefusingReads(arguments, 0, &reads);
    });
    QVERIFY2(reads > 0, "no read of the study was seen");
    const int step = isLong() ? 1 : 19;
    for (int from = 1; from <= reads; from += step) {
        compareToWhole(
            m_small, command,
            [&](const QStringList& arguments) { return runCliRefusingReads(arguments, from); },
            whole, QStringLiteral("read %1 of %2").arg(from).arg(reads));
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d reads, one in %d refused", reads, step);
}

void CliRefusedReadsTest::largeStudy_isNeverLessData_data()
{
    addCommands();
}

void CliRefusedReadsTest::largeStudy_isNeverLessData()
{
    QFETCH(QString, command);
    int reads = 0;
    const Trace whole = trace(m_large, command, [&](const QStringList& arguments) {
        return runCliRefusingReads(arguments, 0, &reads);
    });
    const int points = isLong() ? 9 : 3;
    QVERIFY(reads > points);
    for (int point = 1; point <= points; ++point) {
        const int from = 1 + (reads - 1) * point / points;
        compareToWhole(
            m_large, command,
            [&](const QStringList& arguments) { return runCliRefusingReads(arguments, from); },
            whole, QStringLiteral("read %1 of %2").arg(from).arg(reads));
        if (QTest::currentTestFailed())
            return;
    }
}

void CliRefusedReadsTest::shortMemory_isNeverLessData_data()
{
    addCommands();
}

void CliRefusedReadsTest::shortMemory_isNeverLessData()
{
#ifdef SUBTEXT_SANITIZED
    QSKIP("the sanitizer needs the address space");
#endif
    QFETCH(QString, command);
    const auto with = [](qint64 bytes) {
        return [bytes](const QStringList& arguments) { return runCliWithMemory(arguments, bytes); };
    };
    constexpr qint64 MiB = qint64{1} << 20;
    const Trace whole = trace(m_large, command, with(4096 * MiB));
    // From where the program can start at all to where it has what it needs.
    int points = 0;
    const qint64 step = (isLong() ? 3 : 31) * MiB;
    for (qint64 bytes = 40 * MiB; bytes <= 400 * MiB; bytes += step) {
        // Below, the loader itself has no room for the libraries, or the system none for the stack.
        if (runCliWithMemory({QStringLiteral("--version")}, bytes - MiB).status != 0)
            continue;
        const Trace now = trace(m_large, command, with(bytes));
        ++points;
        if (now.status == whole.status && now.out == whole.out && now.files == whole.files)
            break;
        QVERIFY2(now.status == 3 || now.status == 4,
                 ("with " + QByteArray::number(bytes / MiB) + " MiB: status " +
                  QByteArray::number(now.status) + "\n" + now.out.left(500))
                     .constData());
        QVERIFY2(now.files.isEmpty(), "a file was written");
    }
    QVERIFY(points > 0);
    qInfo("%d points", points);
}

SUBTEXT_TEST(CliRefusedReadsTest)
#include "clirefusedreadstest.moc"
