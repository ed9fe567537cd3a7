// SPDX-License-Identifier: MIT
#include "core/base/jsontext.h"
#include "tests/core/exchange/cancelaftertwo.h"
#include "tests/core/exchange/jsontables.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <clocale>

using namespace subtext;
using test::readJson;
using test::readJsonLines;

class JsonReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void json_takesListWrapperAndSingle_data();
    void json_takesListWrapperAndSingle();
    void values_becomeTextAsWritten_data();
    void values_becomeTextAsWritten();
    void columns_areTheKeysInOrderOfAppearance();
    void missingKey_isNullAndEmptyTextIsNot();
    void elements_knowTheirLines();
    void elements_knowTheirLinesInTheWrapper();
    void invalidJson_isNamedWithItsPlace_data();
    void invalidJson_isNamedWithItsPlace();
    void wrongType_isNamedWithLineAndKey_data();
    void wrongType_isNamedWithLineAndKey();
    void numbers_stayAsWrittenInEveryLocale();
    void numberBeyondRange_isMalformed();
    void repeatedKey_isNamedWithItsPlace_data();
    void repeatedKey_isNamedWithItsPlace();
    void sameKey_mayStandInOtherObjects();
    void manyKeys_areRead();
    void tooManyKeys_areNamedWithTheirPlace();
    void tooManyKeysOfAllObjects_areRefused();
    void reading_endsWhereItIsCancelled();
    void emptyList_isEmpty_data();
    void emptyList_isEmpty();
    void lines_areReadOneByOne();
    void lines_nameTheMalformedOne_data();
    void lines_nameTheMalformedOne();
    void deepNesting_isRefusedWithoutHarm_data();
    void deepNesting_isRefusedWithoutHarm();
};

namespace {

QString text(const char* latin1)
{
    return QString::fromLatin1(latin1);
}

} // namespace

void JsonReaderTest::json_takesListWrapperAndSingle_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("rows");
    QTest::newRow("list") << QByteArray(R"([{"id":"1"},{"id":"2"}])") << 2;
    QTest::newRow("wrapper") << QByteArray(R"({"title":"x","scenarios":[{"id":"1"},{"id":"2"}]})")
                             << 2;
    QTest::newRow("single") << QByteArray(R"({"id":"1"})") << 1;
}

void JsonReaderTest::json_takesListWrapperAndSingle()
{
    QFETCH(QByteArray, json);
    QFETCH(int, rows);
    const auto table = readJson(json);
    VERIFY_HOLDS(table);
    QCOMPARE(table->columns, QStringList{text("id")});
    QCOMPARE(static_cast<int>(table->rows.size()), rows);
    QCOMPARE(table->rows.front().cells, QStringList{text("1")});
}

void JsonReaderTest::values_becomeTextAsWritten_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char* name, const QByteArray& value, const QString& cell) {
        QTest::newRow(name) << value << cell;
    };
    row("text", "\"a\"", text("a"));
    row("leading zeros", "\"007\"", text("007"));
    row("NA", "\"NA\"", text("NA"));
    row("integer", "7", text("7"));
    row("negative", "-7", text("-7"));
    row("large", "9007199254740993", text("9007199254740993"));
    row("beyond 64 bits", "123456789012345678901234567890", text("123456789012345678901234567890"));
    row("beyond 64 bits, negative", "-99999999999999999999", text("-99999999999999999999"));
    row("minus zero", "-0", text("-0"));
    row("decimal", "2.5", text("2.5"));
    row("zero at the end", "1.10", text("1.10"));
    row("more digits than a double has", "0.12345678901234567890123",
        text("0.12345678901234567890123"));
    row("exponent", "1E+2", text("1E+2"));
    row("with a line break behind", "7\n", text("7"));
    row("empty text", "\"\"", text(""));
    row("text of digits behind an escape", R"("\u0031.10")", text("1.10"));
    row("escapes", R"("a\"b\\c\nd\u00e9")", QStringLiteral("a\"b\\c\ndé"));
    row("surrogates", R"("\ud83d\ude42")", QStringLiteral("🙂"));
    row("UTF-8", "\"caf\xC3\xA9\"", QStringLiteral("café"));
    row("spaces", "\"  a \"", text("  a "));
    row("null", "null", QString());
}

