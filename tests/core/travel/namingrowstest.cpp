// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "core/travel/mergingrules.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Rows that name others, or places on the screen. Tables that are appended to would keep one for
/// ever that no reader takes.
class NamingRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rows_nameWhatCanBeRead_data();
    void rows_nameWhatCanBeRead();
};

namespace {

const QString NamedUuid = QStringLiteral("00000000-0000-4000-8000-000000000007");

/// A row of the table with that text in that column, and everything else as it should be.
Record rowWith(const PortableTable& table, QLatin1String column, const QString& text)
{
    Record row{NamedUuid, {}};
    for (const PortableColumn& each : table.columns) {
        const bool isNumber = each.kind == ColumnKind::Moment || each.kind == ColumnKind::Duration;
        const bool isEmpty = each.name == QLatin1String("hints");
        const bool areSeats = each.name == QLatin1String("shown_order");
        row.values.push_back(isNumber   ? RecordValue(qint64{1})
                             : isEmpty  ? RecordValue(QString())
                             : areSeats ? RecordValue(QStringLiteral("2,1"))
                                        : RecordValue(NamedUuid));
    }
    row.values.at(table.place(column)) = text;
    return row;
}

} // namespace

void NamingRowsTest::rows_nameWhatCanBeRead_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isAllowed");
    const auto row = [](const char* table, const char* column, const QString& text,
                        bool isAllowed) {
        QTest::addRow("%s %s %s", table, column, qUtf8Printable(text))
            << QString::fromLatin1(table) << QString::fromLatin1(column) << text << isAllowed;
    };
    for (const char* table : {"second_look", "decision"}) {
        row(table, "shown_order", QStringLiteral("3,1,2"), true);
        row(table, "shown_order", QStringLiteral("0"), false);
        row(table, "shown_order", QStringLiteral("-1"), false);
        row(table, "shown_order", QStringLiteral("2,one"), false);
    }
    for (const auto& [table, column] :
         {std::pair("second_look", "decision_uuid"), std::pair("item_reply", "question_uuid"),
          std::pair("decision", "undoes"), std::pair("decision", "redoes")}) {
        row(table, column, NamedUuid, true);
        row(table, column, QStringLiteral("x"), false);
    }
}

void NamingRowsTest::rows_nameWhatCanBeRead()
{
    QFETCH(QString, table);
    QFETCH(QString, column);
    QFETCH(QString, text);
    QFETCH(bool, isAllowed);
    const QByteArray name = table.toLatin1();
    const QByteArray of = column.toLatin1();
    const PortableTable& rows = portableTable(QLatin1String(name));
    const MergingRules rules(MergingRules::From::Copy, FixedClock::Start, 1,
                             std::make_shared<const Task>(defaultTask()));
    QCOMPARE(rules.allow(rows, rowWith(rows, QLatin1String(of), text)), isAllowed);
}

SUBTEXT_TEST(NamingRowsTest)

#include "namingrowstest.moc"
