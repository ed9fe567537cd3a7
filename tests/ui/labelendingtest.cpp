// SPDX-License-Identifier: MIT
#include "ui/label/labelending.h"

#include "core/operation/datalock.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/label/finallabelsview.h"
#include "ui/label/handincard.h"
#include "ui/label/labelbar.h"
#include "ui/label/summaryview.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// How an annotator's work ends: what is asked before it is handed in, where the way to it is, and
/// what is said of it once the study is locked.
class LabelEndingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void durations_areRounded_data();
    void durations_areRounded();
    void openItems_areAskedAboutBeforeHandingIn();
    void openItemsOfAHandOut_areAskedAboutBeforeThePlace();
    void changedItem_isAskedAboutBeforeHandingIn();
    void completeWork_isHandedInWithoutAQuestion();
    void workOfAnotherDay_isNotHandedInByReturn();
    void workOfAnotherDay_isAskedAboutByName();
    void draftOfAnotherDay_isOwnWorkOnceSubmitted();
    void workSinceTheHandIn_isCounted();
    void openWorkOfAnotherDay_isAskedAboutOnce();
    void handIn_standsOnThePageOnceAllIsSubmitted();
    void smallWindow_hasRoomForTheHandIn();
    void nextPerson_isToldNothingOfTheOneBefore();
    void keysThatAnswer_areNotToldOnTheSummary();
    void openItem_isNotCalledComplete();
    void itemLeftAsItWas_isSaidSo();
    void coordinator_isSentToTheRoster();
    void lockedStudy_saysOneThing();
    void lockedStudy_saysWhyNothingIsHandedIn();

private:
    static void label(Desk& desk, int items)
    {
        for (int i = 0; i < items; ++i)
            desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    }
    static SummaryView& summary(Desk& desk) { return *desk.page().ending()->summary(); }
    static QPushButton& ending(Desk& desk)
    {
        return *child<QPushButton>(desk.page().bar(), "ending");
    }
    static std::optional<HandIn> handedIn(Desk& desk)
    {
        return must(desk.study().labelling().summary(desk.session().person())).handedIn;
    }
    /// Everything that can be read on a page.
    static QString words(const QWidget& page)
    {
        QStringList found;
        for (const QLabel* text : page.findChildren<QLabel*>()) {
            if (text->isVisible())
                found << text->text();
        }
        return found.join(u'\n');
    }
    /// Signs the person in after somebody has locked the study.
    static void lock(CourseDesk& desk)
    {
        VERIFY_HOLDS(desk.study().dataLock().lock(QStringLiteral("version 1 is out"), {}));
        desk.window().signIn(desk.robin.id);
    }
};

