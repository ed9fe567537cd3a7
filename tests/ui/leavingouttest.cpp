// SPDX-License-Identifier: MIT
#include "core/operation/corrections.h"
#include "core/travel/syncing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/quality/annotatorflags.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/reasondialog.h"

#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QUndoStack>

using namespace subtext;
using namespace subtext::test;

/// The outcome "leave out" at the desk, and its ways back.
class LeavingOutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void item_isLeftOutForAReason_andTheNextIsShown();
    void undo_takesItInAgain_beforeAnyDecision();
    void notice_takesItInAgain();
    void notice_leavesTheKeysToTheDesk();
    void list_takesItInAgainForAReason();
    void quality_hasItToo();
    void button_sleepsWhereNothingCanBeChanged();
    void lastItem_leavesAnEmptyDesk();
    void deskOfATeam_leavesItToTheCoordinator();
};

namespace {

ReasonDialog* opened(DeskWindow& at)
{
    const auto all = at.page().findChildren<ReasonDialog*>();
    return all.empty() ? nullptr : all.back();
}

void leaveOut(DeskWindow& at, const QString& reason)
{
    at.press(Qt::Key_M, Qt::ControlModifier);
    ReasonDialog* dialog = opened(at);
    QVERIFY(dialog);
    QVERIFY(!dialog->confirmButton()->isEnabled()); // without a reason
    QTest::keyClicks(dialog->reasonEdit(), reason);
    QTest::keyClick(dialog->reasonEdit(), Qt::Key_Return);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    QApplication::setActiveWindow(&at.window());
}

std::vector<SceneChange> leftOut(DeskWindow& at)
{
    std::vector<SceneChange> changes;
    for (const auto& [item, change] : must(at.study().corrections().leftOut()))
        changes.push_back(change);
    return changes;
}

} // namespace

void LeavingOutTest::item_isLeftOutForAReason_andTheNextIsShown()
{
    DeskWindow at;
    const QString name = at.itemName();
    const int waiting = at.waiting();
    at.take(1); // begun
    leaveOut(at, QStringLiteral("Cut off"));
    QCOMPARE(leftOut(at).size(), std::size_t{1});
    QCOMPARE(leftOut(at).front().reason, QStringLiteral("Cut off"));
    QCOMPARE(leftOut(at).front().by, at.signedIn());
    QVERIFY(!at.listed().contains(name));
    QVERIFY(at.itemName() != name);
    QCOMPARE(at.stateWord(), QStringLiteral("open"));
    QCOMPARE(at.waiting(), waiting - 1);
    QVERIFY(at.list()->hasFocus());
    QVERIFY(at.page().notice()->text().contains(name));
    QVERIFY(at.decisionsOnDisk().empty());
    VERIFY_HOLDS(at.study().verifyAudit());
}

void LeavingOutTest::undo_takesItInAgain_beforeAnyDecision()
{
    DeskWindow at;
    at.decide(1);
    const QString name = at.itemName();
    leaveOut(at, QStringLiteral("Cut off"));
    at.undo();
    QVERIFY(leftOut(at).empty());
    QCOMPARE(at.page().session()->editing().item().scenario.name(), name);
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    at.undo(); // and now the decision
    QVERIFY(at.decisionsOnDisk().back().isWithdrawn);
}

void LeavingOutTest::notice_leavesTheKeysToTheDesk()
{
    DeskWindow at;
    NoticeBar& notice = *at.page().notice();
    leaveOut(at, QStringLiteral("Cut off"));
    QTest::mouseClick(notice.actionButton(), Qt::LeftButton);
    QVERIFY(notice.isHidden());
    QVERIFY(at.list()->hasFocus());
    at.take(1);
    QVERIFY(at.chosen().has_value());
    leaveOut(at, QStringLiteral("Cut off"));
    notice.actionButton()->setFocus(Qt::TabFocusReason);
    at.press(Qt::Key_Space);
    QVERIFY(notice.isHidden());
    QVERIFY(at.list()->hasFocus());
}

void LeavingOutTest::notice_takesItInAgain()
{
    DeskWindow at;
    const QString name = at.itemName();
    leaveOut(at, QStringLiteral("Cut off"));
    at.page().notice()->actionButton()->click();
    QVERIFY(leftOut(at).empty());
    QCOMPARE(at.page().session()->editing().item().scenario.name(), name);
    QVERIFY(child<QPushButton>(at.page(), "leftOut")->isHidden());
}

