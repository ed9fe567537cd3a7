// SPDX-License-Identifier: MIT
#include "core/course/questions.h"

#include "core/course/courserules.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/sceneview.h"
#include "ui/label/handincard.h"
#include "ui/label/itemlistmodel.h"
#include "ui/label/itemlistpanel.h"
#include "ui/label/labelending.h"
#include "ui/label/labelquestions.h"
#include "ui/label/summaryview.h"
#include "ui/questions/questiondialog.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/prose.h"
#include "ui/widgets/textreader.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// An annotator asks about the item on screen, by keys and by mouse, and finds the reply there.
class QuestionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keys_askAboutTheItemOnScreen();
    void mouse_asksAboutTheItemOnScreen();
    void keysAfterTheDialog_areForTheAnswer_data();
    void keysAfterTheDialog_areForTheAnswer();
    void writtenQuestion_isDiscardedAtTheSecondCancel();
    void reply_isMarkedUntilTheItemIsShown();
    void replyToTheItemOnScreen_isRead();
    void replyBehindAnotherPage_isReadOnceItIsBack();
    void newReplies_areToldOfWhenTheWorkBegins();
    void newReply_isToldToWhoeverIsThrough();
    void newReply_standsBeforeTheHandIn();
    void newReply_waitsForTheBar();
    void nobodyElses_isShown();
    void notAllowed_nothingIsThere();
    void ruleTakenBack_leavesOnlyWhatWasSaid();
    void ownQuestion_leavesTheFiguresOfTheScales();
    void lineOfQuestions_isBelowAllWhereTheSceneIsAbove();
    void lineOfQuestions_beginsWhereTheSceneDoes();
};

namespace {

Protocol asking()
{
    Protocol protocol;
    protocol.areQuestionsAllowed = true;
    return protocol;
}

/// Robin at the first of three items.
struct QuestioningDesk : CourseDesk
{
    explicit QuestioningDesk(const Protocol& protocol = asking())
        : CourseDesk(3, protocol)
    {
        window().signIn(robin.id);
    }
    LabelQuestions& line() { return *page().findChild<LabelQuestions*>(); }
    QuestionDialog* dialog() { return page().findChild<QuestionDialog*>(); }
    ScenarioId item() { return session().item().scenario.id; }
    std::vector<AskedQuestion> asked() { return must(study().questions().ofPerson(robin.id)); }
    void reply(const QString& text)
    {
        must(study().questions().reply(noor.id, asked().back().question.uuid, text));
    }
    bool isMarked(int row)
    {
        return page()
            .itemList()
            ->view()
            ->model()
            ->index(row, 0)
            .data(ItemListModel::ReplyRole)
            .toBool();
    }
};

QPushButton* cancelButton(const QuestionDialog& dialog)
{
    const auto buttons = dialog.findChildren<QPushButton*>();
    const auto found = std::find_if(buttons.begin(), buttons.end(), [](const auto* button) {
        return button->text() == QStringLiteral("Cancel");
    });
    Q_ASSERT(found != buttons.end());
    return *found;
}

int leftOf(const QWidget& part)
{
    return part.mapTo(part.window(), QPoint()).x();
}

int rightOf(const QWidget& part)
{
    return leftOf(part) + part.width();
}

} // namespace

