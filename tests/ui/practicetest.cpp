// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/course/roster.h"
#include "core/exchange/rows/studydata.h"
#include "core/study/demonstration/demonstration.h"
#include "tests/support/ceipractice.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/answer/shortanswer.h"
#include "ui/label/guidelinedock.h"
#include "ui/practice/feedbackcard.h"
#include "ui/practice/practiceoutcome.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/practicewelcome.h"
#include "ui/quality/annotatormodel.h"
#include "ui/quality/qualitypage.h"
#include "ui/text/language.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableView>

using namespace subtext;
using namespace subtext::test;

namespace {

Protocol withPractice()
{
    Protocol protocol;
    protocol.isPracticeAsked = true;
    return protocol;
}

} // namespace

class PracticeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void wholeRoundByKeys_leadsToTheFirstItem();
    void practice_isNoData();
    void feedback_saysBothLabelsWhyAndHowFar();
    void feedback_isInTheLanguageOfTheWindow_theSceneIsNot();
    void genuineSplit_acceptsAllItsLabels();
    void incompleteAnswer_saysWhatIsMissing();
    void undo_takesBackTheLastStepOfTheSceneOnScreen();
    void requiredPractice_cannotBeSkipped();
    void brokenOff_goesOnWhereItStopped();
    void roundBelowTheBar_isFollowedByAnother();
    void sceneWorthAnotherLook_isALinkAndLeftByEscape();
    void escape_leavesTheSceneAndLosesNothing();
    void escapeAfterTheLastScene_leadsToTheResults();
    void again_startsANewRound();
    void keysOfTheLastAnswer_chooseNothing_andReturnBegins();
    void voluntaryPractice_leadsBackToTheWork();
    void activeTime_isRecordedWithoutTheReadingOfTheFeedback();
    void coordinator_seesFirstAndBestRound();
    void guide_standsBesideTheScene_orGoesWithEscape();
    void wordsAfterTheLastDigit_doNotSubmit();
    void guide_goesWithTheStudy();
    void failure_coversNoButton();
    void everyControl_hasANameAtEveryStage();
    void boards_arePractisedByKeysAndCountedByQuestion();

private:
    static void start(CourseDesk& desk)
    {
        desk.window().signIn(desk.robin.id);
        desk.press(Qt::Key_Space); // the start button has the focus
    }
    /// One scene and its feedback.
    static void answer(CourseDesk& desk, const QString& digits)
    {
        desk.answerShortly(digits);
        desk.press(Qt::Key_Return, Qt::ControlModifier);
    }
    static PracticePage& page(CourseDesk& desk) { return *desk.before().practice(); }
};

void PracticeTest::wholeRoundByKeys_leadsToTheFirstItem()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    for (const CalibrationItem& item : ceiPractice().items) {
        QVERIFY(page(desk).stage() == PracticePage::Stage::Scenes);
        QVERIFY(page(desk).scenes()->isAsking());
        desk.answerShortly(referenceDigits(item));
        QVERIFY(!page(desk).scenes()->isAsking());
        QVERIFY(page(desk).feedback()->isVisible());
        desk.press(Qt::Key_Space); // the button on
    }
    QVERIFY(page(desk).stage() == PracticePage::Stage::Outcome);
    QVERIFY2(page(desk).outcome()->text().contains(QStringLiteral("8 of 8")),
             qPrintable(page(desk).outcome()->text()));
    desk.press(Qt::Key_Space); // Begin
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(desk.session().item().position, 1);
    QCOMPARE(must(desk.study().practice().state(desk.robin.id)).completedRounds, 1);
}

void PracticeTest::practice_isNoData()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    for (const CalibrationItem& item : ceiPractice().items)
        answer(desk, referenceDigits(item));
    QCOMPARE(must(desk.study().counts()).annotations, 0);
    QVERIFY(must(desk.study().snapshot()).annotations.empty());
}

