// SPDX-License-Identifier: MIT
#include "ui/widgets/columnfit.h"

#include "tests/support/registeredtest.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>

using namespace subtext;

/// A table that does without its secondary columns where it is narrow.
class ColumnFitTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void leastNeeded_goesFirstAndComesBack();
    void hiddenTable_losesNothing();
};

namespace {

constexpr int Columns = 4;
constexpr int Wide = 100;

void fill(QTableWidget& table)
{
    table.setColumnCount(Columns);
    table.setRowCount(1);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setStretchLastSection(true);
    for (int column = 0; column < Columns; ++column) {
        table.setItem(0, column, new QTableWidgetItem(QStringLiteral("x")));
        table.setColumnWidth(column, Wide);
    }
}

QList<int> shown(const QTableWidget& table)
{
    QList<int> columns;
    for (int column = 0; column < Columns; ++column) {
        if (!table.isColumnHidden(column))
            columns << column;
    }
    return columns;
}

} // namespace

void ColumnFitTest::leastNeeded_goesFirstAndComesBack()
{
    QTableWidget table;
    fill(table);
    auto* fit = new ColumnFit(table);
    table.resize(6 * Wide, 200);
    table.show();
    fit->fit({2, 1});
    QCOMPARE(shown(table), (QList<int>{0, 1, 2, 3}));
    table.resize(3 * Wide + Wide / 4, 200); // the last needs a little
    QCoreApplication::processEvents();
    QCOMPARE(shown(table), (QList<int>{0, 1, 3}));
    QCOMPARE(fit->left(), QStringList{QStringLiteral("3")}); // as its head calls it
    table.resize(2 * Wide + Wide / 4, 200);
    QCoreApplication::processEvents();
    QCOMPARE(shown(table), (QList<int>{0, 3}));
    QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
    table.resize(6 * Wide, 200);
    QCoreApplication::processEvents();
    QCOMPARE(shown(table), (QList<int>{0, 1, 2, 3}));
}

void ColumnFitTest::hiddenTable_losesNothing()
{
    QTableWidget table;
    fill(table);
    table.resize(Wide, 200);
    (new ColumnFit(table))->fit({2, 1});
    QCOMPARE(shown(table), (QList<int>{0, 1, 2, 3}));
    table.show(); // now its width is known
    QCoreApplication::processEvents();
    QCOMPARE(shown(table), (QList<int>{0, 3}));
}

SUBTEXT_TEST(ColumnFitTest)
#include "columnfittest.moc"
