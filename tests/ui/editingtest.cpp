// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/timers.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/explanationedit.h"
#include "ui/label/labelbar.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

class EditingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void change_isDraftOnDiskWithin300Ms();
    void overdueChange_isOnDiskWithTheNextKeyAndBeforeTheRepaint();
    void restart_restoresHalfFinishedItemToTheCharacter();
    void undo_goesBackThroughEverythingInOrder();
    void undoAfterSubmit_returnsToItemAndKeepsSubmission();
    void undoOnAnotherItem_goesToThatItem();
    void undoAndRedo_goToTheStepThatTheyChange();
    void undoInAnotherStep_goesBackToTheExplanation();
    void revision_saysSoAndKeepsTheEarlierOne();
    void editedSubmission_isMarkedUntilUpdated();
    void editTakenBack_leavesNoDraft();
    void arrows_adjustWithinTheScale();
    void backspace_takesTheChoiceBack();
    void controlArrows_pageExceptInText();
    void flag_asksForAReason();
    void fullDisk_saysNotSavedAndRecovers();
    void closingOnFullDisk_asksBeforeAnythingIsLost();
    void readOnlyStudy_changesNothing();
    void timings_countVisitsAndFirstAnswers();
};

void EditingTest::change_isDraftOnDiskWithin300Ms()
{
    Desk desk;
    desk.startLabelling(2);
    const ScenarioId item = desk.session().item().scenario.id;
    QTimer& draft = timerOf(desk.session(), "draft");
    desk.press(Qt::Key_4);
    QCOMPARE(desk.session().saveState(), SaveState::Saving);
    QVERIFY(draft.interval() < 300);
    QVERIFY(runOut(draft));
    QCOMPARE(desk.session().saveState(), SaveState::Draft);
    const auto other =
        Study::open(desk.study().path(), Study::Access::Read, {desk.clock, desk.ids, {}});
    VERIFY_HOLDS(other);
    const auto state = (*other)->labelling().load(desk.session().person(), item);
    VERIFY_HOLDS(state);
    QVERIFY(state->draft.has_value());
    QCOMPARE(state->draft->answer.ballot[0], std::optional(Emotion::Surprise));
}

// A busy event loop serves timers last: after the keys that wait, and after what they repaint.
void EditingTest::overdueChange_isOnDiskWithTheNextKeyAndBeforeTheRepaint()
{
    Desk desk;
    desk.startLabelling(2);
    const ScenarioId item = desk.session().item().scenario.id;
    const auto onDisk = [&] {
        const auto state = must(desk.study().labelling().load(desk.session().person(), item));
        return state.draft ? state.draft->answer : Answer{};
    };
    QTimer& draft = timerOf(desk.session(), "draft");
    draft.setInterval(0); // overdue at once, and the event loop never gets to it
    desk.press(Qt::Key_4);
    QVERIFY(onDisk().isEmpty());
    desk.press(Qt::Key_2);
    QCOMPARE(onDisk(), desk.session().answer());
    QCOMPARE(desk.session().saveState(), SaveState::Draft);

    desk.press(Qt::Key_5);
    QCOMPARE(desk.session().saveState(), SaveState::Saving);
    QEvent repaint(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(&desk.window(), &repaint);
    QCOMPARE(onDisk(), desk.session().answer());
    QVERIFY(!draft.isActive());
}

void EditingTest::restart_restoresHalfFinishedItemToTheCharacter()
{
    Desk desk;
    desk.startLabelling(3);
    desk.labelItem(QStringLiteral("11111"), QStringLiteral("A. B."));
    desk.press(Qt::Key_6);
    desk.press(Qt::Key_2);
    desk.step(Step::Explanation)->setFocus();
    const QString text = QStringLiteral("Half a thou\u00e9 \u05e9\u05dc\u05d5\u05dd  ");
    desk.type(text);
    const Answer before = desk.session().answer();
    QCOMPARE(before.explanation, text);
    desk.restart();
    QCOMPARE(desk.session().item().position, 2);
    QCOMPARE(desk.session().answer(), before);
    auto* field = qobject_cast<ExplanationEdit*>(desk.step(Step::Explanation));
    QCOMPARE(field->toPlainText(), text);
}

void EditingTest::undo_goesBackThroughEverythingInOrder()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_5);
    desk.step(Step::Explanation)->setFocus();
    desk.type(QStringLiteral("two words"));
    const Answer full = desk.session().answer();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.session().answer().explanation, QStringLiteral("two "));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.session().answer().explanation, QString());
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!desk.session().answer().scale(Dimension::Valence));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.session().answer().isEmpty());
    QVERIFY(!desk.page().notice()->text().contains(QStringLiteral("Nothing")));
    desk.page().notice()->dismiss();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.page().notice()->text(), QStringLiteral("Nothing to take back."));
    for (int i = 0; i < 4; ++i)
        desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.session().answer(), full);
}

