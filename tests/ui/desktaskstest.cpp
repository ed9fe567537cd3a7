// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/deskoftasks.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/hintsview.h"
#include "ui/adjudicate/historydialog.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/questiontable.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/adjudicate/raterhead.h"
#include "ui/adjudicate/vadprofile.h"
#include "ui/widgets/textreader.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QTableView>

using namespace subtext;
using namespace subtext::test;

/// The desk decides what the task of the study asks.
class DeskTasksTest : public QObject, private DeskOfTasks
{
    Q_OBJECT
private Q_SLOTS:
    void tiedRows_areDecidedByKeysAndSaved();
    void rowsThatAgree_areShownSettledAndAskNothing();
    void save_saysWhichQuestionsAreOpen();
    void tie_isNeverResolvedByItself();
    void keysOfABoard_meanTheirRow();
    void arrows_goFromQuestionToQuestion();
    void tableRow_choosesItsQuestion();
    void undo_goesBackQuestionByQuestionAndOverTheDecision();
    void draft_isGoneOnWithAfterARestart();
    void queue_countsAndFilters();
    void overrideOfAUnanimousRow_needsANote();
    void ambiguousRow_countsAsPicked();
    void precedents_unfoldAfterTheLastFirstPick();
    void twoAdjudicators_settleOnlyWhatTheyDifferOn();
    void history_saysEachQuestion();
};

void DeskTasksTest::tiedRows_areDecidedByKeysAndSaved()
{
    DeskWindow at(threeStories());
    QCOMPARE(at.itemName(), QStringLiteral("office/1"));
    QVERIFY(editing(at).question() == Joy);
    QCOMPARE(asked(at), QStringLiteral("Does Mara feel joy?"));
    QCOMPARE(shownOptions(at).size(), 2);
    at.press(Qt::Key_1);
    QVERIFY(editing(at).question() == Fear); // by itself
    QCOMPARE(asked(at), QStringLiteral("Does Mara feel fear?"));
    at.press(Qt::Key_3, Qt::ShiftModifier);
    QVERIFY(editing(at).openQuestions().empty());
    at.save();
    QCOMPARE(at.missing(), QString());
    QCOMPARE(at.itemName(), QStringLiteral("office/2")); // the next that waits
    QCOMPARE(at.waiting(), 1);

    const std::vector<Decision> decisions = at.decisionsOnDisk();
    QCOMPARE(decisions.size(), std::size_t{1});
    Picks picks{};
    picks[0] = Pick{Yes};
    picks[2] = Pick{No};
    QVERIFY(decisions.front().picks == picks);
    QVERIFY(decisions.front().firstPicks == picks);
    QVERIFY(decisions.front().basis == Basis::Misreading); // the only one that this task has
    QVERIFY(goldOf(at, QStringLiteral("office/1"), Joy) == Yes);
    QVERIFY(goldOf(at, QStringLiteral("office/1"), Fear) == No);
    QVERIFY(goldOf(at, QStringLiteral("office/1"), QuestionIndex{1}) == No); // by majority
    VERIFY_HOLDS(at.study().verifyAudit());
}

void DeskTasksTest::rowsThatAgree_areShownSettledAndAskNothing()
{
    DeskWindow at(threeStories());
    QTableView& table = *at.page().questions()->view();
    QVERIFY(table.isVisible());
    QCOMPARE(table.model()->rowCount(), 8);
    QCOMPARE(cell(at, 0, 5), QStringLiteral("tie 2:2"));
    QCOMPARE(cell(at, 0, 6), QStringLiteral("needs a pick"));
    QCOMPARE(cell(at, 1, 5), QStringLiteral("3:1"));
    QCOMPARE(cell(at, 1, 6), QStringLiteral("No"));
    QCOMPARE(cell(at, 7, 5), QStringLiteral("4:0"));
    QCOMPARE(cell(at, 7, 6), QStringLiteral("No"));
    QVERIFY(cell(at, 2, 0).endsWith(QStringLiteral("Fear")));
    int yes = 0;
    for (int rater = 1; rater <= 4; ++rater)
        yes += cell(at, 0, rater) == QLatin1String("Yes") ? 1 : 0;
    QCOMPARE(yes, 2);
    QCOMPARE(table.currentIndex().row(), 0);
    at.press(Qt::Key_1);
    QCOMPARE(cell(at, 0, 6), QStringLiteral("✓ Yes"));
    QCOMPARE(table.currentIndex().row(), 2);
}

