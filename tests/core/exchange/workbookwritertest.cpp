// SPDX-License-Identifier: MIT
#include "core/exchange/tables/workbookwriter.h"

#include "core/exchange/tables/archive.h"
#include "core/exchange/tables/csvtext.h"
#include "core/exchange/tables/workbook.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <clocale>

using namespace subtext;
using namespace subtext::test;

class WorkbookWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cells_comeBackToTheLetter();
    void plainNumbers_areNumbers_data();
    void plainNumbers_areNumbers();
    void numbers_havePointsInEveryLocale();
    void header_isBoldAndStays();
    void columns_areAsWideAsTheirCells();
    void sameTable_hasTheSameBytes();
    void tableBeyondASheet_isRefused_data();
    void tableBeyondASheet_isRefused();
    void largestCell_isWritten();
};

namespace {

QString partOfWorkbook(const QByteArray& workbook, const char* part)
{
    const auto archive = Archive::open(workbook);
    const auto bytes = archive ? archive->read(QString::fromLatin1(part), 1'000'000)
                               : Result<QByteArray>(fail(ErrorCode::MalformedFile));
    return bytes ? QString::fromUtf8(*bytes) : QString();
}

QString sheetOf(const QStringList& header, const std::vector<QStringList>& rows)
{
    const auto workbook = workbookFrom(header, rows);
    return workbook ? partOfWorkbook(*workbook, "xl/worksheets/sheet1.xml") : QString();
}

} // namespace

void WorkbookWriterTest::cells_comeBackToTheLetter()
{
    const QStringList header{QStringLiteral("Größe"), QStringLiteral("=A1"), QStringLiteral("3")};
    const std::vector<QStringList> rows{
        {QStringLiteral("007"), QStringLiteral("+1"), QStringLiteral("-0")},
        {QStringLiteral("0.50"), QStringLiteral("-12.5"), QStringLiteral("123456789012345")},
        {QStringLiteral("1234567890123456"), QStringLiteral("1e5"), QStringLiteral("1,5")},
        {QStringLiteral("=SUM(A1)"), QStringLiteral("@x"), QStringLiteral("http://example.org")},
        {QString(), QStringLiteral("two\nlines, \"quoted\""), QStringLiteral(" spaces ")},
        {QStringLiteral("_x0041_x0042_"), QStringLiteral("a\r\u0001b"), QStringLiteral("<&>")},
        {QStringLiteral("TRUE"), QStringLiteral("2026-03-12"), QStringLiteral("\U0001F600 −0.3")}};
    const auto workbook = workbookFrom(header, rows);
    VERIFY_HOLDS(workbook);
    const auto read = readSheet(*workbook);
    VERIFY_HOLDS(read);
    QByteArray csv = csvRow(header);
    for (const QStringList& row : rows)
        csv += csvRow(row);
    QCOMPARE(QString::fromUtf8(read->csv), QString::fromUtf8(csv));
    QVERIFY(!partOfWorkbook(*workbook, "xl/worksheets/sheet1.xml").contains(QLatin1String("<f>")));
}

void WorkbookWriterTest::plainNumbers_areNumbers_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<bool>("isNumber");
    for (const char* cell : {"0", "7", "-3", "0.50", "-0.25", "123456789012345", "0.000123"})
        QTest::newRow(cell) << QString::fromLatin1(cell) << true;
    for (const char* cell : {"", "007", "+1", "-0", "-0.00", ".5", "5.", "1e5", "1,5", " 1", "1\n",
                             "1234567890123456", "12345678901234.56", "0.0000000000000001", "12%"})
        QTest::newRow(cell) << QString::fromLatin1(cell) << false;
}

void WorkbookWriterTest::plainNumbers_areNumbers()
{
    QFETCH(QString, cell);
    QFETCH(bool, isNumber);
    const QString sheet = sheetOf({QStringLiteral("h")}, {{cell, QStringLiteral("last")}});
    const QString row = sheet.section(QStringLiteral("<row "), 2, 2);
    QVERIFY(!row.isEmpty());
    const QString written = row.section(QStringLiteral("<c "), 1, 1);
    QCOMPARE(written.contains(QLatin1String("r=\"A2\"")) &&
                 !written.contains(QLatin1String("t=\"s\"")),
             isNumber);
}

