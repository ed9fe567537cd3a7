// SPDX-License-Identifier: MIT
#include "core/base/textsource.h"
#include "core/exchange/tables/recordtable.h"
#include "tests/core/exchange/cancelaftertwo.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

class CsvReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cells_areReadToTheCharacter_data();
    void cells_areReadToTheCharacter();
    void rows_knowTheLineTheyBeginOn_data();
    void rows_knowTheLineTheyBeginOn();
    void columns_areTrimmed();
    void malformedQuote_isNamedWithItsLine_data();
    void malformedQuote_isNamedWithItsLine();
    void duplicateColumn_isNamedWithItsPlace_data();
    void duplicateColumn_isNamedWithItsPlace();
    void unnamedColumns_mayRepeat();
    void emptyFile_isRefused_data();
    void emptyFile_isRefused();
    void header_aloneHasNoRows();
    void longTable_isReadWhole();
    void tooManyColumns_areNamedWithTheirPlace_data();
    void tooManyColumns_areNamedWithTheirPlace();
    void reading_endsWhereItIsCancelled();
};

using Rows = QList<QStringList>;
using Lines = QList<qint64>;

namespace {

QString text(const char* latin1)
{
    return QString::fromLatin1(latin1);
}

} // namespace

void CsvReaderTest::cells_areReadToTheCharacter_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<Rows>("rows"); // header first
    const auto row = [](const char* name, const QByteArray& csv, const Rows& rows) {
        QTest::newRow(name) << csv << rows;
    };
    const Rows plain{{text("a"), text("b")}, {text("1"), text("2")}};
    row("LF", "a,b\n1,2\n", plain);
    row("no line end at the end", "a,b\n1,2", plain);
    row("CRLF", "a,b\r\n1,2\r\n", plain);
    row("CR", "a,b\r1,2\r", plain);
    row("semicolons", "a;b\n1;2\n", plain);
    row("tabs", "a\tb\n1\t2\n", plain);
    row("semicolons, CR", "a;b\r1;2\r", plain);
    row("semicolons after a blank line", "\na;b\n1;2\n", plain);
    row("separator only where it splits the header", "a,b\n1;x,2;y\n",
        {{text("a"), text("b")}, {text("1;x"), text("2;y")}});
    row("quoted cells", "a,b\n\"1\",\"2\"\n", plain);
    row("separator in quotes", "a,b\n\"1,5\",2\n",
        {{text("a"), text("b")}, {text("1,5"), text("2")}});
    row("quotes in quotes", "a,b\n\"say \"\"hi\"\"\",2\n",
        {{text("a"), text("b")}, {text("say \"hi\""), text("2")}});
    row("line break in quotes", "a,b\n\"1\n\n2\",3\n",
        {{text("a"), text("b")}, {text("1\n\n2"), text("3")}});
    row("CRLF in quotes", "a,b\r\n\"1\r\n2\",3\r\n",
        {{text("a"), text("b")}, {text("1\r\n2"), text("3")}});
    row("spaces kept", "a,b\n 1 ,2  \n", {{text("a"), text("b")}, {text(" 1 "), text("2  ")}});
    row("spaces kept in quotes", "a,b\n\" 1 \",\"2  \"\n",
        {{text("a"), text("b")}, {text(" 1 "), text("2  ")}});
    row("empty cells", "a,b\n,\n\"\",x\n",
        {{text("a"), text("b")}, {text(""), text("")}, {text(""), text("x")}});
    row("fewer and more cells than columns", "a,b\n1\n1,2,3\n",
        {{text("a"), text("b")}, {text("1")}, {text("1"), text("2"), text("3")}});
    row("one column", "a\n1\n\n2\n", {{text("a")}, {text("1")}, {text("2")}});
    row("leading zeros and NA", "a,b\n007,NA\n",
        {{text("a"), text("b")}, {text("007"), text("NA")}});
    row("UTF-8", "a,b\n\xC3\xA9\xE2\x80\xA6,\xF0\x9F\x99\x82\n",
        {{text("a"), text("b")}, {QStringLiteral("é…"), QStringLiteral("🙂")}});
}

