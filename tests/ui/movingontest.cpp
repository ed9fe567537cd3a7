// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/support/timers.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/choicestep.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/labelbar.h"
#include "ui/label/labelending.h"
#include "ui/label/workarea.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>

using namespace subtext;
using namespace subtext::test;

/// Where the keys go after an answer, and that nothing typed is lost or taken for an answer.
class MovingOnTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void clickOnAnOpenStep_movesOnAsADigitDoes();
    void clickOnAnAnsweredStep_changesItAndStays();
    void letterOnCompleteScales_goesToTheExplanation();
    void letterBeforeTheScalesAreComplete_changesNothing();
    void finishedItem_changesOnlyAfterAnIntendedKey_data();
    void finishedItem_changesOnlyAfterAnIntendedKey();
    void halfWrittenExplanation_goesOnWhereItEnds();
    void flagReason_givesTheKeysBack_data();
    void flagReason_givesTheKeysBack();
    void explanation_hasAKeyOfItsOwn();
    void keyIntoTheExplanation_staysWhereItIs();
    void textAfterTheKey_changesNoAnswer();
    void escape_closesThePanelOverTheWorkFirst();
    void escape_closesTheGuideBesideTheWork_onceNobodyWrites();
    void leadingBlank_survives();
    void sentences_areCountedOnce();
    void submitted_isSaidForAMoment();
    void revising_staysOnTheItem();
    void revision_isSaidNoLongerThanOneStays();
    void missing_isSaidNoLongerThanTrue();
    void missing_isSaidOfItsItemAlone();
    void fewKeys_areToldUntilTheFirstSubmission();

private:
    static void click(Desk& desk, StepIndex step, int choice)
    {
        auto* widget = static_cast<ChoiceStep*>(desk.step(step));
        QTest::mouseClick(widget, Qt::LeftButton, {}, widget->choiceArea(choice).center());
    }
    /// As by hand: each key to whatever has the focus then.
    static void typeKeys(const QString& text)
    {
        for (const QChar c : text)
            QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
    }
    static void showFirst(Desk& desk)
    {
        desk.page().showItem(desk.session().items().front().scenario);
        QCoreApplication::processEvents();
    }
    static QPlainTextEdit& explanation(Desk& desk)
    {
        return *qobject_cast<QPlainTextEdit*>(desk.step(Step::Explanation));
    }
};

void MovingOnTest::clickOnAnOpenStep_movesOnAsADigitDoes()
{
    Desk desk;
    desk.startLabelling(2);
    click(desk, Step::Emotion, 4);
    QVERIFY(desk.step(Step::Valence)->hasFocus());
    desk.press(Qt::Key_2);
    QCOMPARE(desk.session().answer().ballot[0], std::optional(Emotion::Sadness));
    QCOMPARE(desk.session().answer().scale(Dimension::Valence), std::optional(-2));
    for (StepIndex step : {Step::Arousal, Step::Dominance, Step::Confidence})
        click(desk, step, 3);
    QVERIFY(desk.step(Step::Explanation)->hasFocus());
    desk.type(QStringLiteral("All of it is kept."));
    QCOMPARE(desk.session().answer().explanation, QStringLiteral("All of it is kept."));
}

void MovingOnTest::clickOnAnAnsweredStep_changesItAndStays()
{
    Desk desk;
    desk.startLabelling(1);
    click(desk, Step::Emotion, 4);
    click(desk, Step::Emotion, 0);
    QCOMPARE(desk.session().answer().ballot[0], std::optional(Emotion::Joy));
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
}

void MovingOnTest::letterOnCompleteScales_goesToTheExplanation()
{
    Desk desk;
    desk.startLabelling(1);
    for (QChar digit : QStringLiteral("51234"))
        desk.press(static_cast<Qt::Key>(digit.unicode()));
    click(desk, Step::Confidence, 5); // answered: it stays
    QVERIFY(desk.step(Step::Confidence)->hasFocus());
    desk.type(QStringLiteral("Every letter."));
    QCOMPARE(desk.session().answer().explanation, QStringLiteral("Every letter."));
}

void MovingOnTest::letterBeforeTheScalesAreComplete_changesNothing()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_5);
    desk.type(QStringLiteral("x"));
    QVERIFY(desk.step(Step::Valence)->hasFocus());
    QCOMPARE(desk.session().answer().explanation, QString());
}

void MovingOnTest::finishedItem_changesOnlyAfterAnIntendedKey_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Return") << static_cast<int>(Qt::Key_Return);
    QTest::newRow("Tab") << static_cast<int>(Qt::Key_Tab);
    QTest::newRow("Space") << static_cast<int>(Qt::Key_Space);
}

