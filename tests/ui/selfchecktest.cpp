// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/label/labelending.h"
#include "ui/label/summaryview.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// The quiet questions of the self-check and what is recorded of them, by keys alone.
class SelfCheckTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void contradiction_isAskedAboutAndRecorded();
    void keep_isRecordedAndEndsTheQuestion();
    void change_isRecordedAndHidesTheQuestion();
    void changeButton_leadsToTheValence();
    void undo_takesTheQuestionBack();
    void shortExplanation_isAskedAboutAfterwards();
    void explanation_isNotAskedAboutWhereItsChecksAreOff();
    void anotherNotice_doesNotAnswerTheQuestion();
    void submit_isNeverHeldUp();
    void contradiction_isAskedAboutBeforeThePace();
    void revisedAnswer_isLookedAtAgain();
    void plausibleTime_saysNothing();
    void quickSubmission_isStoredAndNoticed();
    void quickSubmission_isAskedAboutUntilTheNext();
    void quickSubmission_canBeKept();
    void quickSubmission_canBeLookedAtAgain();
    void clickOnKeep_leavesTheKeysToTheAnswer();
    void keepByKeys_leadsBackToTheAnswer();
    void unansweredQuestions_waitAndAreCounted();
    void unansweredQuestions_standInTheSummaryAndLeadToTheirItems();
    void unansweredQuestions_areAskedAgainInTheNextSession();
    void answeredQuestions_areNotAskedAgainInTheNextSession();
    void keptContradiction_isNotAskedAboutAfterARevisionOfAnotherPart();
    void keptContradiction_isAskedAboutAgainWithAnotherEmotion();
    void keptExplanation_isAskedAboutAgainOnceItChanges();
    void nextItem_startsWithoutAQuestion();
    void selfCheckOff_asksAndRecordsNothing();
    void readOnlyStudy_asksAndRecordsNothing();
};

namespace {

/// Everything recorded, as "code action" in order.
QString recorded(Desk& desk)
{
    QStringList words;
    for (const SelfCheck& check : must(desk.study().quality().selfChecks()))
        words << qualityToken(check.code) + u' ' + selfCheckToken(check.action);
    return words.join(QStringLiteral(", "));
}

QString question(Desk& desk)
{
    return shownText(desk.page().answerPanel(), "selfCheck");
}

/// Tab until the button with this text has the focus.
bool tabTo(Desk& desk, const QString& text)
{
    for (int i = 0; i < 80; ++i) {
        const auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
        if (button && button->text() == text)
            return true;
        desk.press(Qt::Key_Tab);
    }
    return false;
}

/// An answer in a plausible time, ten seconds before the first key.
void labelSlowly(Desk& desk, const QString& digits)
{
    desk.clock.advance(10'000);
    desk.labelItem(digits, QStringLiteral("A. B."));
}

const QString ContradictionShown = QStringLiteral("contradiction_positive shown");

} // namespace

void SelfCheckTest::contradiction_isAskedAboutAndRecorded()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_1);
    QCOMPARE(question(desk), QString()); // valence is not there yet
    desk.press(Qt::Key_2);
    QVERIFY2(question(desk).contains(QStringLiteral("You chose joy with “unpleasant”")),
             qPrintable(question(desk)));
    QCOMPARE(recorded(desk), ContradictionShown);
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Arousal)); // the work goes on
    const SelfCheck check = must(desk.study().quality().selfChecks()).front();
    QVERIFY(check.person == desk.session().person());
    QVERIFY(check.scenario == desk.session().item().scenario.id);
    QCOMPARE(check.at, desk.clock.now());
}

