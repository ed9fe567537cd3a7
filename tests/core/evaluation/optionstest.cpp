// SPDX-License-Identifier: MIT
#include "core/evaluation/options.h"

#include "core/predictions/labeltablefile.h"
#include "tests/core/exchange/madeworkbook.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using evaluation::cei2026Table;
using evaluation::LabelTable;
using evaluation::noLabelTable;
using evaluation::normalisedLabel;
using evaluation::Options;
using evaluation::readLabelTable;
using subtext::test::MadeWorkbook;

class OptionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void label_isNormalised_data();
    void label_isNormalised();
    void text_namesOneOption_data();
    void text_namesOneOption();
    void ceiTable_isTheOneThatWasPublished();
    void tableOfAFile_isRead();
    void tableOfAWorkbook_isThatOfTheSheet();
    void badTable_isRefusedWithItsPlace_data();
    void badTable_isRefusedWithItsPlace();
};

void OptionsTest::label_isNormalised_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* label, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(label) << QString::fromUtf8(expected);
    };
    row("as it is", "joy", "joy");
    row("capitals and spaces", "  JOY\t", "joy");
    row("Markdown", "**Joy**", "joy");
    row("code", "`joy`", "joy");
    row("heading", "## Joy", "joy");
    row("curly quotes", "“joy”", "joy");
    row("an apostrophe", "‘joy’.", "joy");
    row("tags", "<joy>", "joy");
    row("everything around", "[({_\"Joy!?;:,\"_})]", "joy");
    row("inner space", "mixed \n\t  feelings", "mixed feelings");
    row("inner marks stay", "anger/frustration", "anger/frustration");
    row("inner full stop stays", "a.b", "a.b");
    row("other letters", "ÄRGER", "ärger");
    row("a hyphen stays", "-joy", "-joy");
    row("no-break space", "\xC2\xA0joy\xC2\xA0", "joy");
    row("nothing but marks", "\"...\"", "");
    row("nothing", "", "");
}

void OptionsTest::label_isNormalised()
{
    QFETCH(QString, label);
    QFETCH(QString, expected);
    QCOMPARE(normalisedLabel(label), expected);
    QCOMPARE(normalisedLabel(expected), expected);
}

void OptionsTest::text_namesOneOption_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("expected"); // −1: none
    const auto row = [](const char* name, const char* text, int expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << expected;
    };
    row("one", "The speaker feels anger.", 6);
    row("capitals", "SADNESS, I think", 4);
    row("twice the same", "joy, yes, joy", 0);
    row("two", "joy or trust", -1);
    row("none", "I cannot tell", -1);
    row("inside of words", "mistrust, joyful, angered", -1);
    row("inside of a word, and as one", "joyful joy", 0);
    row("with a hyphen", "non-joy", 0);
    row("with an underscore", "not_joy", -1);
    row("with a digit", "joy2", -1);
    row("with another letter", "ájoy", -1);
    row("with a letter beyond 16 bits", "\xF0\x9D\x93\xAAjoy", -1);
    row("with a picture beyond 16 bits", "\xF0\x9F\x98\x80joy", 0);
    row("at the ends", "joy", 0);
    row("in Unicode quotes", "«joy»", 0);
    row("nothing", "", -1);
}

void OptionsTest::text_namesOneOption()
{
    QFETCH(QString, text);
    QFETCH(int, expected);
    QCOMPARE(Options::emotions().onlyOneNamedIn(text).value_or(-1), expected);
}