void CsvReaderTest::cells_areReadToTheCharacter()
{
    QFETCH(QByteArray, csv);
    QFETCH(Rows, rows);
    const auto table = readCsv(csv);
    VERIFY_HOLDS(table);
    Rows found{table->columns};
    for (const RecordTable::Row& row : table->rows)
        found << row.cells;
    QCOMPARE(found, rows);
}

void CsvReaderTest::rows_knowTheLineTheyBeginOn_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<Lines>("lines");
    const auto row = [](const char* name, const QByteArray& csv, const Lines& lines) {
        QTest::newRow(name) << csv << lines;
    };
    row("one a line", "a,b\n1,2\n3,4\n", {2, 3});
    row("CRLF", "a,b\r\n1,2\r\n3,4\r\n", {2, 3});
    row("CR", "a,b\r1,2\r3,4\r", {2, 3});
    row("after a cell over three lines", "a,b\n1,\"x\ny\nz\"\n3,4\n5,6\n", {2, 5, 6});
    row("first cell over two lines", "a,b\n\"x\ny\",1\n3,4\n", {2, 4});
    row("cell over two lines with CRLF", "a,b\r\n1,\"x\r\ny\"\r\n3,4\r\n", {2, 4});
    row("header over two lines", "a,\"b\nb\"\n1,2\n", {3});
    row("blank lines between", "a,b\n\n\n1,2\n\n3,4\n", {4, 6});
    row("blank lines with CRLF", "a,b\r\n\r\n1,2\r\n", {3});
    row("blank lines inside a cell", "a,b\n1,\"x\n\n\ny\"\n\n3,4\n", {2, 7});
    row("blank lines in front", "\n\na,b\n1,2\n", {4});
}

void CsvReaderTest::rows_knowTheLineTheyBeginOn()
{
    QFETCH(QByteArray, csv);
    QFETCH(Lines, lines);
    const auto table = readCsv(csv);
    VERIFY_HOLDS(table);
    Lines found;
    for (const RecordTable::Row& row : table->rows)
        found << row.line;
    QCOMPARE(found, lines);
}

void CsvReaderTest::columns_areTrimmed()
{
    const auto table = readCsv(" id , Context\t\n1,2\n");
    VERIFY_HOLDS(table);
    QCOMPARE(table->columns, (QStringList{text("id"), text("Context")}));
}

void CsvReaderTest::malformedQuote_isNamedWithItsLine_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<qint64>("line");
    QTest::newRow("unclosed in the last row") << QByteArray("a,b\n1,2\n3,\"4\n5,6\n") << qint64{3};
    QTest::newRow("unclosed at the end") << QByteArray("a,b\n1,\"2") << qint64{2};
    QTest::newRow("stray inside a cell") << QByteArray("a,b\n1,2\nx\"y,2\n") << qint64{3};
    QTest::newRow("text behind a closed cell") << QByteArray("a,b\n\"1\"x,2\n") << qint64{2};
    QTest::newRow("in the header") << QByteArray("a,\"b\n1,2\n") << qint64{1};
    QTest::newRow("after a cell over two lines")
        << QByteArray("a,b\n1,\"x\ny\"\nx\"y,2\n") << qint64{4};
    QTest::newRow("after blank lines") << QByteArray("a,b\n\n\nx\"y,2\n") << qint64{4};
    QTest::newRow("CR") << QByteArray("a,b\r1,2\rx\"y,2\r") << qint64{3};
}

void CsvReaderTest::malformedQuote_isNamedWithItsLine()
{
    QFETCH(QByteArray, csv);
    QFETCH(qint64, line);
    const auto table = readCsv(csv);
    COMPARE_ERROR(table, ErrorCode::MalformedFile);
    QCOMPARE(table.error().line, line);
    QCOMPARE(table.error().detail, text("quote"));
}

