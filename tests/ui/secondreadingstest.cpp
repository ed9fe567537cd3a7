// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/task/builtintasks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/answer/secondstep.h"
#include "ui/forms/rulesform.h"
#include "ui/text/answertext.h"
#include "ui/text/coursetext.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QPushButton>
#include <QTextBrowser>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Asking for second readings in the rules of a study, and saying them in the Label place by keys.
class SecondReadingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_chooseHowItIsAsked();
    void rules_askNothingOfATaskWithoutSuchAQuestion();
    void rules_areSaidInWords();
    void keys_nameOneMoreOptionWithOneKeyMore();
    void zero_saysThatThereIsNone();
    void keyOfTheChosenOption_saysNothing();
    void anotherChoice_asksAnewUnlessTheSecondFits();
    void submission_waitsForTheSecondAnswer();
    void submittedBefore_isLeftAsItIs();
    void ruleChangedAtWork_bringsTheRow();
    void draft_survivesTheWindow();
    void undo_takesTheSecondAnswerBackAlone();
    void points_areSharedByKeys();
    void points_neverExceedThoseOfTheChosen();
    void screenReader_hearsQuestionAndAnswer();
    void smallWindow_showsTheRowWhenItsTurnComes();
    void click_namesAnotherOption();
    void board_asksForNone();
    void ruleOff_nothingIsThere();
    void history_saysWhatElseItCouldBe();
    void deskColumn_saysWhatElseItCouldBe();
};

namespace {

const QString ExplanationOfSecond = QStringLiteral("It sounds kind. She smiles.");

/// At work on three scenes, in a study that asks for second readings.
struct SecondReadingDesk : Desk
{
    explicit SecondReadingDesk(SecondReading asked)
    {
        startLabelling(3);
        setAsked(asked);
    }
    void setAsked(SecondReading asked)
    {
        Protocol protocol = must(study().protocol());
        protocol.secondReading = asked;
        must(study().courseRules().setProtocol(protocol));
        restart();
    }
    SecondStep* row()
    {
        return page().answerPanel()->findChild<SecondStep*>(QStringLiteral("second.0"));
    }
    void digits(const QString& keys)
    {
        for (const QChar key : keys)
            press(static_cast<Qt::Key>(Qt::Key_0 + key.digitValue()));
    }
    SecondAnswer second() { return session().answer().seconds.at(FirstQuestion); }
    std::optional<Choice> chosen() { return session().answer().choice(FirstQuestion); }
    Answer submitted(std::size_t item)
    {
        const ScenarioId scenario = must(study().scenarios()).at(item).id;
        return must(study().labelling().history(session().person(), scenario)).back().answer;
    }
};

std::vector<int> sharedPoints(int first, int second, int third)
{
    std::vector<int> points(defaultTask().questions.front().options.size());
    points[0] = first;
    points[1] = second;
    points[2] = third;
    return points;
}

} // namespace

void SecondReadingsTest::rules_chooseHowItIsAsked()
{
    RulesForm form(nullptr);
    auto* bar = form.findChild<SegmentBar*>(QStringLiteral("secondReading"));
    QVERIFY(bar);
    Protocol asked;
    form.apply(asked);
    QVERIFY(asked.secondReading == SecondReading::Off);
    for (const SecondReading reading : AllSecondReadings) {
        bar->button(static_cast<int>(reading))->click();
        form.apply(asked);
        QVERIFY(asked.secondReading == reading);
    }
    Protocol points;
    points.secondReading = SecondReading::Option;
    form.show(points, {});
    QCOMPARE(bar->current(), 1);
}

void SecondReadingsTest::rules_askNothingOfATaskWithoutSuchAQuestion()
{
    Task task = defaultTask();
    task.questions.front().options.resize(2);
    task.layout = TaskLayout::Tidy;
    RulesForm form(nullptr);
    auto* bar = form.findChild<SegmentBar*>(QStringLiteral("secondReading"));
    bar->button(1)->click();
    QVERIFY(bar->isVisibleTo(&form));
    form.setTask(task);
    QVERIFY(!bar->isVisibleTo(&form));
    Protocol asked;
    form.apply(asked);
    QVERIFY(asked.secondReading == SecondReading::Off);
}