void PracticeTest::feedback_saysBothLabelsWhyAndHowFar()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    const CalibrationItem& item = ceiPractice().items.front();
    const Choice wrong = wrongLabel(item);
    QString digits = referenceDigits(item);
    digits[0] = QChar(u'1' + indexOf(wrong));
    const int reference = *item.reference.scale(Dimension::Valence);
    const int valence = reference > 0 ? reference - 2 : reference + 2;
    digits[1] = QChar(u'0' + (valence - MinPoint + 1));
    desk.answerShortly(digits);
    const QString text = page(desk).feedback()->text();
    for (const QString& part :
         {emotionWord(wrong), emotionWord(*item.reference.ballot[0]), item.why, item.careful,
          QStringLiteral("You read this differently from the reference"),
          QStringLiteral("2 points"), QStringLiteral("as the reference")})
        QVERIFY2(text.contains(part), qPrintable(part + u'\n' + text));
    // An adjudicator may have settled it.
    QVERIFY2(!text.contains(QStringLiteral("most people")), qPrintable(text));
}

void PracticeTest::feedback_isInTheLanguageOfTheWindow_theSceneIsNot()
{
    const auto back = qScopeGuard([] { setLanguage(*qApp, QStringLiteral("en")); });
    setLanguage(*qApp, QStringLiteral("de"));
    CourseDesk desk(2, withPractice());
    start(desk);
    const PracticeScenes german = must(desk.study().practice().scenes(QStringLiteral("de")));
    const CalibrationItem& item = ceiPractice().items.front();
    QVERIFY(german.items.front().why != item.why);
    QVERIFY(german.items.front().scenario == item.scenario);
    desk.answerShortly(referenceDigits(item));
    const QString text = page(desk).feedback()->text();
    for (const QString& part : {german.items.front().why, QStringLiteral("Freude")})
        QVERIFY2(text.contains(part), qPrintable(part + u'\n' + text));
}

void PracticeTest::genuineSplit_acceptsAllItsLabels()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    for (const CalibrationItem& item : ceiPractice().items) {
        if (!item.isSplit()) {
            answer(desk, referenceDigits(item));
            continue;
        }
        QString digits = referenceDigits(item);
        digits[0] = QChar(u'1' + indexOf(item.also[0].back()));
        desk.answerShortly(digits);
        const QString text = page(desk).feedback()->text();
        QVERIFY2(text.contains(QStringLiteral("readers differ")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("one of the answers that fit")));
        for (Choice accepted : item.also[0])
            QVERIFY2(text.contains(emotionWord(accepted)), qPrintable(text));
        return;
    }
    QFAIL("no item is a split");
}

void PracticeTest::incompleteAnswer_saysWhatIsMissing()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    desk.answerShortly(QStringLiteral("312"));
    QVERIFY(page(desk).scenes()->isAsking());
    const QString message = page(desk).scenes()->message();
    QVERIFY2(message.contains(QStringLiteral("dominance and confidence")), qPrintable(message));
    QVERIFY2(!message.contains(QStringLiteral("explanation")), qPrintable(message));
    QVERIFY(must(desk.study().practice().state(desk.robin.id)).answers.empty());
}

void PracticeTest::undo_takesBackTheLastStepOfTheSceneOnScreen()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    const ShortAnswer& scenes = *page(desk).scenes();
    answer(desk, referenceDigits(ceiPractice().items.front()));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenes.answer().isEmpty()); // the scene before is over
    desk.press(Qt::Key_7);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_5);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!scenes.answer().scale(Dimension::Arousal));
    desk.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(scenes.answer().scale(Dimension::Arousal), std::optional(5 - 1 + MinPoint));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    desk.press(Qt::Key_4); // instead of the 5
    QCOMPARE(scenes.answer().scale(Dimension::Arousal), std::optional(4 - 1 + MinPoint));
    QVERIFY(!scenes.answer().scale(Dimension::Dominance));
}

void PracticeTest::requiredPractice_cannotBeSkipped()
{
    CourseDesk desk(2, withPractice());
    desk.window().signIn(desk.robin.id);
    QTest::mouseClick(page(desk).welcome()->leaveButton(), Qt::LeftButton);
    QVERIFY(!desk.page().session()); // signed out
    start(desk);
    answer(desk, referenceDigits(ceiPractice().items.front()));
    QTest::mouseClick(child<QPushButton>(page(desk).scenes(), "leave"), Qt::LeftButton);
    QVERIFY(!desk.page().session());
}

