// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/domain/ceiscene.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/cuemarker.h"
#include "ui/answer/cuerow.h"
#include "ui/answer/sceneview.h"
#include "ui/practice/feedbackcard.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/practicewelcome.h"
#include "ui/widgets/cuedprose.h"

#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// Where a study asks for cue words, they are marked in practice as they are in Label.
class PracticeCuesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void marks_arePartOfTheAnswer();
    void keys_goFromWordToWord();
    void nextScene_beginsWithoutMarks();
    void feedback_leavesTheMarksInView();
    void marks_outlastAKilledProgram();
    void notAsked_nothingIsThere();
};

namespace {

constexpr FieldIndex Spoken = ScenePart::Utterance;

/// Robin at the first practice scene.
struct PracticeDesk : CourseDesk
{
    explicit PracticeDesk(bool areAsked = true)
        : CourseDesk(2, rules(areAsked))
    {
        practise();
    }

    static Protocol rules(bool areAsked)
    {
        Protocol protocol;
        protocol.isPracticeAsked = true;
        protocol.areCuesAsked = areAsked;
        return protocol;
    }
    void practise()
    {
        window().signIn(robin.id);
        press(Qt::Key_Space);
    }

    PracticePage& practice() { return *before().practice(); }
    ShortAnswer& scenes() { return *practice().scenes(); }
    CueRow& row() { return *scenes().answerPanel()->cueRow(); }
    CuedProse& hero()
    {
        return *static_cast<CuedProse*>(scenes().findChild<SceneView*>()->utterance());
    }
    static QString text(std::size_t item = 0)
    {
        return ceiPractice().items.at(item).scenario.text(Spoken);
    }
    /// Clicks the word of that place among those of the utterance on screen.
    void click(int place)
    {
        const TextSpan word = wordsIn(text()).at(static_cast<std::size_t>(place));
        const qsizetype start = hero().text().indexOf(text().trimmed()) + word.begin;
        const QPointF middle = hero().areasOf(start, word.end - word.begin).front().center();
        QTest::mouseClick(&hero(), Qt::LeftButton, {}, middle.toPoint());
    }
    /// The places of the words of the first scene that these cues mark.
    static std::vector<int> marked(const Cues& cues)
    {
        return wordsTouched(wordsIn(text()), marksOver(cues, Spoken, text()));
    }
    std::vector<int> marked() { return marked(scenes().answer().cues); }
    std::vector<PracticeAnswer> kept() { return must(study().practice().state(robin.id)).answers; }
    /// Answers the scene on screen as its reference does.
    void answerFirst() { answerShortly(referenceDigits(ceiPractice().items.front())); }
};

} // namespace

void PracticeCuesTest::marks_arePartOfTheAnswer()
{
    PracticeDesk at;
    QVERIFY(at.row().isVisible());
    at.click(0);
    at.click(1);
    QCOMPARE(at.marked(), (std::vector<int>{0, 1}));
    QCOMPARE(at.row().text(), QStringLiteral("2 words marked"));
    QVERIFY(
        !child<QPushButton>(at.row(), "quoteCues")->isVisible()); // no explanation is asked here
    at.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(at.marked(), std::vector<int>{0});
    at.answerFirst();
    QCOMPARE(at.kept().size(), std::size_t{1});
    QCOMPARE(PracticeDesk::marked(at.kept().front().answer.cues), std::vector<int>{0});
}

void PracticeCuesTest::keys_goFromWordToWord()
{
    PracticeDesk at;
    at.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(at.hero().hasFocus());
    at.press(Qt::Key_Right);
    at.press(Qt::Key_Space);
    QCOMPARE(at.marked(), std::vector<int>{1});
    at.press(Qt::Key_Return);
    QVERIFY(!at.hero().hasFocus());
    at.press(Qt::Key_1); // the keys answer again
    QCOMPARE(at.scenes().answer().choice(FirstQuestion), std::optional(Emotion::Joy));
}

void PracticeCuesTest::nextScene_beginsWithoutMarks()
{
    PracticeDesk at;
    at.click(0);
    at.answerFirst();
    at.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(at.scenes().isAsking());
    QVERIFY(at.scenes().answer().isEmpty());
    QVERIFY(at.hero().cues().empty());
    QVERIFY(!child<QPushButton>(at.row(), "clearCues")->isVisible());
    at.press(Qt::Key_K, Qt::ControlModifier);
    at.press(Qt::Key_Space);
    QCOMPARE(marksOver(at.scenes().answer().cues, Spoken, PracticeDesk::text(1)).size(), 1U);
}

void PracticeCuesTest::feedback_leavesTheMarksInView()
{
    PracticeDesk at;
    at.click(0);
    at.answerFirst();
    QVERIFY(!at.scenes().isAsking() && at.practice().feedback()->isVisible());
    QCOMPARE(at.hero().cues().size(), 1U);
    at.click(1); // what was answered stays
    at.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(!at.hero().hasFocus());
    QCOMPARE(at.hero().cues().size(), 1U);
    QCOMPARE(PracticeDesk::marked(at.kept().front().answer.cues), std::vector<int>{0});
}

// The file and its log as a program that was killed leaves them.
void PracticeCuesTest::marks_outlastAKilledProgram()
{
    PracticeDesk at;
    at.click(1);
    QTRY_COMPARE(RawSql(at.studyPath())
                     .value(QStringLiteral("SELECT cues NOT NULL FROM "
                                           "short_draft")),
                 QStringLiteral("1"));
    const QString killed = at.filePath(QStringLiteral("killed.subtext"));
    for (const char* part : {"", "-wal"})
        writeFile(killed + QLatin1String(part), readFile(at.studyPath() + QLatin1String(part)));
    at.window().openStudy(killed);
    at.practise();
    QCOMPARE(at.marked(), std::vector<int>{1});
    QCOMPARE(at.hero().cues().size(), 1U);
    QCOMPARE(at.row().text(), QStringLiteral("1 word marked"));
    at.answerFirst();
    QCOMPARE(PracticeDesk::marked(at.kept().front().answer.cues), std::vector<int>{1});
    QCOMPARE(RawSql(killed).value(QStringLiteral("SELECT count(*) FROM short_draft")),
             QStringLiteral("0"));
}

void PracticeCuesTest::notAsked_nothingIsThere()
{
    PracticeDesk at(false);
    QVERIFY(!at.row().isVisible());
    at.click(1);
    QVERIFY(at.scenes().answer().isEmpty());
    at.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(!at.hero().hasFocus());
    at.answerFirst();
    QVERIFY(at.kept().front().answer.cues.empty());
}

SUBTEXT_TEST(PracticeCuesTest)
#include "practicecuestest.moc"