void LabelEndingTest::durations_areRounded_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << qint64{0} << QStringLiteral("0 s");
    QTest::newRow("less than half") << qint64{499} << QStringLiteral("0 s");
    QTest::newRow("half") << qint64{500} << QStringLiteral("1 s");
    QTest::newRow("1.69 s") << qint64{1'690} << QStringLiteral("2 s");
    QTest::newRow("nearly a minute") << qint64{59'700} << QStringLiteral("1 min 0 s");
    QTest::newRow("a minute and a half") << qint64{90'400} << QStringLiteral("1 min 30 s");
    QTest::newRow("nearly an hour") << qint64{3'599'600} << QStringLiteral("1 h 0 min");
    QTest::newRow("nearly two hours") << qint64{7'199'000} << QStringLiteral("2 h 0 min");
    QTest::newRow("two hours") << qint64{7'229'000} << QStringLiteral("2 h 0 min");
}

void LabelEndingTest::durations_areRounded()
{
    QFETCH(qint64, milliseconds);
    QTEST(durationWords(milliseconds), "words");
}

void LabelEndingTest::openItems_areAskedAboutBeforeHandingIn()
{
    Desk desk;
    desk.startLabelling(11);
    label(desk, 2);
    desk.press(Qt::Key_F4);
    QVERIFY(summary(desk).handInButton()->hasFocus());
    desk.press(Qt::Key_Return); // and the question is let go
    QCOMPARE(desk.prompts.said.size(), 1);
    QVERIFY2(desk.prompts.said.front().contains(
                 QStringLiteral("9 items are open. Hand in anyway? | Hand in anyway")),
             qPrintable(desk.prompts.said.front()));
    QVERIFY(!handedIn(desk));
    desk.prompts.choices = {0};
    desk.press(Qt::Key_Return);
    QVERIFY(handedIn(desk).has_value());
    QCOMPARE(handedIn(desk)->open, qint64{9});
    const QString text = words(summary(desk));
    QVERIFY2(text.contains(QStringLiteral("with 2 of 11 items submitted")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("complete")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("All done")), qPrintable(text));
}

void LabelEndingTest::openItemsOfAHandOut_areAskedAboutBeforeThePlace()
{
    CourseDesk desk(3, {});
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    label(desk, 2);
    desk.press(Qt::Key_F4);
    const QString target = desk.returnedPath();
    desk.press(Qt::Key_Return);
    QVERIFY(!QFileInfo::exists(target));
    QVERIFY(desk.prompts.said.value(0).contains(QStringLiteral("1 item is open.")));
    QVERIFY(!handedIn(desk));
    desk.prompts.choices = {0};
    desk.press(Qt::Key_Return);
    QVERIFY(QFileInfo::exists(target));
    const QString text = summary(desk).handIn()->text();
    QVERIFY2(text.contains(target), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("with 2 of 3 items submitted")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("complete")), qPrintable(text));
}

void LabelEndingTest::changedItem_isAskedAboutBeforeHandingIn()
{
    Desk desk;
    desk.startLabelling(1);
    label(desk, 1);
    desk.page().showItem(desk.session().item().scenario.id);
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_3);
    desk.press(Qt::Key_F4);
    desk.press(Qt::Key_Return);
    QVERIFY2(desk.prompts.said.value(0).contains(
                 QStringLiteral("1 item was changed after it was submitted, and not updated.")),
             qPrintable(desk.prompts.said.join(u'\n')));
    QVERIFY(!handedIn(desk));
}

void LabelEndingTest::completeWork_isHandedInWithoutAQuestion()
{
    Desk desk;
    desk.startLabelling(1);
    label(desk, 1);
    desk.press(Qt::Key_Return);
    QVERIFY(desk.prompts.said.isEmpty());
    QVERIFY(handedIn(desk).has_value());
}

// Whoever clicked on a wrong name is on the summary of that person.
void LabelEndingTest::workOfAnotherDay_isNotHandedInByReturn()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    label(desk, 2);
    QVERIFY(summary(desk).handInButton()->hasFocus());
    desk.window().signOut();
    desk.window().signIn(desk.robin.id);
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(summary(desk).handIn()->backButton()->hasFocus());
    desk.press(Qt::Key_Return);
    QVERIFY(!desk.page().ending()->isSummaryShown());
    QVERIFY(!handedIn(desk));
    desk.press(Qt::Key_Return); // on the step, to change it
    desk.press(Qt::Key_3);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    desk.page().ending()->showSummary();
    QVERIFY(summary(desk).handInButton()->hasFocus());
}

void LabelEndingTest::workOfAnotherDay_isAskedAboutByName()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    label(desk, 2);
    desk.window().signOut();
    desk.window().signIn(desk.robin.id);
    summary(desk).handInButton()->click();
    QCOMPARE(desk.prompts.said, QStringList{QStringLiteral(
                                    "Hand in this work? | This is the work of Robin: 2 of 2 "
                                    "items submitted. Nothing was changed since you signed in. | "
                                    "Hand in")});
    QVERIFY(!handedIn(desk));
    desk.prompts.choices = {0};
    summary(desk).handInButton()->click();
    QVERIFY(handedIn(desk).has_value());
    QCOMPARE(desk.prompts.said.size(), 2);
    summary(desk).handInButton()->click(); // was answered
    QCOMPARE(desk.prompts.said.size(), 2);
}

