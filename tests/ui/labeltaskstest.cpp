// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "core/task/builtintasks.h"
#include "core/task/taskrules.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/tasks.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/answersteps.h"
#include "ui/answer/boardstep.h"
#include "ui/answer/sceneview.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/itemlistmodel.h"
#include "ui/label/labelending.h"
#include "ui/label/summaryview.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/prose.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

namespace {

const Task& emoScene()
{
    return *builtInTask(u"emoscene");
}

constexpr Choice No{0};
constexpr Choice Yes{1};

/// Some of the rows that are no were answered by "all others no".
Answer vectorOf(std::initializer_list<std::size_t> yes, quint16 swept)
{
    Answer answer = yesTo(yes);
    answer.swept = swept;
    return answer;
}

Scenario mail(int number)
{
    return mailFromIda(number, QStringLiteral("hand-blender"),
                       QStringLiteral("It is Friday. Ida is still waiting."));
}

Option namedOption(const QString& word)
{
    Option option;
    option.token = word.toLower();
    option.word = word;
    return option;
}

BoardStep& boardOf(Desk& desk, StepIndex step = {})
{
    auto* board = qobject_cast<BoardStep*>(desk.step(step));
    Q_ASSERT(board);
    return *board;
}

/// That of the item, not of the repeats.
SceneView& sceneOf(Desk& desk)
{
    for (SceneView* scene : desk.page().findChildren<SceneView*>()) {
        if (scene->isVisible())
            return *scene;
    }
    qFatal("no scene is on screen");
}

void submit(Desk& desk)
{
    desk.press(Qt::Key_Return, Qt::ControlModifier);
}

QString notice(Desk& desk)
{
    return desk.page().notice()->isHidden() ? QString() : desk.page().notice()->text();
}

Answer submittedTo(Desk& desk, std::size_t item)
{
    const auto history = must(desk.study().labelling().history(
        desk.session().person(), desk.session().items().at(item).scenario));
    return history.empty() ? Answer() : history.back().answer;
}

} // namespace

/// The Label place asks what the task of the study asks.
class LabelTasksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void vectorsByKeysAlone_databaseHoldsWhatWasPressed();
    void emptyVector_isAskedAboutOnce();
    void rows_areOpenUntilTheyAreAnswered();
    void answerByHand_isNoSweepAnyMore();
    void sweep_isOneStepBack();
    void arrows_goThroughRowsAndAdjust();
    void subject_isNamedInWhatIsAskedAndMarkedInTheText();
    void sweepInADraft_isKept();
    void boardOfSixteen_isAnsweredByLettersAndScrolls_data();
    void boardOfSixteen_isAnsweredByLettersAndScrolls();
    void board_isHeardRowByRow();
    void thirdTaskByKeysAlone_databaseHoldsWhatWasPressed();
    void quickAnswers_areThoseOfTheTask();
    void thirdTask_showsItsSceneAndItsScales();
    void contradiction_isThatOfTheTask();
    void manyOptions_takeLettersPastNine();
    void otherBoard_isAnsweredRowAfterRow();
    void listAndSummary_sayWhatWasChosen();
    void practice_isOfferedWhereThereAreScenes();
    void wordsOfAScale_keepAwayFromTheOutline();
    void everyStepHasAName_data();
    void everyStepHasAName();
};

