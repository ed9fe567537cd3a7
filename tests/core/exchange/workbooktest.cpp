// SPDX-License-Identifier: MIT
#include "core/exchange/tables/workbook.h"

#include "core/domain/ceiscene.h"
#include "core/exchange/importreader.h"
#include "core/exchange/tables/archive.h"
#include "core/exchange/tables/cellformat.h"
#include "core/exchange/tables/textdecoder.h"
#include "tests/core/exchange/madeworkbook.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

class WorkbookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cells_areReadAsShown();
    void gaps_stayWhereTheyAre();
    void firstVisibleSheet_isRead();
    void chosenSheet_isRead();
    void sheets_areListedAsTheyCanBeChosen();
    void workbookThatCannotBeRead_isNoneWithoutSheets();
    void namespacesAndAbsoluteTargets_areKnown();
    void emptySheet_isEmpty();
    void lastRowOfAll_isRead();
    void damagedWorkbook_isRefused_data();
    void damagedWorkbook_isRefused();
    void cutWorkbook_isRefusedOrWhole();
    void bomb_isRefused();
    void formats_showNumbers_data();
    void formats_showNumbers();
    void builtInFormats_areKnown();
    void sheet_isNamedWhereThereAreOthers();
    void workbookOfScenes_isImportedAsItsCsv();
};

namespace {

QString csvOf(const MadeWorkbook& made, const QString& sheet = {})
{
    const auto read = readSheet(made.bytes(), sheet);
    return read ? QString::fromUtf8(read->csv)
                : QStringLiteral("error: %1 (%2)").arg(read.error().value, read.error().detail);
}

} // namespace

void WorkbookTest::cells_areReadAsShown()
{
    MadeWorkbook made;
    made.strings =
        R"(<si><t>plain</t></si><si><r><t>ri</t></r><r><t xml:space="preserve">ch </t></r>)"
        R"(<rPh sb="0" eb="1"><t>READING</t></rPh></si><si><t>a_x000D_b_x0041_</t></si>)";
    made.styles = R"(<numFmts><numFmt numFmtId="164" formatCode="000"/>)"
                  R"(<numFmt numFmtId="165" formatCode="dd\.mm\.yyyy\ hh:mm"/></numFmts>)"
                  R"(<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>)"
                  R"(<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/>)"
                  R"(<xf numFmtId="9"/><xf numFmtId="165"/></cellXfs><cellStyles/>)";
    made.sheets = {{"Scenes",
                    R"(<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>)"
                    R"(<c r="C1" t="s"><v>2</v></c></row>)"
                    R"(<row r="2"><c r="A2"><v>0.30000000000000004</v></c>)"
                    R"(<c r="B2" s="1"><v>46093</v></c><c r="C2" s="2"><v>7</v></c></row>)"
                    R"(<row r="3"><c r="A3" t="b"><v>1</v></c><c r="B3" s="3"><v>0.5</v></c>)"
                    R"(<c r="C3" s="4"><v>46093.586805556</v></c></row>)"
                    R"(<row r="4"><c r="A4"><f>1+1</f><v>2</v></c>)"
                    R"(<c r="B4" t="str"><f>A1</f><v>of a formula</v></c>)"
                    R"(<c r="C4" t="e"><v>#REF!</v></c></row>)"
                    R"(<row r="5"><c r="A5" t="inlineStr"><is><t>in, line</t></is></c>)"
                    R"(<c r="B5" t="d"><v>2026-03-12</v></c></row>)"}};
    QCOMPARE(csvOf(made), QStringLiteral("plain,rich ,\"a\rbA\"\n"
                                         "0.3,2026-03-12,007\n"
                                         "TRUE,50%,2026-03-12 14:05\n"
                                         "2,of a formula,#REF!\n"
                                         "\"in, line\",2026-03-12\n"));
}

void WorkbookTest::gaps_stayWhereTheyAre()
{
    MadeWorkbook made;
    made.sheets = {{"S", R"(<row r="2"><c r="B2"><v>1</v></c><c r="D2"/></row>)"
                         R"(<row r="3"><c r="A3"/></row><row><c><v>2</v></c><c><v>3</v></c></row>)"
                         R"(<row r="7"><c r="AA7"><v>4</v></c></row><row r="9"/>)"}};
    QCOMPARE(csvOf(made),
             QStringLiteral("\n,1\n2,3\n\n\n\n") + QString(26, u',') + QStringLiteral("4\n"));
}

