// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/timers.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/choicestep.h"
#include "ui/label/labelending.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <vector>

using namespace subtext;
using namespace subtext::test;

namespace {

struct Pressed
{
    QString digits;
    QString explanation;
};

/// Different digits for every item, over the whole range of every scale.
Pressed pressedFor(int item)
{
    Pressed pressed;
    pressed.digits += QString::number(1 + item % 8);
    for (int scale = 0; scale < 4; ++scale)
        pressed.digits += QString::number(1 + (item * (scale + 2) + scale) % 7);
    pressed.explanation =
        QStringLiteral("Item %1 says it twice. The second time it counts.").arg(item);
    return pressed;
}

Answer answerOf(const Pressed& pressed)
{
    Answer answer;
    answer.ballot[0] = emotionAt(pressed.digits[0].digitValue() - 1);
    for (ScaleIndex dimension : AllDimensions)
        answer.scale(dimension) =
            pressed.digits[static_cast<qsizetype>(indexOf(dimension)) + 1].digitValue() - 4;
    answer.explanation = pressed.explanation;
    return answer;
}

} // namespace

class LabellingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sixtyItemsByKeysAlone_databaseHoldsWhatWasPressed();
    void fastKeys_loseNoCharacter_data();
    void fastKeys_loseNoCharacter();
    void realSubtypeByKeysAlone_databaseHoldsWhatWasPressed();
    void digitsInExplanation_leaveAnswerUnchanged();
    void submitIncomplete_namesWhatIsMissing();
    void markOfAMissingAnswer_goesWithThatAnswerOnly();
    void lastItemSubmitted_summaryCountsTheWork();
    void handIn_isRecordedAndSaysWhereTheFileIs();

private:
    using Labeller = std::function<void(Desk& desk, const Pressed& pressed)>;

    static void labelAtOnce(Desk& desk, const Pressed& pressed)
    {
        desk.labelItem(pressed.digits, pressed.explanation);
    }
    void labelAndCompare(Desk& desk, const Labeller& label = labelAtOnce);
};

void LabellingTest::labelAndCompare(Desk& desk, const Labeller& label)
{
    const std::vector<ItemSummary> items = desk.session().items();
    for (int i = 0; i < static_cast<int>(items.size()); ++i) {
        QCOMPARE(desk.session().item().position, i + 1);
        const Pressed pressed = pressedFor(i);
        label(desk, pressed);
    }
    QVERIFY(desk.page().ending()->isSummaryShown());
    const PersonId person = desk.session().person();
    for (int i = 0; i < static_cast<int>(items.size()); ++i) {
        const auto history = must(
            desk.study().labelling().history(person, items[static_cast<std::size_t>(i)].scenario));
        QCOMPARE(history.size(), std::size_t{1});
        QCOMPARE(history.front().answer, answerOf(pressedFor(i)));
    }
    VERIFY_HOLDS(desk.study().verifyAudit());
}

void LabellingTest::sixtyItemsByKeysAlone_databaseHoldsWhatWasPressed()
{
    Desk desk;
    desk.startLabelling(60);
    labelAndCompare(desk);
}

void LabellingTest::fastKeys_loseNoCharacter_data()
{
    QTest::addColumn<bool>("areEventsDone");
    QTest::addColumn<bool>("areTimersOut");
    QTest::newRow("nothing happens between two keys") << false << false;
    QTest::newRow("what was posted is done") << true << false;
    QTest::newRow("and every timer of the page runs out") << true << true;
}

/// Somebody who needs 30 ms for a key: whatever the page can do in that time it does between any
/// two, without a clock.
void LabellingTest::fastKeys_loseNoCharacter()
{
    QFETCH(bool, areEventsDone);
    QFETCH(bool, areTimersOut);
    int ranOut = 0;
    const auto between = [&](Desk& desk) {
        if (areEventsDone)
            QCoreApplication::processEvents();
        if (!areTimersOut)
            return;
        // One may end another.
        std::vector<QPointer<QTimer>> timers;
        for (const QObject* owner :
             {static_cast<QObject*>(&desk.session()), static_cast<QObject*>(&desk.page())}) {
            for (QTimer* timer : owner->findChildren<QTimer*>())
                timers.emplace_back(timer);
        }
        for (const QPointer<QTimer>& timer : timers)
            ranOut += timer && runOut(*timer) ? 1 : 0;
    };
    Desk desk;
    desk.startLabelling(12);
    labelAndCompare(desk, [&](Desk& at, const Pressed& pressed) {
        for (const QChar digit : pressed.digits) {
            at.press(static_cast<Qt::Key>(digit.unicode()));
            between(at);
        }
        for (const QChar c : pressed.explanation) { // its digits are keys of answers elsewhere
            QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
            between(at);
        }
        at.press(Qt::Key_Return, Qt::ControlModifier);
        between(at);
    });
    QCOMPARE(ranOut > 0, areTimersOut); // else it looks in the wrong place
}