/// Nothing is answered any more where the draft has all of it, but something is submitted.
void LabelEndingTest::draftOfAnotherDay_isOwnWorkOnceSubmitted()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    label(desk, 1);
    const ScenarioId second = desk.session().item().scenario.id;
    desk.window().signOut();
    Draft draft;
    draft.answer = completeAnswer(Emotion::Joy);
    must(desk.study().labelling().saveDraft(desk.robin.id, second, draft));
    desk.window().signIn(desk.robin.id);
    QVERIFY(desk.session().item().scenario.id == second);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.page().ending()->isSummaryShown());
    summary(desk).handInButton()->click();
    QVERIFY2(desk.prompts.said.isEmpty(), qPrintable(desk.prompts.said.join(u'\n')));
    QVERIFY(handedIn(desk).has_value());
}

void LabelEndingTest::workSinceTheHandIn_isCounted()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    label(desk, 2);
    must(desk.study().labelling().handIn(desk.robin.id));
    desk.clock.advance(60'000);
    must(desk.study().labelling().submit(desk.robin.id, desk.session().items().front().scenario,
                                         submissionOf(completeAnswer(Emotion::Fear))));
    desk.window().signOut();
    desk.window().signIn(desk.robin.id);
    summary(desk).handInButton()->click();
    QCOMPARE(desk.prompts.said.size(), 1);
    QVERIFY2(desk.prompts.said.front().contains(QStringLiteral("since the latest hand-in")),
             qPrintable(desk.prompts.said.front()));
}

void LabelEndingTest::openWorkOfAnotherDay_isAskedAboutOnce()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    label(desk, 1);
    desk.window().signOut();
    desk.window().signIn(desk.robin.id);
    desk.press(Qt::Key_F4);
    QVERIFY(summary(desk).handIn()->backButton()->hasFocus());
    desk.prompts.choices = {0};
    summary(desk).handInButton()->click();
    QCOMPARE(desk.prompts.said,
             QStringList{QStringLiteral("Not everything is submitted | This is the work of Robin: "
                                        "1 of 2 items submitted. Nothing was changed since you "
                                        "signed in. 1 item is open. Hand in anyway? | Hand in "
                                        "anyway")});
    QVERIFY(handedIn(desk).has_value());
}

void LabelEndingTest::handIn_standsOnThePageOnceAllIsSubmitted()
{
    Desk desk;
    desk.startLabelling(2);
    QVERIFY(!ending(desk).isVisible());
    label(desk, 1);
    QVERIFY(!ending(desk).isVisible());
    label(desk, 1);
    desk.page().showItem(desk.session().items().front().scenario);
    QVERIFY(ending(desk).isVisible());
    QCOMPARE(ending(desk).text(), QStringLiteral("Hand in"));
    ending(desk).click();
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(summary(desk).handInButton()->hasFocus());
}

void LabelEndingTest::smallWindow_hasRoomForTheHandIn()
{
    Desk desk;
    desk.window().resize(800, 500);
    desk.startLabelling(1);
    label(desk, 1);
    desk.page().showItem(desk.session().item().scenario.id);
    desk.page().setDockShown(true);
    desk.page().setItemListShown(true);
    QCoreApplication::processEvents();
    QVERIFY(ending(desk).isVisible());
    QVERIFY(ending(desk).width() >= ending(desk).minimumSizeHint().width());
    QVERIFY(desk.window().width() <= 800);
    QVERIFY(desk.window().height() <= 500);
}

void LabelEndingTest::nextPerson_isToldNothingOfTheOneBefore()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    label(desk, 2);
    desk.window().signOut();
    desk.window().signIn(desk.kim.id);
    QCOMPARE(desk.session().submittedCount(), 0);
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
    QVERIFY(!child<QPushButton>(desk.page().answerPanel(), "change")->isVisible());
    const QString text = words(*desk.page().answerPanel());
    QVERIFY2(!text.contains(QStringLiteral("This answer is complete")), qPrintable(text));
    QVERIFY(!ending(desk).isVisible());
}

