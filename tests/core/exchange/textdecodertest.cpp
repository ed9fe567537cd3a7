// SPDX-License-Identifier: MIT
#include "core/exchange/tables/textdecoder.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QStringConverter>

using namespace subtext;

class TextDecoderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void input_thatCannotBeReadToItsEnd_isAnError();
    void decodeText_recognisesTheEncoding_data();
    void decodeText_recognisesTheEncoding();
    void decodeText_takesMultiByteEncodings();
    void decodeText_keepsUndefinedBytesVisible();
    void decodeText_keepsInvalidUtf8BehindAMarkVisible();
    void decodeText_refusesWhatIsNoText_data();
    void decodeText_refusesWhatIsNoText();
    void decodeText_knowsWorkbooksOfExcel_data();
    void decodeText_knowsWorkbooksOfExcel();
};

namespace {

// CSV as in the study files, with the signs that tell encodings apart.
const QString Sample = QStringLiteral("id,utterance\n1,\u201CWell\u2026 it\u2019s fine\u201D said "
                                      "the ma\u00EEtre at the caf\u00E9\n");

QByteArray utf16(const QString& text, bool isBigEndian, bool hasMark)
{
    QStringEncoder encoder(isBigEndian ? QStringConverter::Utf16BE : QStringConverter::Utf16LE,
                           hasMark ? QStringConverter::Flag::WriteBom
                                   : QStringConverter::Flag::Default);
    return encoder(text);
}

} // namespace

// A file that opens, and whose disk then gives nothing: here, memory at an address of nobody.
void TextDecoderTest::input_thatCannotBeReadToItsEnd_isAnError()
{
    const QString refused = QStringLiteral("/proc/self/mem");
    if (!QFileInfo(refused).isFile())
        QSKIP("this system has no such file");
    const auto read = readInput(refused, LargestTextFile);
    COMPARE_ERROR(read, ErrorCode::FileUnreadable);
    QCOMPARE(read.error().file, refused);
}

void TextDecoderTest::decodeText_recognisesTheEncoding_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<bool>("isGuess");
    const auto row = [](const char* name, const QByteArray& bytes, const QString& text,
                        const char* encoding, bool isGuess) {
        QTest::newRow(name) << bytes << text << QString::fromLatin1(encoding) << isGuess;
    };
    row("empty", "", QString(), "UTF-8", false);
    row("ASCII", "id,a\n1,b\n", QStringLiteral("id,a\n1,b\n"), "UTF-8", false);
    row("UTF-8", Sample.toUtf8(), Sample, "UTF-8", false);
    row("UTF-8 with a mark", "\xEF\xBB\xBF" + Sample.toUtf8(), Sample, "UTF-8", false);
    row("a mark alone", "\xEF\xBB\xBF", QString(), "UTF-8", false);
    row("UTF-8 beyond the first plane", "a \xF0\x9F\x99\x82 b", QStringLiteral("a \U0001F642 b"),
        "UTF-8", false);
    row("UTF-16LE with a mark", utf16(Sample, false, true), Sample, "UTF-16LE", false);
    row("UTF-16BE with a mark", utf16(Sample, true, true), Sample, "UTF-16BE", false);
    row("UTF-16LE without", utf16(Sample, false, false), Sample, "UTF-16LE", true);
    row("UTF-16BE without", utf16(Sample, true, false), Sample, "UTF-16BE", true);
    row("Windows-1252 with curly quotes and accents",
        "id,utterance\n1,\x93Well\x85 it\x92s fine\x94 said the ma\xEEtre at the caf\xE9\n", Sample,
        "Windows-1252", true);
    row("Windows-1252 with one apostrophe", "It\x92s fine.", QStringLiteral("It\u2019s fine."),
        "Windows-1252", true);
    row("Latin-1 with one accent", "The caf\xE9 is open.", QStringLiteral("The caf\u00E9 is open."),
        "Windows-1252", true);
    row("Mac-Roman with curly quotes and accents",
        "id,utterance\n1,\xD2Well\xC9 it\xD5s fine\xD3 said the ma\x94tre at the caf\x8E\n", Sample,
        "Mac-Roman", true);
    row("Mac-Roman with one ellipsis", "merging your updates\xC9 exactly what we needed",
        QStringLiteral("merging your updates\u2026 exactly what we needed"), "Mac-Roman", true);
    row("Mac-Roman with one apostrophe", "It\xD5s fine.", QStringLiteral("It\u2019s fine."),
        "Mac-Roman", true);
}

