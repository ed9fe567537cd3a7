// SPDX-License-Identifier: MIT
#include "core/exchange/recordtable.h"
#include "tests/support/checks.h"

using namespace subtext;

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
    void numberBeyondRange_isMalformed();
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
    row("decimal", "2.5", text("2.5"));
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

QTEST_GUILESS_MAIN(JsonReaderTest)
#include "jsonreadertest.moc"
