// SPDX-License-Identifier: MIT
#include "core/exchange/exporter.h"
#include "core/exchange/importreader.h"
#include "core/exchange/tables/recordtable.h"
#include "core/operation/datalock.h"
#include "tests/app/clirunner.h"
#include "tests/core/exchange/madeworkbook.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli adjudicate` and `export --format decisions`.
class CliAdjudicateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void goodFile_isTakenWhole();
    void person_signsTheDecisions();
    void exportedDecisions_canBeTakenAgain();
    void badFile_leavesTheStudyAsItWas_data();
    void badFile_leavesTheStudyAsItWas();
    void person_mustBeAnAdjudicatorOfTheStudy();
    void workbook_isReadByItsSheet();
    void lockedStudy_takesNothing();
    void wrongUse_isRefused();
    void publishedSplits_giveThePublishedFigures();

private:
    QString path(const char* name) const { return m_study->filePath(QLatin1String(name)); }
    std::vector<Decision> history();
    CliRun adjudicate(const QString& file, const QStringList& more = {}) const
    {
        return runCli(QStringList{QStringLiteral("adjudicate"), m_study->path(), file} + more);
    }

    std::unique_ptr<TestStudy> m_study; // sarcasm-irony/1 … 4; 1 and 2 are splits; closed
};

namespace {

const QString Json = QStringLiteral("--json");
const QString By = QStringLiteral("--by");
const QByteArray Header("scenario,gold,basis,ambiguous,note\n");

QByteArray splitsOf(const QStringList& files, int& count)
{
    QByteArray csv = Header;
    for (const QString& file : files) {
        const auto imported = readImportFile(file, {});
        if (!imported)
            return {};
        for (const ImportedRecord& record : imported->records) {
            std::vector<Choice> votes;
            for (const ImportedAnswer& answer : record.answers)
                votes.push_back(answer.answer.ballot[0].value());
            if (countVotes(votes).pattern != Pattern::Split || !record.gold)
                continue;
            csv += csvRow({record.scenario.name(), emotionToken(*record.gold), {}, {}, {}});
            ++count;
        }
    }
    return csv;
}

// Notes are counted in every group and are no figure.
QJsonValue withoutNotes(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue& entry : value.toArray())
            array.append(withoutNotes(entry));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    object.remove(QStringLiteral("notes"));
    for (const QString& key : object.keys())
        object.insert(key, withoutNotes(object.value(key)));
    return object;
}

} // namespace

void CliAdjudicateTest::init()
{
    TestStudy::Shape shape;
    shape.perSubtype = 4;
    shape.subtypes = {Subtype::SarcasmIrony};
    m_study = std::make_unique<TestStudy>(shape);
    for (int item = 1; item <= 3; ++item) {
        for (int rater = 1; rater <= 3; ++rater) {
            const Choice emotion = item == 3 ? Emotion::Fear : static_cast<Choice>(rater);
            VERIFY_HOLDS(m_study->labelling().submit(m_study->person(rater),
                                                     m_study->scenario(item),
                                                     submissionOf(completeAnswer(emotion))));
        }
    }
    VERIFY_HOLDS(m_study->roster().add(
        {{QStringLiteral("J01"), QStringLiteral("Judge"), Role::Adjudicator}}));
    m_study->close();
}

void CliAdjudicateTest::cleanup()
{
    m_study.reset();
}

std::vector<Decision> CliAdjudicateTest::history()
{
    m_study->reopen(Study::Access::Read);
    std::vector<Decision> decisions = must(m_study->study().decisionHistory());
    m_study->close();
    return decisions;
}