void QuestionsTest::keys_askAboutTheItemOnScreen()
{
    QuestioningDesk desk;
    QVERIFY(desk.line().isVisible());
    desk.press(Qt::Key_F7);
    QVERIFY(desk.dialog());
    QApplication::setActiveWindow(desk.dialog());
    QVERIFY(!desk.dialog()->sendButton()->isEnabled());
    QTest::keyClicks(desk.dialog()->textEdit(), QStringLiteral("Who is meant?"));
    QTest::keyClick(desk.dialog()->textEdit(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!desk.dialog());
    QVERIFY(Announcer::of(desk.window()).said().endsWith(QLatin1String("Sent."))); // of one turn
    const auto asked = desk.asked();
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked.front().question.scenario, desk.item());
    QCOMPARE(asked.front().question.text, QStringLiteral("Who is meant?"));
    QVERIFY(desk.line().latestText().contains(QStringLiteral("Who is meant?")));
    QVERIFY(desk.session().answer().isEmpty()); // no key of it was an answer
    // The next digit answers: the keys are back where one answers.
    QVERIFY(desk.page().answerPanel()->isAncestorOf(desk.window().focusWidget()));
    QApplication::setActiveWindow(&desk.window());
    desk.press(Qt::Key_F7);
    QVERIFY(desk.dialog()->conversation()->toPlainText().contains(QStringLiteral("Who is meant?")));
}

void QuestionsTest::mouse_asksAboutTheItemOnScreen()
{
    QuestioningDesk desk;
    QVERIFY(desk.session().showNext());
    QTest::mouseClick(desk.line().button(), Qt::LeftButton);
    QVERIFY(desk.dialog());
    desk.dialog()->textEdit()->setPlainText(QStringLiteral("Is it meant seriously?"));
    QTest::mouseClick(desk.dialog()->sendButton(), Qt::LeftButton);
    QTRY_VERIFY(!desk.dialog());
    QCOMPARE(desk.asked().size(), std::size_t{1});
    QCOMPARE(desk.asked().front().question.scenario, desk.item());
}

void QuestionsTest::keysAfterTheDialog_areForTheAnswer_data()
{
    QTest::addColumn<bool>("isByMouse");
    QTest::addColumn<bool>("isSent");
    QTest::newRow("keys, sent") << false << true;
    QTest::newRow("keys, cancelled") << false << false;
    QTest::newRow("mouse, sent") << true << true;
    QTest::newRow("mouse, cancelled") << true << false;
}

void QuestionsTest::keysAfterTheDialog_areForTheAnswer()
{
    QFETCH(bool, isByMouse);
    QFETCH(bool, isSent);
    QuestioningDesk desk;
    for (const Qt::Key digit : {Qt::Key_1, Qt::Key_6, Qt::Key_4, Qt::Key_4, Qt::Key_4})
        desk.press(digit);
    desk.type(QStringLiteral("One. Two."));
    if (isByMouse)
        QTest::mouseClick(desk.line().button(), Qt::LeftButton);
    else
        desk.press(Qt::Key_F7);
    QVERIFY(desk.dialog());
    QuestionDialog& dialog = *desk.dialog();
    QApplication::setActiveWindow(&dialog);
    if (isSent)
        QTest::keyClicks(dialog.textEdit(), QStringLiteral("Who is meant?"));
    if (isSent && isByMouse)
        QTest::mouseClick(dialog.sendButton(), Qt::LeftButton);
    else if (isSent)
        QTest::keyClick(dialog.textEdit(), Qt::Key_Return, Qt::ControlModifier);
    else if (isByMouse)
        QTest::mouseClick(cancelButton(dialog), Qt::LeftButton);
    else
        QTest::keyClick(dialog.textEdit(), Qt::Key_Escape);
    QTRY_VERIFY(!desk.dialog());
    QCOMPARE(desk.asked().size(), isSent ? std::size_t{1} : std::size_t{0});
    QApplication::setActiveWindow(&desk.window());
    QVERIFY(desk.page().answerPanel()->isAncestorOf(QApplication::focusWidget()));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.session().item().position, 2);
    QCOMPARE(must(desk.study().counts()).annotations, 1);
}

void QuestionsTest::writtenQuestion_isDiscardedAtTheSecondCancel()
{
    QuestioningDesk desk;
    desk.press(Qt::Key_F7);
    QVERIFY(desk.dialog());
    desk.dialog()->textEdit()->setPlainText(QStringLiteral("Is it meant"));
    desk.dialog()->reject();
    QVERIFY(desk.dialog()->isVisible());
    QVERIFY(desk.dialog()->refusal()->isVisible());
    desk.dialog()->textEdit()->setPlainText(QStringLiteral("Is it meant seriously?"));
    QVERIFY(!desk.dialog()->refusal()->isVisible());
    desk.dialog()->reject(); // asks again: it was written on
    QVERIFY(desk.dialog()->isVisible());
    desk.dialog()->reject();
    QTRY_VERIFY(!desk.dialog());
    QVERIFY(desk.asked().empty());
}