void MovingOnTest::finishedItem_changesOnlyAfterAnIntendedKey()
{
    QFETCH(int, key);
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("51234"), QStringLiteral("One. Two."));
    showFirst(desk);
    QVERIFY(desk.page().answerPanel()->isResting());
    const Answer before = desk.session().answer();
    desk.press(Qt::Key_7);
    desk.type(QStringLiteral("abc"));
    QCOMPARE(desk.session().answer(), before);
    desk.press(static_cast<Qt::Key>(key));
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
    desk.press(Qt::Key_7);
    QCOMPARE(desk.session().answer().ballot[0], std::optional(Emotion::Anger));
}

void MovingOnTest::halfWrittenExplanation_goesOnWhereItEnds()
{
    Desk desk;
    desk.startLabelling(2);
    for (QChar digit : QStringLiteral("51234"))
        desk.press(static_cast<Qt::Key>(digit.unicode()));
    desk.type(QStringLiteral("The praise is too"));
    QVERIFY(desk.session().flush());
    desk.restart();
    QVERIFY(desk.step(Step::Explanation)->hasFocus());
    desk.type(QStringLiteral(" precise"));
    QCOMPARE(desk.session().answer().explanation, QStringLiteral("The praise is too precise"));
}

void MovingOnTest::flagReason_givesTheKeysBack_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Return") << static_cast<int>(Qt::Key_Return);
    QTest::newRow("Escape") << static_cast<int>(Qt::Key_Escape);
}

void MovingOnTest::flagReason_givesTheKeysBack()
{
    QFETCH(int, key);
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_5);
    desk.press(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(child<QLineEdit>(desk.page().answerPanel(), "flagReason")->hasFocus());
    desk.type(QStringLiteral("cut off"));
    desk.press(static_cast<Qt::Key>(key));
    QVERIFY(desk.step(Step::Valence)->hasFocus());
    QCOMPARE(desk.session().answer().flagReason, QStringLiteral("cut off"));
    QVERIFY(desk.session().answer().isFlagged);
}

void MovingOnTest::explanation_hasAKeyOfItsOwn()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(desk.step(Step::Explanation)->hasFocus());
    desk.press(Qt::Key_Escape);
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
    desk.press(Qt::Key_Escape); // goes nowhere else
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
}

void MovingOnTest::keyIntoTheExplanation_staysWhereItIs()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_L, Qt::ControlModifier);
    typeKeys(QStringLiteral("He jokes"));
    explanation(desk).moveCursor(QTextCursor::Start);
    desk.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(desk.step(Step::Explanation)->hasFocus());
    QCOMPARE(explanation(desk).textCursor().position(), 0);
}

void MovingOnTest::textAfterTheKey_changesNoAnswer()
{
    Desk desk;
    desk.startLabelling(1);
    typeKeys(QStringLiteral("71536"));
    QVERIFY(desk.step(Step::Explanation)->hasFocus());
    const Answer chosen = desk.session().answer();
    QVERIFY(chosen.ballot[0] == Emotion::Anger);
    desk.press(Qt::Key_L, Qt::ControlModifier);
    typeKeys(QStringLiteral("2 cues show it. He jokes."));
    Answer expected = chosen;
    expected.explanation = QStringLiteral("2 cues show it. He jokes.");
    QCOMPARE(desk.session().answer(), expected);
}

void MovingOnTest::escape_closesThePanelOverTheWorkFirst()
{
    Desk desk;
    desk.window().resize(960, 540);
    desk.startLabelling(1);
    desk.press(Qt::Key_L, Qt::ControlModifier);
    desk.press(Qt::Key_F1);
    const auto* dock = desk.page().findChild<GuidelineDock*>();
    QVERIFY(dock->isVisible());
    QVERIFY(desk.step(Step::Explanation)->hasFocus());
    desk.press(Qt::Key_Escape);
    QVERIFY(!dock->isVisible());
    QVERIFY(desk.step(Step::Explanation)->hasFocus());
    desk.press(Qt::Key_Escape);
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
}

void MovingOnTest::escape_closesTheGuideBesideTheWork_onceNobodyWrites()
{
    Desk desk;
    desk.window().resize(1700, 900);
    desk.startLabelling(1);
    desk.page().setDockShown(true);
    const auto* dock = desk.page().findChild<GuidelineDock*>();
    QVERIFY(!desk.page().findChild<WorkArea*>()->isCovered());
    desk.press(Qt::Key_L, Qt::ControlModifier);
    desk.press(Qt::Key_Escape);
    QVERIFY(dock->isVisible());
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
    desk.press(Qt::Key_Escape);
    QVERIFY(!dock->isVisible());
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
    desk.press(Qt::Key_F1);
    auto* tabs = dock->findChild<QTabBar*>();
    tabs->setFocus();
    QTest::keyClick(tabs, Qt::Key_Escape); // the keys do not stay in what is hidden
    QVERIFY(!dock->isVisible());
    QVERIFY(desk.step(Step::Emotion)->hasFocus());
}