void LabelTasksTest::vectorsByKeysAlone_databaseHoldsWhatWasPressed()
{
    Desk desk;
    desk.startLabelling(emoScene(), storiesAboutMara(3));
    QCOMPARE(QApplication::focusWidget(), &boardOf(desk));
    // Joy; no fear, by hand; no to the rest.
    desk.press(Qt::Key_1);
    desk.press(Qt::Key_3, Qt::ShiftModifier);
    desk.press(Qt::Key_0);
    submit(desk);
    QCOMPARE(desk.session().item().position, 2);
    // Nothing at all, asked about.
    desk.press(Qt::Key_0);
    submit(desk);
    QCOMPARE(desk.session().item().position, 2);
    QVERIFY2(notice(desk).contains(QStringLiteral("answered No to every row")),
             qPrintable(notice(desk)));
    submit(desk);
    QCOMPARE(desk.session().item().position, 3);
    // Each row by itself.
    for (const Qt::Key key : {Qt::Key_8, Qt::Key_2})
        desk.press(key);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7})
        desk.press(key, Qt::ShiftModifier);
    submit(desk);
    QVERIFY(desk.page().ending()->isSummaryShown());

    const Answer expected[] = {vectorOf({0}, 0b11111010), vectorOf({}, 0b11111111),
                               vectorOf({1, 7}, 0)};
    for (std::size_t item = 0; item < 3; ++item)
        QVERIFY(submittedTo(desk, item) == expected[item]);
    VERIFY_HOLDS(desk.study().verifyAudit());

    desk.restart();
    QVERIFY(desk.session().show(desk.session().items().at(0).scenario));
    QVERIFY(desk.session().answer() == expected[0]);
    QVERIFY((boardOf(desk).answers().at(0) == BoardStep::Row{1, false}));
    QVERIFY((boardOf(desk).answers().at(1) == BoardStep::Row{0, true}));
    QVERIFY((boardOf(desk).answers().at(2) == BoardStep::Row{0, false}));
}

void LabelTasksTest::emptyVector_isAskedAboutOnce()
{
    Desk desk;
    desk.startLabelling(emoScene(), storiesAboutMara(2));
    desk.press(Qt::Key_0);
    submit(desk);
    QVERIFY(!notice(desk).isEmpty());
    QCOMPARE(must(desk.study().counts()).annotations, 0);
    desk.page().ending()->showSummary(); // where it would ask about nothing that is to be seen
    QVERIFY2(notice(desk).isEmpty(), qPrintable(notice(desk)));
    desk.page().showItem(desk.session().items().front().scenario);
    desk.press(Qt::Key_5); // there was something after all
    QCOMPARE(notice(desk), QString());
    submit(desk);
    QVERIFY(submittedTo(desk, 0) == vectorOf({4}, 0b11101111));
    // With the mouse: what the notice offers.
    desk.press(Qt::Key_0);
    submit(desk);
    desk.page().notice()->actionButton()->click();
    QVERIFY(submittedTo(desk, 1) == vectorOf({}, 0b11111111));
}

void LabelTasksTest::rows_areOpenUntilTheyAreAnswered()
{
    Desk desk;
    desk.startLabelling(emoScene(), storiesAboutMara(1));
    for (const BoardStep::Row& row : boardOf(desk).answers())
        QVERIFY(!row.choice);
    submit(desk);
    QVERIFY2(notice(desk).contains(QStringLiteral("8 rows")), qPrintable(notice(desk)));
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_8})
        desk.press(key, Qt::ShiftModifier);
    QVERIFY2(notice(desk).contains(QStringLiteral("fear and anger")), qPrintable(notice(desk)));
    submit(desk);
    QCOMPARE(boardOf(desk).currentRow(), 2); // the first that is open
    QCOMPARE(must(desk.study().counts()).annotations, 0);
    desk.press(Qt::Key_Backspace); // there is nothing to take back
    desk.press(Qt::Key_3);
    desk.press(Qt::Key_7);
    QCOMPARE(notice(desk), QString());
    submit(desk);
    QVERIFY(submittedTo(desk, 0) == vectorOf({2, 6}, 0));
}

void LabelTasksTest::answerByHand_isNoSweepAnyMore()
{
    Desk desk;
    desk.startLabelling(emoScene(), storiesAboutMara(1));
    desk.press(Qt::Key_0);
    QCOMPARE(desk.session().answer().swept, quint16{0b11111111});
    desk.press(Qt::Key_4, Qt::ShiftModifier); // the same no, said of this row
    QCOMPARE(desk.session().answer().swept, quint16{0b11110111});
    desk.press(Qt::Key_6);
    QCOMPARE(desk.session().answer().swept, quint16{0b11010111});
    desk.press(Qt::Key_Backspace); // row 6 is open again
    QVERIFY(!desk.session().answer().ballot[5]);
    desk.press(Qt::Key_0);
    QCOMPARE(desk.session().answer().swept, quint16{0b11110111});
}

void LabelTasksTest::sweep_isOneStepBack()
{
    Desk desk;
    desk.startLabelling(emoScene(), storiesAboutMara(1));
    desk.press(Qt::Key_6);
    const Answer before = desk.session().answer();
    desk.press(Qt::Key_0);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.session().answer() == before);
    // Two answers to the sixth row are two steps, although a text's sixth step would be one.
    desk.press(Qt::Key_6, Qt::ShiftModifier);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.session().answer() == before);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.session().answer().isEmpty());
}