void OptionsTest::ceiTable_isTheOneThatWasPublished()
{
    const LabelTable table = cei2026Table();
    QCOMPARE(table.entries.size(), std::size_t{19});
    QCOMPARE(table.find(QStringLiteral("sarcasm")), std::optional(5));
    QCOMPARE(table.find(QStringLiteral("curiosity")), std::optional(7));
    QVERIFY(!table.find(QStringLiteral("melancholy")));
    QVERIFY(!table.find(QStringLiteral("Sarcasm")));
    // Python's hashlib over the lines.
    QCOMPARE(table.sha256(Options::emotions()),
             QByteArray("0bad247e448595f0aaaf3a71c7b447f76b22a749f369f42c9b919edd30e93a12"));
    QCOMPARE(noLabelTable().sha256(Options::emotions()),
             QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
}

void OptionsTest::tableOfAFile_isRead()
{
    const QTemporaryDir folder;
    const QString path = subtext::test::writeFile(
        folder.filePath(QStringLiteral("table.csv")),
        "\xEF\xBB\xBF"
        "label;n;emotion\r\n\xC3\x84rger;3;Anger\r\n\"Grief\";1; sadness \r\ngrief;1;sadness\r\n"
        "joy;1;joy\r\n");
    const auto table = readLabelTable(path, Options::emotions());
    VERIFY_HOLDS(table);
    QCOMPARE(table->name, QStringLiteral("table.csv"));
    QCOMPARE(table->entries.size(), std::size_t{3});
    QCOMPARE(table->find(QStringLiteral("grief")), std::optional(4));
    QCOMPARE(table->find(QString::fromUtf8("ärger")), std::optional(6));

    const QString plain = subtext::test::writeFile(folder.filePath(QStringLiteral("plain.csv")),
                                                   "emotion,label\nanger,\xC3\x84rger\n"
                                                   "sadness,Grief\n");
    const auto other = readLabelTable(plain, Options::emotions());
    VERIFY_HOLDS(other);
    // Python's hashlib over "grief,sadness\närger,anger\n".
    QCOMPARE(other->sha256(Options::emotions()),
             QByteArray("02e76884aed634111b168005f581c36a53d37985852ce158d291743d41e45e48"));
}

void OptionsTest::tableOfAWorkbook_isThatOfTheSheet()
{
    const auto sheet = [](const char* emotion) {
        return MadeWorkbook::row({QStringLiteral("label"), QStringLiteral("emotion")}) +
               MadeWorkbook::row({QStringLiteral("boredom"), QString::fromLatin1(emotion)});
    };
    MadeWorkbook made;
    made.sheets = {{"First", sheet("joy")}, {"Second", sheet("sadness")}};
    const QTemporaryDir folder;
    const QString path =
        subtext::test::writeFile(folder.filePath(QStringLiteral("table.xlsx")), made.bytes());
    const auto first = readLabelTable(path, Options::emotions());
    VERIFY_HOLDS(first);
    QCOMPARE(first->find(QStringLiteral("boredom")), std::optional(0));
    const auto second = readLabelTable(path, Options::emotions(), QStringLiteral("Second"));
    VERIFY_HOLDS(second);
    QCOMPARE(second->find(QStringLiteral("boredom")), std::optional(4));
    QVERIFY(!readLabelTable(path, Options::emotions(), QStringLiteral("Third")));
}

void OptionsTest::badTable_isRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char* name, const char* bytes, ErrorCode code, int line,
                        const char* detail) {
        QTest::newRow(name) << QByteArray(bytes) << code << line << QString::fromLatin1(detail);
    };
    row("empty", "", ErrorCode::EmptyFile, 0, "");
    row("no emotion", "label,feeling\na,joy\n", ErrorCode::MissingColumn, 0, "table");
    row("no label", "word,emotion\na,joy\n", ErrorCode::MissingColumn, 0, "table");
    row("no such emotion", "label,emotion\na,joy\nb,glee\n", ErrorCode::InvalidValue, 3, "option");
    row("an empty label", "label,emotion\n\"..\",joy\n", ErrorCode::InvalidValue, 2, "label");
    row("a label of its own", "label,emotion\ntrust,joy\n", ErrorCode::InvalidValue, 2, "label");
    row("two ways", "label,emotion\na,joy\n A ,fear\n", ErrorCode::InvalidValue, 3, "twice");
    row("short row", "label,emotion\na\n", ErrorCode::InvalidValue, 2, "option");
    row("a quotation mark", "label,emotion\n\"a,joy\n", ErrorCode::MalformedFile, 2, "quote");
}

void OptionsTest::badTable_isRefusedWithItsPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    QFETCH(int, line);
    QFETCH(QString, detail);
    const QTemporaryDir folder;
    const QString path =
        subtext::test::writeFile(folder.filePath(QStringLiteral("table.csv")), bytes);
    const auto table = readLabelTable(path, Options::emotions());
    COMPARE_ERROR(table, code);
    QCOMPARE(table.error().file, path);
    QCOMPARE(table.error().line, qint64(line));
    QCOMPARE(table.error().detail, detail);
}

SUBTEXT_TEST(OptionsTest)
#include "optionstest.moc"