void QuestionsTest::reply_isMarkedUntilTheItemIsShown()
{
    QuestioningDesk desk;
    const ScenarioId first = desk.item();
    must(desk.study().questions().ask(desk.robin.id, first, QStringLiteral("Who?")));
    QVERIFY(!desk.isMarked(0));
    QVERIFY(desk.session().showNext());
    desk.reply(QStringLiteral("The clerk."));
    QVERIFY(desk.isMarked(0));
    QVERIFY(!desk.isMarked(1));
    QVERIFY(desk.session().show(first));
    QVERIFY(!desk.isMarked(0));
    QVERIFY(desk.line().latestText().contains(QStringLiteral("The clerk.")));
    QVERIFY(desk.session().showNext());
    QCOMPARE(desk.line().latestText(), QString());
}

void QuestionsTest::replyToTheItemOnScreen_isRead()
{
    QuestioningDesk desk;
    must(desk.study().questions().ask(desk.robin.id, desk.item(), QStringLiteral("Who?")));
    desk.reply(QStringLiteral("The clerk."));
    QVERIFY(desk.line().latestText().contains(QStringLiteral("The clerk.")));
    QVERIFY(!desk.isMarked(0));
    QVERIFY(desk.session().showNext());
    QVERIFY(!desk.isMarked(0));
    desk.reply(QStringLiteral("Or the porter."));
    QVERIFY(desk.isMarked(0));
}

void QuestionsTest::replyBehindAnotherPage_isReadOnceItIsBack()
{
    QuestioningDesk desk;
    must(desk.study().questions().ask(desk.robin.id, desk.item(), QStringLiteral("Who?")));
    desk.page().hide();
    desk.reply(QStringLiteral("The clerk."));
    QVERIFY(desk.isMarked(0));
    desk.page().show();
    QVERIFY(!desk.isMarked(0));
}

void QuestionsTest::newReplies_areToldOfWhenTheWorkBegins()
{
    QuestioningDesk desk;
    const ScenarioId second = desk.session().items().at(1).scenario;
    must(desk.study().questions().ask(desk.robin.id, second, QStringLiteral("Who?")));
    desk.window().signOut();
    desk.reply(QStringLiteral("The clerk."));
    desk.reply(QStringLiteral("Or the porter."));
    desk.window().signIn(desk.robin.id);
    const NoticeBar& notice = *desk.page().notice();
    const QString told = QStringLiteral("2 new replies to your questions about items.");
    QCOMPARE(notice.text(), told);
    desk.press(Qt::Key_1);
    QVERIFY(!desk.session().answer().isEmpty());
    QCOMPARE(notice.text(), told); // it is not about this answer
    desk.window().signOut();
    desk.window().signIn(desk.robin.id); // nobody read them
    QCOMPARE(notice.text(), told);
    QTest::mouseClick(notice.actionButton(), Qt::LeftButton);
    QCOMPARE(desk.item(), second);
    QVERIFY(desk.line().latestText().contains(QStringLiteral("Or the porter.")));
    QVERIFY(notice.isHidden());
    desk.window().signOut();
    desk.window().signIn(desk.robin.id);
    QVERIFY(notice.isHidden());
    QVERIFY(!desk.isMarked(1));
    QVERIFY(desk.session().show(desk.session().items().at(2).scenario));
    desk.reply(QStringLiteral("The porter, surely."));
    QVERIFY(desk.isMarked(1)); // while they are at it, the list says so
    QVERIFY(notice.isHidden());
}

