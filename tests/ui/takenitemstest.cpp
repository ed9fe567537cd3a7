// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/label/labelbar.h"
#include "ui/label/labelending.h"
#include "ui/label/summaryview.h"
#include "ui/widgets/noticebar.h"

using namespace subtext;
using namespace subtext::test;

/// Items that are taken from somebody while they label.
class TakenItemsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dropOut_openItemsLeaveTheList();
    void beganItem_staysInTheFileAndComesBack();
    void oldAnswerOnScreen_staysOnScreen();
    void lastItems_leaveNothingToDo();
    void itemsOfOthers_changeNothing();
};

namespace {

const QString Digits = QStringLiteral("71234");

/// Five items of one annotator, two of them submitted, the third on the screen.
class TakenDesk : public Desk
{
public:
    TakenDesk()
    {
        startLabelling(5);
        labelItem(Digits, QStringLiteral("First. Answer."));
        labelItem(Digits, QStringLiteral("Second. Answer."));
    }
    PersonId person() { return session().person(); }
    ScenarioId item(std::size_t row) { return session().items().at(row).scenario; }
    std::size_t count() { return session().items().size(); }
    QString notice() { return page().notice()->text(); }
    void dropOut()
    {
        must(study().assigning().withdraw(person()));
        QCoreApplication::processEvents();
    }
};

} // namespace

void TakenItemsTest::dropOut_openItemsLeaveTheList()
{
    TakenDesk desk;
    QCOMPARE(desk.count(), std::size_t{5});
    desk.dropOut();
    QCOMPARE(desk.count(), std::size_t{2});
    QCOMPARE(desk.session().submittedCount(), 2);
    QCOMPARE(desk.notice(), QStringLiteral("3 items are no longer yours to label. What you "
                                           "submitted stays."));
    QVERIFY(desk.page().ending()->isSummaryShown()); // nothing is left to do
    QVERIFY(desk.page().keep());
}

void TakenItemsTest::beganItem_staysInTheFileAndComesBack()
{
    TakenDesk desk;
    const ScenarioId third = desk.item(2);
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_2);
    const Answer begun = desk.session().answer();
    QVERIFY(!begun.isEmpty());
    desk.dropOut();
    QCOMPARE(desk.count(), std::size_t{2});
    desk.restart(); // what was begun on an item that is not theirs is not where they begin
    QCOMPARE(desk.count(), std::size_t{2});
    QVERIFY(desk.session().item().scenario.id != third);
    must(desk.study().assigning().readmit(desk.person()));
    must(desk.study().assigning().fill(1));
    desk.restart();
    QCOMPARE(desk.count(), std::size_t{5});
    QVERIFY(desk.session().show(third));
    QVERIFY(desk.session().answer() == begun);
}

void TakenItemsTest::oldAnswerOnScreen_staysOnScreen()
{
    TakenDesk desk;
    const ScenarioId first = desk.item(0);
    QVERIFY(desk.session().show(first));
    desk.dropOut();
    QVERIFY(!desk.page().ending()->isSummaryShown());
    QCOMPARE(desk.session().item().scenario.id, first);
    QVERIFY(desk.session().item().submitted.has_value());
}

void TakenItemsTest::lastItems_leaveNothingToDo()
{
    Desk desk;
    desk.startLabelling(2);
    must(desk.study().assigning().withdraw(desk.session().person()));
    QCoreApplication::processEvents();
    QVERIFY(desk.session().items().empty());
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(desk.page().keep());
}

void TakenItemsTest::itemsOfOthers_changeNothing()
{
    TakenDesk desk;
    const auto late = must(desk.study().roster().add(
        {{QStringLiteral("A09"), QStringLiteral("Person 9"), Role::Annotator}}));
    must(desk.study().assigning().withdraw(late.front().id));
    QCoreApplication::processEvents();
    QCOMPARE(desk.count(), std::size_t{5});
    QVERIFY(desk.session().isShowing());
    QVERIFY(!desk.notice().contains(QLatin1String("no longer yours")));
}

SUBTEXT_TEST(TakenItemsTest)
#include "takenitemstest.moc"