void LabelEndingTest::keysThatAnswer_areNotToldOnTheSummary()
{
    Desk desk(Desk::Knows::Nothing);
    desk.startLabelling(2);
    const auto isTold = [&] {
        const NoticeBar& notice = *desk.page().notice();
        return !notice.isHidden() && notice.text().startsWith(QStringLiteral("Digits answer"));
    };
    QVERIFY(isTold());
    desk.press(Qt::Key_F4);
    QVERIFY(summary(desk).isVisible());
    QVERIFY(!isTold());
    desk.press(Qt::Key_F4);
    QVERIFY(!summary(desk).isVisible());
    QVERIFY(isTold());
}

/// Ctrl+Enter leads on from there, but not as if something had been done.
void LabelEndingTest::itemLeftAsItWas_isSaidSo()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    label(desk, 2);
    desk.page().showItem(desk.session().items().front().scenario);
    QVERIFY(!desk.page().ending()->isSummaryShown());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.page().ending()->isSummaryShown());
    QCOMPARE(desk.page().notice()->text(), QStringLiteral("Nothing was changed in item 1."));
    QVERIFY(desk.page().notice()->isVisible());
}

void LabelEndingTest::coordinator_isSentToTheRoster()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.noor.id);
    desk.window().showPlace(MainWindow::Place::Label);
    const QString text = summary(desk).lead();
    QVERIFY2(text.contains(QStringLiteral("Roster")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("ask whoever coordinates")), qPrintable(text));
}

void LabelEndingTest::openItem_isNotCalledComplete()
{
    Desk desk;
    desk.startLabelling(2);
    label(desk, 1);
    desk.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(desk.page().answerPanel()->isResting());
    desk.press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(!child<QPushButton>(desk.page().answerPanel(), "change")->isVisible());
}

void LabelEndingTest::lockedStudy_saysOneThing()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    label(desk, 2);
    desk.press(Qt::Key_Return); // hands it in
    lock(desk);
    desk.page().ending()->showSummary();
    const QString closed = QStringLiteral("The study is locked; nothing can be changed.");
    QVERIFY2(summary(desk).lead().contains(closed), qPrintable(summary(desk).lead()));
    QVERIFY(!summary(desk).lead().contains(QStringLiteral("revise")));
    QVERIFY(summary(desk).handIn()->text().contains(QStringLiteral("with 2 of 2 items submitted")));
    // The ways to the final labels stay when the notice is gone.
    desk.page().notice()->dismiss();
    QVERIFY(summary(desk).finalLabelsButton()->hasFocus());
    desk.press(Qt::Key_Return);
    QVERIFY(desk.page().finalLabels()->isVisible());
    desk.page().showItem(desk.session().items().front().scenario);
    QVERIFY(ending(desk).isVisible());
    QCOMPARE(ending(desk).text(), QStringLiteral("Final labels"));
    ending(desk).click();
    QVERIFY(desk.page().finalLabels()->isVisible());
}

void LabelEndingTest::lockedStudy_saysWhyNothingIsHandedIn()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    label(desk, 1);
    lock(desk);
    desk.page().ending()->showSummary();
    QVERIFY(!summary(desk).handInButton()->isEnabled());
    QVERIFY(summary(desk).handInButton()->toolTip().contains(QStringLiteral("is locked")));
    QVERIFY2(
        summary(desk).handIn()->text().contains(QStringLiteral("Nothing can be handed in either.")),
        qPrintable(summary(desk).handIn()->text()));
    QVERIFY(!words(summary(desk)).contains(QStringLiteral("wait")));
}

SUBTEXT_TEST(LabelEndingTest)

#include "labelendingtest.moc"