void DeskTasksTest::save_saysWhichQuestionsAreOpen()
{
    DeskWindow at(threeStories());
    at.press(Qt::Key_Right);
    QVERIFY(editing(at).question() == Fear);
    at.save();
    QCOMPARE(at.missing(),
             QStringLiteral("Choose a label, or “Ambiguous”, for Joy and Fear first."));
    QVERIFY(editing(at).question() == Joy);
    at.press(Qt::Key_1);
    at.save();
    QCOMPARE(at.missing(), QStringLiteral("Choose a label, or “Ambiguous”, for Fear first."));
    QVERIFY(at.decisionsOnDisk().empty());
}

void DeskTasksTest::tie_isNeverResolvedByItself()
{
    DeskWindow at(threeStories());
    at.save();
    at.write(QStringLiteral("A note is no pick."));
    at.save();
    at.press(Qt::Key_2, Qt::ShiftModifier); // no to trust, which the votes say anyway
    at.save();
    QVERIFY(at.decisionsOnDisk().empty());
    QVERIFY(!goldOf(at, QStringLiteral("office/1"), Joy));
    QCOMPARE(at.waiting(), 2);
}

void DeskTasksTest::keysOfABoard_meanTheirRow()
{
    DeskWindow at(threeStories());
    at.press(Qt::Key_3); // fear, from joy
    QVERIFY(editing(at).pick(Fear) == std::optional(Pick{Yes}));
    QVERIFY(editing(at).question() == Joy);
    at.press(Qt::Key_9); // there is no ninth row
    QVERIFY(!editing(at).pick(Joy));
    at.press(Qt::Key_1, Qt::ShiftModifier);
    QVERIFY(editing(at).pick(Joy) == std::optional(Pick{No}));
}

void DeskTasksTest::arrows_goFromQuestionToQuestion()
{
    DeskWindow at(threeStories());
    at.press(Qt::Key_Right);
    QVERIFY(editing(at).question() == Fear);
    at.press(Qt::Key_Right); // round to the other that is open
    QVERIFY(editing(at).question() == Joy);
    at.press(Qt::Key_Left);
    QVERIFY(editing(at).question() == QuestionIndex{7});
    at.press(Qt::Key_1);
    at.press(Qt::Key_3);
    at.press(Qt::Key_Right); // nothing is open: the next
    QVERIFY(editing(at).question() == QuestionIndex{3});
}

void DeskTasksTest::tableRow_choosesItsQuestion()
{
    DeskWindow at(threeStories());
    QTableView& table = *at.page().questions()->view();
    table.setFocus();
    at.press(Qt::Key_Down);
    QVERIFY(editing(at).question() == QuestionIndex{1});
    QCOMPARE(asked(at), QStringLiteral("Does Mara feel trust?"));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                      table.visualRect(table.model()->index(4, 2)).center());
    QVERIFY(editing(at).question() == QuestionIndex{4});
    at.press(Qt::Key_3); // keys are the desk's here too
    QVERIFY(editing(at).pick(Fear).has_value());
}

