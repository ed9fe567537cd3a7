// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/tasks.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/deskoftasks.h"
#include "ui/adjudicate/answermarks.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/label/finallabelsview.h"
#include "ui/text/desktext.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QTableView>

using namespace subtext;
using namespace subtext::test;

namespace {

Answer feelings(std::initializer_list<std::size_t> yes)
{
    Answer answer;
    for (std::size_t i = 0; i < 8; ++i)
        answer.ballot.at(i) = Choice{0};
    for (const std::size_t row : yes)
        answer.ballot.at(row) = Choice{1};
    return answer;
}

/// Of the first story four people tie on joy and agree on fear; of the second all say fear, and
/// three of four that there is no sadness.
DeskAnswers twoStories()
{
    return {*builtInTask(u"emoscene"),
            storiesAboutMara(2),
            {{feelings({0, 2}), feelings({0, 2}), feelings({2}), feelings({2})},
             {feelings({2}), feelings({2}), feelings({2}), feelings({2, 4})}}};
}

QStringList phrases(DeskWindow& at)
{
    QStringList texts;
    for (const QMenu* menu : at.page().decision()->tools()->findChildren<QMenu*>()) {
        for (const QAction* action : menu->actions())
            texts << action->text();
    }
    return texts;
}

QualityFlag contradiction()
{
    QualityFlag flag;
    flag.code = QualityCode::ContradictionPositive;
    flag.value = 2;
    flag.limit = 2;
    return flag;
}

} // namespace

/// Where a task differs from CEI: what decisions on several questions rest on, and whose words
/// stand on the screen.
class DeskAnyTaskTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void unanimousAndMajority_areSavedAsMajority();
    void unanimousAndAmbiguous_areSaved();
    void noItem_isAskedNothing();
    void missingBasis_isSaid();
    void phrases_areThoseOfTheStudy();
    void phrases_areProposedWhereTheStudyHasNone();
    void groupWord_isNotMadePlural();
    void finalLabels_nameTheBasisInTheTasksWords();
    void cutMark_isToldInATip();
};

void DeskAnyTaskTest::unanimousAndMajority_areSavedAsMajority()
{
    DeskWindow at(twoStories());
    at.page().queue()->setFilter(QueueFilter::ByRule);
    QCOMPARE(at.itemName(), QStringLiteral("office/2"));
    at.press(Qt::Key_3);
    at.press(Qt::Key_5, Qt::ShiftModifier);
    at.save();
    const std::vector<Decision> decisions = at.decisionsOnDisk();
    QCOMPARE(decisions.size(), std::size_t{1});
    QVERIFY(decisions.front().basis == Basis::Majority);
}

void DeskAnyTaskTest::unanimousAndAmbiguous_areSaved()
{
    DeskWindow at(twoStories());
    QCOMPARE(at.itemName(), QStringLiteral("office/1"));
    at.press(Qt::Key_B, Qt::ControlModifier);
    at.press(Qt::Key_3);
    at.save();
    const std::vector<Decision> decisions = at.decisionsOnDisk();
    QCOMPARE(decisions.size(), std::size_t{1});
    QVERIFY(decisions.front().basis == Basis::Unanimous);
    QVERIFY(decisions.front().isAmbiguous(QuestionIndex{0}));
}

void DeskAnyTaskTest::noItem_isAskedNothing()
{
    DeskWindow at(twoStories());
    QCOMPARE(DeskOfTasks::asked(at), QStringLiteral("Does Mara feel joy?"));
    at.page().queue()->setFilter(QueueFilter::Held); // there is none
    QVERIFY(!at.page().session()->editing().isShowing());
    QCOMPARE(DeskOfTasks::asked(at), QString());
    at.page().queue()->setFilter(QueueFilter::All);
    QCOMPARE(DeskOfTasks::asked(at), QStringLiteral("Does Mara feel joy?"));
}

void DeskAnyTaskTest::missingBasis_isSaid()
{
    DeskWindow at(DeskOfTasks::twoMails());
    at.press(Qt::Key_5);
    at.press(Qt::Key_1);
    QVERIFY(at.page().session()->editing().openQuestions().empty());
    at.save();
    QCOMPARE(at.missing(), QStringLiteral("A split needs a basis: what decided it?"));
    QVERIFY(at.decisionsOnDisk().empty());
    for (const theme::Mode mode : {theme::Mode::Dark, theme::Mode::Light}) {
        theme::apply(*qApp, mode);
        QCoreApplication::processEvents();
        QCOMPARE(at.missing(), QStringLiteral("A split needs a basis: what decided it?"));
    }
    at.press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(at.missing(), QString());
    at.save();
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
}

void DeskAnyTaskTest::phrases_areThoseOfTheStudy()
{
    DeskWindow at(twoStories());
    VERIFY_HOLDS(at.study().courseRules().setText(
        TaskText::Phrases, QStringLiteral("Only the body speaks.\r\n\n  Cold & tired.  \n")));
    at.restart();
    QCOMPARE(phrases(at), (QStringList{QStringLiteral("Only the body speaks."),
                                       QStringLiteral("Cold && tired.")}));
    at.page().decision()->insertSnippet(1);
    QCOMPARE(at.note(), QStringLiteral("Cold & tired."));
}

void DeskAnyTaskTest::phrases_areProposedWhereTheStudyHasNone()
{
    DeskWindow at;
    QCOMPARE(phrases(at), notePhrases(defaultTask()));
}

void DeskAnyTaskTest::groupWord_isNotMadePlural()
{
    const auto firstWords = [](DeskWindow& at, const QString& name) {
        for (const QComboBox* box : at.page().queue()->findChildren<QComboBox*>()) {
            if (box->accessibleName() == name)
                return box->itemText(0);
        }
        return QString();
    };
    DeskAnswers given = twoStories();
    given.task.group->word = QStringLiteral("Category");
    given.task.analysis = TaskAnalysis::None;
    DeskWindow any(given);
    QCOMPARE(firstWords(any, QStringLiteral("Category")), QStringLiteral("Category: all"));
    DeskWindow cei;
    QCOMPARE(firstWords(cei, QStringLiteral("Subtype")), QStringLiteral("Subtype: all"));
}

void DeskAnyTaskTest::finalLabels_nameTheBasisInTheTasksWords()
{
    FinalLabel label;
    label.answers.push_back(
        {Choice{0}, {GoldSource::Decision, Choice{1}, false, Basis::VadFit, {}}, {}});
    FinalLabelsView view;
    view.setLabels({label}, thirdTask());
    QStringList cells;
    for (int column = 0; column < view.table()->model()->columnCount(); ++column)
        cells << view.table()->model()->index(0, column).data().toString();
    QVERIFY2(cells.contains(basisWord(Basis::VadFit, thirdTask())), qPrintable(cells.join(u'|')));
    QVERIFY(!cells.contains(QStringLiteral("VAD fit")));
}

void DeskAnyTaskTest::cutMark_isToldInATip()
{
    AnswerMarks marks(nullptr);
    marks.setMarks(defaultTask(), {}, {contradiction()});
    const QString words = marks.chipTexts().front();
    marks.resize(400, marks.height());
    marks.show(); // sizes reach what is shown
    QCOMPARE(marks.toolTip(), QString());
    marks.resize(60, marks.height());
    QVERIFY2(marks.toolTip().contains(words.section(u' ', 0, 0)), qPrintable(marks.toolTip()));
    marks.resize(400, marks.height());
    QCOMPARE(marks.toolTip(), QString());
}

SUBTEXT_TEST(DeskAnyTaskTest)

#include "deskanytasktest.moc"