void EditingTest::undoAfterSubmit_returnsToItemAndKeepsSubmission()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    QCOMPARE(desk.session().item().position, 2);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.session().item().position, 1);
    QVERIFY(desk.session().item().submitted.has_value());
    QCOMPARE(must(desk.study().counts()).annotations, 1);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("Back at item 1")));
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.session().item().position, 2);
}

void EditingTest::undoOnAnotherItem_goesToThatItem()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_3);
    desk.press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(desk.session().item().position, 2);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.session().item().position, 1);
    QVERIFY(!desk.session().answer().ballot[0]);
}

void EditingTest::undoAndRedo_goToTheStepThatTheyChange()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_7);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_5);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Arousal));
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Arousal));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    desk.press(Qt::Key_4); // instead of the 5
    const Answer& answer = desk.session().answer();
    QCOMPARE(answer.scale(Dimension::Arousal), std::optional(4 - 1 + MinPoint));
    QVERIFY(!answer.scale(Dimension::Dominance));
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Dominance));
}

void EditingTest::undoInAnotherStep_goesBackToTheExplanation()
{
    Desk desk;
    desk.startLabelling(1);
    desk.step(Step::Explanation)->setFocus();
    desk.type(QStringLiteral("two words"));
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Explanation));
    desk.type(QStringLiteral("more"));
    QCOMPARE(desk.session().answer().explanation, QStringLiteral("two more"));
}

void EditingTest::revision_saysSoAndKeepsTheEarlierOne()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    desk.press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(child<QPushButton>(desk.page().bar(), "submit")->text(), QStringLiteral("Update"));
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_5);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("The new answer counts")));
    const auto history = must(desk.study().labelling().history(
        desk.session().person(), desk.session().items().front().scenario));
    QCOMPARE(history.size(), std::size_t{2});
    QCOMPARE(history[0].answer.ballot[0], std::optional(Emotion::Anger));
    QCOMPARE(history[1].answer.ballot[0], std::optional(Emotion::Sadness));
}

void EditingTest::editedSubmission_isMarkedUntilUpdated()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    desk.press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(desk.session().saveState(), SaveState::Submitted);
    desk.step(Step::Valence)->setFocus();
    desk.press(Qt::Key_7);
    QTRY_COMPARE(desk.session().saveState(), SaveState::Edited);
    const auto summary = desk.study().labelling().summary(desk.session().person());
    VERIFY_HOLDS(summary);
    QCOMPARE(summary->changedSince.size(), std::size_t{1});
    QCOMPARE(must(desk.study().annotations()).front().answer.scale(Dimension::Valence),
             std::optional(-3));
}

void EditingTest::editTakenBack_leavesNoDraft()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_4);
    QTRY_COMPARE(desk.session().saveState(), SaveState::Draft);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.session().saveState(), SaveState::Untouched);
    QVERIFY(!desk.session().items().front().hasDraft);
}

void EditingTest::arrows_adjustWithinTheScale()
{
    Desk desk;
    desk.startLabelling(1);
    desk.step(Step::Valence)->setFocus();
    desk.press(Qt::Key_6);
    desk.step(Step::Valence)->setFocus();
    desk.press(Qt::Key_Right);
    QCOMPARE(desk.session().answer().scale(Dimension::Valence), std::optional(3));
    desk.press(Qt::Key_Right);
    QCOMPARE(desk.session().answer().scale(Dimension::Valence), std::optional(3));
    desk.press(Qt::Key_Left);
    desk.press(Qt::Key_Left);
    QCOMPARE(desk.session().answer().scale(Dimension::Valence), std::optional(1));
    desk.press(Qt::Key_9); // not a point: nothing happens
    QCOMPARE(desk.session().answer().scale(Dimension::Valence), std::optional(1));
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Valence));
}

void EditingTest::backspace_takesTheChoiceBack()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_6);
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_Backspace);
    QVERIFY(!desk.session().answer().ballot[0]);
}