void WorkbookTest::firstVisibleSheet_isRead()
{
    MadeWorkbook made;
    made.sheets = {{"Codes", MadeWorkbook::row("hidden"), "hidden"},
                   {"Scenes", MadeWorkbook::row("seen")},
                   {"Notes", MadeWorkbook::row("left")},
                   {"Secret", MadeWorkbook::row("left"), "veryHidden"}};
    const auto read = readSheet(made.bytes());
    QVERIFY(read);
    QCOMPARE(read->csv, QByteArray("seen\n"));
    QCOMPARE(read->sheet, QStringLiteral("Scenes"));
    QCOMPARE(read->others, QStringList{QStringLiteral("Notes")});
}

void WorkbookTest::chosenSheet_isRead()
{
    MadeWorkbook made;
    made.sheets = {{"Scenes", MadeWorkbook::row("one")}, {"Größe & Co", MadeWorkbook::row("two")}};
    QCOMPARE(csvOf(made, QStringLiteral("Größe & Co")), QStringLiteral("two\n"));
    const auto read = readSheet(made.bytes(), QStringLiteral("Other"));
    COMPARE_ERROR(read, ErrorCode::InvalidValue);
    QCOMPARE(read.error().value, QStringLiteral("Other"));
    QCOMPARE(read.error().detail, QStringLiteral("sheets:Scenes, Größe & Co"));
}

void WorkbookTest::sheets_areListedAsTheyCanBeChosen()
{
    const QTemporaryDir folder;
    const auto listed = [&](const QByteArray& bytes) {
        return sheetsOfFile(writeFile(folder.filePath(QStringLiteral("scenes.xlsx")), bytes));
    };
    MadeWorkbook made;
    made.sheets = {{"Codes", MadeWorkbook::row("x"), "hidden"},
                   {"Scenes", MadeWorkbook::row("x")},
                   {"Größe & Co", MadeWorkbook::row("x")}};
    QCOMPARE(must(listed(made.bytes())),
             (QStringList{QStringLiteral("Scenes"), QStringLiteral("Größe & Co")}));
    made.sheets = {{"One", {}, "hidden"}, {"Two", {}, "hidden"}};
    QCOMPARE(must(listed(made.bytes())), QStringList{QStringLiteral("One")});
    QCOMPARE(must(listed("id,text\n1,PK\n")), QStringList());
}

void WorkbookTest::workbookThatCannotBeRead_isNoneWithoutSheets()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("scenes.xlsx"));
    COMPARE_ERROR(sheetsOfFile(path), ErrorCode::FileMissing);
    writeFile(path, "PK\x03\x04 xl/");
    const auto damaged = sheetsOfFile(path);
    QVERIFY(!damaged);
    QCOMPARE(damaged.error().file, path);
    COMPARE_ERROR(sheetsOfFile(folder.path()), ErrorCode::FileUnreadable);
    MadeWorkbook made;
    made.sheets = {{"One", MadeWorkbook::row("x")}, {"Two", MadeWorkbook::row("x")}};
    const QString whole = writeFile(folder.filePath(QStringLiteral("whole.xlsx")), made.bytes());
    // The others are offered all the same.
    QCOMPARE(sheetsToChoose({path, whole}, {}).keys(), QStringList{whole});
}

void WorkbookTest::namespacesAndAbsoluteTargets_areKnown()
{
    MadeWorkbook made;
    made.isStrict = true;
    made.sheets = {{"S", MadeWorkbook::row("strict")}};
    QCOMPARE(csvOf(made), QStringLiteral("strict\n"));
}

void WorkbookTest::emptySheet_isEmpty()
{
    MadeWorkbook made;
    made.sheets = {{"S", {}}};
    QCOMPARE(csvOf(made), QString());
}

void WorkbookTest::lastRowOfAll_isRead()
{
    MadeWorkbook made;
    made.sheets = {{"S", R"(<row r="1048576"><c r="A1048576"><v>1</v></c></row>)"}};
    const auto read = readSheet(made.bytes());
    QVERIFY(read);
    QCOMPARE(read->csv.size(), 1'048'575 + 2);
}