void SecondReadingsTest::rules_areSaidInWords()
{
    Protocol protocol;
    QVERIFY(protocolLines(protocol, {}).contains(QStringLiteral("No second readings")));
    protocol.secondReading = SecondReading::Sharing;
    QVERIFY(protocolLines(protocol, {}).contains(QStringLiteral("Second readings: 100 points")));
}

void SecondReadingsTest::keys_nameOneMoreOptionWithOneKeyMore()
{
    SecondReadingDesk at(SecondReading::Option);
    QVERIFY(at.row()->isHidden()); // nothing is chosen
    at.digits(QStringLiteral("1"));
    QVERIFY(at.row()->isVisible());
    QVERIFY(at.row()->hasFocus());
    at.digits(QStringLiteral("2"));
    QVERIFY(at.step(Step::Valence)->hasFocus());
    at.labelItem(QStringLiteral("1111"),
                 ExplanationOfSecond); // five digits without the rule, six with it
    QCOMPARE(at.session().submittedCount(), 1);
    QVERIFY(at.submitted(0).seconds.at(FirstQuestion) == SecondAnswer::of(Choice{1}));
    QVERIFY(at.row()->isHidden()); // of the next item
}

void SecondReadingsTest::zero_saysThatThereIsNone()
{
    SecondReadingDesk at(SecondReading::Option);
    at.labelItem(QStringLiteral("301111"), ExplanationOfSecond);
    QCOMPARE(at.session().submittedCount(), 1);
    QVERIFY(at.submitted(0).choice(FirstQuestion) == Choice{2});
    QVERIFY(at.submitted(0).seconds.at(FirstQuestion) == SecondAnswer::nothing());
}

void SecondReadingsTest::keyOfTheChosenOption_saysNothing()
{
    SecondReadingDesk at(SecondReading::Option);
    at.digits(QStringLiteral("11"));
    QVERIFY(at.second().isOpen());
    QVERIFY(at.row()->hasFocus());
    at.press(Qt::Key_Backspace);
    QVERIFY(at.chosen() == Choice{0});
    QVERIFY(at.row()->hasFocus());
}

void SecondReadingsTest::anotherChoice_asksAnewUnlessTheSecondFits()
{
    SecondReadingDesk at(SecondReading::Option);
    at.digits(QStringLiteral("12"));
    at.step(Step::Emotion)->setFocus();
    at.digits(QStringLiteral("3"));
    QVERIFY(at.chosen() == Choice{2});
    QVERIFY(at.second() == SecondAnswer::of(Choice{1}));
    at.step(Step::Emotion)->setFocus();
    at.digits(QStringLiteral("2"));
    QVERIFY(at.chosen() == Choice{1});
    QVERIFY(at.second().isOpen());
    QVERIFY(at.row()->hasFocus());
    QVERIFY(!at.row()->choice());
}

void SecondReadingsTest::submission_waitsForTheSecondAnswer()
{
    SecondReadingDesk at(SecondReading::Option);
    at.digits(QStringLiteral("1"));
    at.press(Qt::Key_Tab);
    QVERIFY(at.step(Step::Valence)->hasFocus());
    at.labelItem(QStringLiteral("1111"), ExplanationOfSecond);
    QCOMPARE(at.session().submittedCount(), 0);
    QVERIFY(at.page().notice()->text().contains(
        QStringLiteral("whether it could also be something else")));
    QVERIFY(at.row()->isMissing());
    QVERIFY(at.row()->hasFocus());
    at.digits(QStringLiteral("0"));
    QVERIFY(!at.row()->isMissing());
    at.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(at.session().submittedCount(), 1);
}

void SecondReadingsTest::submittedBefore_isLeftAsItIs()
{
    SecondReadingDesk at(SecondReading::Off);
    at.labelItem(QStringLiteral("11111"), ExplanationOfSecond);
    at.setAsked(SecondReading::Option);
    at.press(Qt::Key_Left, Qt::ControlModifier);
    const ScenarioId first = at.session().item().scenario.id;
    at.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(at.session().item().scenario.id != first); // nothing was asked of it
    QVERIFY(at.submitted(0).seconds.isEmpty());
}