void QuestionsTest::newReply_isToldToWhoeverIsThrough()
{
    QuestioningDesk desk;
    const ScenarioId second = desk.session().items().at(1).scenario;
    must(desk.study().questions().ask(desk.robin.id, second, QStringLiteral("Who?")));
    for (const ItemSummary& item : desk.session().items())
        must(desk.study().labelling().submit(desk.robin.id, item.scenario,
                                             submissionOf(completeAnswer(Emotion::Joy))));
    desk.window().signOut();
    desk.reply(QStringLiteral("The clerk."));
    desk.window().signIn(desk.robin.id);
    const NoticeBar& notice = *desk.page().notice();
    QVERIFY(desk.page().findChild<SummaryView*>()->isVisible());
    QTRY_COMPARE(notice.text(), QStringLiteral("1 new reply to your questions about items."));
    QVERIFY(notice.isVisible());
    QTest::mouseClick(notice.actionButton(), Qt::LeftButton);
    QCOMPARE(desk.item(), second);
    QVERIFY(!desk.page().findChild<SummaryView*>()->isVisible());
    QVERIFY(notice.isHidden());
}

/// Whoever is through finds the way to it where they would hand in, though the notice is gone.
void QuestionsTest::newReply_standsBeforeTheHandIn()
{
    QuestioningDesk desk;
    const ScenarioId second = desk.session().items().at(1).scenario;
    must(desk.study().questions().ask(desk.robin.id, second, QStringLiteral("Who?")));
    for (const ItemSummary& item : desk.session().items())
        must(desk.study().labelling().submit(desk.robin.id, item.scenario,
                                             submissionOf(completeAnswer(Emotion::Joy))));
    desk.window().signOut();
    desk.reply(QStringLiteral("The clerk."));
    desk.window().signIn(desk.robin.id);
    desk.page().notice()->dismiss();
    auto* summary = desk.page().findChild<SummaryView*>();
    auto* show = child<QPushButton>(summary, "showReply");
    QVERIFY(show->isVisible());
    QVERIFY(summary->handIn()->mainButton() == show);
    QVERIFY(summary->handIn()->text().contains(QStringLiteral("to your questions about items")));
    show->click();
    QCOMPARE(desk.item(), second);
    desk.page().ending()->showSummary();
    QVERIFY(!show->isVisible()); // it is read
}

void QuestionsTest::newReply_waitsForTheBar()
{
    QuestioningDesk desk;
    const ScenarioId second = desk.session().items().at(1).scenario;
    must(desk.study().questions().ask(desk.robin.id, second, QStringLiteral("Who?")));
    NoticeBar& notice = *desk.page().notice();
    notice.showNotice(NoticeBar::Kind::Open, QStringLiteral("Something else."));
    desk.reply(QStringLiteral("The clerk."));
    desk.press(Qt::Key_F4); // nothing is on the way to them there
    QVERIFY(desk.page().findChild<SummaryView*>()->isVisible());
    QCOMPARE(notice.text(), QStringLiteral("Something else."));
    QTest::mouseClick(child<QPushButton>(notice, "close"), Qt::LeftButton);
    QTRY_COMPARE(notice.text(), QStringLiteral("1 new reply to your questions about items."));
}

void QuestionsTest::nobodyElses_isShown()
{
    QuestioningDesk desk;
    must(desk.study().questions().ask(desk.kim.id, desk.item(), QStringLiteral("of-kim")));
    QCOMPARE(desk.line().latestText(), QString());
    desk.press(Qt::Key_F7);
    QVERIFY(desk.dialog());
    QVERIFY(!desk.dialog()->conversation()->toPlainText().contains(QStringLiteral("of-kim")));
    QVERIFY(desk.dialog()->conversation()->isHidden());
}

void QuestionsTest::notAllowed_nothingIsThere()
{
    QuestioningDesk desk{Protocol()};
    QVERIFY(!desk.line().isVisible());
    desk.press(Qt::Key_F7);
    QVERIFY(!desk.dialog());
}