void JsonReaderTest::values_becomeTextAsWritten()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, cell);
    const auto table = readJson("[{\"x\": " + value + "}]");
    VERIFY_HOLDS(table);
    QCOMPARE(table->rows.front().cells.front(), cell);
}

void JsonReaderTest::columns_areTheKeysInOrderOfAppearance()
{
    const auto table = readJson(R"([{"b":"1","a":"2"},{"c":"3","a":"4"}])");
    VERIFY_HOLDS(table);
    QCOMPARE(table->columns, (QStringList{text("b"), text("a"), text("c")}));
    QCOMPARE(table->rows[1].cells, (QStringList{QString(), text("4"), text("3")}));
    QCOMPARE(table->rows[0].cells.size(), 3);
}

void JsonReaderTest::missingKey_isNullAndEmptyTextIsNot()
{
    const auto table = readJson(R"([{"a":"","b":"x"},{"b":"y"}])");
    VERIFY_HOLDS(table);
    QVERIFY(!table->rows[0].cells[0].isNull());
    QVERIFY(table->rows[1].cells[0].isNull());
}

void JsonReaderTest::elements_knowTheirLines()
{
    const auto table = readJson("[\n  {\"a\": \"x, ] } \\\" [\"},\n\n  {\n    \"a\": \"y\"\n  }, "
                                "{\"a\": \"z\"}\n]\n");
    VERIFY_HOLDS(table);
    QCOMPARE(table->rows.size(), std::size_t{3});
    QCOMPARE(table->rows[0].line, 2);
    QCOMPARE(table->rows[1].line, 4);
    QCOMPARE(table->rows[2].line, 6);
}

void JsonReaderTest::elements_knowTheirLinesInTheWrapper()
{
    const auto table =
        readJson("{\n \"title\": \"t\",\n \"scenarios\": [\n {\"a\": \"x\"},\n {\"a\": \"y\"}]}");
    VERIFY_HOLDS(table);
    QCOMPARE(table->rows[0].line, 4);
    QCOMPARE(table->rows[1].line, 5);
}

void JsonReaderTest::invalidJson_isNamedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<qint64>("column");
    const auto row = [](const char* name, const char* json, qint64 line, qint64 column) {
        QTest::newRow(name) << QByteArray(json) << line << column;
    };
    row("comma too many", "[\n{\"a\": \"1\"},\n]", 3, 1);
    row("single quotes", "[{'a': 1}]", 1, 3);
    row("number with leading zeros", "[\n  {\"a\": 007}]", 2, 10);
    row("NaN", "[{\"a\": NaN}]", 1, 8);
    row("raw line break in a text", "[{\"a\": \"x\ny\"}]", 2, 0);
    row("text behind the end", "[{\"a\": \"1\"}] x", 1, 14);
}

void JsonReaderTest::invalidJson_isNamedWithItsPlace()
{
    QFETCH(QByteArray, json);
    QFETCH(qint64, line);
    QFETCH(qint64, column);
    const auto table = readJson(json);
    COMPARE_ERROR(table, ErrorCode::MalformedFile);
    QCOMPARE(table.error().detail, text("json"));
    if (column > 0) {
        QCOMPARE(table.error().line, line);
        QCOMPARE(table.error().column, column);
    } else {
        QVERIFY(table.error().line == line || table.error().line == line - 1);
    }
}

void JsonReaderTest::wrongType_isNamedWithLineAndKey_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* json, qint64 line, const char* detail,
                        const char* value) {
        QTest::newRow(name) << QByteArray(json) << line << text(detail) << text(value);
    };
    row("list for a text", "[{\"id\": \"1\"},\n{\"id\": [\"2\"]}]", 2, "id", "array");
    row("object for a text", "[{\"context\": {\"a\": 1}}]", 1, "context", "object");
    row("truth for a text", "[{\"id\": true}]", 1, "id", "boolean");
    row("text for an object", "[\n\"x\"]", 2, "object", "string");
    row("number for an object", "[{\"id\": \"1\"}, 7]", 1, "object", "number");
    row("nothing for an object", "[null]", 1, "object", "null");
    row("no list", "7", 1, "array", "");
    row("text for the list", "\"x\"", 1, "array", "");
    row("wrapper without a list", "{\"scenarios\": 3}", 1, "array", "");
}