void SecondReadingsTest::ruleChangedAtWork_bringsTheRow()
{
    SecondReadingDesk at(SecondReading::Off);
    Protocol protocol = must(at.study().protocol());
    protocol.secondReading = SecondReading::Option;
    must(at.study().courseRules().setProtocol(protocol));
    at.labelItem(QStringLiteral("11111"), ExplanationOfSecond);
    QCOMPARE(at.session().submittedCount(), 0);
    QVERIFY(at.row());
    QVERIFY(at.row()->hasFocus());
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("something else")));
    at.digits(QStringLiteral("0"));
    at.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(at.session().submittedCount(), 1);
    QCOMPARE(at.submitted(0).explanation, ExplanationOfSecond);
}

void SecondReadingsTest::draft_survivesTheWindow()
{
    SecondReadingDesk at(SecondReading::Option);
    at.digits(QStringLiteral("1"));
    at.restart();
    QVERIFY(at.row()->hasFocus()); // what comes next
    at.digits(QStringLiteral("2"));
    at.restart();
    QVERIFY(at.second() == SecondAnswer::of(Choice{1}));
    QVERIFY(at.row()->choice() == 1);
    QVERIFY(at.step(Step::Valence)->hasFocus());
}

void SecondReadingsTest::undo_takesTheSecondAnswerBackAlone()
{
    SecondReadingDesk at(SecondReading::Option);
    at.digits(QStringLiteral("12"));
    at.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(at.chosen() == Choice{0});
    QVERIFY(at.second().isOpen());
    QVERIFY(!at.row()->choice());
    QVERIFY(at.row()->hasFocus());
    at.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!at.chosen());
    QVERIFY(at.row()->isHidden());
    QVERIFY(at.step(Step::Emotion)->hasFocus());
}

void SecondReadingsTest::points_areSharedByKeys()
{
    SecondReadingDesk at(SecondReading::Sharing);
    at.digits(QStringLiteral("12"));
    QVERIFY(at.second() == SecondAnswer::of(sharedPoints(60, 40, 0)));
    QVERIFY(at.step(Step::Valence)->hasFocus());
    at.row()->setFocus();
    at.press(Qt::Key_Down);
    QVERIFY(at.second() == SecondAnswer::of(sharedPoints(65, 35, 0)));
    at.press(Qt::Key_Right);
    at.press(Qt::Key_Up);
    QVERIFY(at.second() == SecondAnswer::of(sharedPoints(60, 35, 5)));
    QCOMPARE(at.row()->choiceName(1).section(u' ', -1), QStringLiteral("35"));
    at.digits(QStringLiteral("0"));
    QVERIFY(at.second() == SecondAnswer::of(sharedPoints(100, 0, 0)));
    at.labelItem(QStringLiteral("1111"), ExplanationOfSecond);
    QCOMPARE(at.session().submittedCount(), 1);
}

void SecondReadingsTest::points_neverExceedThoseOfTheChosen()
{
    SecondReadingDesk at(SecondReading::Sharing);
    at.digits(QStringLiteral("12"));
    at.row()->setFocus();
    for (int i = 0; i < 5; ++i)
        at.press(Qt::Key_Up);
    QVERIFY(at.second() == SecondAnswer::of(sharedPoints(50, 50, 0)));
    at.press(Qt::Key_Right);
    at.press(Qt::Key_Up);
    QVERIFY(at.second() == SecondAnswer::of(sharedPoints(50, 50, 0)));
    at.press(Qt::Key_Down); // there is nothing to give back
    QVERIFY(at.second() == SecondAnswer::of(sharedPoints(50, 50, 0)));
}

void SecondReadingsTest::screenReader_hearsQuestionAndAnswer()
{
    SecondReadingDesk at(SecondReading::Option);
    at.digits(QStringLiteral("1"));
    const QString question = questionWord(at.session().task().questions.front());
    QCOMPARE(at.row()->accessibleName(),
             question + QStringLiteral(", second reading: not answered"));
    QVERIFY(at.page().answerPanel()->spokenStep().startsWith(at.row()->accessibleName()));
    QCOMPARE(at.row()->cellKey(0), QStringLiteral("0"));
    QCOMPARE(at.row()->cellName(0), QStringLiteral("No"));
    QCOMPARE(at.row()->cellKey(1), QStringLiteral("2"));
    at.digits(QStringLiteral("0"));
    QVERIFY(at.row()->accessibleName().contains(QStringLiteral("second reading: No")));
}

