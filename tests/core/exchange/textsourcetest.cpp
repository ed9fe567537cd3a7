// SPDX-License-Identifier: MIT
#include "core/base/jsontext.h"
#include "core/exchange/labelstudio/labelstudioreader.h"
#include "core/exchange/tables/recordtable.h"
#include "core/exchange/tables/textdecoder.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QTemporaryDir>

using namespace subtext;

/// What is read block by block reads as if it were whole, wherever a block ends.
class TextSourceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines_areCutAlikeInEveryBlockSize_data();
    void lines_areCutAlikeInEveryBlockSize();
    void csv_readsAlikeInEveryBlockSize();
    void json_readsAlikeInEveryBlockSize();
    void jsonError_hasItsPlaceInEveryBlockSize_data();
    void jsonError_hasItsPlaceInEveryBlockSize();
    void numberAcrossBlocks_staysAsWritten();
    void numberWithoutEnd_isRefused();
    void elements_areHandedOnWhileTheTextIsRead();
    void labelStudio_isReadTwiceWhateverItsLength();
    void fileThatChangesBetweenTheReadings_isRefused();
    void largeFile_isReadFromTheDisk();
    void characterAcrossBlocks_isUtf8();
    void otherEncodings_areStillRecognised();
    void readingThatFails_isAnError();

private:
    QTemporaryDir m_folder;
};

namespace {

/// Gives so many bytes at a time, and counts.
class Sips : public TextSource
{
public:
    Sips(QByteArray utf8, qsizetype size)
        : m_utf8(std::move(utf8))
        , m_size(size)
    {}

    void rewind() override { m_at = 0; }
    QByteArray next() override
    {
        const QByteArray sip = m_utf8.mid(m_at, m_size);
        m_at += sip.size();
        bytes += sip.size();
        return sip;
    }

    qint64 bytes = 0; ///< Handed out in all.

private:
    QByteArray m_utf8;
    qsizetype m_size;
    qsizetype m_at = 0;
};

constexpr std::array<qsizetype, 6> Sizes{1, 2, 3, 5, 64, 4096};

template <typename Read> QStringList cellsOf(TextSource& text, Read read)
{
    TableSink sink;
    if (!read(text, sink))
        return {QStringLiteral("not read")};
    QStringList cells = sink.table.columns;
    for (const RecordTable::Row& row : sink.table.rows)
        cells << QString::number(row.line) << row.cells;
    return cells;
}

QByteArray tasks(int count)
{
    QByteArray list("[");
    for (int i = 0; i < count; ++i) {
        list += i > 0 ? ",\n" : "\n";
        list += R"({"id":)" + QByteArray::number(i) +
                R"(,"data":{"subtype":"sarcasm-irony","speaker_role":"a","listener_role":"b",)"
                R"("context":"c","utterance":"u"},"annotations":[]})";
    }
    return list + "\n]\n";
}

} // namespace

void TextSourceTest::lines_areCutAlikeInEveryBlockSize_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("areAll");
    QTest::addColumn<QByteArrayList>("lines");
    QTest::newRow("nothing") << QByteArray() << true << QByteArrayList();
    QTest::newRow("one") << QByteArray("abc") << true << QByteArrayList{"abc"};
    QTest::newRow("LF") << QByteArray("a\n\nbc\n") << true << QByteArrayList{"a\n", "\n", "bc\n"};
    QTest::newRow("CRLF") << QByteArray("a\r\n\r\nb\r\n") << true
                          << QByteArrayList{"a\r\n", "\r\n", "b\r\n"};
    QTest::newRow("CR") << QByteArray("a\r\rb\r") << true << QByteArrayList{"a\r", "\r", "b\r"};
    QTest::newRow("mixed") << QByteArray("a\r\nb\rc\nd") << true
                           << QByteArrayList{"a\r\n", "b\r", "c\n", "d"};
    QTest::newRow("LF alone") << QByteArray("a\rb\r\nc") << false
                              << QByteArrayList{"a\rb\r\n", "c"};
}

void TextSourceTest::lines_areCutAlikeInEveryBlockSize()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, areAll);
    for (qsizetype size : Sizes) {
        Sips sips(text, size);
        LineReader reader(sips, areAll ? LineEnds::All : LineEnds::LineFeed);
        QByteArrayList lines;
        while (const auto line = reader.next())
            lines << line->toByteArray();
        QTEST(lines, "lines");
        QVERIFY(!reader.next());
    }
}