void PracticeTest::brokenOff_goesOnWhereItStopped()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    answer(desk, referenceDigits(ceiPractice().items[0]));
    answer(desk, referenceDigits(ceiPractice().items[1]));
    desk.window().closeStudy();
    desk.window().openStudy(desk.studyPath());
    start(desk);
    for (std::size_t i = 2; i < ceiPractice().items.size(); ++i)
        answer(desk, referenceDigits(ceiPractice().items[i]));
    QVERIFY(page(desk).stage() == PracticePage::Stage::Outcome);
    QCOMPARE(must(desk.study().practice().state(desk.robin.id)).completedRounds, 1);
}

void PracticeTest::keysOfTheLastAnswer_chooseNothing_andReturnBegins()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    for (const CalibrationItem& item : ceiPractice().items) {
        QString digits = referenceDigits(item);
        digits[0] = QChar(u'1' + indexOf(wrongLabel(item)));
        answer(desk, digits);
    }
    QVERIFY(page(desk).stage() == PracticePage::Stage::Outcome);
    PracticeOutcome& outcome = *page(desk).outcome();
    QCOMPARE(desk.window().focusWidget(), &outcome);
    QVERIFY2(outcome.accessibleName().contains(QStringLiteral("0 of 8 labels")),
             qPrintable(outcome.accessibleName()));
    QCOMPARE(outcome.links().size(), ceiPractice().items.size());
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_9, Qt::Key_W, Qt::Key_Space})
        desk.press(key);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(&outcome, &held);
    QVERIFY(page(desk).stage() == PracticePage::Stage::Outcome);
    QVERIFY(desk.window().isBeforeWork());
    desk.press(Qt::Key_Return);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(desk.session().item().position, 1);
}

// Seven of eight labels are 87.5 %, which would be rounded to the bar.
void PracticeTest::roundBelowTheBar_isFollowedByAnother()
{
    Protocol protocol = withPractice();
    protocol.practiceBar = 88;
    CourseDesk desk(2, protocol);
    desk.window().signIn(desk.robin.id);
    QVERIFY2(page(desk).welcome()->lead().contains(QStringLiteral("at least 88 %")),
             qPrintable(page(desk).welcome()->lead()));
    desk.press(Qt::Key_Space);
    for (const CalibrationItem& item : ceiPractice().items) {
        QString digits = referenceDigits(item);
        if (item.id == ceiPractice().items.front().id)
            digits[0] = QChar(u'1' + indexOf(wrongLabel(item)));
        answer(desk, digits);
    }
    QVERIFY(page(desk).stage() == PracticePage::Stage::Outcome);
    PracticeOutcome& outcome = *page(desk).outcome();
    for (const char* part :
         {"7 of 8 labels match", "at least 88 %", "practise once more", "After 3 whole rounds"})
        QVERIFY2(outcome.text().contains(QString::fromLatin1(part)), qPrintable(outcome.text()));
    QCOMPARE(outcome.text().count(u'%'), 1); // what it came to is said once, in labels
    QCOMPARE(outcome.advisedButton(), outcome.againButton());
    QCOMPARE(outcome.onButton()->text(), QStringLiteral("Sign out"));
    QTest::mouseClick(outcome.onButton(), Qt::LeftButton);
    QVERIFY(!desk.page().session());
    start(desk); // the same scenes again
    for (const CalibrationItem& item : ceiPractice().items)
        answer(desk, referenceDigits(item));
    QVERIFY(page(desk).stage() == PracticePage::Stage::Outcome);
    QVERIFY2(outcome.text().contains(QStringLiteral("8 of 8 labels match")),
             qPrintable(outcome.text()));
    QCOMPARE(outcome.onButton()->text(), QStringLiteral("Begin"));
    desk.press(Qt::Key_Space);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(desk.session().item().position, 1);
}