void LabelTasksTest::arrows_goThroughRowsAndAdjust()
{
    Desk desk;
    desk.startLabelling(emoScene(), storiesAboutMara(1));
    BoardStep& board = boardOf(desk);
    desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Down);
    QCOMPARE(board.currentRow(), 2);
    desk.press(Qt::Key_Right);
    QVERIFY(desk.session().answer().ballot[2] == Yes);
    desk.press(Qt::Key_Left);
    QVERIFY(desk.session().answer().ballot[2] == No);
    desk.press(Qt::Key_Up);
    desk.press(Qt::Key_Left);
    QVERIFY(desk.session().answer().ballot[1] == No);
    desk.press(Qt::Key_Backspace);
    QVERIFY(!desk.session().answer().ballot[1]);
    QCOMPARE(board.currentRow(), 1);
}

void LabelTasksTest::subject_isNamedInWhatIsAskedAndMarkedInTheText()
{
    Desk desk;
    std::vector<Scenario> stories = storiesAboutMara(2);
    stories[1].fields[0] = QStringLiteral("her colleague");
    desk.startLabelling(emoScene(), stories);
    QVERIFY2(boardOf(desk).accessibleName().startsWith(QStringLiteral("What does Mara feel?")),
             qPrintable(boardOf(desk).accessibleName()));
    const Prose& text = *sceneOf(desk).utterance();
    QCOMPARE(text.marks().size(), std::size_t{2});
    for (const Prose::MarkedPart& part : text.marks())
        QCOMPARE(text.text().mid(part.start, part.length), QStringLiteral("Mara"));
    QVERIFY(text.text().startsWith(QStringLiteral("The lift"))); // a story is not quoted
    QVERIFY(desk.session().showNext());
    QVERIFY(boardOf(desk).accessibleName().contains(QStringLiteral("does her colleague feel")));
    QCOMPARE(text.marks().size(), std::size_t{1}); // "Her colleague"
}

void LabelTasksTest::sweepInADraft_isKept()
{
    Desk desk;
    desk.startLabelling(emoScene(), storiesAboutMara(1));
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_0);
    const Answer before = desk.session().answer();
    QCOMPARE(before.swept, quint16{0b11111101});
    desk.restart();
    QVERIFY(desk.session().answer() == before);
}

void LabelTasksTest::boardOfSixteen_isAnsweredByLettersAndScrolls_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("beside the scene") << QSize(1366, 768);
    QTest::newRow("below it") << QSize(960, 540);
    QTest::newRow("the smallest window") << QSize(800, 500);
}

void LabelTasksTest::boardOfSixteen_isAnsweredByLettersAndScrolls()
{
    QFETCH(QSize, size);
    const Task task = widestBoard();
    QVERIFY(taskFaults(task).empty());
    Desk desk;
    desk.window().resize(size);
    desk.startLabelling(task, storiesAboutMara(1));
    BoardStep& board = boardOf(desk);
    desk.press(Qt::Key_G); // the sixteenth
    QVERIFY(desk.session().answer().ballot[15] == Yes);
    desk.press(Qt::Key_A, Qt::ShiftModifier); // the tenth
    QVERIFY(desk.session().answer().ballot[9] == No);
    desk.press(Qt::Key_H); // none
    for (int i = 0; i < 16; ++i) {
        desk.press(Qt::Key_Down);
        const QRect row = board.rowArea(board.currentRow());
        const QRect shown(board.mapTo(desk.page().answerPanel()->viewport(), row.topLeft()),
                          row.size());
        QVERIFY(desk.page().answerPanel()->viewport()->rect().contains(shown));
    }
    QCOMPARE(board.currentRow(), 15);
    desk.press(Qt::Key_0);
    submit(desk);
    QVERIFY(submittedTo(desk, 0).ballot[15] == Yes);
    QCOMPARE(submittedTo(desk, 0).swept, quint16{0b0111110111111111});
}