void SelfCheckTest::keep_isRecordedAndEndsTheQuestion()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_1);
    desk.press(Qt::Key_2);
    QVERIFY(tabTo(desk, QStringLiteral("Keep")));
    desk.press(Qt::Key_Space);
    QCOMPARE(question(desk), QString());
    QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
    const QString kept = ContradictionShown + QStringLiteral(", contradiction_positive kept");
    QCOMPARE(recorded(desk), kept);
    desk.step(Step::Valence)->setFocus();
    desk.press(Qt::Key_6);
    desk.step(Step::Valence)->setFocus();
    desk.press(Qt::Key_1);
    QCOMPARE(question(desk), QString());
    QCOMPARE(recorded(desk), kept);
    QCOMPARE(desk.session().answer().scale(Dimension::Valence), std::optional(-3));
}

void SelfCheckTest::change_isRecordedAndHidesTheQuestion()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_1);
    desk.press(Qt::Key_2);
    desk.step(Step::Valence)->setFocus();
    desk.press(Qt::Key_6);
    QCOMPARE(question(desk), QString());
    QCOMPARE(recorded(desk),
             ContradictionShown + QStringLiteral(", contradiction_positive changed"));
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_7); // anger with "pleasant" is another question
    QVERIFY(question(desk).contains(QStringLiteral("anger")));
    QVERIFY(recorded(desk).endsWith(QStringLiteral("contradiction_negative shown")));
}

void SelfCheckTest::changeButton_leadsToTheValence()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_1);
    desk.press(Qt::Key_2);
    QVERIFY(tabTo(desk, QStringLiteral("Change")));
    desk.press(Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Valence));
    QCOMPARE(recorded(desk), ContradictionShown); // nothing changed yet
    desk.press(Qt::Key_Right);
    QCOMPARE(question(desk), QString());
    QVERIFY(recorded(desk).endsWith(QStringLiteral("changed")));
}

void SelfCheckTest::undo_takesTheQuestionBack()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_1);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(question(desk), QString());
    QCOMPARE(recorded(desk),
             ContradictionShown + QStringLiteral(", contradiction_positive changed"));
}