void TextSourceTest::csv_readsAlikeInEveryBlockSize()
{
    const QByteArray csv("\r\n a;b\n1;\"two\r\nlines, \xC3\xA9\"\r\r\n\"\"\"\";4");
    const auto read = [](TextSource& text, RowSink& sink) { return readCsv(text, sink); };
    MemoryText whole(csv);
    const QStringList expected = cellsOf(whole, read);
    QCOMPARE(expected.size(), 8);
    for (qsizetype size : Sizes) {
        Sips sips(csv, size);
        QCOMPARE(cellsOf(sips, read), expected);
        QCOMPARE(sips.bytes, qint64{csv.size()});
    }
}

void TextSourceTest::json_readsAlikeInEveryBlockSize()
{
    const QByteArray list("[\n {\"a\": -12.50e+3, \"b\": \"x\\u00e9\xC3\xA9\"},\n\n {\"c\": 7\n}]");
    const QByteArray lines("{\"a\": 1.10}\n\n{\"b\": \"two\"}\r\n{\"a\": 3}");
    const auto readList = [](TextSource& text, RowSink& sink) { return readJson(text, sink); };
    const auto readLines = [](TextSource& text, RowSink& sink) {
        return readJsonLines(text, sink);
    };
    MemoryText wholeList(list);
    MemoryText wholeLines(lines);
    const QStringList expectedList = cellsOf(wholeList, readList);
    const QStringList expectedLines = cellsOf(wholeLines, readLines);
    QVERIFY(expectedList.contains(QStringLiteral("-12.50e+3")));
    QVERIFY(expectedLines.contains(QStringLiteral("1.10")));
    for (qsizetype size : Sizes) {
        Sips sipsOfList(list, size);
        QCOMPARE(cellsOf(sipsOfList, readList), expectedList);
        Sips sipsOfLines(lines, size);
        QCOMPARE(cellsOf(sipsOfLines, readLines), expectedLines);
    }
}

void TextSourceTest::jsonError_hasItsPlaceInEveryBlockSize_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<qint64>("column");
    QTest::newRow("comma too many")
        << QByteArray("[\n{\"a\": \"1\"},\n]") << qint64{3} << qint64{1};
    QTest::newRow("leading zeros") << QByteArray("[\n  {\"a\": 007}]") << qint64{2} << qint64{10};
    QTest::newRow("cut off") << QByteArray("[\n{\"a\": \"1\"}") << qint64{2} << qint64{10};
    QTest::newRow("cut off behind a line")
        << QByteArray("[\n{\"a\": 1}\n") << qint64{2} << qint64{9};
    QTest::newRow("comma missing") << QByteArray("[\n12\n3]") << qint64{3} << qint64{1};
    QTest::newRow("no UTF-8") << QByteArray("[{\"a\":\n\"\xFF\"}]") << qint64{2} << qint64{2};
}

void TextSourceTest::jsonError_hasItsPlaceInEveryBlockSize()
{
    QFETCH(QByteArray, json);
    for (qsizetype size : Sizes) {
        Sips sips(json, size);
        TableSink sink;
        const auto read = forEachElement(sips, [](const JsonValue&) { return true; });
        COMPARE_ERROR(read, ErrorCode::MalformedFile);
        QTEST(read.error().line, "line");
        QTEST(read.error().column, "column");
    }
}

void TextSourceTest::numberAcrossBlocks_staysAsWritten()
{
    const QByteArray digits(300, '7');
    for (qsizetype size : Sizes) {
        Sips sips("[{\"x\": 0." + digits + ", \"y\": -0}]", size);
        QString x;
        QString y;
        VERIFY_HOLDS(forEachElement(sips, [&](const JsonValue& element) {
            x = element.find("x")->text();
            y = element.find("y")->text();
            return true;
        }));
        QCOMPARE(x, QString::fromLatin1("0." + digits));
        QCOMPARE(y, QStringLiteral("-0"));
    }
}

