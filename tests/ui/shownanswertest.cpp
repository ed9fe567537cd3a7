// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/boardstep.h"
#include "ui/answer/choicestep.h"
#include "ui/taskeditor/livepage.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// Controls show the one answer that somebody else keeps.
class ShownAnswerTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void choice_isShownOnceItIsKept();
    void board_isShownOnceItIsKept();
    void oneStep_leavesTheOthersAsTheyAre();
    void undo_showsEachStepThatDiffers();
    void example_showsWhatIsSaid();

private:
    static std::shared_ptr<const Task> task(QStringView name)
    {
        return std::make_shared<const Task>(*builtInTask(name));
    }
    static ChoiceStep& choice(const AnswerPanel& panel, StepIndex step)
    {
        return *qobject_cast<ChoiceStep*>(panel.stepWidget(step));
    }
    static BoardStep& board(const AnswerPanel& panel)
    {
        return *qobject_cast<BoardStep*>(panel.stepWidget(StepIndex{0}));
    }
};

void ShownAnswerTest::choice_isShownOnceItIsKept()
{
    AnswerPanel panel;
    panel.setTask(task(u"cei"));
    panel.show();
    ChoiceStep& emotion = choice(panel, Step::Emotion);
    QSignalSpy edited(&panel, &AnswerPanel::edited);
    QTest::keyClick(&emotion, Qt::Key_5);
    QCOMPARE(edited.count(), 1);
    QVERIFY(!emotion.choice()); // nobody kept it
    const auto said = edited.front().front().value<Answer>();
    QVERIFY(said.ballot[0] == Emotion::Sadness);
    panel.showSteps(said, {Step::Emotion});
    QCOMPARE(emotion.choice(), std::optional(4));
}

void ShownAnswerTest::board_isShownOnceItIsKept()
{
    AnswerPanel panel;
    panel.setTask(task(u"emoscene"));
    panel.show();
    QSignalSpy edited(&panel, &AnswerPanel::edited);
    QTest::keyClick(&board(panel), Qt::Key_0);
    QCOMPARE(edited.count(), 1);
    QCOMPARE(board(panel).firstOpenRow(), std::optional(0));
    panel.setAnswer(edited.front().front().value<Answer>());
    QVERIFY(!board(panel).firstOpenRow());
    QVERIFY(board(panel).answers().front().isSwept);
}

void ShownAnswerTest::oneStep_leavesTheOthersAsTheyAre()
{
    Desk desk;
    desk.startLabelling(1);
    AnswerPanel& panel = *desk.page().answerPanel();
    // Nobody keeps this one: showing it anew would take it away.
    choice(panel, Step::Dominance).setChoice(2);
    desk.press(Qt::Key_5);
    QVERIFY(desk.session().answer().ballot[0] == Emotion::Sadness);
    QCOMPARE(choice(panel, Step::Emotion).choice(), std::optional(4));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!choice(panel, Step::Emotion).choice());
    panel.toggleFlag();
    QVERIFY(desk.session().answer().isFlagged);
    QCOMPARE(choice(panel, Step::Dominance).choice(), std::optional(2));
    QVERIFY(!desk.session().answer().scale(Dimension::Dominance));
    panel.setAnswer(desk.session().answer());
    QVERIFY(!choice(panel, Step::Dominance).choice());
}

void ShownAnswerTest::undo_showsEachStepThatDiffers()
{
    Desk desk;
    desk.startLabelling(1);
    const AnswerPanel& panel = *desk.page().answerPanel();
    const std::vector<StepIndex> choices{Step::Emotion, Step::Valence, Step::Arousal,
                                         Step::Dominance, Step::Confidence};
    desk.session().edit(completeAnswer(), choices);
    for (const StepIndex step : choices)
        QVERIFY(choice(panel, step).choice());
    desk.session().undoStack().undo();
    for (const StepIndex step : choices)
        QVERIFY(!choice(panel, step).choice());
    desk.session().undoStack().redo();
    for (const StepIndex step : choices)
        QVERIFY(choice(panel, step).choice());
}

void ShownAnswerTest::example_showsWhatIsSaid()
{
    LivePage example(nullptr);
    example.setTask(*builtInTask(u"emoscene"));
    example.finish();
    example.show();
    BoardStep& rows = board(*example.answer());
    QTest::keyClick(&rows, Qt::Key_1);
    QTest::keyClick(&rows, Qt::Key_3);
    QCOMPARE(rows.answers()[0].choice, std::optional(1));
    QCOMPARE(rows.answers()[2].choice, std::optional(1));
    QCOMPARE(rows.firstOpenRow(), std::optional(1));
}

SUBTEXT_TEST(ShownAnswerTest)

#include "shownanswertest.moc"