void TextDecoderTest::decodeText_recognisesTheEncoding()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QFETCH(QString, encoding);
    QFETCH(bool, isGuess);
    const auto decoded = decodeText(bytes);
    VERIFY_HOLDS(decoded);
    QCOMPARE(QString::fromUtf8(decoded->utf8), text);
    QCOMPARE(decoded->encoding, encoding);
    QCOMPARE(decoded->isGuess, isGuess);
}

void TextDecoderTest::decodeText_takesMultiByteEncodings()
{
    // "今日はいい天気ですね。" several times, as Shift-JIS.
    const QByteArray sentence("\x8D\xA1\x93\xFA\x82\xCD\x82\xA2\x82\xA2\x93\x56\x8B\x43"
                              "\x82\xC5\x82\xB7\x82\xCB\x81\x42");
    const auto decoded = decodeText(sentence.repeated(8));
    VERIFY_HOLDS(decoded);
    QVERIFY2(QString::fromUtf8(decoded->utf8)
                 .startsWith(QStringLiteral("\u4ECA\u65E5\u306F\u3044\u3044\u5929\u6C17")),
             decoded->utf8.constData());
    QVERIFY(decoded->isGuess);
}

void TextDecoderTest::decodeText_keepsUndefinedBytesVisible()
{
    // 0x81 means nothing in Windows-1252: it must show, and the rest must survive.
    const auto decoded = decodeText("It\x92s \x81 a caf\xE9.");
    VERIFY_HOLDS(decoded);
    QCOMPARE(decoded->encoding, QStringLiteral("Windows-1252"));
    QCOMPARE(QString::fromUtf8(decoded->utf8), QStringLiteral("It\u2019s \uFFFD a caf\u00E9."));
}

void TextDecoderTest::decodeText_keepsInvalidUtf8BehindAMarkVisible()
{
    const auto decoded = decodeText("\xEF\xBB\xBF"
                                    "a\xFF"
                                    "b");
    VERIFY_HOLDS(decoded);
    QCOMPARE(QString::fromUtf8(decoded->utf8), QStringLiteral("a\uFFFDb"));
}

void TextDecoderTest::decodeText_refusesWhatIsNoText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("value");
    const QByteArray png("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\1\0", 20);
    QTest::newRow("PNG") << png
                         << QStringLiteral("89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52");
    QTest::newRow("zeros") << QByteArray(64, '\0')
                           << QStringLiteral("00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00");
    QTest::newRow("SQLite") << QByteArray("SQLite format 3\0\x10\0", 18)
                            << QStringLiteral("53 51 4c 69 74 65 20 66 6f 72 6d 61 74 20 33 00");
    QTest::newRow("one zero in ASCII") << QByteArray("ab\0c", 4) << QStringLiteral("61 62 00 63");
    QTest::newRow("one zero alone") << QByteArray("\0", 1) << QStringLiteral("00");
}

void TextDecoderTest::decodeText_refusesWhatIsNoText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, value);
    const auto decoded = decodeText(bytes);
    COMPARE_ERROR(decoded, ErrorCode::UnknownEncoding);
    QCOMPARE(decoded.error().value, value);
}

void TextDecoderTest::decodeText_knowsWorkbooksOfExcel_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("detail");
    const QByteArray archive("PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0", 14);
    const QByteArray compound("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0\0\0", 12);
    QTest::newRow("xlsx") << archive + "xl/workbook.xml" << QStringLiteral("workbook");
    QTest::newRow("xls") << compound + QByteArray("W\0o\0r\0k\0b\0o\0o\0k\0", 16)
                         << QStringLiteral("workbook");
    QTest::newRow("another archive") << archive + "word/document.xml" << QString();
    QTest::newRow("another document") << compound + QByteArray(8, '\x07') << QString();
}

void TextDecoderTest::decodeText_knowsWorkbooksOfExcel()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, detail);
    const auto decoded = decodeText(bytes);
    COMPARE_ERROR(decoded, ErrorCode::UnknownEncoding);
    QCOMPARE(decoded.error().detail, detail);
}

SUBTEXT_TEST(TextDecoderTest)
#include "textdecodertest.moc"
