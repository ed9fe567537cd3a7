// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/answer/comingsteps.h"
#include "ui/answer/secondstep.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/workarea.h"

#include <QApplication>
#include <QPushButton>
#include <QScrollBar>

using namespace subtext;
using namespace subtext::test;

/// What comes has its place before it comes, and what opens by itself covers no answer.
class StillContentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offerToChange_movesNothing_data();
    void offerToChange_movesNothing();
    void placeOfASecondReading_saysWhatWillBeAskedThere();
    void secondReading_movesNothing();
    void guideOverTheAnswers_givesWayAtTheNextItem();
    void guideBesideTheWork_stays();
    void pickInALowWindow_bringsTheBasisIntoView();

private:
    static void resize(QWidget& window, const QSize& size)
    {
        window.resize(size);
        QCoreApplication::processEvents();
    }
    static int top(Desk& desk, StepIndex step)
    {
        QCoreApplication::processEvents();
        return desk.step(step)->mapTo(&desk.window(), QPoint()).y();
    }
    static void askForSecondReadings(Desk& desk)
    {
        Protocol protocol = must(desk.study().protocol());
        protocol.secondReading = SecondReading::Option;
        must(desk.study().courseRules().setProtocol(protocol));
        desk.restart();
    }
};

void StillContentTest::offerToChange_movesNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("laptop") << QSize(1366, 768);
    QTest::newRow("high") << QSize(1600, 1100);
}

void StillContentTest::offerToChange_movesNothing()
{
    QFETCH(QSize, size);
    Desk desk;
    desk.startLabelling(2);
    resize(desk.window(), size);
    const int emotion = top(desk, Step::Emotion);
    const int explanation = top(desk, Step::Explanation);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    desk.page().showItem(desk.session().items().front().scenario);
    QVERIFY(desk.page().answerPanel()->isResting());
    QVERIFY(child<QPushButton>(desk.page().answerPanel(), "change")->isVisible());
    QCOMPARE(top(desk, Step::Emotion), emotion);
    QCOMPARE(top(desk, Step::Explanation), explanation);
}

void StillContentTest::placeOfASecondReading_saysWhatWillBeAskedThere()
{
    Desk desk;
    desk.startLabelling(2);
    askForSecondReadings(desk);
    const auto* coming = desk.page().answerPanel()->findChild<ComingSteps*>();
    const auto* second = desk.page().answerPanel()->findChild<SecondStep*>();
    QVERIFY(coming && second);
    QVERIFY(second->isHidden());
    QCOMPARE(coming->textFor(*second), QStringLiteral("Then: Could it also be …?"));
    desk.press(Qt::Key_1);
    QVERIFY(second->isVisible());
    QCOMPARE(coming->textFor(*second), QString()); // it says so by itself
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!coming->textFor(*second).isEmpty());
}

void StillContentTest::secondReading_movesNothing()
{
    Desk desk;
    desk.startLabelling(2);
    askForSecondReadings(desk);
    resize(desk.window(), {1600, 1100});
    const int valence = top(desk, Step::Valence);
    desk.press(Qt::Key_1);
    QCOMPARE(top(desk, Step::Valence), valence);
}

void StillContentTest::guideOverTheAnswers_givesWayAtTheNextItem()
{
    Desk desk;
    desk.startLabelling(2);
    const auto* dock = desk.page().findChild<GuidelineDock*>();
    resize(desk.window(), {960, 540});
    desk.press(Qt::Key_F1);
    QVERIFY(dock->isVisible()); // asked for
    desk.press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(dock->isHidden());
    QVERIFY(desk.settings().isDockShown()); // it is only away
    desk.press(Qt::Key_5);
    QCOMPARE(desk.session().answer().ballot[0], std::optional(Emotion::Sadness));
    desk.press(Qt::Key_F1);
    QVERIFY(dock->isVisible());
    desk.press(Qt::Key_F1);
    QVERIFY(dock->isHidden());
    QVERIFY(!desk.settings().isDockShown());
}

void StillContentTest::guideBesideTheWork_stays()
{
    Desk desk;
    desk.startLabelling(2);
    const auto* dock = desk.page().findChild<GuidelineDock*>();
    resize(desk.window(), {1700, 900});
    desk.press(Qt::Key_F1);
    desk.press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(dock->isVisible());
    resize(desk.window(), {960, 540}); // nobody asked for it over the answers
    QVERIFY(dock->isHidden());
    resize(desk.window(), {1700, 900});
    QVERIFY(dock->isVisible());
}

void StillContentTest::pickInALowWindow_bringsTheBasisIntoView()
{
    DeskWindow at;
    at.goTo(Split);
    resize(at.window(), {960, 500});
    at.take(1);
    QCoreApplication::processEvents();
    const BasisBox& basis = *at.page().decision()->basisBox();
    QVERIFY(basis.isEnabled());
    QCOMPARE(basis.visibleRegion().boundingRect(), basis.rect());
}

SUBTEXT_TEST(StillContentTest)
#include "stillcontenttest.moc"