void CliAdjudicateTest::goodFile_isTakenWhole()
{
    const QString file = writeFile(
        path("d.csv"), Header + "sarcasm-irony/1,joy,override,,a note\nsarcasm-irony/2,,,yes,\n");
    const CliRun taken = adjudicate(file, {Json});
    VERIFY_STATUS(taken, 0);
    QCOMPARE(taken.json().value(QStringLiteral("decisions")).toInt(), 2);
    const std::vector<Decision> decisions = history();
    QCOMPARE(decisions.size(), std::size_t{2});
    QVERIFY(decisions[0].label() == Emotion::Joy && decisions[0].basis == Basis::Override);
    QCOMPARE(decisions[0].note, QStringLiteral("a note"));
    QVERIFY(!decisions[0].person.isValid());
    QVERIFY(decisions[1].isAmbiguous());

    const CliRun one = adjudicate(
        writeFile(path("e.csv"), "subtype;id;gold;note\nsarcasm-irony;4;fear;caf\xE9 it\x92s\n"));
    VERIFY_STATUS(one, 0);
    QCOMPARE(one.out, QByteArray("1 decision imported.\n"));
    QCOMPARE(history().back().note, QStringLiteral("café it’s"));
    const CliRun none = adjudicate(writeFile(path("f.csv"), Header));
    VERIFY_STATUS(none, 0);
    QCOMPARE(none.out, QByteArray("0 decisions imported.\n"));
    VERIFY_STATUS(runCli({QStringLiteral("verify"), m_study->path()}), 0);
}

void CliAdjudicateTest::person_signsTheDecisions()
{
    const QString file = writeFile(path("d.csv"), Header + "sarcasm-irony/1,joy,misreading,,\n");
    const CliRun taken = adjudicate(file, {By, QStringLiteral("J01")});
    VERIFY_STATUS(taken, 0);
    m_study->reopen(Study::Access::Read);
    QCOMPARE(must(m_study->study().decisionHistory()).front().person,
             must(m_study->roster().byCode(QStringLiteral("J01")))->id);
}

void CliAdjudicateTest::exportedDecisions_canBeTakenAgain()
{
    const QString file =
        writeFile(path("d.csv"), Header + "sarcasm-irony/1,joy,override,,\"a; \"\"note\"\",\nb\"\n"
                                          "sarcasm-irony/2,,misreading,yes,\n");
    const CliRun taken = adjudicate(file);
    VERIFY_STATUS(taken, 0);
    const CliRun exported =
        runCli({QStringLiteral("export"), m_study->path(), QStringLiteral("--format"),
                QStringLiteral("decisions"), QStringLiteral("--out"), path("out.csv"), Json});
    VERIFY_STATUS(exported, 0);
    QCOMPARE(exported.json().value(QStringLiteral("files")).toArray().first().toString(),
             path("out.csv"));
    const auto table = readCsv(readFile(path("out.csv")));
    VERIFY_HOLDS(table);
    QCOMPARE(table->rows.size(), std::size_t{3}); // two decisions, one by rule
    QCOMPARE(table->rows.back().cells.at(table->columns.indexOf(QStringLiteral("origin"))),
             QStringLiteral("rule"));
    const std::vector<Decision> before = history();
    const CliRun again = adjudicate(path("out.csv")); // the third is the votes', and no decision
    VERIFY_STATUS(again, 0);
    const std::vector<Decision> after = history();
    QCOMPARE(after.size(), std::size_t{4});
    QCOMPARE(after[1].note, before[0].note);
    QVERIFY(after[1].pick() == before[0].pick() && after[1].basis == before[0].basis);
    QVERIFY(after[3].pick() == before[1].pick() && after[3].basis == before[1].basis);
}