void DeskTasksTest::undo_goesBackQuestionByQuestionAndOverTheDecision()
{
    DeskWindow at(threeStories());
    at.press(Qt::Key_1);
    at.press(Qt::Key_3);
    at.undo();
    QVERIFY(!editing(at).pick(Fear));
    QVERIFY(editing(at).question() == Fear);
    QVERIFY(editing(at).pick(Joy).has_value());
    at.undo();
    QVERIFY(!editing(at).pick(Joy));
    QVERIFY(editing(at).question() == Joy);
    at.redo();
    at.redo();
    QVERIFY(editing(at).openQuestions().empty());
    at.save();
    QCOMPARE(at.itemName(), QStringLiteral("office/2"));
    at.undo();
    QCOMPARE(at.itemName(), QStringLiteral("office/1"));
    QVERIFY(!goldOf(at, QStringLiteral("office/1"), Joy));
    QCOMPARE(at.waiting(), 2);
    at.redo();
    QVERIFY(goldOf(at, QStringLiteral("office/1"), Joy) == Yes);
    QCOMPARE(at.waiting(), 1);
}

void DeskTasksTest::draft_isGoneOnWithAfterARestart()
{
    DeskWindow at(threeStories());
    at.press(Qt::Key_1, Qt::ShiftModifier);
    at.restart();
    QCOMPARE(at.itemName(), QStringLiteral("office/1"));
    QVERIFY(editing(at).pick(Joy) == std::optional(Pick{No}));
    QVERIFY(editing(at).question() == Fear);
    at.press(Qt::Key_1); // another thought: what was first stays
    at.press(Qt::Key_3);
    at.save();
    const Decision decision = at.decisionsOnDisk().front();
    QVERIFY(decision.picks[0] == std::optional(Pick{Yes}));
    QVERIFY(decision.firstPicks[0] == std::optional(Pick{No}));
    QVERIFY(decision.firstPicks[2] == std::optional(Pick{Yes}));
    at.restart();
    at.page().queue()->setFilter(QueueFilter::All);
    at.goTo(QStringLiteral("office/1"));
    QCOMPARE(at.stateWord(), QStringLiteral("decided"));
    QCOMPARE(cell(at, 0, 6), QStringLiteral("✓ Yes"));
}

void DeskTasksTest::queue_countsAndFilters()
{
    DeskWindow at(threeStories());
    QCOMPARE(at.counts(), QStringLiteral("2 shown · 2 to review · 2 waiting"));
    at.page().queue()->setFilter(QueueFilter::ByRule);
    QCOMPARE(at.listed(), QStringList{QStringLiteral("office/3")});
    at.page().queue()->setFilter(QueueFilter::Waiting);
    QCOMPARE(at.listed(), (QStringList{QStringLiteral("office/1"), QStringLiteral("office/2")}));
    at.press(Qt::Key_1);
    at.press(Qt::Key_3);
    at.save();
    QVERIFY(at.counts().endsWith(QStringLiteral("1 waiting")));
    at.page().queue()->setFilter(QueueFilter::Decided);
    QCOMPARE(at.listed(), QStringList{QStringLiteral("office/1")});
    const auto boxes = at.page().queue()->findChildren<QComboBox*>();
    QStringList groups;
    for (const QComboBox* box : boxes) {
        if (box->accessibleName() == QLatin1String("Topic")) {
            for (int i = 0; i < box->count(); ++i)
                groups << box->itemText(i);
        }
    }
    QCOMPARE(groups,
             (QStringList{QStringLiteral("Topic: all"), QStringLiteral("All, one topic at a time"),
                          QStringLiteral("office")}));
}

void DeskTasksTest::overrideOfAUnanimousRow_needsANote()
{
    DeskWindow at(threeStories());
    at.page().queue()->setFilter(QueueFilter::ByRule);
    QCOMPARE(at.itemName(), QStringLiteral("office/3"));
    QVERIFY(editing(at).openQuestions().empty());
    at.press(Qt::Key_3, Qt::ShiftModifier); // everybody said yes
    QVERIFY(editing(at).basis() == Basis::Override);
    at.save();
    QVERIFY(at.missing().startsWith(QStringLiteral("This overrides the votes")));
    at.type(QStringLiteral("It is the cold.")); // the note has the keys by then
    at.save();
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    QVERIFY(goldOf(at, QStringLiteral("office/3"), Fear) == No);
    QVERIFY(goldOf(at, QStringLiteral("office/3"), Joy) == No);
}