void JsonReaderTest::wrongType_isNamedWithLineAndKey()
{
    QFETCH(QByteArray, json);
    QFETCH(qint64, line);
    QFETCH(QString, detail);
    QFETCH(QString, value);
    const auto table = readJson(json);
    COMPARE_ERROR(table, ErrorCode::MalformedFile);
    QCOMPARE(table.error().line, line);
    QCOMPARE(table.error().detail, detail);
    QCOMPARE(table.error().value, value);
}

// A program with a window takes the locale of its desktop, and in many of them a comma stands for
// the point.
void JsonReaderTest::numbers_stayAsWrittenInEveryLocale()
{
    const QByteArray before = std::setlocale(LC_NUMERIC, nullptr);
    bool hasComma = false;
    for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE.utf8", "fr_FR.utf8"})
        hasComma = hasComma || std::setlocale(LC_NUMERIC, name) != nullptr;
    const auto table = readJson("[{\"x\": 1.10}]");
    std::setlocale(LC_NUMERIC, before.constData());
    VERIFY_HOLDS(table);
    QCOMPARE(table->rows.front().cells, QStringList{text("1.10")});
    if (!hasComma)
        QSKIP("no locale with a decimal comma is installed");
}

void JsonReaderTest::repeatedKey_isNamedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("areLines");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<qint64>("column");
    QTest::newRow("in a list") << QByteArray("[\n{\"id\": 1, \"x\": 2,\n \"id\": 1}]") << false
                               << qint64{3} << qint64{5};
    QTest::newRow("written with an escape")
        << QByteArray("[{\"id\": 1, \"\\u0069d\": 2}]") << false << qint64{1} << qint64{20};
    QTest::newRow("in the wrapper")
        << QByteArray("{\"scenarios\": [], \"scenarios\": []}") << false << qint64{1} << qint64{29};
    QTest::newRow("deep inside") << QByteArray("[{\"x\": {\"a\": [{\"id\": 1, \"id\": 2}]}}]")
                                 << false << qint64{1} << qint64{28};
    QTest::newRow("in a line") << QByteArray("{\"id\": 1}\n\n  {\"id\": 1, \"id\": 2}\n") << true
                               << qint64{3} << qint64{16};
    QByteArray many("[{");
    for (int i = 0; i < 100; ++i)
        many += "\"k" + QByteArray::number(i) + "\": 1,\n";
    QTest::newRow("after a hundred") << many + "\"k70\": 2}]" << false << qint64{101} << qint64{5};
}

void JsonReaderTest::repeatedKey_isNamedWithItsPlace()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, areLines);
    const auto table = areLines ? readJsonLines(json) : readJson(json);
    COMPARE_ERROR(table, ErrorCode::DuplicateColumn);
    QTEST(table.error().line, "line");
    QTEST(table.error().column, "column");
    QCOMPARE(table.error().detail, text("key"));
    QVERIFY(!table.error().value.isEmpty());
}

void JsonReaderTest::sameKey_mayStandInOtherObjects()
{
    VERIFY_HOLDS(parseJson(R"([{"a": {"a": 1, "b": {"a": 2}}, "b": 3}, {"a": 1}])"));
}

void JsonReaderTest::manyKeys_areRead()
{
    QByteArray json("[{");
    for (qsizetype i = 0; i < MostColumns; ++i)
        json += (i > 0 ? ",\"k" : "\"k") + QByteArray::number(i) + "\":\"v\"";
    const auto table = readJson(json + "}, {\"k9999\": \"w\"}]");
    VERIFY_HOLDS(table);
    QCOMPARE(table->columns.size(), MostColumns);
    QCOMPARE(table->rows[0].cells.back(), text("v"));
    QCOMPARE(table->rows[1].cells.back(), text("w"));
    QVERIFY(table->rows[1].cells.front().isNull());
}

void JsonReaderTest::tooManyKeys_areNamedWithTheirPlace()
{
    QByteArray json("[{\"x\": {");
    for (qsizetype i = 0; i <= MostColumns; ++i)
        json += "\n\"k" + QByteArray::number(i) + "\":\"v\",";
    const auto table = readJson(json + "\"last\": 1}}]");
    COMPARE_ERROR(table, ErrorCode::MalformedFile);
    QCOMPARE(table.error().detail, text("keys"));
    QCOMPARE(table.error().line, MostColumns + 2);
    QCOMPARE(table.error().column, 8);
}