void LabelTasksTest::board_isHeardRowByRow()
{
    Desk desk;
    desk.startLabelling(emoScene(), storiesAboutMara(1));
    BoardStep& board = boardOf(desk);
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&board);
    QCOMPARE(spoken->childCount(), 8 * 2 + 1);
    QCOMPARE(spoken->child(5)->text(QAccessible::Name), QStringLiteral("Fear: Yes"));
    QCOMPARE(spoken->child(5)->text(QAccessible::Accelerator), QStringLiteral("3"));
    QCOMPARE(spoken->child(4)->text(QAccessible::Accelerator), QStringLiteral("Shift+3"));
    QCOMPARE(spoken->child(16)->text(QAccessible::Name), QStringLiteral("All others no"));
    QVERIFY(!spoken->child(5)->state().checked);
    spoken->child(5)->actionInterface()->doAction({});
    QVERIFY(spoken->child(5)->state().checked);
    QVERIFY2(spoken->text(QAccessible::Name).endsWith(QStringLiteral("Fear: Yes, row 3 of 8")),
             qPrintable(spoken->text(QAccessible::Name)));
    desk.press(Qt::Key_Down);
    QVERIFY(spoken->text(QAccessible::Name).contains(QStringLiteral("Surprise: not answered")));
    spoken->child(16)->actionInterface()->doAction({});
    QVERIFY(desk.session().answer() == vectorOf({2}, 0b11111011));
}

void LabelTasksTest::thirdTaskByKeysAlone_databaseHoldsWhatWasPressed()
{
    Desk desk;
    desk.startLabelling(thirdTask(), {mail(1), mail(2)});
    for (const Qt::Key key : {Qt::Key_5, Qt::Key_1})
        desk.press(key);
    desk.press(Qt::Key_0);
    desk.press(Qt::Key_1); // bitter
    desk.press(Qt::Key_4); // much
    QCOMPARE(QApplication::focusWidget(), desk.step(StepIndex{6}));
    desk.type(QStringLiteral("“Still”, 1 of them."));
    submit(desk);
    // Without an explanation: this task leaves it open.
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_3, Qt::Key_1})
        desk.press(key);
    submit(desk);
    QVERIFY2(desk.page().ending()->isSummaryShown(), qPrintable(notice(desk)));

    Answer first;
    first.ballot[0] = Choice{4};
    first.ballot[1] = Yes;
    first.ballot[2] = first.ballot[3] = No;
    first.swept = 0b1100;
    first.scales[0] = -2;
    first.scales[1] = 4;
    first.explanation = QStringLiteral("“Still”, 1 of them.");
    Answer second;
    second.ballot = {Choice{0}, Yes, Yes, Yes};
    second.scales[0] = 0;
    second.scales[1] = 1;
    QVERIFY(submittedTo(desk, 0) == first);
    QVERIFY(submittedTo(desk, 1) == second);
    VERIFY_HOLDS(desk.study().verifyAudit());
    desk.restart();
    QVERIFY(desk.session().show(desk.session().items().at(0).scenario));
    QVERIFY(desk.session().answer() == first);
    QCOMPARE(qobject_cast<ChoiceStep*>(desk.step(StepIndex{5}))->choice(), std::optional(3));
}

