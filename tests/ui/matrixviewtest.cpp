// SPDX-License-Identifier: MIT
#include "ui/widgets/matrixview.h"

#include "tests/support/registeredtest.h"

#include <QCoreApplication>
#include <QHeaderView>

using namespace subtext;

/// Who has how much of what, in a table that is as wide as the window lets it be.
class MatrixViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_haveTheirRoomBeforeTheGroups();
};

void MatrixViewTest::names_haveTheirRoomBeforeTheGroups()
{
    MatrixView view(QStringLiteral("Assignment"), nullptr);
    view.resize(900, 300);
    view.show();
    std::vector<ListedWord> groups;
    for (const char* word : {"a", "b", "c", "d", "e"})
        groups.push_back({QString::fromLatin1(word), QString::fromLatin1(word)});
    MatrixModel::Row row{QStringLiteral("A01"),
                         QStringLiteral("Karl Friedrich von Müller-Lüden"),
                         {{QStringLiteral("a"), {3, 0}}}};
    view.matrix().setRows({row}, groups, true);
    QCoreApplication::processEvents();
    const QAbstractItemView& asked = view;
    const int names = asked.sizeHintForColumn(0);
    QVERIFY(names > view.viewport()->width() / 7); // an even share would cut them
    QCOMPARE(view.columnWidth(0), names);
    QCOMPARE(view.horizontalHeader()->length(), view.viewport()->width());
    row.name = row.name.repeated(9);
    view.matrix().setRows({row}, groups, true);
    QCoreApplication::processEvents();
    QCOMPARE(view.columnWidth(0), view.viewport()->width() / 2);
}

SUBTEXT_TEST(MatrixViewTest)
#include "matrixviewtest.moc"
