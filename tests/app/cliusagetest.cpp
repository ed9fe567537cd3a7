// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

class CliUsageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void wrongUsage_endsWithTwo_data();
    void wrongUsage_endsWithTwo();
    void helpAndVersion_answerOnStandardOutput();
};

void CliUsageTest::wrongUsage_endsWithTwo_data()
{
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const char* line) {
        QTest::newRow(name) << QString::fromLatin1(line);
    };
    row("nothing", "");
    row("unknown command", "label x.subtext");
    row("unknown option", "study info x.subtext --verbose");
    row("command without its part", "study");
    row("missing study", "study info");
    row("missing title", "study create x.subtext");
    row("unknown task", "study create x.subtext --title T --task other");
    row("import without a file", "import x.subtext");
    row("unknown kind", "import x.subtext y.csv --as labels");
    row("mapping without a name", "import x.subtext y.csv --column utterance");
    row("mapping without a field", "import x.subtext y.csv --column =text");
    row("word without a field", "import x.subtext y.csv --value yes=no");
    row("unknown role", "roster add x.subtext A01 Ann --role boss");
    row("person without a name", "roster add x.subtext A01");
    row("no annotators", "assign x.subtext --per-subtype 0");
    row("negative seed", "assign x.subtext --seed -1");
    row("seed of 33 bits", "assign x.subtext --seed 4294967296");
    row("seed that is no number", "assign x.subtext --seed 4.2");
    row("seed in another notation", "assign x.subtext --seed 0x10");
    row("negative seed of a report", "agreement x.subtext --seed -1");
    row("seed of a report, 67 bits", "agreement x.subtext --seed 99999999999999999999");
    row("negative seed of a release", "release x.subtext --out y --version 1.0.0 --seed -1");
    row("seed of a release, 65 bits",
        "release x.subtext --out y --version 1.0.0 --seed 18446744073709551616");
    row("a word for a number", "assign x.subtext --per-subtype three");
    row("unknown format", "export x.subtext --format xml --out y");
    row("export without a place", "export x.subtext --format csv");
    row("demo without a folder", "demo");
    row("figures of what is not released", "demo y --disagreement --no-figures");
    row("verify without a study", "verify");
}

void CliUsageTest::wrongUsage_endsWithTwo()
{
    QFETCH(QString, line);
    const test::CliRun run = test::runCli(line.split(u' ', Qt::SkipEmptyParts));
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.out.isEmpty(), run.out.constData());
    QVERIFY(!run.err.isEmpty());
    if (line.contains(QLatin1String("--seed")))
        QVERIFY2(run.err.contains("whole number from 0 to "), run.err.constData());
}

void CliUsageTest::helpAndVersion_answerOnStandardOutput()
{
    const test::CliRun help = test::runCli({QStringLiteral("--help")});
    VERIFY_STATUS(help, 0);
    for (const char* command : {"study", "import", "roster", "assign", "export", "verify", "demo"})
        QVERIFY2(help.out.contains(command), command);
    const test::CliRun version = test::runCli({QStringLiteral("--version")});
    VERIFY_STATUS(version, 0);
    QVERIFY(version.out.trimmed().split('.').size() == 3);
}

SUBTEXT_TEST(CliUsageTest)
#include "cliusagetest.moc"
