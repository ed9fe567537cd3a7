// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/releaseharness.h"
#include "ui/release/answeredit.h"
#include "ui/release/checklistview.h"
#include "ui/release/datasheetform.h"
#include "ui/release/gaterow.h"
#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/textreader.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>

using namespace subtext;
using namespace subtext::test;

/// Where the keys go in the Release place after what was done by them.
class ReleaseKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondReturn_doesNotWithdrawTheOverride();
    void placesByKey_scrollTheChecklistAlone();
    void longAnswer_scrollsTheFormAlone();
    void smallWindow_doesNotScrollThePageToo();
    void viewByKey_takesTheRingAlong();
    void viewByKey_leavesAFieldThatStays();
};

void ReleaseKeysTest::secondReturn_doesNotWithdrawTheOverride()
{
    ReleaseDesk at;
    at.open();
    GateRow& row = at.row("labelled");
    row.overrideButton()->setFocus();
    at.desk.press(Qt::Key_Space);
    QVERIFY(row.reasonEdit()->hasFocus());
    at.desk.type(QStringLiteral("A pilot."));
    at.desk.press(Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(at.state("labelled"), StateMark::State::Overridden,
                              ReleaseDesk::LongestWait);
    at.settle();
    // In the row, and not on what takes the override back.
    QVERIFY(row.isAncestorOf(QApplication::focusWidget()));
    QVERIFY(!row.overrideButton()->hasFocus());
    at.desk.press(Qt::Key_Return);
    at.settle();
    QCOMPARE(at.state("labelled"), StateMark::State::Overridden);
}

void ReleaseKeysTest::placesByKey_scrollTheChecklistAlone()
{
    ReleaseDesk at(9); // by three annotators each
    at.open();
    GateRow& row = at.row("labelled");
    row.setPlacesShown(true);
    QListWidget& places = *row.places();
    QCOMPARE(places.count(), 27);
    ChecklistView& checklist = *at.page().checklist();
    QTRY_VERIFY(checklist.verticalScrollBar()->maximum() > 0);
    QTRY_COMPARE(places.height(), places.minimumHeight()); // it is laid out
    QTRY_COMPARE(places.verticalScrollBar()->maximum(), 0);
    places.setFocus();
    for (const int key : {Qt::Key_End, Qt::Key_Home}) {
        QTest::keyClick(&places, static_cast<Qt::Key>(key));
        QCOMPARE(places.currentRow(), key == Qt::Key_End ? 26 : 0);
        const QRect line = places.visualItemRect(places.currentItem());
        const QPoint top = places.viewport()->mapTo(checklist.viewport(), line.topLeft());
        QVERIFY2(top.y() >= 0 && top.y() + line.height() <= checklist.viewport()->height(),
                 qPrintable(QString::number(top.y())));
    }
}

void ReleaseKeysTest::longAnswer_scrollsTheFormAlone()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    at.page().showView(ReleasePage::View::Datasheet);
    DatasheetForm& form = *at.page().datasheet();
    AnswerEdit& field = *form.field(QStringLiteral("purpose"));
    field.setFocus();
    field.insertPlainText(QStringLiteral("A line.\n").repeated(60));
    const auto cursorTop = [&] {
        return field.viewport()->mapTo(form.viewport(), field.cursorRect().topLeft()).y();
    };
    QTRY_VERIFY(field.verticalScrollBar()->maximum() == 0 &&
                field.height() > form.viewport()->height());
    QTRY_VERIFY2(cursorTop() >= 0 &&
                     cursorTop() + field.cursorRect().height() <= form.viewport()->height(),
                 qPrintable(QString::number(cursorTop())));
    QVERIFY(form.verticalScrollBar()->value() > 0);
}

void ReleaseKeysTest::smallWindow_doesNotScrollThePageToo()
{
    ReleaseDesk at;
    at.open();
    at.desk.window().resize(960, 540);
    GateRow& row = at.row("labelled");
    row.setPlacesShown(true);
    row.places()->setCurrentRow(0);
    QTest::keyClick(row.places(), Qt::Key_Return);
    QVERIFY(at.page().placePanel()->isVisible());
    const FittedPage* frame = FittedPage::frameOf(at.page());
    QVERIFY(frame);
    QTRY_COMPARE(frame->verticalScrollBar()->maximum(), 0);
    // What is read there is whole, and only the panel scrolls.
    const auto* reader = at.page().placePanel()->findChild<TextReader*>();
    QVERIFY(reader);
    QTRY_COMPARE(reader->verticalScrollBar()->maximum(), 0);
    at.page().placePanel()->closeRequested();
    QTRY_COMPARE(frame->verticalScrollBar()->maximum(), 0);
}

void ReleaseKeysTest::viewByKey_takesTheRingAlong()
{
    ReleaseDesk at;
    at.open();
    at.page().views()->button(0)->setFocus();
    for (const int view : {1, 2, 3, 4, 0}) {
        at.desk.press(static_cast<Qt::Key>(Qt::Key_1 + view), Qt::ControlModifier);
        QCOMPARE(at.page().views()->current(), view);
        QVERIFY(at.page().views()->button(view)->hasFocus());
    }
    // What had the keys is out of sight.
    at.row("labelled").overrideButton()->setFocus();
    at.desk.press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(at.page().views()->button(3)->hasFocus());
}

void ReleaseKeysTest::viewByKey_leavesAFieldThatStays()
{
    ReleaseDesk at;
    at.open();
    QLineEdit* date = child<QLineEdit>(at.page().options(), "date");
    date->setFocus();
    at.desk.press(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(at.page().views()->current(), 3);
    QVERIFY(date->hasFocus());
}

SUBTEXT_TEST(ReleaseKeysTest)
#include "releasekeystest.moc"
