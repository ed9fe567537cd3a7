// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/task/builtintasks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/cuerow.h"
#include "ui/answer/guessstep.h"
#include "ui/answer/secondstep.h"
#include "ui/forms/rulesform.h"
#include "ui/text/answertext.h"
#include "ui/text/coursetext.h"
#include "ui/widgets/noticebar.h"

#include <QPointer>
#include <QSpinBox>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Asking what most others will say, and saying it in the Label place by keys.
class GuessesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_chooseTheShare();
    void rules_areSaidInWords();
    void keys_guessWithOneKeyMore();
    void secondReading_comesFirst();
    void digitOfACell_answersIt();
    void ownChoice_canBeGuessed();
    void anotherChoice_keepsTheGuess();
    void submission_waitsForTheGuess();
    void submittedBefore_isLeftAsItIs();
    void ruleChangedAtWork_bringsTheRow();
    void draft_survivesTheWindow();
    void undo_takesTheGuessBackAlone();
    void backspace_takesNothingBack();
    void screenReader_hearsQuestionAndAnswer();
    void itemThatDoesNotAsk_hasNoRow();
    void cueWords_areMarkedBesideIt();
    void ruleOff_nothingIsThere();
};

namespace {

const QString ExplanationOfGuess = QStringLiteral("It sounds kind. She smiles.");

/// At work on three scenes, in a study in which that share of the items asks.
struct GuessDesk : Desk
{
    explicit GuessDesk(int share, SecondReading second = SecondReading::Off)
    {
        startLabelling(3);
        ask(share, second);
        restart();
    }
    void ask(int share, SecondReading second = SecondReading::Off)
    {
        Protocol protocol = must(study().protocol());
        protocol.guessShare = share;
        protocol.secondReading = second;
        must(study().courseRules().setProtocol(protocol));
    }
    GuessStep* row() { return page().answerPanel()->findChild<GuessStep*>(); }
    void digits(const QString& keys)
    {
        for (const QChar key : keys)
            press(static_cast<Qt::Key>(Qt::Key_0 + key.digitValue()));
    }
    std::optional<Choice> guess() { return session().answer().guesses.at(FirstQuestion); }
    Answer submitted(std::size_t item)
    {
        const ScenarioId scenario = must(study().scenarios()).at(item).id;
        return must(study().labelling().history(session().person(), scenario)).back().answer;
    }
};

} // namespace

void GuessesTest::rules_chooseTheShare()
{
    RulesForm form(nullptr);
    auto* share = form.findChild<QSpinBox*>(QStringLiteral("guessShare"));
    QVERIFY(share);
    Protocol asked;
    form.apply(asked);
    QCOMPARE(asked.guessShare, 0);
    share->setValue(30);
    form.apply(asked);
    QCOMPARE(asked.guessShare, 30);
    asked.guessShare = 5;
    form.show(asked, {});
    QCOMPARE(share->value(), 5);
    Task task = defaultTask();
    task.questions.front().options.resize(2);
    task.layout = TaskLayout::Tidy;
    form.setTask(task); // nobody would be asked
    QVERIFY(!share->isVisibleTo(&form));
    form.apply(asked);
    QCOMPARE(asked.guessShare, 0);
}

void GuessesTest::rules_areSaidInWords()
{
    Protocol protocol;
    QVERIFY(protocolLines(protocol, {}).contains(QStringLiteral("No guess of the others")));
    protocol.guessShare = 25;
    QVERIFY(protocolLines(protocol, {})
                .contains(QStringLiteral("Guess of the others at 25 % of the items")));
}

void GuessesTest::keys_guessWithOneKeyMore()
{
    GuessDesk at(100);
    QVERIFY(at.row()->isHidden()); // nothing is chosen
    at.digits(QStringLiteral("1"));
    QVERIFY(at.row()->isVisible());
    QVERIFY(at.row()->hasFocus());
    at.digits(QStringLiteral("2"));
    QVERIFY(at.step(Step::Valence)->hasFocus());
    at.labelItem(QStringLiteral("1111"), ExplanationOfGuess);
    QCOMPARE(at.session().submittedCount(), 1);
    QVERIFY(at.submitted(0).choice(FirstQuestion) == Choice{0});
    QVERIFY(at.submitted(0).guesses.at(FirstQuestion) == Choice{1});
    QVERIFY(at.row()->isHidden()); // of the next item
}