void LabelTasksTest::quickAnswers_areThoseOfTheTask()
{
    Desk desk;
    desk.startLabelling(thirdTask(), {mail(1), mail(2), mail(3)});
    const auto answerIn = [&](qint64 ms) { // the task calls two seconds too fast
        desk.clock.advance(ms);
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_3, Qt::Key_1})
            desk.press(key);
        submit(desk);
    };
    answerIn(2'000);
    QVERIFY2(!notice(desk).contains(QStringLiteral("very quick")), qPrintable(notice(desk)));
    answerIn(1'999);
    QVERIFY2(notice(desk).contains(QStringLiteral("very quick")), qPrintable(notice(desk)));
}

void LabelTasksTest::thirdTask_showsItsSceneAndItsScales()
{
    Desk desk;
    desk.startLabelling(thirdTask(), {mail(1)});
    const SceneView& scene = sceneOf(desk);
    const auto texts = scene.findChildren<Prose*>();
    QStringList shown;
    for (const Prose* text : texts)
        shown << text->text();
    QVERIFY2(shown.contains(QStringLiteral(
                 "Product: Hand blender\nEarlier mail: We sent you a new one on Monday.")),
             qPrintable(shown.join(u'|')));
    QVERIFY(shown.contains(QStringLiteral("“It is Friday. Ida is still waiting.”")));
    const auto* mood = qobject_cast<ChoiceStep*>(desk.step(StepIndex{4}));
    QCOMPARE(mood->choices(), 5);
    QCOMPARE(mood->choiceName(4), QStringLiteral("delighted"));
    desk.page().setDockShown(true);
    desk.step(StepIndex{5})->setFocus();
    desk.step(StepIndex{4})->setFocus(); // the guide names her too
    const auto* dock = desk.page().findChild<GuidelineDock*>();
    QVERIFY(dock->findChild<Prose*>()->text().startsWith(QStringLiteral("How content is Ida?")));
    QVERIFY(mood->accessibleDescription().startsWith(QStringLiteral("How content is Ida?")));
    const auto* tone = qobject_cast<ChoiceStep*>(desk.step(StepIndex{0}));
    QCOMPARE(tone->choices(), 5);
    QCOMPARE(tone->definition(4), QStringLiteral("Cross: Holds it against somebody."));
}

void LabelTasksTest::contradiction_isThatOfTheTask()
{
    Desk desk;
    desk.startLabelling(thirdTask(), {mail(1)});
    for (const Qt::Key key : {Qt::Key_5, Qt::Key_0, Qt::Key_3}) // cross, and even: no contradiction
        desk.press(key);
    QCOMPARE(shownText(desk.page().answerPanel(), "selfCheck"), QString());
    desk.step(StepIndex{4})->setFocus();
    desk.press(Qt::Key_4);
    QCOMPARE(shownText(desk.page().answerPanel(), "selfCheck"),
             QStringLiteral("You chose cross with “pleased”. Keep or change?"));
    desk.step(StepIndex{0})->setFocus();
    desk.press(Qt::Key_1); // calm says nothing of how pleasant it is
    QCOMPARE(shownText(desk.page().answerPanel(), "selfCheck"), QString());
}

void LabelTasksTest::manyOptions_takeLettersPastNine()
{
    Task task = thirdTask();
    std::vector<Option>& options = task.questions.front().options;
    while (options.size() < 14) {
        options.push_back(namedOption(QStringLiteral("Tone-%1").arg(options.size())));
    }
    QVERIFY(taskFaults(task).empty());
    Desk desk;
    desk.window().resize(800, 500);
    desk.startLabelling(task, {mail(1)});
    const auto* tone = qobject_cast<ChoiceStep*>(desk.step(StepIndex{0}));
    QVERIFY(tone->accessibleDescription().endsWith(QStringLiteral("Keys 1 to 9, then a to e.")));
    desk.press(Qt::Key_E);
    QVERIFY(desk.session().answer().ballot[0] == Choice{13});
    QVERIFY(desk.step(StepIndex{1})->hasFocus());
    desk.step(StepIndex{0})->setFocus();
    desk.press(Qt::Key_F); // there is no fifteenth
    QVERIFY(desk.session().answer().ballot[0] == Choice{13});
}

void LabelTasksTest::otherBoard_isAnsweredRowAfterRow()
{
    Task task = thirdTask();
    for (std::size_t i = 1; i < 4; ++i) {
        task.questions[i].options.clear();
        for (const QString& word :
             {QStringLiteral("Never"), QStringLiteral("Some"), QStringLiteral("Much")})
            task.questions[i].options.push_back(namedOption(word));
    }
    task.checks.straightLining.pop_back(); // which is of no and yes
    QVERIFY2(taskFaults(task).empty(), describe(taskFaults(task)).constData());
    Desk desk;
    desk.startLabelling(task, {mail(1)});
    desk.press(Qt::Key_1);
    for (const Qt::Key key : {Qt::Key_3, Qt::Key_1, Qt::Key_2})
        desk.press(key);
    QVERIFY(desk.session().answer().ballot[1] == Choice{2});
    QVERIFY(desk.session().answer().ballot[2] == Choice{0});
    QVERIFY(desk.session().answer().ballot[3] == Choice{1});
    QVERIFY(desk.step(StepIndex{4})->hasFocus());
    QCOMPARE(QAccessible::queryAccessibleInterface(desk.step(StepIndex{1}))->childCount(), 9);
    desk.step(StepIndex{1})->setFocus();
    desk.press(Qt::Key_0); // no row is all others no here
    QVERIFY(desk.session().answer().ballot[1] == Choice{2});
}

void LabelTasksTest::listAndSummary_sayWhatWasChosen()
{
    Desk desk;
    desk.startLabelling(emoScene(), storiesAboutMara(2));
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_5, Qt::Key_0})
        desk.press(key);
    submit(desk);
    desk.press(Qt::Key_0);
    submit(desk);
    submit(desk);
    const ItemListModel list(desk.session());
    QCOMPARE(list.index(0).data(ItemListModel::ChosenRole).toString(),
             QStringLiteral("Joy, Sadness"));
    QCOMPARE(list.index(1).data(ItemListModel::ChosenRole).toString(), QStringLiteral("none"));
    QVERIFY(desk.page().ending()->isSummaryShown());
    const auto summary = must(desk.study().labelling().summary(desk.session().person()));
    QVERIFY((summary.chosen.front() == std::vector<qint64>{1, 1}));
    const QPushButton& practice = *desk.page().ending()->summary()->practiceButton();
    QVERIFY(!practice.isVisible()); // the study asks for none
    Protocol protocol = must(desk.study().protocol());
    protocol.isPracticeAsked = true;
    must(desk.study().courseRules().setProtocol(protocol));
    desk.press(Qt::Key_F4);
    desk.press(Qt::Key_F4);
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(practice.isVisible());
    const QWidget& card = *desk.page().ending()->summary()->handIn();
    QCOMPARE(practice.mapToGlobal(QPoint()).x(), card.mapToGlobal(QPoint()).x());
}