void LabellingTest::realSubtypeByKeysAlone_databaseHoldsWhatWasPressed()
{
    SKIP_WITHOUT_SHARED("cei/data_strategic-politeness.csv");
    Desk desk;
    auto study =
        Study::create(desk.filePath(QStringLiteral("cei.subtext")),
                      {QStringLiteral("CEI"), std::nullopt, {}}, {desk.clock, desk.ids, {}});
    VERIFY_HOLDS(study);
    ImportOptions options;
    options.kind = ImportKind::Scenarios;
    VERIFY_HOLDS((*study)->importing().importFiles(
        {sharedFile(QStringLiteral("cei/data_strategic-politeness.csv"))}, options));
    const auto people = (*study)->roster().add({{{}, QStringLiteral("Robin"), Role::Annotator}});
    VERIFY_HOLDS(people);
    VERIFY_HOLDS((*study)->assigning().assign(1, 42));
    desk.window().adopt(std::move(*study));
    desk.window().signIn(people->front().id);
    QCOMPARE(desk.session().items().size(), std::size_t{60});
    labelAndCompare(desk);
}

void LabellingTest::digitsInExplanation_leaveAnswerUnchanged()
{
    Desk desk;
    desk.startLabelling(2);
    for (Qt::Key key : {Qt::Key_7, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4})
        desk.press(key);
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Explanation));
    const Answer before = desk.session().answer();
    for (Qt::Key key : {Qt::Key_1, Qt::Key_8, Qt::Key_5})
        desk.press(key);
    Answer expected = before;
    expected.explanation = QStringLiteral("185");
    QCOMPARE(desk.session().answer(), expected);
}

void LabellingTest::submitIncomplete_namesWhatIsMissing()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_3);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    const QString notice = desk.page().notice()->text();
    QVERIFY2(notice.contains(QStringLiteral("arousal, dominance, confidence and the explanation")),
             qPrintable(notice));
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Arousal));
    QCOMPARE(desk.session().item().position, 1);
    QVERIFY(!desk.session().item().submitted);
    QCOMPARE(must(desk.study().counts()).annotations, 0);
}

void LabellingTest::markOfAMissingAnswer_goesWithThatAnswerOnly()
{
    Desk desk;
    desk.startLabelling(2);
    desk.press(Qt::Key_3);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    const auto isMarked = [&](StepIndex step) {
        return qobject_cast<ChoiceStep*>(desk.step(step))->isMissing();
    };
    for (const StepIndex step : {Step::Arousal, Step::Dominance, Step::Confidence})
        QVERIFY(isMarked(step));
    desk.press(Qt::Key_4);
    QVERIFY(!isMarked(Step::Arousal));
    QVERIFY(isMarked(Step::Dominance));
    QVERIFY(isMarked(Step::Confidence));
    desk.press(Qt::Key_Right, Qt::AltModifier); // of another item nothing was asked yet
    QVERIFY(!isMarked(Step::Dominance));
    QVERIFY(!isMarked(Step::Confidence));
}

void LabellingTest::lastItemSubmitted_summaryCountsTheWork()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    desk.press(Qt::Key_Right, Qt::AltModifier); // nowhere to go: it is the last
    desk.labelItem(QStringLiteral("51234"), QStringLiteral("One. Two."));
    QVERIFY(desk.page().ending()->isSummaryShown());
    const auto summary = desk.study().labelling().summary(desk.session().person());
    VERIFY_HOLDS(summary);
    QVERIFY(summary->isComplete());
    QCOMPARE(summary->submitted, 2);
    QCOMPARE(summary->chosen.front().at(static_cast<std::size_t>(Emotion::Anger)), 1);
    QCOMPARE(summary->chosen.front().at(static_cast<std::size_t>(Emotion::Sadness)), 1);
}

void LabellingTest::handIn_isRecordedAndSaysWhereTheFileIs()
{
    Desk desk;
    desk.startLabelling(1);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    desk.press(Qt::Key_Space); // the hand-in button has the focus
    const auto summary = desk.study().labelling().summary(desk.session().person());
    VERIFY_HOLDS(summary);
    QVERIFY(summary->handedIn.has_value());
    QCOMPARE(summary->handedIn->submitted, 1);
    QCOMPARE(QFileInfo(desk.study().path() + QStringLiteral("-wal")).size(), 0);
}

SUBTEXT_TEST(LabellingTest)

#include "labellingtest.moc"