void GuessesTest::secondReading_comesFirst()
{
    GuessDesk at(100, SecondReading::Option);
    at.digits(QStringLiteral("1"));
    auto* second = at.page().answerPanel()->findChild<SecondStep*>();
    QVERIFY(second && second->hasFocus());
    at.digits(QStringLiteral("0"));
    QVERIFY(at.row()->hasFocus());
    at.digits(QStringLiteral("3"));
    QVERIFY(at.session().answer().seconds.at(FirstQuestion) == SecondAnswer::nothing());
    QVERIFY(at.guess() == Choice{2});
}

void GuessesTest::digitOfACell_answersIt()
{
    GuessDesk at(100, SecondReading::Option);
    at.digits(QStringLiteral("3"));
    auto* second = at.page().answerPanel()->findChild<SecondStep*>();
    QVERIFY(second);
    auto* emotion = qobject_cast<ChoiceStep*>(at.step(Step::Emotion));
    for (ChoiceStep* step :
         {emotion, static_cast<ChoiceStep*>(second), static_cast<ChoiceStep*>(at.row())}) {
        for (int cell = 0; cell < step->choices(); ++cell) {
            const QString shown = step->cellKey(cell);
            QCOMPARE(shown.size(), 1);
            step->setFocus();
            at.digits(shown);
            QVERIFY2(step->choice() == cell, qPrintable(step->accessibleName() + shown));
        }
    }
    // Two keys more than where nothing is asked beside the choice; the scales have their own.
    at.step(Step::Valence)->setFocus();
    at.digits(QStringLiteral("7"));
    QCOMPARE(qobject_cast<ChoiceStep*>(at.step(Step::Valence))->choice(), std::optional(6));
}

void GuessesTest::ownChoice_canBeGuessed()
{
    GuessDesk at(100);
    at.digits(QStringLiteral("11"));
    QVERIFY(at.guess() == Choice{0});
    QVERIFY(at.step(Step::Valence)->hasFocus());
}

void GuessesTest::anotherChoice_keepsTheGuess()
{
    GuessDesk at(100);
    at.digits(QStringLiteral("12"));
    at.step(Step::Emotion)->setFocus();
    at.digits(QStringLiteral("3"));
    QVERIFY(at.session().answer().choice(FirstQuestion) == Choice{2});
    QVERIFY(at.guess() == Choice{1});
    QVERIFY(at.row()->choice() == 1);
}

void GuessesTest::submission_waitsForTheGuess()
{
    GuessDesk at(100);
    at.digits(QStringLiteral("1"));
    at.press(Qt::Key_Tab);
    QVERIFY(at.step(Step::Valence)->hasFocus());
    at.labelItem(QStringLiteral("1111"), ExplanationOfGuess);
    QCOMPARE(at.session().submittedCount(), 0);
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("what most others will say")));
    QVERIFY(at.row()->isMissing());
    QVERIFY(at.row()->hasFocus());
    at.digits(QStringLiteral("4"));
    QVERIFY(!at.row()->isMissing());
    at.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(at.session().submittedCount(), 1);
}

void GuessesTest::submittedBefore_isLeftAsItIs()
{
    GuessDesk at(0);
    at.labelItem(QStringLiteral("11111"), ExplanationOfGuess);
    at.ask(100);
    at.restart();
    at.press(Qt::Key_Left, Qt::ControlModifier);
    const ScenarioId first = at.session().item().scenario.id;
    at.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(at.session().item().scenario.id != first); // nothing was asked of it
    QVERIFY(at.submitted(0).guesses.isEmpty());
}

void GuessesTest::ruleChangedAtWork_bringsTheRow()
{
    GuessDesk at(0);
    at.ask(100);
    at.labelItem(QStringLiteral("11111"), ExplanationOfGuess);
    QCOMPARE(at.session().submittedCount(), 0);
    QVERIFY(at.row() && at.row()->hasFocus());
    at.digits(QStringLiteral("2"));
    at.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(at.session().submittedCount(), 1);
    QCOMPARE(at.submitted(0).explanation, ExplanationOfGuess);
}