void CliAdjudicateTest::badFile_leavesTheStudyAsItWas_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QByteArray& bytes, const char* says) {
        QTest::newRow(name) << bytes << QByteArray(says);
    };
    const QByteArray good = Header + "sarcasm-irony/2,joy,override,,\n";
    row("unknown scenario", good + "sarcasm-irony/99,joy,,,\n",
        "d.csv:3: there is no scenario “sarcasm-irony/99”.");
    row("unknown emotion", good + "sarcasm-irony/1,happy,,,\n",
        "d.csv:3:2: “happy” is not one of the eight emotions.");
    row("unknown basis", good + "sarcasm-irony/1,joy,luck,,\n", "d.csv:3:3: “luck” is not one of");
    row("basis that the votes contradict", good + "sarcasm-irony/1,joy,majority,,\n",
        "the votes do not give this label as “majority”.");
    row("unknown word", good + "sarcasm-irony/1,joy,,maybe,\n",
        "d.csv:3:4: “maybe” is neither yes nor no.");
    row("neither", good + "sarcasm-irony/1,,,,\n", "d.csv:3:2: the row has no label and");
    row("twice", good + "\nsarcasm-irony/2,joy,,,\n",
        "d.csv:4:1: “sarcasm-irony/2” was there already.");
    row("no scenario", good + ",joy,,,\n", "d.csv:3:1: the row names no scenario.");
    row("cells", good + "sarcasm-irony/1,joy\n", "d.csv:3: the row has a different number");
    row("a book in a cell",
        good + "sarcasm-irony/1,\"" + QByteArray("a\nb ").repeated(100'000) + "\",,,\n",
        "d.csv:3:2: “a b a b");
    row("missing column", "scenario,note\nsarcasm-irony/1,n\n", "no column “gold”. It needs");
    row("open quote", good + "sarcasm-irony/1,\"joy\n", "d.csv:3");
    row("binary", QByteArray("\0\1\2\0", 4), "d.csv");
    row("empty", "", "d.csv is empty.");
}

void CliAdjudicateTest::badFile_leavesTheStudyAsItWas()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, says);
    const QByteArray before = readFile(m_study->path());
    const QString file = writeFile(path("d.csv"), bytes);
    for (bool isJson : {false, true}) {
        const CliRun run = adjudicate(file, isJson ? QStringList{Json} : QStringList());
        VERIFY_STATUS(run, 3);
        QVERIFY2(run.err.contains(says), run.describe().constData());
        QVERIFY2(run.err.count('\n') == 1 && run.err.size() < 600, run.describe().constData());
        QVERIFY(run.out.isEmpty());
    }
    QVERIFY(readFile(m_study->path()) == before);
    QVERIFY(history().empty());
    VERIFY_STATUS(adjudicate(path("none.csv")), 3);
}

void CliAdjudicateTest::person_mustBeAnAdjudicatorOfTheStudy()
{
    const QString file = writeFile(path("d.csv"), Header + "sarcasm-irony/1,joy,misreading,,\n");
    const CliRun unknown = adjudicate(file, {By, QStringLiteral("J09")});
    VERIFY_STATUS(unknown, 3);
    QVERIFY2(unknown.err.contains("“J09”"), unknown.describe().constData());
    const CliRun annotator = adjudicate(file, {By, QStringLiteral("A01")});
    VERIFY_STATUS(annotator, 3);
    QVERIFY2(annotator.err.contains("“A01” has another role"), annotator.describe().constData());
    QVERIFY(history().empty());
}

void CliAdjudicateTest::workbook_isReadByItsSheet()
{
    const QStringList header{QStringLiteral("scenario"), QStringLiteral("gold")};
    MadeWorkbook made;
    made.sheets = {
        {"Draft", MadeWorkbook::row(header) + MadeWorkbook::row({QStringLiteral("sarcasm-irony/4"),
                                                                 QStringLiteral("bliss")})},
        {"Final", MadeWorkbook::row(header) + MadeWorkbook::row({QStringLiteral("sarcasm-irony/4"),
                                                                 QStringLiteral("fear")})}};
    const QString file = writeFile(path("decisions.xlsx"), made.bytes());
    QCOMPARE(adjudicate(file).status, 3); // the first sheet, whose label is none
    QVERIFY(history().empty());
    const CliRun absent =
        adjudicate(file, {QStringLiteral("--sheet"), QStringLiteral("Elsewhere")});
    QCOMPARE(absent.status, 3);
    QVERIFY2(absent.err.contains("Final"), absent.err.constData()); // which there are
    const CliRun chosen = adjudicate(file, {QStringLiteral("--sheet"), QStringLiteral("Final")});
    VERIFY_STATUS(chosen, 0);
    QVERIFY2(chosen.err.isEmpty(), chosen.err.constData());
    QCOMPARE(history().size(), std::size_t{1});
    made.sheets = {made.sheets.back(), made.sheets.front()};
    const CliRun first = adjudicate(writeFile(path("turned.xlsx"), made.bytes()));
    VERIFY_STATUS(first, 0);
    QVERIFY2(first.err.contains("Final") && first.err.contains("--sheet"), first.err.constData());
}

