// SPDX-License-Identifier: MIT
#include "core/adjudication/basisrules.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formfields.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QScreen>
#include <QScrollBar>

using namespace subtext;

/// The lists of combo boxes show all of their rows, as far as the screen has room.
class PopupListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void list_showsEveryRow_data();
    void list_showsEveryRow();
    void list_showsEveryRow_alsoTheNextTime();
    void listOfNarrowBox_showsEntriesWhole_data();
    void listOfNarrowBox_showsEntriesWhole();
    void listOfWideBox_isAsWideAsIt();
    void basisList_showsEveryBasis();
    void basisList_isAsWideAsItsBox();
    void cleanup() { theme::setTextSize(*qApp, 100); }

private:
    static void showAlone(QComboBox& box);
    /// What is wrong with the list that is open; empty where nothing is.
    static QString faultOf(const QComboBox& box);
};

void PopupListTest::showAlone(QComboBox& box)
{
    box.move(box.screen()->availableGeometry().topLeft() + QPoint(20, 200));
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    box.showPopup();
    QVERIFY(QTest::qWaitForWindowExposed(box.view()->window()));
    QCoreApplication::processEvents();
}

QString PopupListTest::faultOf(const QComboBox& box)
{
    const QAbstractItemView& view = *box.view();
    const QRect seen = view.viewport()->rect();
    for (int row = 0; row < box.count(); ++row) {
        const QRect line = view.visualRect(box.model()->index(row, 0));
        if (!seen.contains(QRect(seen.left(), line.top(), 1, line.height())))
            return QStringLiteral("row %1 of %2 is cut").arg(row).arg(box.count());
    }
    const int last = view.visualRect(box.model()->index(box.count() - 1, 0)).bottom();
    if (seen.bottom() - last > view.sizeHintForRow(0))
        return QStringLiteral("there is room for another row below the last");
    if (view.verticalScrollBar()->maximum() > view.verticalScrollBar()->minimum())
        return QStringLiteral("it scrolls");
    for (const QWidget* part : view.window()->findChildren<QWidget*>()) {
        if (part->inherits("QComboBoxPrivateScroller") && part->isVisible())
            return QStringLiteral("it shows an arrow that scrolls");
    }
    return {};
}

void PopupListTest::list_showsEveryRow_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("current");
    QTest::addColumn<int>("textSize");
    for (const int textSize : {100, 150}) {
        for (const int count : {1, 3, 10}) {
            QTest::addRow("first of %d at %d %%", count, textSize) << count << 0 << textSize;
            QTest::addRow("last of %d at %d %%", count, textSize) << count << count - 1 << textSize;
        }
    }
}

void PopupListTest::list_showsEveryRow()
{
    QFETCH(int, count);
    QFETCH(int, current);
    QFETCH(int, textSize);
    theme::apply(*qApp, theme::lightColors(), textSize);
    const std::unique_ptr<QComboBox> box(makeNarrowChoice(nullptr));
    for (int row = 0; row < count; ++row)
        box->addItem(QStringLiteral("Entry %1").arg(row));
    box->setCurrentIndex(current);
    showAlone(*box);
    QCOMPARE(faultOf(*box), QString());
}

void PopupListTest::list_showsEveryRow_alsoTheNextTime()
{
    theme::apply(*qApp, theme::lightColors());
    QComboBox box;
    box.addItems({QStringLiteral("one"), QStringLiteral("two")});
    showAlone(box);
    box.hidePopup();
    box.addItems({QStringLiteral("three"), QStringLiteral("four"), QStringLiteral("five")});
    showAlone(box);
    QCOMPARE(faultOf(box), QString());
}

void PopupListTest::listOfNarrowBox_showsEntriesWhole_data()
{
    QTest::addColumn<int>("count");
    QTest::addRow("all rows are seen") << 3;
    QTest::addRow("the list scrolls") << 40;
}

void PopupListTest::listOfNarrowBox_showsEntriesWhole()
{
    QFETCH(int, count);
    theme::apply(*qApp, theme::lightColors());
    const std::unique_ptr<QComboBox> box(makeNarrowChoice(nullptr));
    const QString longest =
        QStringLiteral("Antworten, die zu schnell gegeben wurden, um sie zu lesen");
    for (int row = 0; row < count; ++row)
        box->addItem(row == 1 ? longest : QStringLiteral("Entry %1").arg(row));
    box->resize(box->minimumSizeHint());
    showAlone(*box);
    const int room = box->view()->viewport()->width();
    const int text = box->view()->fontMetrics().horizontalAdvance(longest);
    QVERIFY(box->width() < text); // else it would be no test
    QVERIFY2(room >= text, qPrintable(QStringLiteral("%1 of %2").arg(room).arg(text)));
    QVERIFY(room >= box->view()->sizeHintForColumn(0));
    // Its place is not compared: without a desktop windows stand beside where they are put.
    const QSize list = box->view()->window()->size();
    QCOMPARE(list.boundedTo(box->screen()->availableSize()), list);
}

void PopupListTest::listOfWideBox_isAsWideAsIt()
{
    theme::apply(*qApp, theme::lightColors());
    QComboBox box;
    box.addItems({QStringLiteral("one"), QStringLiteral("two")});
    box.resize(300, box.sizeHint().height());
    showAlone(box);
    QVERIFY(box.view()->window()->width() <= 300);
}

void PopupListTest::basisList_showsEveryBasis()
{
    theme::apply(*qApp, theme::lightColors());
    BasisBox box(nullptr);
    box.setTask(std::make_shared<const Task>(*builtInTask(u"cei")));
    box.setBases({StatedBases[0], StatedBases[1], StatedBases[2]}, {});
    showAlone(box);
    QCOMPARE(faultOf(box), QString());
}

void PopupListTest::basisList_isAsWideAsItsBox()
{
    theme::apply(*qApp, theme::lightColors());
    for (const int width : {250, 400}) {
        BasisBox box(nullptr);
        box.setBases(std::vector<Basis>(StatedBases.begin(), StatedBases.end()), std::nullopt);
        box.resize(width, box.sizeHint().height());
        showAlone(box);
        QCOMPARE(box.width(), width);
        QVERIFY2(box.view()->window()->width() <= width,
                 qPrintable(QString::number(box.view()->window()->width())));
        QCOMPARE(faultOf(box), QString());
        box.hidePopup();
    }
}

SUBTEXT_TEST(PopupListTest)
#include "popuplisttest.moc"