void MovingOnTest::leadingBlank_survives()
{
    Desk desk;
    desk.startLabelling(1);
    typeKeys(QStringLiteral("71536"));
    typeKeys(QStringLiteral("It was not"));
    desk.press(Qt::Key_Escape);
    typeKeys(QStringLiteral(" finished"));
    QCOMPARE(desk.session().answer().explanation, QStringLiteral("It was not finished"));
}

void MovingOnTest::sentences_areCountedOnce()
{
    Desk desk;
    desk.startLabelling(1);
    explanation(desk).setFocus();
    const auto words = [&] {
        QStringList all;
        const QList<QLabel*> labels = desk.page().answerPanel()->findChildren<QLabel*>();
        for (const QLabel* label : labels)
            all << label->text().simplified();
        return all;
    };
    QVERIFY(words().contains(QStringLiteral("2 to 4 sentences")));
    desk.type(QStringLiteral("Too short."));
    QVERIFY(words().contains(QStringLiteral("very short, is it enough?")));
    explanation(desk).selectAll();
    desk.type(QStringLiteral("This is a whole sentence."));
    QVERIFY(words().contains(QStringLiteral("1 sentence, 2 to 4 expected")));
    desk.type(QStringLiteral(" And another."));
    QVERIFY(words().contains(QStringLiteral("2 sentences")));
}

void MovingOnTest::submitted_isSaidForAMoment()
{
    Desk desk;
    desk.startLabelling(2);
    const QLabel& said = *desk.page().bar()->findChild<QLabel*>(QStringLiteral("saveState"));
    desk.labelItem(QStringLiteral("51234"), QStringLiteral("One. Two."));
    QCOMPARE(said.text(), QStringLiteral("Item 1 saved"));
    QVERIFY(runOut(timerOf(*desk.page().bar(), "say")));
    QCOMPARE(said.text(), QStringLiteral("Not started"));
}

void MovingOnTest::revising_staysOnTheItem()
{
    Desk desk;
    desk.startLabelling(2);
    for (int i = 0; i < 2; ++i)
        desk.labelItem(QStringLiteral("51234"), QStringLiteral("One. Two."));
    QVERIFY(desk.page().ending()->isSummaryShown());
    showFirst(desk);
    desk.press(Qt::Key_Return);
    desk.press(Qt::Key_7);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!desk.page().ending()->isSummaryShown());
    QCOMPARE(desk.session().item().position, 1);
    QVERIFY(desk.page().answerPanel()->isResting());
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("The new answer counts")));
}

void MovingOnTest::revision_isSaidNoLongerThanOneStays()
{
    Desk desk;
    desk.startLabelling(2);
    for (int i = 0; i < 2; ++i)
        desk.labelItem(QStringLiteral("51234"), QStringLiteral("One. Two."));
    showFirst(desk);
    desk.press(Qt::Key_Return);
    desk.press(Qt::Key_7);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("The new answer counts")));
    desk.window().showPlace(MainWindow::Place::Guidelines);
    QCoreApplication::processEvents();
    desk.window().showPlace(MainWindow::Place::Label);
    QCOMPARE(desk.page().notice()->text(), QString());
}

void MovingOnTest::missing_isSaidNoLongerThanTrue()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_5);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("valence")));
    desk.press(Qt::Key_1);
    QVERIFY(!desk.page().notice()->text().contains(QStringLiteral("valence")));
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("arousal")));
    for (int i = 0; i < 3; ++i)
        desk.press(Qt::Key_4);
    desk.type(QStringLiteral("One. Two."));
    QCOMPARE(desk.page().notice()->text(), QString());
}

void MovingOnTest::missing_isSaidOfItsItemAlone()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_5);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("valence")));
    desk.press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(desk.session().item().position, 2);
    QCOMPARE(desk.page().notice()->text(), QString());
}

void MovingOnTest::fewKeys_areToldUntilTheFirstSubmission()
{
    Desk desk(Desk::Knows::Nothing);
    desk.startLabelling(2);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("Ctrl+Enter")));
    desk.labelItem(QStringLiteral("51234"), QStringLiteral("One. Two."));
    QVERIFY(!desk.page().notice()->text().contains(QStringLiteral("Ctrl+Enter")));
    desk.restart();
    QVERIFY(!desk.page().notice()->text().contains(QStringLiteral("Ctrl+Enter")));
}

SUBTEXT_TEST(MovingOnTest)
#include "movingontest.moc"
