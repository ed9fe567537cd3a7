// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/releaseharness.h"
#include "ui/release/optionspanel.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QLineEdit>

using namespace subtext;
using namespace subtext::test;

/// Where the keys go in the Release place after what was done by them.
class ReleaseKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondReturn_doesNotWithdrawTheOverride();
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