void WorkbookWriterTest::numbers_havePointsInEveryLocale()
{
    const QByteArray before = std::setlocale(LC_NUMERIC, nullptr);
    bool hasComma = false;
    for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE.utf8", "fr_FR.utf8"})
        hasComma = hasComma || std::setlocale(LC_NUMERIC, name) != nullptr;
    const QString sheet = sheetOf({QStringLiteral("h")}, {{QStringLiteral("1.50")}});
    std::setlocale(LC_NUMERIC, before.constData());
    QVERIFY(sheet.contains(QLatin1String("<v>1.5</v>")));
    if (!hasComma)
        QSKIP("no locale with a decimal comma is installed");
}

void WorkbookWriterTest::header_isBoldAndStays()
{
    const auto workbook = workbookFrom({QStringLiteral("name")}, {{QStringLiteral("text")}});
    VERIFY_HOLDS(workbook);
    const QString sheet = partOfWorkbook(*workbook, "xl/worksheets/sheet1.xml");
    QVERIFY(sheet.contains(QLatin1String("<pane ySplit=\"1\" topLeftCell=\"A2\"")));
    QVERIFY(sheet.contains(QLatin1String("<c r=\"A1\" s=\"1\" t=\"s\">")));
    QVERIFY(sheet.contains(QLatin1String("<c r=\"A2\" t=\"s\">")));
    QVERIFY(partOfWorkbook(*workbook, "xl/styles.xml").contains(QLatin1String("<b/>")));
}

void WorkbookWriterTest::columns_areAsWideAsTheirCells()
{
    const QString sheet = sheetOf({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")},
                                  {{QStringLiteral("x"), QString(20, u'x') + u'\n' + u'x'},
                                   {QString(), QString(), QString(500, u'x')}});
    static const QRegularExpression width(QStringLiteral("<col [^>]*width=\"([0-9]+)"));
    QStringList widths;
    for (auto matches = width.globalMatch(sheet); matches.hasNext();)
        widths << matches.next().captured(1);
    QCOMPARE(widths,
             (QStringList{QStringLiteral("8"), QStringLiteral("22"), QStringLiteral("60")}));
}

void WorkbookWriterTest::sameTable_hasTheSameBytes()
{
    const auto made = [] {
        return workbookFrom({QStringLiteral("h")}, {{QStringLiteral("1")}, {QStringLiteral("x")}});
    };
    const auto first = made();
    VERIFY_HOLDS(first);
    QTest::qWait(2100); // as long as the clock of a ZIP file needs for a step
    const auto second = made();
    VERIFY_HOLDS(second);
    QVERIFY(*first == *second);
}

void WorkbookWriterTest::tableBeyondASheet_isRefused_data()
{
    QTest::addColumn<QStringList>("header");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QStringList>("last");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<qint64>("column");
    const QStringList one{QStringLiteral("h")};
    QTest::newRow("rows") << one << 1'048'575 << one << QStringLiteral("1048577")
                          << QStringLiteral("workbook:rows") << qint64(0) << qint64(0);
    QStringList many;
    many.resize(16'385);
    QTest::newRow("columns") << many << 0 << one << QStringLiteral("16385")
                             << QStringLiteral("workbook:columns") << qint64(0) << qint64(0);
    QTest::newRow("cell") << one << 1 << QStringList{QString(), QString(32'768, u'x')}
                          << QStringLiteral("32768") << QStringLiteral("workbook:cell") << qint64(3)
                          << qint64(2);
}

void WorkbookWriterTest::tableBeyondASheet_isRefused()
{
    QFETCH(QStringList, header);
    QFETCH(int, rows);
    QFETCH(QStringList, last);
    QFETCH(QString, value);
    QFETCH(QString, detail);
    QFETCH(qint64, line);
    QFETCH(qint64, column);
    std::vector<QStringList> table(static_cast<std::size_t>(rows));
    table.push_back(last);
    const auto workbook = workbookFrom(header, table);
    COMPARE_ERROR(workbook, ErrorCode::FileTooLarge);
    QCOMPARE(workbook.error().value, value);
    QCOMPARE(workbook.error().detail, detail);
    QCOMPARE(workbook.error().line, line);
    QCOMPARE(workbook.error().column, column);
}

void WorkbookWriterTest::largestCell_isWritten()
{
    const QString cell(32'767, u'ß');
    const auto workbook = workbookFrom({QStringLiteral("h")}, {{cell}});
    VERIFY_HOLDS(workbook);
    const auto read = readSheet(*workbook);
    VERIFY_HOLDS(read);
    QCOMPARE(QString::fromUtf8(read->csv), QStringLiteral("h\n") + cell + u'\n');
}

SUBTEXT_TEST(WorkbookWriterTest)
#include "workbookwritertest.moc"