void PracticeTest::sceneWorthAnotherLook_isALinkAndLeftByEscape()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    for (const CalibrationItem& item : ceiPractice().items) {
        QString digits = referenceDigits(item);
        if (item.id == ceiPractice().items.at(1).id)
            digits[0] = QChar(u'1' + indexOf(wrongLabel(item)));
        answer(desk, digits);
    }
    const QList<QPushButton*> links = page(desk).outcome()->links();
    QCOMPARE(links.size(), 1);
    QPushButton& link = *links.front();
    link.ensurePolished();
    QVERIFY(link.font().underline());
    QCOMPARE(link.cursor().shape(), Qt::PointingHandCursor);
    link.setFocus();
    desk.press(Qt::Key_Space);
    QVERIFY(page(desk).stage() == PracticePage::Stage::Scenes);
    QVERIFY(page(desk).feedback()->isVisible());
    desk.press(Qt::Key_Escape);
    QVERIFY(page(desk).stage() == PracticePage::Stage::Outcome);
    QCOMPARE(page(desk).outcome()->links().size(), 1);
    QCOMPARE(desk.window().focusWidget(), page(desk).outcome()->links().front());
}

void PracticeTest::escape_leavesTheSceneAndLosesNothing()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    const auto& items = ceiPractice().items;
    answer(desk, referenceDigits(items.front()));
    desk.press(Qt::Key_4);
    const Answer begun = page(desk).scenes()->answer();
    QVERIFY(!begun.isEmpty());
    desk.press(Qt::Key_Escape);
    QVERIFY(page(desk).stage() == PracticePage::Stage::Welcome);
    QVERIFY(desk.window().isBeforeWork()); // a required round is no less required
    QPushButton& on = *page(desk).welcome()->startButton();
    QCOMPARE(on.text(), QStringLiteral("Continue: 7 scenes left"));
    QCOMPARE(desk.window().focusWidget(), &on);
    desk.press(Qt::Key_Space);
    QVERIFY(page(desk).stage() == PracticePage::Stage::Scenes);
    QVERIFY(page(desk).scenes()->isAsking());
    QVERIFY(page(desk).scenes()->answer() == begun);
    QCOMPARE(must(desk.study().practice().state(desk.robin.id)).answers.size(), std::size_t{1});
}

void PracticeTest::escapeAfterTheLastScene_leadsToTheResults()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    const auto& items = ceiPractice().items;
    for (const CalibrationItem& item : items) {
        if (&item == &items.back())
            desk.answerShortly(referenceDigits(item));
        else
            answer(desk, referenceDigits(item));
    }
    QVERIFY(!page(desk).scenes()->isAsking()); // its feedback is on the screen
    desk.press(Qt::Key_Escape);
    QVERIFY(page(desk).stage() == PracticePage::Stage::Outcome);
}

void PracticeTest::again_startsANewRound()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    for (const CalibrationItem& item : ceiPractice().items)
        answer(desk, referenceDigits(item));
    QTest::mouseClick(page(desk).outcome()->againButton(), Qt::LeftButton);
    QVERIFY(page(desk).stage() == PracticePage::Stage::Scenes);
    answer(desk, referenceDigits(ceiPractice().items.front()));
    const PracticeState state = must(desk.study().practice().state(desk.robin.id));
    QCOMPARE(state.round, 2);
    QCOMPARE(state.answers.size(), std::size_t{1});
    // One round is done, so the second may be left.
    QTest::mouseClick(child<QPushButton>(page(desk).scenes(), "leave"), Qt::LeftButton);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(desk.session().item().position, 1);
}

void PracticeTest::voluntaryPractice_leadsBackToTheWork()
{
    CourseDesk desk(3, {});
    desk.window().signIn(desk.robin.id);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    desk.press(Qt::Key_5); // a beginning of item 2
    desk.press(Qt::Key_F6);
    QVERIFY(desk.window().isBeforeWork());
    QVERIFY(page(desk).isVisible());
    QTest::mouseClick(page(desk).welcome()->leaveButton(), Qt::LeftButton);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(desk.session().item().position, 2);
    QCOMPARE(*desk.session().answer().ballot[0], Emotion::Sadness); // what was begun is there
}

