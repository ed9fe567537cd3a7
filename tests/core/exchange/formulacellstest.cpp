// SPDX-License-Identifier: MIT
#include "core/exchange/tables/formulacells.h"

#include "core/exchange/exporter.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/writtentables.h"

using namespace subtext;
using namespace subtext::test;

/// Cells that a spreadsheet would compute: found with their place, and made text.
class FormulaCellsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formulas_becomeTextAndNothingElseChanges_data();
    void formulas_becomeTextAndNothingElseChanges();
    void first_isNamedWithItsPlace();
    void rowByRow_isAsTheWholeFile();
    void further_areCountedOverFiles();
    void export_keepsOrMasksThem_data();
    void export_keepsOrMasksThem();
    void otherFormats_stayAsTheyAre();
};

void FormulaCellsTest::formulas_becomeTextAndNothingElseChanges_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("count");
    const auto row = [](const char* name, const char* csv, const char* text, qint64 count) {
        QTest::newRow(name) << QByteArray(csv) << QByteArray(text) << count;
    };
    row("nothing", "", "", 0);
    row("plain", "a,b\n1,x=1\n", "a,b\n1,x=1\n", 0);
    row("each sign", "a\n=1\n+x\n-x\n@x\n\tx\n", "a\n'=1\n'+x\n'-x\n'@x\n'\tx\n", 5);
    row("carriage return", "a\n\"\r=1\"\n", "a\n\"'\r=1\"\n", 1);
    row("full width",
        "a\n\xEF\xBC\x9D"
        "1\n",
        "a\n'\xEF\xBC\x9D"
        "1\n",
        1);
    row("numbers", "a,b\n-0.5,+3\n", "a,b\n-0.5,+3\n", 0);
    row("quoted", "a,b\n\"=HYPERLINK(\"\"x\"\", 1)\",2\n", "a,b\n\"'=HYPERLINK(\"\"x\"\", 1)\",2\n",
        1);
    row("behind a line break of the text", "a,b\n\"x\n=1\",2\n", "a,b\n\"x\n=1\",2\n", 0);
    row("behind a comma of the text", "a,b\n\"x,=1\",2\n", "a,b\n\"x,=1\",2\n", 0);
    row("behind a quotation mark", "a,b\n\"\"\"=1\",2\n", "a,b\n\"\"\"=1\",2\n", 0);
    row("last cell of a row", "a,b\n1,=1\n3,4\n", "a,b\n1,'=1\n3,4\n", 1);
    row("empty cells", "a,b,c\n,,\n,=1,\n", "a,b,c\n,,\n,'=1,\n", 1);
    row("header", "=a,b\n1,2\n", "'=a,b\n1,2\n", 1);
    row("header with one name twice", "a,a \n=1,2\n", "a,a \n'=1,2\n", 1);
}

void FormulaCellsTest::formulas_becomeTextAndNothingElseChanges()
{
    QFETCH(QByteArray, csv);
    QTEST(withFormulasAsText(csv), "text");
    FormulaCells found;
    FormulaFinder(QStringLiteral("x.csv"), found).take(csv);
    QTEST(found.count, "count");
    FormulaCells left;
    FormulaFinder(QStringLiteral("x.csv"), left).take(withFormulasAsText(csv));
    QCOMPARE(left.count, 0);
}

void FormulaCellsTest::first_isNamedWithItsPlace()
{
    FormulaCells found;
    FormulaFinder(QStringLiteral("x.csv"), found)
        .take("id,\"the\nnote\"\n1,\"x\ny\"\n2,=1\n=2,@3\n");
    QCOMPARE(found.count, 3);
    QCOMPARE(found.file, QStringLiteral("x.csv"));
    QCOMPARE(found.line, 5);
    QCOMPARE(found.column, QStringLiteral("the\nnote"));
}

void FormulaCellsTest::rowByRow_isAsTheWholeFile()
{
    FormulaCells found;
    FormulaFinder finder(QStringLiteral("x.csv"), found);
    for (const char* row : {"id,\"the\nnote\"\n", "1,\"x\ny\"\n", "2,=1\n", "=2,@3\n"})
        finder.take(row);
    QCOMPARE(found.count, 3);
    QCOMPARE(found.file, QStringLiteral("x.csv"));
    QCOMPARE(found.line, 5);
    QCOMPARE(found.column, QStringLiteral("the\nnote"));
}