void CliAdjudicateTest::lockedStudy_takesNothing()
{
    m_study->reopen();
    VERIFY_HOLDS(m_study->study().dataLock().lock(QStringLiteral("version 1 is out"), {}));
    m_study->close();
    const CliRun run =
        adjudicate(writeFile(path("d.csv"), Header + "sarcasm-irony/1,joy,misreading,,\n"));
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains("version 1 is out"), run.describe().constData());
    QVERIFY(history().empty());
}

void CliAdjudicateTest::wrongUse_isRefused()
{
    VERIFY_STATUS(runCli({QStringLiteral("adjudicate")}), 2);
    VERIFY_STATUS(runCli({QStringLiteral("adjudicate"), m_study->path()}), 2);
    VERIFY_STATUS(runCli({QStringLiteral("export"), m_study->path(), QStringLiteral("--format"),
                          QStringLiteral("votes"), QStringLiteral("--out"), path("x.csv")}),
                  2);
}

void CliAdjudicateTest::publishedSplits_giveThePublishedFigures()
{
    const QStringList files = publishedData();
    if (files.size() != 5)
        QSKIP("not there: the published data");
    const auto studyOf = [&](const char* name, const QStringList& more) {
        const QString study = path(name);
        return runCli({QStringLiteral("study"), QStringLiteral("create"), study,
                       QStringLiteral("--title"), QStringLiteral("T")})
                               .status == 0 &&
                       runCli(QStringList{QStringLiteral("import"), study} + files + more).status ==
                           0
                   ? study
                   : QString();
    };
    const QString full = studyOf("full.subtext", {});
    const QString open = studyOf("open.subtext", {QStringLiteral("--without-gold")});
    QVERIFY(!full.isEmpty() && !open.isEmpty());
    int splits = 0;
    const QString decisions = writeFile(path("splits.csv"), splitsOf(files, splits));
    QCOMPARE(splits, 94);
    const auto check = [&] {
        return runCli({QStringLiteral("check"), open, Json})
            .json()
            .value(QStringLiteral("level4"))
            .toObject();
    };
    QCOMPARE(check().value(QStringLiteral("needs_decision")).toArray().size(), 94);
    const CliRun taken = runCli({QStringLiteral("adjudicate"), open, decisions});
    VERIFY_STATUS(taken, 0);
    QCOMPARE(taken.out, QByteArray("94 decisions imported.\n"));
    QCOMPARE(check().value(QStringLiteral("decided")).toInt(), 94);
    QCOMPARE(check().value(QStringLiteral("needs_decision")).toArray().size(), 0);

    const QJsonObject expected = runCli({QStringLiteral("agreement"), full, Json}).json();
    const QJsonObject figures = runCli({QStringLiteral("agreement"), open, Json}).json();
    QVERIFY(!expected.isEmpty());
    QCOMPARE(figures.keys(), expected.keys());
    for (const QString& key : expected.keys())
        QVERIFY2(withoutNotes(figures.value(key)) == withoutNotes(expected.value(key)),
                 qPrintable(key));
    QVERIFY(figures != expected); // the notes are not there
}

SUBTEXT_TEST(CliAdjudicateTest)

#include "cliadjudicatetest.moc"