void WorkbookTest::damagedWorkbook_isRefused_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char* name, const char* rows, const char* value = "sheet1",
                        const char* detail = "workbook:part") {
        QTest::newRow(name) << QByteArray(rows) << QString::fromLatin1(value)
                            << QString::fromLatin1(detail);
    };
    row("no such string", R"(<row r="1"><c r="A1" t="s"><v>3</v></c></row>)");
    row("string below none", R"(<row r="1"><c r="A1" t="s"><v>-1</v></c></row>)");
    row("no number", R"(<row r="1"><c r="A1"><v>one</v></c></row>)");
    row("rows backwards", R"(<row r="2"><c r="A2"><v>1</v></c></row><row r="1"/>)");
    row("row too far", R"(<row r="1048577"><c r="A1048577"><v>1</v></c></row>)");
    row("column too far", R"(<row r="1"><c r="XFE1"><v>1</v></c></row>)");
    row("column without end", R"(<row r="1"><c r="AAAAAAAAAAAAAAAA1"><v>1</v></c></row>)");
    row("cells backwards", R"(<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>)");
    row("no XML", "<row");
    row("an entity", "<row r=\"1\"><c r=\"A1\" t=\"str\"><v>&bomb;</v></c></row>");
    row("formula never computed",
        R"(<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1</f></c></row>)", "S!B1",
        "workbook:formula");
}

void WorkbookTest::damagedWorkbook_isRefused()
{
    QFETCH(QByteArray, rows);
    QFETCH(QString, value);
    QFETCH(QString, detail);
    MadeWorkbook made;
    made.sheets = {{"S", rows}};
    const auto read = decodeText(made.bytes());
    COMPARE_ERROR(read, ErrorCode::MalformedFile);
    QVERIFY2(read.error().value.contains(value), qUtf8Printable(read.error().value));
    QCOMPARE(read.error().detail, detail);
}

// Wherever a download ends, the file is refused, or nothing of the sheet is missing.
void WorkbookTest::cutWorkbook_isRefusedOrWhole()
{
    MadeWorkbook made;
    made.sheets = {{"S", MadeWorkbook::row("whole")}};
    const QByteArray bytes = made.bytes();
    int refused = 0;
    for (qsizetype size = 0; size < bytes.size(); ++size) {
        const auto read = decodeText(bytes.left(size));
        if (read)
            QVERIFY(size < 30 || read->utf8 == "whole\n");
        else
            ++refused;
        QByteArray flipped = bytes;
        flipped[size] = static_cast<char>(flipped.at(size) ^ 0x55);
        static_cast<void>(decodeText(flipped)); // whatever it says, it comes back
    }
    QVERIFY(refused > bytes.size() / 2);
}

void WorkbookTest::bomb_isRefused()
{
    MadeWorkbook made;
    made.sheets = {{"S", QByteArray(2'000'000, ' ')}};
    const QByteArray bytes = made.bytes();
    QVERIFY(bytes.size() < 20'000);
    const auto archive = Archive::open(bytes);
    QVERIFY(archive);
    const QString part = QStringLiteral("xl/worksheets/sheet1.xml");
    QVERIFY(archive->read(part, 3'000'000));
    const auto read = archive->read(part, 1'000'000);
    COMPARE_ERROR(read, ErrorCode::MalformedFile);
    QCOMPARE(read.error().detail, QStringLiteral("workbook:size"));
}

void WorkbookTest::formats_showNumbers_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* code, double number, const char* shown) {
        QTest::addRow("%s of %.15g", code, number)
            << QString::fromUtf8(code) << number << QString::fromUtf8(shown);
    };
    row("General", 12345678901234.0, "12345678901234");
    row("General", 0.1, "0.1");
    row("0", 2.5, "3");
    row("0", -2.5, "-3");
    row("0", -0.4, "0");
    row("0.00", 1.005, "1");
    row("#,##0.00", 1234567.891, "1234567.89");
    row("000", 7, "007");
    row("0.0%", 0.1234, "12.3%");
    row("[Red]0.0;[Blue]-0.0", 1.25, "1.3");
    row("\"day \"0", 4, "4");
    row("yyyy-mm-dd", 45000, "2023-03-15");
    row("d/m/yy", 1, "1900-01-01");
    row("d/m/yy", 59, "1900-02-28");
    row("d/m/yy", 60, "1900-02-29");
    row("d/m/yy", 61, "1900-03-01");
    row("[$-409]mmm yyyy", 45000, "2023-03-15");
    row("hh:mm:ss", 0.5, "12:00");
    row("h:mm AM/PM", 0.99999, "23:59:59");
    row("d.m.yy h:mm", 45000.999999, "2023-03-16 00:00");
    row("[h]:mm", 1.5, "36:00");
    row("mm:ss", 1.0 / 24 / 60, "00:01");
    row("yyyy-mm-dd", -1, "-1");
    row("yyyy-mm-dd", 3e6, "3000000");
    row("0.00E+00", 1234, "1234");
    row("# ?/?", 0.5, "0.5");
    row("@", 5, "5");
}