void PracticeTest::activeTime_isRecordedWithoutTheReadingOfTheFeedback()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    desk.clock.advance(8'000);
    desk.answerShortly(referenceDigits(ceiPractice().items[0]));
    desk.clock.advance(25'000);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    desk.clock.advance(3'000);
    desk.answerShortly(referenceDigits(ceiPractice().items[1]));
    const PracticeState state = must(desk.study().practice().state(desk.robin.id));
    QCOMPARE(state.answers.size(), std::size_t{2});
    QCOMPARE(state.answers[0].activeMs, 8'000);
    QCOMPARE(state.answers[1].activeMs, 3'000);
}

void PracticeTest::coordinator_seesFirstAndBestRound()
{
    const auto addScene = [](Study& study) {
        PracticeScenes scenes = must(study.practice().scenes());
        CalibrationItem more = scenes.items.front();
        more.id = QStringLiteral("later");
        scenes.items.push_back(more);
        VERIFY_HOLDS(study.courseRules().setText(TaskText::Practice,
                                                 QString::fromUtf8(practiceDocument(scenes))));
    };
    CourseDesk desk(2, withPractice());
    Practice& practice = desk.study().practice();
    for (int offset : {2, 0}) {
        for (const CalibrationItem& item : ceiPractice().items) {
            Answer given;
            given.ballot[0] = offset > 0 ? wrongLabel(item) : *item.reference.ballot[0];
            given.scales = item.reference.scales;
            given.scale(Dimension::Confidence) = 0;
            VERIFY_HOLDS(practice.record(desk.robin.id, item.id, given, 1));
        }
    }
    desk.window().signIn(desk.noor.id);
    const auto tables = desk.window().qualityPage()->findChildren<QTableView*>();
    const auto annotators = std::find_if(tables.begin(), tables.end(), [](const QTableView* table) {
        return qobject_cast<AnnotatorModel*>(table->model()) != nullptr;
    });
    QVERIFY(annotators != tables.end());
    QVERIFY(!(*annotators)->isColumnHidden(AnnotatorModel::PracticeColumn));
    QVERIFY((*annotators)->isColumnHidden(AnnotatorModel::RepeatsColumn)); // not asked for
    const QModelIndex cell = (*annotators)->model()->index(0, AnnotatorModel::PracticeColumn);
    QCOMPARE(cell.data().toString(), QStringLiteral("8 of 8 match"));
    const QString tip = cell.data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(QStringLiteral("first round: 0 of 8")), qPrintable(tip));
    QVERIFY2(tip.contains(QStringLiteral("best round: 8 of 8")), qPrintable(tip));
    addScene(desk.study());
    QCOMPARE((*annotators)->model()->index(0, AnnotatorModel::PracticeColumn).data().toString(),
             QStringLiteral("8 of 8 match")); // they met no ninth one
    QCOMPARE(cell.siblingAtRow(1).data().toString(), QStringLiteral("–"));
}

void PracticeTest::guide_standsBesideTheScene_orGoesWithEscape()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    desk.window().resize(1366, 768);
    desk.press(Qt::Key_F1);
    QCoreApplication::processEvents();
    const auto* guide = page(desk).findChild<GuidelineDock*>();
    QVERIFY(guide && guide->isVisible());
    const auto covers = [&](const QWidget* widget) {
        const QRect place(widget->mapTo(&page(desk), QPoint()), widget->size());
        return guide->geometry().intersects(place);
    };
    QVERIFY(!covers(page(desk).scenes()));
    desk.window().resize(960, 540);
    QCoreApplication::processEvents();
    QVERIFY(covers(page(desk).scenes()));
    desk.press(Qt::Key_Escape);
    QVERIFY(!guide->isVisible());
    QCOMPARE(page(desk).scenes()->width(), page(desk).width());
}

void PracticeTest::wordsAfterTheLastDigit_doNotSubmit()
{
    CourseDesk desk(2, withPractice());
    desk.window().signIn(desk.robin.id);
    desk.press(Qt::Key_Space);
    for (const Qt::Key digit : {Qt::Key_3, Qt::Key_1, Qt::Key_2, Qt::Key_4, Qt::Key_5})
        desk.press(digit);
    desk.type(QStringLiteral("she means it "));
    desk.press(Qt::Key_Space);
    QVERIFY(must(desk.study().practice().state(desk.robin.id)).answers.empty());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(must(desk.study().practice().state(desk.robin.id)).answers.size(), std::size_t{1});
}

void PracticeTest::guide_goesWithTheStudy()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    desk.press(Qt::Key_F1);
    const auto* guide = page(desk).findChild<GuidelineDock*>();
    QVERIFY(guide && guide->isVisible());
    page(desk).stop();
    QVERIFY(guide->isHidden());
}