// Text in memory must not grow with the file, so a number has a largest length.
void TextSourceTest::numberWithoutEnd_isRefused()
{
    for (qsizetype size : {64, 1 << 20}) {
        Sips sips("[0." + QByteArray(10'000, '1') + "]", size);
        const auto read = forEachElement(sips, [](const JsonValue&) { return true; });
        COMPARE_ERROR(read, ErrorCode::MalformedFile);
        QCOMPARE(read.error().detail, QStringLiteral("number"));
    }
}

void TextSourceTest::elements_areHandedOnWhileTheTextIsRead()
{
    const QByteArray list = tasks(1000);
    Sips sips(list, 64);
    qint64 readAtTheTenth = 0;
    int elements = 0;
    VERIFY_HOLDS(forEachElement(sips, [&](const JsonValue&) {
        if (++elements == 10)
            readAtTheTenth = sips.bytes;
        return true;
    }));
    QCOMPARE(elements, 1000);
    QVERIFY(readAtTheTenth < list.size() / 50);
}

// Twice, and no more for more tasks: the work is that of the file's length.
void TextSourceTest::labelStudio_isReadTwiceWhateverItsLength()
{
    for (int count : {10, 1000}) {
        const QByteArray list = tasks(count);
        Sips sips(list, 64);
        const auto survey = surveyLabelStudio(sips, FileFormat::LabelStudioJson, {});
        VERIFY_HOLDS(survey);
        TableSink sink;
        VERIFY_HOLDS(layOutLabelStudio(sips, FileFormat::LabelStudioJson, *survey, sink, {}, {}));
        QCOMPARE(static_cast<int>(sink.table.rows.size()), count);
        QCOMPARE(sips.bytes, qint64{2} * list.size());
    }
}

void TextSourceTest::fileThatChangesBetweenTheReadings_isRefused()
{
    MemoryText before(tasks(3));
    const auto survey = surveyLabelStudio(before, FileFormat::LabelStudioJson, {});
    VERIFY_HOLDS(survey);
    for (const QByteArray& later :
         {tasks(4), tasks(2),
          QByteArray(R"([{"data": {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7}}])")}) {
        MemoryText after(later);
        TableSink sink;
        const auto read =
            layOutLabelStudio(after, FileFormat::LabelStudioJson, *survey, sink, {}, {});
        COMPARE_ERROR(read, ErrorCode::MalformedFile);
        QCOMPARE(read.error().detail, QStringLiteral("changed"));
    }
}

void TextSourceTest::largeFile_isReadFromTheDisk()
{
    const QByteArray bytes = "\xEF\xBB\xBF" + QByteArray(3 * FileText::BlockSize, 'x');
    const QString path = test::writeFile(m_folder.filePath(QStringLiteral("large")), bytes);
    auto file = std::make_unique<QFile>(path);
    QVERIFY(file->open(QIODevice::ReadOnly));
    const auto opened = openText(std::move(file));
    VERIFY_HOLDS(opened);
    QCOMPARE(opened->encoding, QStringLiteral("UTF-8"));
    for (int times = 0; times < 2; ++times) {
        opened->text->rewind();
        QByteArray read;
        for (QByteArray block = opened->text->next(); !block.isEmpty();
             block = opened->text->next()) {
            QVERIFY(block.size() <= FileText::BlockSize);
            read += block;
        }
        QCOMPARE(read, bytes.mid(3));
    }
}

void TextSourceTest::characterAcrossBlocks_isUtf8()
{
    for (const char* character : {"\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x99\x82"}) {
        for (int before = 0; before < 5; ++before) {
            const QByteArray bytes =
                QByteArray(FileText::BlockSize - before, 'x') + character + character;
            const QString path = test::writeFile(m_folder.filePath(QStringLiteral("c")), bytes);
            auto file = std::make_unique<QFile>(path);
            QVERIFY(file->open(QIODevice::ReadOnly));
            const auto opened = openText(std::move(file));
            VERIFY_HOLDS(opened);
            QCOMPARE(opened->encoding, QStringLiteral("UTF-8"));
            QVERIFY(!opened->isGuess);
        }
    }
}

// One byte far behind the first block decides.
void TextSourceTest::otherEncodings_areStillRecognised()
{
    const QByteArray bytes = QByteArray(2 * FileText::BlockSize, 'x') + " caf\xE9 it\x92s";
    const QString path = test::writeFile(m_folder.filePath(QStringLiteral("w")), bytes);
    auto file = std::make_unique<QFile>(path);
    QVERIFY(file->open(QIODevice::ReadOnly));
    const auto opened = openText(std::move(file));
    VERIFY_HOLDS(opened);
    QCOMPARE(opened->encoding, QStringLiteral("Windows-1252"));
    opened->text->rewind();
    QVERIFY(opened->text->next().endsWith(" caf\xC3\xA9 it\xE2\x80\x99s"));
}

void TextSourceTest::readingThatFails_isAnError()
{
    auto closed = std::make_unique<QFile>(m_folder.filePath(QStringLiteral("none")));
    FileText text(std::move(closed));
    QVERIFY(text.error());
    QVERIFY(text.next().isEmpty());
    TableSink sink;
    COMPARE_ERROR(readCsv(text, sink), ErrorCode::FileUnreadable);
    COMPARE_ERROR(forEachElement(text, [](const JsonValue&) { return true; }),
                  ErrorCode::FileUnreadable);
}

SUBTEXT_TEST(TextSourceTest)
#include "textsourcetest.moc"