void SelfCheckTest::shortExplanation_isAskedAboutAfterwards()
{
    Desk desk;
    desk.startLabelling(2);
    desk.clock.advance(10'000);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("One only."));
    QCOMPARE(must(desk.study().counts()).annotations, 1); // it stands
    NoticeBar& notice = *desk.page().notice();
    QVERIFY2(notice.text().contains(QStringLiteral("shorter than asked (2 to 4 sentences)")),
             qPrintable(notice.text()));
    QVERIFY(recorded(desk).endsWith(QStringLiteral("explanation_short shown")));
    child<QPushButton>(notice, "close")->click();
    QVERIFY(recorded(desk).endsWith(QStringLiteral("explanation_short kept")));
    labelSlowly(desk, QStringLiteral("16444"));
    QCOMPARE(notice.text(), QString()); // two sentences are what is asked for
}

void SelfCheckTest::explanation_isNotAskedAboutWhereItsChecksAreOff()
{
    Desk desk;
    desk.startLabelling(2);
    QualityProtocol protocol = must(desk.study().quality().protocol());
    protocol.thresholds.checksExplanations = false;
    VERIFY_HOLDS(desk.study().quality().setProtocol(protocol));
    desk.restart();
    desk.clock.advance(10'000);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("One only."));
    QCOMPARE(desk.page().notice()->text(), QString());
    QVERIFY(!recorded(desk).contains(QStringLiteral("explanation")));
}

// What stands in the place of the question is not the question.
void SelfCheckTest::anotherNotice_doesNotAnswerTheQuestion()
{
    Desk desk;
    desk.startLabelling(2);
    desk.clock.advance(10'000);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("One only."));
    desk.press(Qt::Key_Return, Qt::ControlModifier); // nothing is answered yet
    NoticeBar& notice = *desk.page().notice();
    QVERIFY2(notice.text().contains(QStringLiteral("Still missing")), qPrintable(notice.text()));
    child<QPushButton>(notice, "close")->click();
    QCOMPARE(notice.text(), QString());
    QVERIFY2(!recorded(desk).contains(QStringLiteral("kept")), qPrintable(recorded(desk)));
}

void SelfCheckTest::submit_isNeverHeldUp()
{
    Desk desk;
    desk.startLabelling(2);
    labelSlowly(desk, QStringLiteral("12444"));
    QCOMPARE(desk.session().item().position, 2);
    QCOMPARE(must(desk.study().counts()).annotations, 1);
    QCOMPARE(recorded(desk),
             ContradictionShown + QStringLiteral(", contradiction_positive submitted"));
    QCOMPARE(question(desk), QString());
    QVERIFY(desk.prompts.said.isEmpty());
}

void SelfCheckTest::contradiction_isAskedAboutBeforeThePace()
{
    Desk desk;
    desk.startLabelling(3);
    desk.labelItem(QStringLiteral("12444"), QStringLiteral("One only.")); // quick and short, too
    QCOMPARE(desk.page().notice()->text(),
             QStringLiteral("Item 1 is submitted. You chose joy with “unpleasant”. Keep it?"));
    QCOMPARE(recorded(desk),
             ContradictionShown + QStringLiteral(", contradiction_positive submitted"));
    child<QPushButton>(*desk.page().notice(), "close")->click();
    QVERIFY(recorded(desk).endsWith(QStringLiteral("contradiction_positive kept")));
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("One only.")); // quick and short
    QVERIFY2(desk.page().notice()->text().contains(QStringLiteral("shorter than asked")),
             qPrintable(desk.page().notice()->text()));
}

void SelfCheckTest::revisedAnswer_isLookedAtAgain()
{
    Desk desk;
    desk.startLabelling(2);
    labelSlowly(desk, QStringLiteral("12444"));
    NoticeBar& notice = *desk.page().notice();
    const QString asked = notice.text();
    QVERIFY2(asked.contains(QStringLiteral("You chose joy")), qPrintable(asked));
    QVERIFY(tabTo(desk, QStringLiteral("Look again")));
    desk.press(Qt::Key_Space);
    desk.step(Step::Arousal)->setFocus();
    desk.press(Qt::Key_5); // the contradiction stays
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(must(desk.study().annotations()).front().revision, 2);
    QCOMPARE(notice.text(),
             QStringLiteral("Item 1 is revised. You chose joy with “unpleasant”. Keep it?"));
    QVERIFY(tabTo(desk, QStringLiteral("Look again")));
    desk.press(Qt::Key_Space);
    desk.step(Step::Valence)->setFocus();
    desk.press(Qt::Key_6);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(notice.text().startsWith(QStringLiteral("Item 1 was revised.")),
             qPrintable(notice.text()));
}

void SelfCheckTest::plausibleTime_saysNothing()
{
    Desk desk;
    desk.startLabelling(2);
    desk.clock.advance(3'000); // on the limit is not under it
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    QCOMPARE(must(desk.study().annotations()).front().timings->activeMs, 3'000);
    QCOMPARE(desk.page().notice()->text(), QString());
    QCOMPARE(recorded(desk), QString());
}

void SelfCheckTest::quickSubmission_isStoredAndNoticed()
{
    Desk desk;
    desk.startLabelling(3);
    desk.clock.advance(2'999);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    QCOMPARE(must(desk.study().counts()).annotations, 1);
    QCOMPARE(desk.session().item().position, 2);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("very quick")));
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("Item 1")));
    QCOMPARE(recorded(desk), QStringLiteral("too_fast shown"));
    labelSlowly(desk, QStringLiteral("16444")); // which asks nothing: the first question goes
    QCOMPARE(desk.session().item().position, 3);
    QCOMPARE(desk.page().notice()->text(), QString());
    QCOMPARE(recorded(desk), QStringLiteral("too_fast shown"));
    desk.page().showItem(desk.session().items().front().scenario); // and waits there
    QCOMPARE(desk.page().notice()->text(),
             QStringLiteral("Item 1 was submitted very quickly. Keep it?"));
    desk.page().showItem(desk.session().items().back().scenario);
    QCOMPARE(desk.page().notice()->text(), QString());
    QCOMPARE(recorded(desk), QStringLiteral("too_fast shown"));
}

void SelfCheckTest::quickSubmission_isAskedAboutUntilTheNext()
{
    Desk desk;
    desk.startLabelling(3);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    desk.press(Qt::Key_1); // of the next item
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("very quick")));
    QVERIFY(tabTo(desk, QStringLiteral("Look again")));
    desk.press(Qt::Key_Space);
    QCOMPARE(desk.session().item().position, 1);
}