void GuessesTest::draft_survivesTheWindow()
{
    GuessDesk at(100);
    at.digits(QStringLiteral("1"));
    at.restart();
    QVERIFY(at.row()->hasFocus()); // what comes next
    at.digits(QStringLiteral("2"));
    at.restart();
    QVERIFY(at.guess() == Choice{1});
    QVERIFY(at.row()->choice() == 1);
    QVERIFY(at.step(Step::Valence)->hasFocus());
}

void GuessesTest::undo_takesTheGuessBackAlone()
{
    GuessDesk at(100);
    at.digits(QStringLiteral("12"));
    at.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(at.session().answer().choice(FirstQuestion) == Choice{0});
    QVERIFY(!at.guess());
    QVERIFY(!at.row()->choice());
    QVERIFY(at.row()->hasFocus());
}

void GuessesTest::backspace_takesNothingBack()
{
    GuessDesk at(100);
    at.digits(QStringLiteral("12"));
    at.row()->setFocus();
    at.press(Qt::Key_Backspace);
    QVERIFY(at.guess() == Choice{1});
    QVERIFY(at.session().answer().choice(FirstQuestion) == Choice{0});
}

void GuessesTest::screenReader_hearsQuestionAndAnswer()
{
    GuessDesk at(100);
    at.digits(QStringLiteral("1"));
    const Question& question = at.session().task().questions.front();
    QCOMPARE(at.row()->accessibleName(),
             questionWord(question) + QStringLiteral(", guess of the others: not answered"));
    QVERIFY(at.page().answerPanel()->spokenStep().startsWith(at.row()->accessibleName()));
    at.digits(QStringLiteral("2"));
    QVERIFY(at.row()->accessibleName().contains(QStringLiteral("guess of the others: ") +
                                                question.options.at(1).word));
}

void GuessesTest::itemThatDoesNotAsk_hasNoRow()
{
    GuessDesk at(0);
    const Protocol protocol = must(at.study().protocol());
    Scenario scene = at.session().item().scenario;
    // The least share that asks of one item and not of the other.
    const auto drawn = [&](const QString& id) {
        int share = 0;
        while (!isGuessAsked(share, protocol.seed, id))
            ++share;
        return share;
    };
    const int first = drawn(QStringLiteral("one"));
    const int other = drawn(QStringLiteral("two"));
    QVERIFY(first != other);
    Protocol rules = protocol;
    rules.guessShare = std::min(first, other);
    AnswerPanel panel;
    panel.setTask(std::make_shared<const Task>(defaultTask()));
    panel.setGuessRules(rules);
    Answer answer;
    answer.ballot[0] = Choice{0};
    const auto show = [&](const QString& id) {
        scene.group.clear();
        scene.sourceId = id;
        panel.setScene(scene);
        panel.setAnswer(answer);
        const auto* row = panel.findChild<GuessStep*>();
        return row && !row->isHidden();
    };
    QCOMPARE(show(QStringLiteral("one")), first < other);
    QCOMPARE(show(QStringLiteral("two")), other < first);
    QCOMPARE(show(QStringLiteral("one")), first < other);
}

// The row of the cue words is told of for as long as the rules stand.
void GuessesTest::cueWords_areMarkedBesideIt()
{
    GuessDesk at(100);
    Protocol protocol = must(at.study().protocol());
    protocol.areCuesAsked = true;
    must(at.study().courseRules().setProtocol(protocol));
    at.restart();
    QPointer<CueRow> row = at.page().answerPanel()->cueRow();
    at.labelItem(QStringLiteral("121111"), ExplanationOfGuess);
    QCOMPARE(at.session().submittedCount(), 1);
    QVERIFY(row); // no item takes it away
    QCOMPARE(at.page().answerPanel()->cueRow(), row.data());
}

void GuessesTest::ruleOff_nothingIsThere()
{
    GuessDesk at(0);
    QVERIFY(!at.row());
    at.labelItem(QStringLiteral("11111"), ExplanationOfGuess);
    QCOMPARE(at.session().submittedCount(), 1);
    QVERIFY(at.submitted(0).guesses.isEmpty());
}

SUBTEXT_TEST(GuessesTest)
#include "guessestest.moc"