void FormulaCellsTest::further_areCountedOverFiles()
{
    FormulaCells found;
    FormulaFinder(QStringLiteral("1.csv"), found).take("a\n1\n");
    FormulaFinder(QStringLiteral("2.csv"), found).take("a\n=1\n");
    FormulaFinder(QStringLiteral("3.csv"), found).take("a\n=1\n=1\n");
    QCOMPARE(found.count, 3);
    QCOMPARE(found.file, QStringLiteral("2.csv"));
    QCOMPARE(found.line, 2);
}

namespace {

const QString Formula = QStringLiteral("=HYPERLINK(\"http://x\", \"here\")");

/// A study with a formula in an explanation and one in the note of a decision.
StudyData withFormulas()
{
    TestStudy study(TestStudy::single());
    StudyData data = must(study->snapshot());
    Annotation answer;
    answer.id = {1};
    answer.person = study.person(1);
    answer.scenario = study.scenario(1);
    answer.answer = completeAnswer(Emotion::Joy, Formula);
    data.annotations = {answer};
    Decision decision;
    decision.id = {1};
    decision.scenario = study.scenario(1);
    decision.picks = picksOf(Pick{Emotion::Joy});
    decision.note = QStringLiteral("-ambivalent");
    data.decisions = {decision};
    data.decisionHistory = {decision};
    ItemGold gold;
    gold.scenario = decision.scenario;
    gold.labels.emplace_back().label = Emotion::Joy;
    gold.labels.front().note = decision.note;
    data.gold = {gold};
    return data;
}

} // namespace

void FormulaCellsTest::export_keepsOrMasksThem_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("file");
    QTest::addColumn<qint64>("count");
    const auto row = [](const char* name, ExportFormat format, const char* out, const char* file,
                        qint64 count) {
        QTest::newRow(name) << static_cast<int>(format) << QString::fromLatin1(out)
                            << QString::fromLatin1(file) << count;
    };
    row("tidy", ExportFormat::TidyCsv, "t.csv", "t.csv", 2);
    row("CEI", ExportFormat::CeiCsv, "cei", "cei/data_sarcasm-irony.csv", 1);
    row("decisions", ExportFormat::Decisions, "d.csv", "d.csv", 1);
}

void FormulaCellsTest::export_keepsOrMasksThem()
{
    QFETCH(int, format);
    QFETCH(QString, out);
    QFETCH(QString, file);
    QFETCH(qint64, count);
    const QTemporaryDir folder;
    const StudyData data = withFormulas();
    const auto as = static_cast<ExportFormat>(format);
    const QString path = folder.filePath(file);

    VERIFY_HOLDS(exportStudy(data, as, folder.filePath(out)));
    const QByteArray plain = readFile(path);
    FormulaCells found;
    VERIFY_HOLDS(exportStudy(data, as, folder.filePath(out), Formulas::Keep, &found));
    QCOMPARE(readFile(path), plain);
    QCOMPARE(found.count, count);
    QCOMPARE(found.file, path);
    QCOMPARE(found.line, 2);

    FormulaCells masked;
    VERIFY_HOLDS(exportStudy(data, as, folder.filePath(out), Formulas::AsText, &masked));
    QCOMPARE(masked.count, count); // what the data would put there
    QCOMPARE(readFile(path), withFormulasAsText(plain));
    QVERIFY(readFile(path) != plain);
}

void FormulaCellsTest::otherFormats_stayAsTheyAre()
{
    const QTemporaryDir folder;
    const StudyData data = withFormulas();
    const QString path = folder.filePath(QStringLiteral("x.jsonl"));
    FormulaCells found;
    VERIFY_HOLDS(exportStudy(data, ExportFormat::JsonLines, path, Formulas::AsText, &found));
    QCOMPARE(readFile(path), jsonLines(data));
    QCOMPARE(found.count, 0);
}

SUBTEXT_TEST(FormulaCellsTest)
#include "formulacellstest.moc"