void SelfCheckTest::quickSubmission_canBeKept()
{
    Desk desk;
    desk.startLabelling(2);
    const ScenarioId first = desk.session().item().scenario.id;
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    QVERIFY(tabTo(desk, QStringLiteral("Keep it")));
    desk.press(Qt::Key_Space);
    QCOMPARE(desk.page().notice()->text(), QString());
    QCOMPARE(recorded(desk), QStringLiteral("too_fast shown, too_fast kept"));
    QVERIFY(must(desk.study().quality().selfChecks()).back().scenario == first);
}

void SelfCheckTest::quickSubmission_canBeLookedAtAgain()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    QVERIFY(tabTo(desk, QStringLiteral("Look again")));
    desk.press(Qt::Key_Space);
    QCOMPARE(desk.session().item().position, 1);
    QCOMPARE(desk.page().notice()->text(), QString());
    QCOMPARE(recorded(desk), QStringLiteral("too_fast shown"));
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(must(desk.study().annotations()).front().revision, 2);
    QCOMPARE(recorded(desk), QStringLiteral("too_fast shown, too_fast changed"));
}

void SelfCheckTest::clickOnKeep_leavesTheKeysToTheAnswer()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    desk.press(Qt::Key_7); // of the next item
    QTest::mouseClick(child<QPushButton>(*desk.page().notice(), "close"), Qt::LeftButton);
    QVERIFY(recorded(desk).endsWith(QStringLiteral("too_fast kept")));
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Valence));
    desk.labelItem(QStringLiteral("1444"), QStringLiteral("C. D."));
    QCOMPARE(must(desk.study().counts()).annotations, 2);
}

void SelfCheckTest::keepByKeys_leadsBackToTheAnswer()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    desk.press(Qt::Key_7);
    QVERIFY(tabTo(desk, QStringLiteral("Keep it")));
    desk.press(Qt::Key_Space);
    QCOMPARE(desk.page().notice()->text(), QString());
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Valence)); // the first that is open
}

void SelfCheckTest::unansweredQuestions_waitAndAreCounted()
{
    Desk desk;
    desk.startLabelling(4);
    const NoticeBar& notice = *desk.page().notice();
    for (int i = 0; i < 3; ++i)
        desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    QCOMPARE(notice.text(), QStringLiteral("Item 3 was submitted very quickly. Keep it? The "
                                           "self-check asks about 2 more items."));
    child<QPushButton>(notice, "close")->click();
    QCOMPARE(notice.text(), QString()); // a second press keeps nothing that was not read
    desk.press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(notice.text(), QString()); // item 3 is kept
    desk.press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(notice.text(), QStringLiteral("Item 2 was submitted very quickly. Keep it? The "
                                           "self-check asks about 1 more item."));
    desk.page().showItem(desk.session().items().back().scenario);
    QCOMPARE(notice.text(), QString()); // it goes with its item
    QVERIFY(recorded(desk).endsWith(QStringLiteral("too_fast shown, too_fast kept")));
}