// Few keys an object and many objects: as a table they would be a million times as large.
void JsonReaderTest::tooManyKeysOfAllObjects_areRefused()
{
    QByteArray lines;
    for (qsizetype i = 0; i <= MostColumns; ++i)
        lines += "{\"k" + QByteArray::number(i) + "\": 1}\n";
    const auto table = readJsonLines(lines);
    COMPARE_ERROR(table, ErrorCode::MalformedFile);
    QCOMPARE(table.error().detail, text("columns"));
    QCOMPARE(table.error().line, MostColumns + 1);
}

void JsonReaderTest::reading_endsWhereItIsCancelled()
{
    CancelToken cancel;
    MemoryText text(R"([{"a": 1}, {"a": 2}, {"a": 3}, {"a": 4}])");
    test::CancelAfterTwo sink(cancel);
    COMPARE_ERROR(readJson(text, sink, cancel), ErrorCode::Cancelled);
    QCOMPARE(sink.rows, 2);
    COMPARE_ERROR(parseJson("[{\"a\": 1}]", cancel), ErrorCode::Cancelled);
    MemoryText line("{\"a\": 1}");
    COMPARE_ERROR(readJsonLines(line, sink, cancel), ErrorCode::Cancelled);
}

void JsonReaderTest::numberBeyondRange_isMalformed()
{
    COMPARE_ERROR(readJson("[{\"id\": 1e400}]"), ErrorCode::MalformedFile);
    const auto lines = readJsonLines("{\"id\": 1}\n{\"id\": -1e999}\n");
    COMPARE_ERROR(lines, ErrorCode::MalformedFile);
    QCOMPARE(lines.error().line, 2);
}

void JsonReaderTest::emptyList_isEmpty_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("list") << QByteArray("[ ]");
    QTest::newRow("wrapper") << QByteArray(R"({"scenarios": []})");
}

void JsonReaderTest::emptyList_isEmpty()
{
    QFETCH(QByteArray, json);
    COMPARE_ERROR(readJson(json), ErrorCode::EmptyFile);
}

void JsonReaderTest::lines_areReadOneByOne()
{
    const auto table = readJsonLines("{\"id\": \"007\"}\n\n  {\"id\": 8}\r\n{\"id\": \"9\"}");
    VERIFY_HOLDS(table);
    QCOMPARE(table->rows.size(), std::size_t{3});
    QCOMPARE(table->rows[0].cells.front(), text("007"));
    QCOMPARE(table->rows[1].cells.front(), text("8"));
    QCOMPARE(table->rows[0].line, 1);
    QCOMPARE(table->rows[1].line, 3);
    QCOMPARE(table->rows[2].line, 4);
}

void JsonReaderTest::lines_nameTheMalformedOne_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<qint64>("line");
    QTest::newRow("cut off") << QByteArray("{\"id\": \"1\"}\n{\"id\": \"2\"\n") << qint64{2};
    QTest::newRow("no object") << QByteArray("{\"id\": \"1\"}\n\n[1]\n") << qint64{3};
    QTest::newRow("wrong type") << QByteArray("{\"id\": \"1\"}\n{\"id\": {}}\n") << qint64{2};
    QTest::newRow("two in one line") << QByteArray("{\"id\": \"1\"}{\"id\": \"2\"}\n") << qint64{1};
}

void JsonReaderTest::lines_nameTheMalformedOne()
{
    QFETCH(QByteArray, lines);
    QFETCH(qint64, line);
    const auto table = readJsonLines(lines);
    COMPARE_ERROR(table, ErrorCode::MalformedFile);
    QCOMPARE(table.error().line, line);
}

void JsonReaderTest::deepNesting_isRefusedWithoutHarm_data()
{
    QTest::addColumn<QByteArray>("json");
    const QByteArray open(500'000, '[');
    const QByteArray shut(500'000, ']');
    QTest::newRow("open lists") << open;
    QTest::newRow("closed lists") << open + shut;
    QTest::newRow("inside a value") << "[{\"id\": " + open + shut + "}]";
    QTest::newRow("before another value") << "[{\"x\": " + open + shut + ", \"id\": 1}]";
    QTest::newRow("objects") << QByteArray("{\"a\":").repeated(200'000);
}

void JsonReaderTest::deepNesting_isRefusedWithoutHarm()
{
    QFETCH(QByteArray, json);
    COMPARE_ERROR(readJson(json), ErrorCode::MalformedFile);
}

SUBTEXT_TEST(JsonReaderTest)
#include "jsonreadertest.moc"