void WorkbookTest::formats_showNumbers()
{
    QFETCH(QString, code);
    QFETCH(double, number);
    QFETCH(QString, shown);
    if (code == QLatin1String("0.00") && number == 1.005)
        shown = QStringLiteral("1.00"); // the number that is stored lies below 1.005
    QCOMPARE(shownNumber(number, cellFormatFrom(code), false), shown);
}

void WorkbookTest::builtInFormats_areKnown()
{
    using Kind = CellFormat::Kind;
    QCOMPARE(builtInCellFormat(0).kind, Kind::General);
    QCOMPARE(builtInCellFormat(10), (CellFormat{Kind::Percent, 2}));
    QCOMPARE(builtInCellFormat(14).kind, Kind::Date);
    QCOMPARE(builtInCellFormat(20).kind, Kind::Time);
    QCOMPARE(builtInCellFormat(22).kind, Kind::DateTime);
    QCOMPARE(builtInCellFormat(46).kind, Kind::Elapsed);
    QCOMPARE(shownNumber(0, builtInCellFormat(14), true), QStringLiteral("1904-01-01"));
}

void WorkbookTest::sheet_isNamedWhereThereAreOthers()
{
    const auto namedIn = [](const MadeWorkbook& made, const QString& sheet = {}) {
        const auto read = decodeText(made.bytes(), sheet);
        return read ? read->sheet : QStringLiteral("error");
    };
    MadeWorkbook made;
    made.sheets = {{"Scenes", MadeWorkbook::row("one")}};
    QCOMPARE(namedIn(made), QString());
    made.sheets.push_back({"Notes", MadeWorkbook::row("two")});
    QCOMPARE(namedIn(made), QStringLiteral("Scenes"));
    QCOMPARE(namedIn(made, QStringLiteral("Scenes")), QString()); // somebody chose it
}

void WorkbookTest::workbookOfScenes_isImportedAsItsCsv()
{
    const std::vector<QStringList> rows{
        {QStringLiteral("id"), QStringLiteral("subtype"), QStringLiteral("speaker_role"),
         QStringLiteral("listener_role"), QStringLiteral("context"), QStringLiteral("utterance")},
        {QStringLiteral("1"), QStringLiteral("sarcasm-irony"), QStringLiteral("teacher"),
         QStringLiteral("student"), QStringLiteral("A test, marked."), QStringLiteral("“Fine”.")},
        {QStringLiteral("2"), QStringLiteral("sarcasm-irony"), QStringLiteral("friend"),
         QStringLiteral("friend"), QStringLiteral("Two\nlines"), QStringLiteral("=1+1")}};
    const QTemporaryDir folder;
    MadeWorkbook made;
    QByteArray xml;
    for (const QStringList& row : rows)
        xml += MadeWorkbook::row(row);
    made.sheets = {{"Scenes", xml}, {"Notes", MadeWorkbook::row("left out")}};
    const QString path = folder.filePath(QStringLiteral("scenes.xlsx"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(made.bytes());
    file.close();
    const auto read = readImportFile(path, {});
    QVERIFY(read);
    QVERIFY(read->refused.empty());
    QCOMPARE(read->records.size(), std::size_t{2});
    QCOMPARE(read->encoding, QStringLiteral("Excel"));
    const auto isOneSheet = [](const ImportWarning& warning) {
        return warning.notice == ImportNotice::OneSheet &&
               warning.value == QStringLiteral("Scenes");
    };
    QCOMPARE(std::count_if(read->warnings.begin(), read->warnings.end(), isOneSheet), 1);
    const Scenario& second = read->records[1].scenario;
    QCOMPARE(second.name(), QStringLiteral("sarcasm-irony/2"));
    QCOMPARE(second.text(ScenePart::Context), QStringLiteral("Two\nlines"));
    QCOMPARE(second.text(ScenePart::Utterance), QStringLiteral("=1+1"));
}

SUBTEXT_TEST(WorkbookTest)
#include "workbooktest.moc"