void CsvReaderTest::duplicateColumn_isNamedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<qint64>("column");
    QTest::addColumn<QString>("value");
    QTest::newRow("same") << QByteArray("id,a,id\n1,2,3\n") << qint64{3} << text("id");
    QTest::newRow("another case") << QByteArray("Notes,a,b,notes\n") << qint64{4} << text("notes");
    QTest::newRow("another space") << QByteArray("id,id \n") << qint64{2} << text("id");
}

void CsvReaderTest::duplicateColumn_isNamedWithItsPlace()
{
    QFETCH(QByteArray, csv);
    QFETCH(qint64, column);
    QFETCH(QString, value);
    const auto table = readCsv(csv);
    COMPARE_ERROR(table, ErrorCode::DuplicateColumn);
    QCOMPARE(table.error().line, 1);
    QCOMPARE(table.error().column, column);
    QCOMPARE(table.error().value, value);
}

void CsvReaderTest::unnamedColumns_mayRepeat()
{
    const auto table = readCsv("a,,\n1,2,3\n"); // a spreadsheet's empty columns at the right
    VERIFY_HOLDS(table);
    QCOMPARE(table->columns, (QStringList{text("a"), text(""), text("")}));
    QCOMPARE(table->rows.size(), std::size_t{1});
    QCOMPARE(table->rows.front().cells, (QStringList{text("1"), text("2"), text("3")}));
}

void CsvReaderTest::emptyFile_isRefused_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("line ends") << QByteArray("\n\r\n\n");
}

void CsvReaderTest::emptyFile_isRefused()
{
    QFETCH(QByteArray, csv);
    COMPARE_ERROR(readCsv(csv), ErrorCode::EmptyFile);
}

void CsvReaderTest::header_aloneHasNoRows()
{
    const auto table = readCsv("a,b");
    VERIFY_HOLDS(table);
    QVERIFY(table->rows.empty());
}

void CsvReaderTest::tooManyColumns_areNamedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<qint64>("line");
    QTest::newRow("in the header") << QByteArray() << qint64{1};
    QTest::newRow("in a row") << QByteArray("a,b\n1,2\n") << qint64{3};
}

void CsvReaderTest::tooManyColumns_areNamedWithTheirPlace()
{
    QFETCH(QByteArray, before);
    const QByteArray most(MostColumns - 1, ',');
    VERIFY_HOLDS(readCsv(before + most + "\n1\n"));
    const auto table = readCsv(before + most + ",\n1\n");
    COMPARE_ERROR(table, ErrorCode::MalformedFile);
    QCOMPARE(table.error().detail, text("columns"));
    QTEST(table.error().line, "line");
    QCOMPARE(table.error().column, MostColumns + 1);
}

void CsvReaderTest::reading_endsWhereItIsCancelled()
{
    const CancelToken cancel;
    test::CancelAfterTwo sink(cancel);
    MemoryText text("a,b\n1,2\n3,4\n5,6\n7,8\n");
    COMPARE_ERROR(readCsv(text, sink, cancel), ErrorCode::Cancelled);
    QCOMPARE(sink.rows, 2);
}

void CsvReaderTest::longTable_isReadWhole()
{
    QByteArray csv("id,text\n");
    for (int i = 0; i < 20'000; ++i)
        csv += QByteArray::number(i) + ",\"a \"\"b\"\"\nc\"\n";
    const auto table = readCsv(csv);
    VERIFY_HOLDS(table);
    QCOMPARE(table->rows.size(), std::size_t{20'000});
    QCOMPARE(table->rows.back().cells, (QStringList{text("19999"), text("a \"b\"\nc")}));
    QCOMPARE(table->rows.back().line, 40'000);
}

SUBTEXT_TEST(CsvReaderTest)
#include "csvreadertest.moc"