void LabelTasksTest::practice_isOfferedWhereThereAreScenes()
{
    Desk desk;
    desk.startLabelling(thirdTask(), {mail(1)});
    desk.press(Qt::Key_F4);
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(!desk.page().ending()->summary()->practiceButton()->isVisible());
    QVERIFY(must(desk.study().practice().scenes()).isEmpty());
    desk.press(Qt::Key_F6);
    QVERIFY(!desk.window().isBeforeWork());
}

void LabelTasksTest::wordsOfAScale_keepAwayFromTheOutline()
{
    for (const Scale& scale : builtInTask(u"cei")->scales) {
        const ScaleStep step(scale, nullptr);
        qreal longest = 0; // of what cannot be wrapped
        qreal whole = 0;   // of what would stand in one line
        for (const ScalePoint& point : scale.points) {
            const QFontMetricsF metrics(step.wordFont(1'000));
            for (const QString& word : point.word.split(u' '))
                longest = std::max(longest, metrics.horizontalAdvance(word));
            whole = std::max(whole, metrics.horizontalAdvance(point.word));
        }
        // The longest words would touch both lines if they were not wrapped.
        const qreal cell = std::max(whole, longest + 20) + 6;
        const ScaleStep::Span span = step.wordSpan(cell);
        QCOMPARE(span.left, 8.0);
        QCOMPARE(span.left + span.width, cell - 8);
        // Where the longest single word needs the room it gets it, in its own size.
        const ScaleStep::Span narrow = step.wordSpan(longest + 7);
        QVERIFY(narrow.left >= 3);
        QVERIFY(narrow.left < 8);
    }
}

void LabelTasksTest::everyStepHasAName_data()
{
    QTest::addColumn<QString>("task");
    QTest::newRow("emoscene") << QStringLiteral("emoscene");
    QTest::newRow("third") << QStringLiteral("third");
}

void LabelTasksTest::everyStepHasAName()
{
    QFETCH(QString, task);
    Desk desk;
    desk.window().resize(800, 500);
    if (task == QLatin1String("third"))
        desk.startLabelling(thirdTask(), {mail(1)});
    else
        desk.startLabelling(emoScene(), storiesAboutMara(1));
    desk.page().setDockShown(true);
    desk.page().setItemListShown(true);
    for (QWidget* widget : desk.window().findChildren<QWidget*>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(),
                 widget->metaObject()->className());
    }
    QVERIFY(desk.window().width() <= 800);
    QVERIFY(desk.window().height() <= 500);
}

SUBTEXT_TEST(LabelTasksTest)

#include "labeltaskstest.moc"
