// SPDX-License-Identifier: MIT
#include "core/exchange/refusalcsv.h"

#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Scenes that a file refuses.
class RefusalCsvTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void file_isRead_data();
    void file_isRead();
    void badFile_isRefused_data();
    void badFile_isRefused();
};

namespace {

Result<std::vector<NamedRefusal>> readBytes(const QByteArray& bytes)
{
    const QTemporaryDir folder;
    return readRefusals(writeFile(folder.filePath(QStringLiteral("refused.csv")), bytes),
                        defaultTask());
}

} // namespace

void RefusalCsvTest::file_isRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("group in a column") << QByteArray("id,subtype,reason\n7,sarcasm-irony,Long\n");
    QTest::newRow("group twice") << QByteArray(
        "scenario,subtype,reason\nsarcasm-irony/7,sarcasm-irony,Long\n");
    QTest::newRow("group by its word")
        << QByteArray("id,subtype,reason\n7,Sarcasm and irony,Long\n");
    QTest::newRow("named in full") << QByteArray("Reason,ID\n Long ,sarcasm-irony/7\n");
    QTest::newRow("scenario") << QByteArray("scenario;reason;more\nsarcasm-irony/7;Long;x\n");
}

void RefusalCsvTest::file_isRead()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(must(readBytes(bytes)), (std::vector<NamedRefusal>{{QStringLiteral("sarcasm-irony/7"),
                                                                 QStringLiteral("Long"), 2}}));
}

void RefusalCsvTest::badFile_isRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const QByteArray& bytes, const char* detail, int line) {
        QTest::newRow(name) << bytes << ErrorCode::InvalidValue << QString::fromLatin1(detail)
                            << line;
    };
    row("no reason", "id,reason\n7,Long\n8, \n", "reason", 3);
    row("no id", "id,reason\n,Long\n", "missing", 2);
    row("twice", "id,reason\n7,Long\n\n7,Short\n", "duplicate", 4);
    row("cells", "id,reason\n7,Long,x\n", "cells", 2);
    QTest::newRow("no column of reasons")
        << QByteArray("id,why\n7,Long\n") << ErrorCode::MissingColumn << QStringLiteral("refusals")
        << 1;
    QTest::newRow("no column of ids")
        << QByteArray("name,reason\n7,Long\n") << ErrorCode::MissingColumn
        << QStringLiteral("refusals") << 1;
    QTest::newRow("nothing") << QByteArray() << ErrorCode::EmptyFile << QString() << 0;
}

void RefusalCsvTest::badFile_isRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    QFETCH(QString, detail);
    QFETCH(int, line);
    const auto refused = readBytes(bytes);
    COMPARE_ERROR(refused, code);
    QCOMPARE(refused.error().detail, detail);
    QCOMPARE(refused.error().line, line);
    QVERIFY(refused.error().file.endsWith(QLatin1String("refused.csv")));
}

SUBTEXT_TEST(RefusalCsvTest)
#include "refusalcsvtest.moc"