void QuestionsTest::ruleTakenBack_leavesOnlyWhatWasSaid()
{
    QuestioningDesk desk;
    must(desk.study().questions().ask(desk.robin.id, desk.item(), QStringLiteral("Who?")));
    Protocol protocol = must(desk.study().protocol());
    protocol.areQuestionsAllowed = false;
    must(desk.study().courseRules().setProtocol(protocol));
    QVERIFY(desk.line().isVisible());
    desk.press(Qt::Key_F7);
    QVERIFY(desk.dialog());
    QVERIFY(desk.dialog()->textEdit()->isHidden());
    desk.dialog()->reject();
    QVERIFY(desk.session().showNext());
    QVERIFY(!desk.line().isVisible());
}

void QuestionsTest::ownQuestion_leavesTheFiguresOfTheScales()
{
    QuestioningDesk desk;
    desk.window().resize(1366, 768);
    must(desk.study().questions().ask(desk.robin.id, desk.item(),
                                      QStringLiteral("Is it meant seriously? ").repeated(20)));
    QCoreApplication::processEvents();
    const AnswerPanel& answer = *desk.page().answerPanel();
    QVERIFY(desk.line().isVisible());
    QVERIFY(desk.line().latestText().startsWith(QStringLiteral("You asked: “Is it meant")));
    QVERIFY(answer.hasRoomForFigures());
    QVERIFY(rightOf(desk.line()) <= leftOf(answer));
    auto& words = *desk.line().findChild<ElidedLabel*>();
    QVERIFY(words.isCut());
    QTest::mouseClick(&words, Qt::LeftButton);
    const auto* whole = desk.window().findChild<QDialog*>(QStringLiteral("wholeText"));
    QVERIFY(whole);
    QCOMPARE(whole->findChild<TextReader*>()->toPlainText(), desk.line().latestText());
}

void QuestionsTest::lineOfQuestions_isBelowAllWhereTheSceneIsAbove()
{
    QuestioningDesk desk;
    const AnswerPanel& answer = *desk.page().answerPanel();
    desk.window().resize(1366, 768);
    QCoreApplication::processEvents();
    QVERIFY(rightOf(desk.line()) <= leftOf(answer));
    desk.window().resize(960, 540);
    QCoreApplication::processEvents();
    QVERIFY(desk.line().isVisible());
    QVERIFY(desk.line().mapTo(&desk.page(), QPoint()).y() >=
            answer.mapTo(&desk.page(), QPoint(0, answer.height())).y());
    QVERIFY(rightOf(desk.line()) >= rightOf(answer));
    desk.line().button()->setFocus();
    desk.window().resize(1366, 768);
    QCoreApplication::processEvents();
    QVERIFY(desk.line().isVisible());
    QVERIFY(rightOf(desk.line()) <= leftOf(answer));
    QVERIFY(desk.line().button()->hasFocus()); // the keys stay where they were
    desk.press(Qt::Key_F7);
    QVERIFY(desk.dialog());
}

void QuestionsTest::lineOfQuestions_beginsWhereTheSceneDoes()
{
    QuestioningDesk desk;
    must(desk.study().questions().ask(desk.robin.id, desk.item(), QStringLiteral("Who is meant?")));
    for (const QSize& size : {QSize(1366, 768), QSize(960, 540)}) {
        desk.window().resize(size);
        QCoreApplication::processEvents();
        const auto& words = *desk.line().findChild<ElidedLabel*>();
        QVERIFY(words.isVisible());
        int scene = desk.window().width();
        for (const SceneView* view : desk.page().findChildren<SceneView*>()) {
            for (const Prose* text : view->findChildren<Prose*>()) {
                if (text->isVisible())
                    scene = std::min(scene, leftOf(*text) + text->margin());
            }
        }
        QCOMPARE(leftOf(words) + words.contentsRect().x(), scene);
    }
}

SUBTEXT_TEST(QuestionsTest)
#include "questionstest.moc"
