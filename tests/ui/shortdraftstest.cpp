// SPDX-License-Identifier: MIT
#include "core/course/repeats.h"
#include "core/operation/datalock.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/timers.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/answer/answerpanel.h"
#include "ui/label/labelending.h"
#include "ui/label/labelsession.h"
#include "ui/label/repeatsview.h"
#include "ui/label/summaryview.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/practicewelcome.h"
#include "ui/widgets/noticebar.h"

#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// What is half answered in practice and in repeats outlasts the program.
class ShortDraftsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void practice_outlastsAKilledProgram();
    void repeat_outlastsAKilledProgram();
    void furtherAnswers_doNotPutTheDraftOff();
    void leaving_keepsWhatIsHalfAnswered_data();
    void leaving_keepsWhatIsHalfAnswered();
    void otherPlace_andBack_goesOnKeeping();
    void summaryInBetween_bringsTheHalfAnswerBack();
    void allFiveAnswered_takeKeysUntilSubmitted();
    void takenBack_leavesNothing();
    void answered_leavesNothingForTheNextScene();
    void practiceOnFullDisk_isSaidAndTriedAgain();
    void repeatOnFullDisk_isSaidAndTriedAgain();
    void answerOnFullDisk_isTriedAgainAsAnAnswer();
    void closingOnFullDisk_asksBeforeAnythingIsLost_data();
    void closingOnFullDisk_asksBeforeAnythingIsLost();
    void goingBackOnFullDisk_stays();
    void repeatInALockedStudy_isSaid();

private:
    static Protocol rules()
    {
        Protocol protocol;
        protocol.isPracticeAsked = true;
        protocol.repeats = 2;
        return protocol;
    }
    /// Robin at the first practice scene.
    static void practise(CourseDesk& desk)
    {
        desk.window().signIn(desk.robin.id);
        desk.press(Qt::Key_Space);
        QVERIFY(scenes(desk).isAsking() && scenes(desk).isVisible());
    }
    /// Robin at the first repeat; the answers before it are given past the window.
    static void repeat(CourseDesk& desk)
    {
        for (const ItemSummary& item : must(desk.study().labelling().items(desk.robin.id))) {
            Labelling::Submission submission;
            submission.answer.ballot[0] = Emotion::Anger;
            for (ScaleIndex dimension : AllDimensions)
                submission.answer.scale(dimension) = 0;
            submission.answer.explanation = QStringLiteral("Why. So.");
            VERIFY_HOLDS(desk.study().labelling().submit(desk.robin.id, item.scenario, submission));
        }
        desk.window().signIn(desk.robin.id);
        startRepeats(desk);
    }
    static void startRepeats(CourseDesk& desk)
    {
        QVERIFY(desk.page().ending()->areRepeatsShown());
        desk.press(Qt::Key_Space);
        QVERIFY(repeats(desk).isAsking() && repeats(desk).isVisible());
    }
    static void type(CourseDesk& desk, const QString& digits)
    {
        for (const QChar digit : digits)
            desk.press(static_cast<Qt::Key>(digit.unicode()));
    }
    static ShortAnswer& scenes(CourseDesk& desk) { return *desk.before().practice()->scenes(); }
    static RepeatsView& repeats(CourseDesk& desk) { return *desk.page().ending()->repeats(); }
    /// As another program sees the draft of that kind: its points, and its time.
    static QString onDisk(const QString& path, const char* kind)
    {
        return RawSql(path).value(QStringLiteral("SELECT ballot || ' ' || points || ', ' || "
                                                 "active_ms FROM short_draft WHERE kind = '%1'")
                                      .arg(QLatin1String(kind)));
    }
    static QString onDisk(CourseDesk& desk, const char* kind)
    {
        return onDisk(desk.studyPath(), kind);
    }
    /// The study as a program that was killed leaves it: the file and its log, nothing closed.
    static QString killedCopy(CourseDesk& desk)
    {
        const QString path = desk.filePath(QStringLiteral("killed.subtext"));
        for (const char* part : {"", "-wal"})
            writeFile(path + QLatin1String(part), readFile(desk.studyPath() + QLatin1String(part)));
        return path;
    }
    static Answer threeSteps()
    {
        Answer answer;
        answer.ballot[0] = Emotion::Fear;
        answer.scale(Dimension::Valence) = MinPoint;
        answer.scale(Dimension::Arousal) = MinPoint + 1;
        return answer;
    }
    static void verifyThreeSteps(const ShortAnswer& scenes)
    {
        QVERIFY(scenes.isVisible());
        QVERIFY(scenes.answer() == threeSteps());
        QVERIFY(scenes.answerPanel()->stepInFocus() == Step::Dominance);
        QVERIFY(scenes.answerPanel()->stepWidget(Step::Dominance)->hasFocus());
    }
};

