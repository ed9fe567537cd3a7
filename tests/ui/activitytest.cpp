// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"

using namespace subtext;
using namespace subtext::test;

/// Active time is time in an active window, and a window that was left is a loss of focus. With
/// real windows that become active one after the other.
class ActivityTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void leftWindow_isALossOfFocusAndNoActiveTime();
    void windowThatBecomesActiveAfterTheStart_counts();

private:
    static void activate(QWidget& window)
    {
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    static ItemTimings timingsOf(Desk& desk)
    {
        const std::vector<Annotation> annotations = must(desk.study().annotations());
        return annotations.empty() ? ItemTimings{}
                                   : annotations.back().timings.value_or(ItemTimings{});
    }
};

void ActivityTest::leftWindow_isALossOfFocusAndNoActiveTime()
{
    Desk desk;
    desk.startLabelling(2);
    activate(desk.window());
    QWidget another;
    desk.clock.advance(4'000);
    activate(another);
    QVERIFY(!desk.window().isActiveWindow());
    desk.clock.advance(20'000);
    activate(desk.window());
    desk.clock.advance(3'000);
    desk.labelItem(QStringLiteral("11234"), QStringLiteral("It says so."));
    const ItemTimings timings = timingsOf(desk);
    QCOMPARE(timings.activeMs, qint64{7'000});
    QCOMPARE(timings.wallMs, qint64{27'000});
    QCOMPARE(timings.focusLosses, 1);
}

// As when a double click on a hand-out opens the window on the work at once.
void ActivityTest::windowThatBecomesActiveAfterTheStart_counts()
{
    Desk desk;
    QWidget another;
    activate(another);
    desk.startLabelling(2); // while another window has the keys
    QVERIFY(!desk.window().isActiveWindow());
    activate(desk.window());
    desk.clock.advance(5'000);
    desk.labelItem(QStringLiteral("11234"), QStringLiteral("It says so."));
    QCOMPARE(timingsOf(desk).activeMs, qint64{5'000});
    QCOMPARE(timingsOf(desk).focusLosses, 0);
}

SUBTEXT_TEST(ActivityTest)

#include "activitytest.moc"