void EditingTest::controlArrows_pageExceptInText()
{
    Desk desk;
    desk.startLabelling(3);
    desk.press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(desk.session().item().position, 2);
    desk.step(Step::Explanation)->setFocus();
    desk.type(QStringLiteral("some words"));
    desk.press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(desk.session().item().position, 2);
    desk.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(desk.session().item().position, 1);
}

void EditingTest::flag_asksForAReason()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_M, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(),
             child<QLineEdit>(desk.page().answerPanel(), "flagReason"));
    desk.step(Step::Emotion)->setFocus();
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    QCOMPARE(desk.session().item().position, 1);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("the reason for the flag")));
    QCOMPARE(QApplication::focusWidget(),
             child<QLineEdit>(desk.page().answerPanel(), "flagReason"));
    desk.type(QStringLiteral("No 2nd speaker"));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.session().item().position, 2);
    const Answer stored = must(desk.study().annotations()).front().answer;
    QVERIFY(stored.isFlagged);
    QCOMPARE(stored.flagReason, QStringLiteral("No 2nd speaker"));
    QCOMPARE(stored.ballot[0], std::optional(Emotion::Anger));
}

void EditingTest::fullDisk_saysNotSavedAndRecovers()
{
    FullDisk disk;
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_3);
    QTRY_COMPARE(desk.session().saveState(), SaveState::Draft);
    disk.leave(0);
    desk.press(Qt::Key_2);
    QTRY_COMPARE(desk.session().saveState(), SaveState::Failed);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("disk is full")));
    desk.press(Qt::Key_Right, Qt::AltModifier); // does not leave work behind
    QCOMPARE(desk.session().item().position, 1);
    disk.makeSpace();
    desk.press(Qt::Key_5);
    QTRY_COMPARE(desk.session().saveState(), SaveState::Draft);
    QVERIFY(desk.page().notice()->text().isEmpty());
    desk.restart();
    QCOMPARE(desk.session().answer().scale(Dimension::Valence), std::optional(-2));
    QCOMPARE(desk.session().answer().scale(Dimension::Arousal), std::optional(1));
}

void EditingTest::closingOnFullDisk_asksBeforeAnythingIsLost()
{
    FullDisk disk;
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_3);
    disk.leave(0);
    desk.window().close();
    QVERIFY(desk.window().isVisible());
    QVERIFY(desk.prompts.said.value(0).contains(QStringLiteral("could not be saved")));
    QCOMPARE(desk.session().answer().ballot[0], std::optional(Emotion::Fear));
    disk.makeSpace();
    desk.restart(); // closes, and this time it works
    QCOMPARE(desk.session().answer().ballot[0], std::optional(Emotion::Fear));
}

void EditingTest::readOnlyStudy_changesNothing()
{
    Desk desk;
    desk.startLabelling(2);
    const PersonId person = desk.session().person();
    const QString path = desk.study().path();
    desk.window().closeStudy();
    const QByteArray before = readFile(path);
    desk.window().openForReading(path);
    desk.window().signIn(person);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("reading only")));
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    desk.press(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(desk.session().answer().isEmpty());
    desk.window().closeStudy();
    QCOMPARE(readFile(path), before);
}

void EditingTest::timings_countVisitsAndFirstAnswers()
{
    Desk desk;
    desk.startLabelling(2);
    desk.clock.advance(5'000);
    desk.press(Qt::Key_7); // 5 s after the item came
    desk.clock.advance(50'000);
    desk.press(Qt::Key_1); // a pause of 50 s counts as 30
    desk.press(Qt::Key_Right, Qt::AltModifier);
    desk.clock.advance(9'000);
    desk.press(Qt::Key_Left, Qt::AltModifier);
    desk.clock.advance(2'000);
    desk.labelItem(QStringLiteral("234"), QStringLiteral("A. B."));
    const auto stored = must(desk.study().annotations());
    QCOMPARE(stored.size(), std::size_t{1});
    const ItemTimings timings = *stored.front().timings;
    QCOMPARE(timings.visits, 2);
    QCOMPARE(timings.activeMs, 37'000);
    QCOMPARE(timings.wallMs, 57'000);
    QCOMPARE(timings.firstAnswerMs.at(Step::Emotion), std::optional<qint64>(5'000));
    QCOMPARE(timings.firstAnswerMs.at(Step::Valence), std::optional<qint64>(35'000));
    QCOMPARE(timings.firstAnswerMs.at(Step::Arousal), std::optional<qint64>(37'000));
}

SUBTEXT_TEST(EditingTest)

#include "editingtest.moc"