void LeavingOutTest::list_takesItInAgainForAReason()
{
    DeskWindow at;
    QVERIFY(child<QPushButton>(at.page(), "leftOut")->isHidden());
    leaveOut(at, QStringLiteral("Cut off"));
    at.restart(); // nothing to undo any more
    QVERIFY(child<QPushButton>(at.page(), "leftOut")->isVisible());
    QCOMPARE(child<QPushButton>(at.page(), "leftOut")->text(), QStringLiteral("Left out: 1…"));
    child<QPushButton>(at.page(), "leftOut")->click();
    ReasonDialog* dialog = opened(at);
    QVERIFY(dialog);
    QCOMPARE(dialog->lines()->count(), 1);
    QVERIFY(dialog->lines()->item(0)->text().contains(QStringLiteral("Cut off")));
    QVERIFY(!dialog->confirmButton()->isEnabled());
    QTest::keyClicks(dialog->reasonEdit(), QStringLiteral("It can be read after all"));
    dialog->confirmButton()->click();
    QVERIFY(leftOut(at).empty());
    QCOMPARE(must(at.study().corrections().changes()).back().reason,
             QStringLiteral("It can be read after all"));
}

void LeavingOutTest::quality_hasItToo()
{
    DeskWindow at;
    const QString name = at.itemName();
    leaveOut(at, QStringLiteral("Cut off"));
    QUndoStack undo;
    AnnotatorFlags flags(undo, nullptr);
    flags.start(at.study(), at.signedIn());
    flags.show();
    QTableWidget& table = *flags.table();
    const int last = table.rowCount() - 1; // after what annotators flagged
    QCOMPARE(table.item(last, 0)->text(), name);
    QCOMPARE(table.item(last, 2)->text(), QStringLiteral("Cut off"));
    QCOMPARE(table.item(last, 3)->text(), QStringLiteral("left out"));
}

void LeavingOutTest::button_sleepsWhereNothingCanBeChanged()
{
    DeskWindow at;
    QVERIFY(child<QPushButton>(at.page().decision(), "leaveOut")->isEnabled());
    at.restart(Study::Access::Read);
    QVERIFY(!child<QPushButton>(at.page().decision(), "leaveOut")->isEnabled());
    at.press(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(!opened(at));
}

void LeavingOutTest::lastItem_leavesAnEmptyDesk()
{
    DeskWindow at({DeskPlan::split(Emotion::Joy, Emotion::Fear, Emotion::Anger)});
    leaveOut(at, QStringLiteral("Cut off"));
    QVERIFY(at.listed().isEmpty());
    QVERIFY(!at.page().session()->editing().isShowing());
    at.take(1);
    at.save(); // nothing is in hand
    QVERIFY(at.decisionsOnDisk().empty());
    at.undo();
    QCOMPARE(at.listed().size(), 1);
}

void LeavingOutTest::deskOfATeam_leavesItToTheCoordinator()
{
    DeskWindow at;
    TeamMembership membership;
    membership.host = QStringLiteral("db.example.org");
    membership.database = QStringLiteral("subtext");
    membership.login = QStringLiteral("login");
    membership.person = at.adjudicator(1).uuid;
    membership.device = *Uuid::fromText(QStringLiteral("0190a6b2-0000-7000-8000-000000000001"));
    membership.role = QStringLiteral("adjudicator");
    membership.incarnation = membership.device;
    VERIFY_HOLDS(at.study().syncing().join(membership));
    at.restart();
    const auto* button = at.page().findChild<QPushButton*>(QStringLiteral("leaveOut"));
    QVERIFY(button && !button->isEnabled());
    QVERIFY2(button->toolTip().contains(QStringLiteral("Ask a coordinator")),
             qPrintable(button->toolTip()));
    const QString name = at.itemName();
    at.press(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(!opened(at));
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("Ask a coordinator")));
    QCOMPARE(at.itemName(), name);
    QVERIFY(leftOut(at).empty());
}

SUBTEXT_TEST(LeavingOutTest)
#include "leavingouttest.moc"
