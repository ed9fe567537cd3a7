// SPDX-License-Identifier: MIT
#include "core/release/datatables.h"

#include "core/exchange/tables/recordtable.h"
#include "tests/core/exchange/jsontables.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

namespace {

QByteArray bytesOf(const DataTable& table, const StudyIndex& study)
{
    return collected([&](const ByteSink& sink) { return table.write(study, sink); });
}

} // namespace

/// The tables of a release, as they are known before they are made.
class DataTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columns_standAsInTheFile_data();
    void columns_standAsInTheFile();
    void tables_areTheFirstFiles();
    void columnsOfOneName_areNotDescribed();
};

void DataTablesTest::columns_standAsInTheFile_data()
{
    QTest::addColumn<bool>("isExtended");
    QTest::newRow("layout of CEI") << false;
    QTest::newRow("extended") << true;
}

void DataTablesTest::columns_standAsInTheFile()
{
    QFETCH(bool, isExtended);
    ReleaseInput input = sampleInput();
    input.options.isExtended = isExtended;
    input.data.people[1].name = QStringLiteral("Ζωή, \"Z\"");
    const std::vector<DataTable> tables = dataTables(input, input.data);
    QCOMPARE(tables.size(), std::size_t{6});
    for (const DataTable& table : tables) {
        const QByteArray bytes = bytesOf(table, input.data);
        const bool isCsv = table.description.format == TableFormat::Csv;
        const auto read = isCsv ? readCsv(bytes) : readJsonLines(bytes);
        VERIFY_HOLDS(read);
        QCOMPARE(columnNames(table.description.columns), read->columns);
    }
}

void DataTablesTest::tables_areTheFirstFiles()
{
    const ReleaseInput input = sampleInput();
    const std::vector<DataTable> tables = dataTables(input, input.data);
    const std::vector<ReleaseFile> files = sampleFiles();
    for (std::size_t i = 0; i < tables.size(); ++i) {
        QCOMPARE(tables[i].description.path, files.at(i).path);
        QCOMPARE(bytesOf(tables[i], input.data), files.at(i).bytes);
    }
}

void DataTablesTest::columnsOfOneName_areNotDescribed()
{
    ReleaseInput input = sampleInput();
    input.data.people[0].name = QStringLiteral("Ada");
    input.data.people[1].name = QStringLiteral("ada");
    const std::vector<DataTable> tables = dataTables(input, input.data);
    const QByteArray first = bytesOf(tables.front(), input.data);
    COMPARE_ERROR(readCsv(first), ErrorCode::DuplicateColumn);
    QVERIFY(tables.front().description.columns.empty());
    QVERIFY(!tables.back().description.columns.empty());
}

SUBTEXT_TEST(DataTablesTest)
#include "datatablestest.moc"