void PracticeTest::failure_coversNoButton()
{
    CourseDesk desk(2, withPractice());
    start(desk);
    auto* notice = page(desk).findChild<NoticeBar*>();
    notice->showNotice(NoticeBar::Kind::Danger, QStringLiteral("Not saved."));
    const auto placeOf = [&](const QWidget* widget) {
        return QRect(widget->mapToGlobal(QPoint()), widget->size());
    };
    const ShortAnswer& scenes = *page(desk).scenes();
    for (const QPushButton* button :
         {child<QPushButton>(scenes, "goOn"), child<QPushButton>(scenes, "leave")}) {
        QVERIFY(button->isVisible());
        QVERIFY(!placeOf(notice).intersects(placeOf(button)));
    }
}

void PracticeTest::everyControl_hasANameAtEveryStage()
{
    Protocol protocol = withPractice();
    protocol.isConsentRequired = true;
    CourseDesk desk(2, protocol);
    const auto nameless = [&] {
        QStringList found;
        for (QWidget* widget : desk.window().findChildren<QWidget*>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            if (!face || face->text(QAccessible::Name).isEmpty())
                found << QString::fromLatin1(widget->metaObject()->className());
        }
        return found;
    };
    desk.window().signIn(desk.robin.id);
    QCOMPARE(nameless(), QStringList());
    VERIFY_HOLDS(desk.study().consents().record(desk.robin.id, true));
    desk.window().signIn(desk.robin.id);
    QCOMPARE(nameless(), QStringList());
    desk.press(Qt::Key_Space);
    QCOMPARE(nameless(), QStringList());
    for (const CalibrationItem& item : ceiPractice().items) {
        desk.answerShortly(referenceDigits(item));
        QCOMPARE(nameless(), QStringList());
        desk.press(Qt::Key_Return, Qt::ControlModifier);
    }
    QVERIFY(page(desk).stage() == PracticePage::Stage::Outcome);
    QCOMPARE(nameless(), QStringList());
}

void PracticeTest::boards_arePractisedByKeysAndCountedByQuestion()
{
    Desk desk;
    desk.window().openDemonstration(demonstrations().at(1));
    const auto people = must(desk.window().study()->roster().people());
    desk.window().signIn(people.front().id);
    desk.press(Qt::Key_F6);
    QVERIFY(desk.window().isBeforeWork());
    const PracticeScenes round = must(desk.window().study()->practice().scenes());
    PracticePage& page = *desk.window().beforeWork()->practice();
    QTest::mouseClick(page.welcome()->startButton(), Qt::LeftButton);
    bool isFirst = true;
    for (const CalibrationItem& item : round.items) {
        QVERIFY(page.scenes()->isAsking());
        for (std::size_t row = 0; row < 8; ++row) {
            if (item.reference.ballot.at(row) == Choice{1})
                desk.press(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(row)));
        }
        if (isFirst)
            desk.press(Qt::Key_7); // anger, which nobody reads there
        desk.press(Qt::Key_0);
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        if (page.scenes()->isAsking()) // nothing of the eight is asked once whether it is meant
            desk.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(!page.scenes()->isAsking(), qPrintable(page.scenes()->message()));
        const QString said = page.feedback()->text();
        QVERIFY2(said.contains(item.why), qPrintable(said));
        QVERIFY2(said.contains(isFirst ? QStringLiteral("7 of your 8 answers match the reference.")
                                       : QStringLiteral("You read this as the reference does.")),
                 qPrintable(said));
        if (isFirst)
            QVERIFY2(said.contains(QStringLiteral("Yours: Joy, Surprise, Anger.")),
                     qPrintable(said));
        isFirst = false;
        desk.press(Qt::Key_Return, Qt::ControlModifier);
    }
    QVERIFY(page.stage() == PracticePage::Stage::Outcome);
    QVERIFY2(
        page.outcome()->text().contains(QStringLiteral("55 of 56 labels match the reference.")),
        qPrintable(page.outcome()->text()));
    QVERIFY2(!page.outcome()->text().contains(QStringLiteral("scales")),
             qPrintable(page.outcome()->text()));
}

SUBTEXT_TEST(PracticeTest)

#include "practicetest.moc"