void SecondReadingsTest::smallWindow_showsTheRowWhenItsTurnComes()
{
    for (const SecondReading asked : {SecondReading::Option, SecondReading::Sharing}) {
        SecondReadingDesk at(asked);
        at.window().resize(960, 540);
        QCoreApplication::processEvents();
        at.digits(QStringLiteral("1"));
        QCoreApplication::processEvents();
        QVERIFY(at.row()->hasFocus());
        const QRect seen = at.row()->visibleRegion().boundingRect();
        QVERIFY2(seen.height() > at.row()->height() * 3 / 4,
                 qPrintable(QStringLiteral("%1 of %2").arg(seen.height()).arg(at.row()->height())));
        QVERIFY(at.window().width() <= 960);
    }
}

void SecondReadingsTest::click_namesAnotherOption()
{
    SecondReadingDesk at(SecondReading::Option);
    at.digits(QStringLiteral("1"));
    QTest::mouseClick(at.row(), Qt::LeftButton, {}, at.row()->choiceArea(3).center());
    QVERIFY(at.second() == SecondAnswer::of(Choice{3}));
    QVERIFY(at.step(Step::Valence)->hasFocus());
    QTest::mouseClick(at.row(), Qt::LeftButton, {}, at.row()->choiceArea(0).center());
    QVERIFY(at.second() == SecondAnswer::nothing());
}

void SecondReadingsTest::board_asksForNone()
{
    const auto task = std::make_shared<const Task>(*builtInTask(u"emoscene"));
    AnswerPanel panel;
    panel.setTask(task);
    panel.setSecondReading(SecondReading::Option);
    QVERIFY(!task->questions.front().board.isEmpty());
    QVERIFY(panel.findChildren<SecondStep*>().isEmpty());
    panel.setTask(std::make_shared<const Task>(defaultTask()));
    QCOMPARE(panel.findChildren<SecondStep*>().size(), 1);
}

void SecondReadingsTest::ruleOff_nothingIsThere()
{
    SecondReadingDesk at(SecondReading::Off);
    QVERIFY(!at.row());
    at.labelItem(QStringLiteral("11111"), ExplanationOfSecond);
    QCOMPARE(at.session().submittedCount(), 1);
    QVERIFY(at.submitted(0).seconds.isEmpty());
}

void SecondReadingsTest::history_saysWhatElseItCouldBe()
{
    SecondReadingDesk at(SecondReading::Option);
    at.labelItem(QStringLiteral("121111"), ExplanationOfSecond);
    at.press(Qt::Key_Left, Qt::ControlModifier);
    at.press(Qt::Key_F3);
    const QString words = secondWords(at.session().task(), FirstQuestion, at.second());
    QVERIFY(words.startsWith(QStringLiteral("also ")));
    const auto texts = at.page().findChildren<QTextBrowser*>();
    QVERIFY(std::any_of(texts.begin(), texts.end(), [&](const QTextBrowser* text) {
        return text->toPlainText().contains(words);
    }));
}

void SecondReadingsTest::deskColumn_saysWhatElseItCouldBe()
{
    RaterColumn column;
    column.setTask(std::make_shared<const Task>(defaultTask()));
    DeskRater rater;
    rater.annotation.answer.choice(FirstQuestion) = Choice{0};
    column.setRater(rater, 1, QStringLiteral("A"), {});
    QVERIFY(column.second()->isHidden());
    rater.annotation.answer.seconds.set(FirstQuestion, SecondAnswer::of(sharedPoints(60, 40, 0)));
    column.setRater(rater, 1, QStringLiteral("A"), {});
    QVERIFY(!column.second()->isHidden());
    const auto& options = defaultTask().questions.front().options;
    const QString words =
        QStringLiteral("%1 60, %2 40").arg(options.at(0).word, options.at(1).word);
    QCOMPARE(column.second()->text(), words);
    QCOMPARE(column.accessibleDescription(), words);
    rater.annotation.answer.seconds.set(FirstQuestion, SecondAnswer::nothing());
    column.setRater(rater, 1, QStringLiteral("A"), {});
    QCOMPARE(column.second()->text(), QStringLiteral("nothing else"));
}

SUBTEXT_TEST(SecondReadingsTest)
#include "secondreadingstest.moc"