void SelfCheckTest::unansweredQuestions_standInTheSummaryAndLeadToTheirItems()
{
    Desk desk;
    desk.startLabelling(2);
    for (int i = 0; i < 2; ++i)
        desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B."));
    QVERIFY(desk.page().ending()->isSummaryShown());
    NoticeBar& notice = *desk.page().notice();
    QCOMPARE(notice.text(), QString());
    const auto linkTo = [&](int item) -> QPushButton* {
        const QString text = QStringLiteral("Item %1: keep or change?").arg(item);
        for (QPushButton* button : desk.page().ending()->summary()->findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == text)
                return button;
        }
        return nullptr;
    };
    QVERIFY(linkTo(1) && linkTo(2));
    const auto labels = desk.page().ending()->summary()->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() &&
               label->text() == QStringLiteral("The self-check asks about 2 items");
    }));
    linkTo(1)->click();
    QCOMPARE(desk.session().item().position, 1);
    QVERIFY2(notice.text().startsWith(QStringLiteral("Item 1 was submitted very quickly.")),
             qPrintable(notice.text()));
    child<QPushButton>(notice, "close")->click();
    desk.page().ending()->showSummary();
    QVERIFY(!linkTo(1) && linkTo(2));
    QCOMPARE(notice.text(), QString());
}

void SelfCheckTest::unansweredQuestions_areAskedAgainInTheNextSession()
{
    Desk desk;
    desk.startLabelling(4);
    labelSlowly(desk, QStringLiteral("12444"));                       // joy, unpleasant
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("A. B.")); // quick
    desk.clock.advance(10'000);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("One only."));
    const QString asked = recorded(desk);
    desk.restart();
    const QString question = desk.page().notice()->text();
    QVERIFY2(question.startsWith(
                 QStringLiteral("Item 3 is submitted. Its explanation is shorter than asked")),
             qPrintable(question));
    QVERIFY2(question.endsWith(QStringLiteral("The self-check asks about 2 more items.")),
             qPrintable(question));
    QCOMPARE(recorded(desk), asked); // it is the same question
    const auto& doubts = desk.session().selfCheck().doubts();
    QCOMPARE(doubts.size(), 3U);
    QVERIFY(doubts[0].contradiction);
    QCOMPARE(doubts[1].code, QualityCode::TooFast);
    child<QPushButton>(*desk.page().notice(), "close")->click();
    QCOMPARE(recorded(desk), asked + QStringLiteral(", explanation_short kept"));
    desk.restart();
    const QString next = desk.page().notice()->text();
    QVERIFY2(next.startsWith(QStringLiteral("Item 2 was submitted very quickly.")),
             qPrintable(next));
}

void SelfCheckTest::answeredQuestions_areNotAskedAgainInTheNextSession()
{
    Desk desk;
    desk.startLabelling(3);
    NoticeBar& notice = *desk.page().notice();
    labelSlowly(desk, QStringLiteral("12444"));
    child<QPushButton>(notice, "close")->click();
    labelSlowly(desk, QStringLiteral("12444"));
    QVERIFY(tabTo(desk, QStringLiteral("Look again")));
    desk.press(Qt::Key_Space);
    desk.step(Step::Valence)->setFocus();
    desk.press(Qt::Key_6);
    desk.press(Qt::Key_Return, Qt::ControlModifier); // revised
    const QString answered = recorded(desk);
    QVERIFY2(answered.endsWith(QStringLiteral("changed")), qPrintable(answered));
    desk.restart();
    QVERIFY(desk.session().selfCheck().doubts().empty());
    // Nor is what was kept asked about once more beside the answer.
    desk.page().showItem(desk.session().items().front().scenario);
    desk.step(Step::Arousal)->setFocus();
    desk.press(Qt::Key_5);
    QCOMPARE(question(desk), QString());
    QCOMPARE(recorded(desk), answered);
}

void SelfCheckTest::keptContradiction_isNotAskedAboutAfterARevisionOfAnotherPart()
{
    Desk desk;
    desk.startLabelling(2);
    labelSlowly(desk, QStringLiteral("12444"));
    NoticeBar& notice = *desk.page().notice();
    child<QPushButton>(notice, "close")->click();
    const QString kept = recorded(desk);
    QVERIFY(kept.endsWith(QStringLiteral("contradiction_positive kept")));
    desk.page().showItem(desk.session().items().front().scenario);
    desk.step(Step::Arousal)->setFocus();
    desk.press(Qt::Key_5);
    QCOMPARE(question(desk), QString());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(must(desk.study().annotations()).front().revision, 2);
    QVERIFY2(notice.text().startsWith(QStringLiteral("Item 1 was revised.")),
             qPrintable(notice.text()));
    QCOMPARE(recorded(desk), kept);
}