void ShortDraftsTest::practice_outlastsAKilledProgram()
{
    CourseDesk desk(6, rules());
    practise(desk);
    desk.clock.advance(4'000);
    type(desk, QStringLiteral("312"));
    QTRY_COMPARE(onDisk(desk, "practice"), QStringLiteral("2 01--, 4000"));
    const QString killed = killedCopy(desk);
    desk.clock.advance(60'000);
    desk.window().openStudy(killed);
    practise(desk);
    verifyThreeSteps(scenes(desk));
    desk.clock.advance(2'000);
    type(desk, QStringLiteral("45"));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    const auto answers = must(desk.study().practice().state(desk.robin.id)).answers;
    QCOMPARE(answers.size(), std::size_t{1});
    QVERIFY(answers.front().answer.ballot[0] == Emotion::Fear);
    QCOMPARE(answers.front().activeMs, qint64{6'000});
    QCOMPARE(onDisk(killed, "practice"), QString());
}

void ShortDraftsTest::repeat_outlastsAKilledProgram()
{
    CourseDesk desk(6, rules());
    repeat(desk);
    desk.clock.advance(4'000);
    type(desk, QStringLiteral("312"));
    QTRY_COMPARE(onDisk(desk, "repeat"), QStringLiteral("2 01--, 4000"));
    const QString killed = killedCopy(desk);
    desk.window().openStudy(killed);
    desk.window().signIn(desk.robin.id);
    startRepeats(desk);
    verifyThreeSteps(*repeats(desk).scenes());
    desk.clock.advance(2'000);
    type(desk, QStringLiteral("45"));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(must(desk.study().repeats().answered(desk.robin.id)), 1);
    QCOMPARE(RawSql(killed).value(QStringLiteral("SELECT active_ms FROM repeat_answer")),
             QStringLiteral("6000"));
    QCOMPARE(onDisk(killed, "repeat"), QString());
}

// Somebody who never stops pressing keys has a draft all the same.
void ShortDraftsTest::furtherAnswers_doNotPutTheDraftOff()
{
    CourseDesk desk(2, rules());
    practise(desk);
    QTimer& draft = timerOf(*desk.before().practice(), "draft");
    draft.setInterval(60 * 60 * 1000); // never overdue, however slow the machine
    type(desk, QStringLiteral("3"));
    QVERIFY(draft.isActive());
    const TimerChanges changes(draft);
    for (int digit = 1; digit <= PointCount; ++digit) {
        scenes(desk).answerPanel()->stepWidget(Step::Valence)->setFocus();
        type(desk, QString::number(digit));
    }
    QCOMPARE(changes.count(), 0); // not begun anew
    QCOMPARE(onDisk(desk, "practice"), QString());
    QVERIFY(runOut(draft));
    QCOMPARE(onDisk(desk, "practice"), QStringLiteral("2 6---, 0"));
}

void ShortDraftsTest::leaving_keepsWhatIsHalfAnswered_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("way");
    for (const char* kind : {"practice", "repeat"}) {
        for (const char* way : {"leave", "sign out", "close the study", "close the window"})
            QTest::addRow("%s, %s", kind, way)
                << QString::fromLatin1(kind) << QString::fromLatin1(way);
    }
}

// At once, and with the time since the last answer.
void ShortDraftsTest::leaving_keepsWhatIsHalfAnswered()
{
    QFETCH(QString, kind);
    QFETCH(QString, way);
    const bool isPractice = kind == QLatin1String("practice");
    CourseDesk desk(6, rules());
    if (isPractice)
        practise(desk);
    else
        repeat(desk);
    type(desk, QStringLiteral("312"));
    desk.clock.advance(7'000);
    if (way == QLatin1String("leave"))
        QTest::mouseClick(isPractice ? child<QPushButton>(scenes(desk), "leave")
                                     : child<QPushButton>(repeats(desk).scenes(), "leave"),
                          Qt::LeftButton);
    else if (way == QLatin1String("sign out"))
        desk.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    else if (way == QLatin1String("close the study"))
        desk.window().closeStudy();
    else
        desk.window().close();
    QCOMPARE(onDisk(desk, qPrintable(kind)), QStringLiteral("2 01--, 7000"));
}

void ShortDraftsTest::otherPlace_andBack_goesOnKeeping()
{
    CourseDesk desk(6, rules());
    repeat(desk);
    type(desk, QStringLiteral("3"));
    desk.press(Qt::Key_2, Qt::AltModifier); // Guidelines
    QVERIFY(!repeats(desk).isVisible());
    QCOMPARE(onDisk(desk, "repeat"), QStringLiteral("2 ----, 0"));
    desk.press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(repeats(desk).isVisible());
    repeats(desk).scenes()->answerPanel()->stepWidget(Step::Valence)->setFocus();
    type(desk, QStringLiteral("12"));
    QTRY_COMPARE(onDisk(desk, "repeat"), QStringLiteral("2 01--, 0"));
}

void ShortDraftsTest::summaryInBetween_bringsTheHalfAnswerBack()
{
    CourseDesk desk(6, rules());
    repeat(desk);
    type(desk, QStringLiteral("312"));
    desk.press(Qt::Key_F4);
    QVERIFY(desk.page().ending()->isSummaryShown());
    QTest::mouseClick(desk.page().ending()->summary()->repeatsButton(), Qt::LeftButton);
    startRepeats(desk);
    verifyThreeSteps(*repeats(desk).scenes());
}

void ShortDraftsTest::allFiveAnswered_takeKeysUntilSubmitted()
{
    CourseDesk desk(2, rules());
    practise(desk);
    type(desk, QStringLiteral("31245"));
    desk.window().closeStudy();
    desk.window().openStudy(desk.studyPath());
    practise(desk);
    QVERIFY(!scenes(desk).answerPanel()->isResting());
    QCOMPARE(scenes(desk).message(), QStringLiteral("All answered. Ctrl+Enter submits."));
    type(desk, QStringLiteral("4"));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    const auto answers = must(desk.study().practice().state(desk.robin.id)).answers;
    QCOMPARE(answers.size(), std::size_t{1});
    QVERIFY(answers.front().answer.ballot[0] == Emotion::Surprise);
}

void ShortDraftsTest::takenBack_leavesNothing()
{
    CourseDesk desk(2, rules());
    practise(desk);
    type(desk, QStringLiteral("3"));
    QTRY_COMPARE(onDisk(desk, "practice"), QStringLiteral("2 ----, 0"));
    scenes(desk).answerPanel()->stepWidget(Step::Emotion)->setFocus();
    desk.press(Qt::Key_Backspace);
    QTRY_COMPARE(onDisk(desk, "practice"), QString());
}

void ShortDraftsTest::answered_leavesNothingForTheNextScene()
{
    CourseDesk desk(2, rules());
    practise(desk);
    desk.answerShortly(QStringLiteral("31245"));
    QCOMPARE(onDisk(desk, "practice"), QString());
    desk.window().closeStudy(); // over the feedback
    QCOMPARE(onDisk(desk, "practice"), QString());
    desk.window().openStudy(desk.studyPath());
    practise(desk);
    QVERIFY(scenes(desk).answer().isEmpty());
    QVERIFY(scenes(desk).answerPanel()->stepWidget(Step::Emotion)->hasFocus());
}

void ShortDraftsTest::practiceOnFullDisk_isSaidAndTriedAgain()
{
    FullDisk disk;
    CourseDesk desk(2, rules());
    practise(desk);
    NoticeBar& notice = *desk.before().practice()->notice();
    disk.leave(0);
    type(desk, QStringLiteral("3"));
    QTRY_VERIFY(notice.isVisible());
    QVERIFY(notice.kind() == NoticeBar::Kind::Danger);
    // What comforts is not cut where there is little room; the name of the file may be.
    QVERIFY2(
        notice.text().startsWith(QStringLiteral("Not saved. Your answer is still on the screen. ")),
        qPrintable(notice.text()));
    QTest::mouseClick(notice.actionButton(), Qt::LeftButton);
    QVERIFY(notice.isVisible()); // still full
    disk.makeSpace();
    QTest::mouseClick(notice.actionButton(), Qt::LeftButton);
    QVERIFY(!notice.isVisible());
    QCOMPARE(onDisk(desk, "practice"), QStringLiteral("2 ----, 0"));
}

void ShortDraftsTest::repeatOnFullDisk_isSaidAndTriedAgain()
{
    FullDisk disk;
    CourseDesk desk(6, rules());
    repeat(desk);
    NoticeBar& notice = *desk.page().notice();
    disk.leave(0);
    type(desk, QStringLiteral("3"));
    QTRY_VERIFY(notice.isVisible());
    QVERIFY2(notice.text().startsWith(QStringLiteral("Not saved. ")), qPrintable(notice.text()));
    QTest::mouseClick(notice.actionButton(), Qt::LeftButton);
    QVERIFY(notice.isVisible());
    disk.makeSpace();
    repeats(desk).scenes()->answerPanel()->stepWidget(Step::Valence)->setFocus();
    type(desk, QStringLiteral("1")); // what comes next is saved with it
    QTRY_VERIFY(!notice.isVisible());
    QCOMPARE(onDisk(desk, "repeat"), QStringLiteral("2 0---, 0"));
}

void ShortDraftsTest::answerOnFullDisk_isTriedAgainAsAnAnswer()
{
    FullDisk disk;
    CourseDesk desk(6, rules());
    repeat(desk);
    NoticeBar& notice = *desk.page().notice();
    disk.leave(0);
    desk.answerShortly(QStringLiteral("31245"));
    QVERIFY(notice.isVisible());
    disk.makeSpace();
    QTest::mouseClick(notice.actionButton(), Qt::LeftButton);
    QVERIFY(!notice.isVisible());
    QCOMPARE(must(desk.study().repeats().answered(desk.robin.id)), 1);
    QVERIFY(repeats(desk).scenes()->answer().isEmpty()); // the next one
}

void ShortDraftsTest::closingOnFullDisk_asksBeforeAnythingIsLost_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("practice") << QStringLiteral("practice");
    QTest::newRow("repeat") << QStringLiteral("repeat");
}

void ShortDraftsTest::closingOnFullDisk_asksBeforeAnythingIsLost()
{
    QFETCH(QString, kind);
    FullDisk disk;
    CourseDesk desk(6, rules());
    if (kind == QLatin1String("practice"))
        practise(desk);
    else
        repeat(desk);
    type(desk, QStringLiteral("3"));
    disk.leave(0);
    desk.window().close();
    QVERIFY(desk.window().isVisible());
    QCOMPARE(desk.prompts.said.size(), 1);
    QVERIFY2(desk.prompts.said.front().contains(QStringLiteral("could not be saved")),
             qPrintable(desk.prompts.said.front()));
    disk.makeSpace();
    desk.window().close();
    QVERIFY(!desk.window().isVisible());
    QCOMPARE(desk.prompts.said.size(), 1);
    QCOMPARE(onDisk(desk, qPrintable(kind)), QStringLiteral("2 ----, 0"));
}

// Practice by one's own wish, and the button that puts repeats off.
void ShortDraftsTest::goingBackOnFullDisk_stays()
{
    FullDisk disk;
    CourseDesk desk(6, rules());
    repeat(desk);
    type(desk, QStringLiteral("3"));
    disk.leave(0);
    QTest::mouseClick(child<QPushButton>(repeats(desk).scenes(), "leave"), Qt::LeftButton);
    QVERIFY(desk.page().ending()->areRepeatsShown());
    QVERIFY(desk.page().notice()->isVisible());
    disk.makeSpace();
    QTest::mouseClick(child<QPushButton>(repeats(desk).scenes(), "leave"), Qt::LeftButton);
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(!desk.page().notice()->isVisible());
    desk.press(Qt::Key_F6);
    desk.press(Qt::Key_Space);
    QVERIFY(scenes(desk).isVisible());
    type(desk, QStringLiteral("3"));
    disk.leave(0);
    QTest::mouseClick(child<QPushButton>(scenes(desk), "leave"), Qt::LeftButton);
    QVERIFY(desk.window().isBeforeWork());
    disk.makeSpace();
    QTest::mouseClick(child<QPushButton>(scenes(desk), "leave"), Qt::LeftButton);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(onDisk(desk, "practice"), QStringLiteral("2 ----, 0"));
    desk.press(Qt::Key_F6); // where practice begins, Escape leads back as well
    QVERIFY(desk.window().isBeforeWork());
    desk.press(Qt::Key_Escape);
    QVERIFY(!desk.window().isBeforeWork());
}

void ShortDraftsTest::repeatInALockedStudy_isSaid()
{
    CourseDesk desk(6, rules());
    repeat(desk);
    VERIFY_HOLDS(desk.study().dataLock().lock(QStringLiteral("Over."), {}));
    type(desk, QStringLiteral("3"));
    QTRY_VERIFY(desk.page().notice()->text().startsWith(QStringLiteral("Not saved.")));
    QCOMPARE(onDisk(desk, "repeat"), QString());
}

SUBTEXT_TEST(ShortDraftsTest)

#include "shortdraftstest.moc"