void DeskTasksTest::ambiguousRow_countsAsPicked()
{
    DeskWindow at(threeStories());
    at.press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(editing(at).question() == Fear);
    at.press(Qt::Key_B, Qt::ControlModifier);
    at.save();
    QCOMPARE(at.missing(), QString());
    const Decision decision = at.decisionsOnDisk().front();
    QVERIFY(decision.isAmbiguous(Joy) && decision.isAmbiguous(Fear));
}

void DeskTasksTest::precedents_unfoldAfterTheLastFirstPick()
{
    DeskWindow at(threeStories());
    at.goTo(QStringLiteral("office/2"));
    at.press(Qt::Key_5);
    QVERIFY(editing(at).areHintsShown()); // one question was open, and it has its pick
    at.write(QStringLiteral("Sad enough."));
    at.save();
    at.goTo(QStringLiteral("office/1"));
    at.press(Qt::Key_1);
    QVERIFY(!editing(at).areHintsShown());
    QVERIFY(at.hintLines().isEmpty());
    at.press(Qt::Key_3);
    QVERIFY(editing(at).areHintsShown());
    const QStringList lines = at.hintLines();
    QCOMPARE(lines.size(), 2); // no polarity and no distance: there are no scales
    QVERIFY2(lines.last().contains(QStringLiteral("office/2")) &&
                 lines.last().contains(QStringLiteral("Sadness: Yes")),
             qPrintable(lines.last()));
}

void DeskTasksTest::twoAdjudicators_settleOnlyWhatTheyDifferOn()
{
    DeskWindow at(threeStories());
    const auto decideBoth = [&](Qt::KeyboardModifiers fear) {
        at.goTo(QStringLiteral("office/1"));
        at.press(Qt::Key_1);
        at.press(Qt::Key_3, fear);
        at.save();
        at.goTo(QStringLiteral("office/2"));
        at.press(Qt::Key_5);
        at.save();
    };
    decideBoth(Qt::NoModifier);
    at.signIn(2);
    QCOMPARE(at.waiting(), 2); // blind to the other
    decideBoth(Qt::ShiftModifier);
    at.page().queue()->setFilter(QueueFilter::Disputed);
    QCOMPARE(at.listed(), QStringList{QStringLiteral("office/1")});
    QVERIFY(at.page().session()->isSettling());
    QVERIFY(editing(at).openQuestions() == std::vector<QuestionIndex>{Fear});
    QVERIFY(editing(at).question() == Fear);
    at.press(Qt::Key_3);
    at.save();
    at.signIn(1);
    at.page().queue()->setFilter(QueueFilter::Disputed);
    QCOMPARE(cell(at, 0, 6), QStringLiteral("✓ Yes")); // both said so
    QVERIFY(at.page().session()->isConfirming());
    at.save();
    QCOMPARE(at.page().session()->queue().disputedCount(), 0);
    QVERIFY(goldOf(at, QStringLiteral("office/1"), Fear) == Yes);
    QVERIFY(goldOf(at, QStringLiteral("office/1"), Joy) == Yes);
    VERIFY_HOLDS(at.study().verifyAudit());
}

void DeskTasksTest::history_saysEachQuestion()
{
    DeskWindow at(threeStories());
    at.press(Qt::Key_1);
    at.press(Qt::Key_3, Qt::ShiftModifier);
    at.save();
    at.goTo(QStringLiteral("office/1"));
    at.press(Qt::Key_F3);
    const auto* dialog = at.page().findChild<HistoryDialog*>();
    QVERIFY(dialog);
    const QString text = dialog->findChild<TextReader*>()->toPlainText();
    QVERIFY2(text.contains(QStringLiteral("Joy: Yes, Fear: No")), qPrintable(text));
}

SUBTEXT_TEST(DeskTasksTest)

#include "desktaskstest.moc"