void SelfCheckTest::keptContradiction_isAskedAboutAgainWithAnotherEmotion()
{
    Desk desk;
    desk.startLabelling(2);
    labelSlowly(desk, QStringLiteral("12444"));
    child<QPushButton>(*desk.page().notice(), "close")->click();
    desk.page().showItem(desk.session().items().front().scenario);
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_2); // trust
    QVERIFY2(question(desk).contains(QStringLiteral("trust")), qPrintable(question(desk)));
}

void SelfCheckTest::keptExplanation_isAskedAboutAgainOnceItChanges()
{
    Desk desk;
    desk.startLabelling(2);
    desk.clock.advance(10'000);
    desk.labelItem(QStringLiteral("16444"), QStringLiteral("One only."));
    NoticeBar& notice = *desk.page().notice();
    child<QPushButton>(notice, "close")->click();
    const auto revise = [&](StepIndex step, const auto& change) {
        desk.page().showItem(desk.session().items().front().scenario);
        desk.step(step)->setFocus();
        change();
        desk.press(Qt::Key_Return, Qt::ControlModifier);
    };
    revise(Step::Arousal, [&] { desk.press(Qt::Key_5); });
    QVERIFY2(notice.text().startsWith(QStringLiteral("Item 1 was revised.")),
             qPrintable(notice.text()));
    revise(Step::Explanation, [&] { desk.type(QStringLiteral("x")); });
    QVERIFY2(notice.text().startsWith(
                 QStringLiteral("Item 1 is revised. Its explanation is shorter than asked")),
             qPrintable(notice.text()));
}

void SelfCheckTest::nextItem_startsWithoutAQuestion()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_1);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(desk.session().item().position, 2);
    QCOMPARE(question(desk), QString());
    QCOMPARE(recorded(desk), ContradictionShown);
    desk.press(Qt::Key_1);
    desk.press(Qt::Key_1);
    QVERIFY(!question(desk).isEmpty());
}

void SelfCheckTest::selfCheckOff_asksAndRecordsNothing()
{
    Desk desk;
    desk.startLabelling(2);
    QualityProtocol protocol;
    protocol.isSelfCheckOn = false;
    VERIFY_HOLDS(desk.study().quality().setProtocol(protocol));
    desk.restart();
    desk.press(Qt::Key_1);
    desk.press(Qt::Key_2);
    QCOMPARE(question(desk), QString());
    desk.labelItem(QStringLiteral("444"), QStringLiteral("A. B."));
    QCOMPARE(must(desk.study().counts()).annotations, 1);
    QCOMPARE(desk.page().notice()->text(), QString());
    QCOMPARE(recorded(desk), QString());
}

void SelfCheckTest::readOnlyStudy_asksAndRecordsNothing()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_1);
    desk.press(Qt::Key_2); // leaves a contradictory draft
    const PersonId person = desk.session().person();
    const QString path = desk.study().path();
    desk.window().closeStudy();
    desk.window().openForReading(path);
    desk.window().signIn(person);
    QCOMPARE(desk.session().answer().scale(Dimension::Valence), std::optional(-2));
    QCOMPARE(question(desk), QString());
    desk.labelItem(QStringLiteral("11444"), QStringLiteral("A. B."));
    QCOMPARE(question(desk), QString());
    QVERIFY(!desk.page().notice()->text().contains(QStringLiteral("quick")));
    QCOMPARE(recorded(desk), ContradictionShown);
}

SUBTEXT_TEST(SelfCheckTest)

#include "selfchecktest.moc"
