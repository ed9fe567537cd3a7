// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/domain/ceiscene.h"
#include "core/operation/corrections.h"
#include "core/operation/datalock.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/cuemarker.h"
#include "ui/answer/cuerow.h"
#include "ui/answer/sceneview.h"
#include "ui/widgets/cuedprose.h"
#include "ui/widgets/itemcard.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPushButton>
#include <QTextBrowser>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// The words of a scene that gave it away, marked in the Label place by mouse and by keys.
class CuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void click_marksAWordAndUnmarksIt();
    void drag_marksWhatItGoesOver();
    void keys_goFromWordToWord();
    void undo_takesAMarkBack();
    void flag_keepsTheMarks();
    void draft_survivesTheWindow();
    void revision_canBeOfMarksAlone();
    void quote_goesIntoTheExplanation();
    void clear_takesAllMarksBack();
    void correctedScene_isTold();
    void limit_isSaidAndKept();
    void history_namesTheMarks();
    void history_isSilentOnceTheRuleIsTakenBack();
    void itemCard_namesTheMarksWithTheAnswer();
    void leaving_endsTheWordsByKeys();
    void readOnly_marksNothing();
    void wordInTheContext_isRevealed();
    void notAsked_nothingIsThere();
};

namespace {

constexpr FieldIndex Field = ScenePart::Utterance;

/// At work on three scenes, in a study that asks for cue words.
struct CueDesk : Desk
{
    explicit CueDesk(bool areAsked = true)
    {
        startLabelling(3);
        setAsked(areAsked);
    }
    void setAsked(bool areAsked)
    {
        Protocol protocol = must(study().protocol());
        protocol.areCuesAsked = areAsked;
        must(study().courseRules().setProtocol(protocol));
        restart();
    }

    CuedProse& hero()
    {
        for (SceneView* scene : page().findChildren<SceneView*>()) { // repeats have one as well
            if (scene->isVisible())
                return *static_cast<CuedProse*>(scene->utterance());
        }
        qFatal("no scene is shown");
    }
    CueRow& row() { return *page().answerPanel()->cueRow(); }
    QString text() { return session().item().scenario.text(Field); }
    /// Where the word of that place among those of the utterance is drawn.
    QPoint middleOf(int place)
    {
        const TextSpan word = wordsIn(text()).at(static_cast<std::size_t>(place));
        const qsizetype start = hero().text().indexOf(text().trimmed()) + word.begin;
        return hero().areasOf(start, word.end - word.begin).front().center().toPoint();
    }
    void click(int place) { QTest::mouseClick(&hero(), Qt::LeftButton, {}, middleOf(place)); }
    QString word(int place)
    {
        return coveredBy(wordsIn(text()).at(static_cast<std::size_t>(place)), text());
    }
    /// Whether a text of the page says so, the history among them.
    bool isListed(const QString& words)
    {
        const auto texts = page().findChildren<QTextBrowser*>();
        return std::any_of(texts.begin(), texts.end(), [&](const QTextBrowser* text) {
            return text->toPlainText().contains(words);
        });
    }
    /// The places of the words that are marked.
    std::vector<int> marked()
    {
        return wordsTouched(wordsIn(text()), marksOver(session().answer().cues, Field, text()));
    }
};

} // namespace

void CuesTest::click_marksAWordAndUnmarksIt()
{
    CueDesk at;
    at.click(1);
    QCOMPARE(at.marked(), std::vector<int>{1});
    QCOMPARE(at.hero().cues().size(), 1U);
    QCOMPARE(at.row().text(), QStringLiteral("1 word marked"));
    at.click(2);
    QCOMPARE(at.marked(), (std::vector<int>{1, 2}));
    QCOMPARE(at.hero().cues().size(), 1U); // neighbours are one stretch
    at.click(1);
    QCOMPARE(at.marked(), std::vector<int>{2});
}

void CuesTest::drag_marksWhatItGoesOver()
{
    CueDesk at;
    QTest::mousePress(&at.hero(), Qt::LeftButton, {}, at.middleOf(2));
    QMouseEvent move(QEvent::MouseMove, at.middleOf(0), at.hero().mapToGlobal(at.middleOf(0)),
                     Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&at.hero(), &move);
    QVERIFY(at.marked().empty()); // until the button is let go
    QTest::mouseRelease(&at.hero(), Qt::LeftButton, {}, at.middleOf(0));
    QCOMPARE(at.marked(), (std::vector<int>{0, 1, 2}));
}

void CuesTest::keys_goFromWordToWord()
{
    CueDesk at;
    at.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(at.hero().hasFocus());
    at.press(Qt::Key_Right);
    at.press(Qt::Key_Space);
    QCOMPARE(at.marked(), std::vector<int>{1});
    at.press(Qt::Key_Home);
    at.press(Qt::Key_Right, Qt::ShiftModifier);
    at.press(Qt::Key_Right, Qt::ShiftModifier);
    at.press(Qt::Key_Space);
    QCOMPARE(at.marked(), (std::vector<int>{0, 1, 2}));
    at.press(Qt::Key_Space); // the word where the keys are
    QCOMPARE(at.marked(), (std::vector<int>{0, 1}));
    at.press(Qt::Key_Return);
    QVERIFY(!at.hero().hasFocus());
    at.press(Qt::Key_1); // the keys answer again
    QCOMPARE(at.session().answer().choice(FirstQuestion), std::optional(Emotion::Joy));
}

void CuesTest::undo_takesAMarkBack()
{
    CueDesk at;
    at.click(0);
    at.click(2);
    at.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(at.marked(), std::vector<int>{0});
    at.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(at.marked().empty());
    at.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(at.marked(), std::vector<int>{0});
    QCOMPARE(at.hero().cues().size(), 1U);
}

void CuesTest::flag_keepsTheMarks()
{
    CueDesk at;
    at.click(1);
    at.press(Qt::Key_M, Qt::ControlModifier);
    at.type(QStringLiteral("Unclear."));
    QVERIFY(at.session().answer().isFlagged);
    QCOMPARE(at.marked(), std::vector<int>{1});
    at.click(0);
    QVERIFY(at.session().answer().isFlagged);
    QCOMPARE(at.session().answer().flagReason, QStringLiteral("Unclear."));
}

void CuesTest::draft_survivesTheWindow()
{
    CueDesk at;
    at.click(1);
    at.restart();
    QCOMPARE(at.marked(), std::vector<int>{1});
    QCOMPARE(at.hero().cues().size(), 1U);
}

void CuesTest::revision_canBeOfMarksAlone()
{
    CueDesk at;
    at.labelItem(QStringLiteral("11111"), QStringLiteral("It sounds kind. She smiles."));
    at.press(Qt::Key_Left, Qt::ControlModifier);
    at.click(0);
    QCOMPARE(at.session().saveState(), SaveState::Saving);
    at.press(Qt::Key_Return, Qt::ControlModifier);
    const auto history = must(at.study().labelling().history(
        at.session().person(), must(at.study().scenarios()).front().id));
    QCOMPARE(history.size(), 2U);
    QVERIFY(history.front().answer.cues.empty());
    QCOMPARE(history.back().answer.cues.size(), 1U);
}

void CuesTest::quote_goesIntoTheExplanation()
{
    CueDesk at;
    QVERIFY(!child<QPushButton>(at.row(), "quoteCues")->isVisible());
    at.click(0);
    at.click(2);
    QVERIFY(child<QPushButton>(at.row(), "quoteCues")->isVisible());
    child<QPushButton>(at.row(), "quoteCues")->click();
    const auto words = wordsIn(at.text());
    QCOMPARE(at.session().answer().explanation,
             QStringLiteral("“%1”, “%2”")
                 .arg(coveredBy(words[0], at.text()), coveredBy(words[2], at.text())));
}

void CuesTest::clear_takesAllMarksBack()
{
    CueDesk at;
    at.click(0);
    at.click(2);
    const int height = at.row().height();
    child<QPushButton>(at.row(), "clearCues")->click();
    QVERIFY(at.marked().empty());
    QVERIFY(at.hero().cues().empty());
    QCOMPARE(at.row().height(), height);
    at.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(at.marked(), (std::vector<int>{0, 2}));
}

void CuesTest::correctedScene_isTold()
{
    CueDesk at;
    at.click(0);
    const ScenarioId scene = at.session().item().scenario.id;
    must(at.study().corrections().correct(scene,
                                          {{Field, QStringLiteral("Now then, ") + at.text()}},
                                          QStringLiteral("Words were missing."), {}));
    at.restart();
    QVERIFY(at.marked().empty());
    QVERIFY(at.hero().cues().empty());
    QVERIFY2(at.row().text().contains(QStringLiteral("was corrected")),
             qUtf8Printable(at.row().text()));
    QVERIFY(child<QPushButton>(at.row(), "clearCues")->isVisible());
    at.click(3); // over the text as it reads now; the marks of before go
    QCOMPARE(at.marked(), std::vector<int>{3});
    QCOMPARE(at.row().text(), QStringLiteral("1 word marked"));
}

// 500 stretches with a word between any two take 999 words.
void CuesTest::limit_isSaidAndKept()
{
    CueDesk at;
    const QString words = QStringLiteral("no ").repeated(1'001).trimmed();
    must(at.study().corrections().correct(at.session().item().scenario.id, {{Field, words}},
                                          QStringLiteral("A very long scene."), {}));
    at.restart();
    Cues cues;
    for (int place = 0; place < 999; place += 2)
        cues = withWordsToggled(cues, Field, at.text(), place, place);
    at.page().answerPanel()->sayCues(cues);
    const QString full = QStringLiteral("No more places can be marked: the limit is 500");
    QCOMPARE(at.row().text(), QStringLiteral("500 words marked · ") + full);
    at.press(Qt::Key_K, Qt::ControlModifier);
    at.press(Qt::Key_End);
    at.press(Qt::Key_Space); // a stretch of its own
    QCOMPARE(at.marked().size(), 500U);
    QVERIFY(at.row().text().endsWith(full));
    at.press(Qt::Key_Left);
    at.press(Qt::Key_Space); // one stretch with its neighbour
    QCOMPARE(at.marked().size(), 501U);
    at.press(Qt::Key_Home);
    at.press(Qt::Key_Space); // takes a mark away
    QCOMPARE(at.row().text(), QStringLiteral("500 words marked"));
}

void CuesTest::history_namesTheMarks()
{
    CueDesk at;
    at.click(0);
    at.labelItem(QStringLiteral("11111"), QStringLiteral("It sounds kind. She smiles."));
    at.press(Qt::Key_Left, Qt::ControlModifier);
    at.press(Qt::Key_F3);
    QVERIFY(at.isListed(QStringLiteral("Marked: “%1”").arg(at.word(0))));
}

void CuesTest::history_isSilentOnceTheRuleIsTakenBack()
{
    CueDesk at;
    at.click(0);
    at.labelItem(QStringLiteral("11111"), QStringLiteral("It sounds kind. She smiles."));
    at.setAsked(false);
    at.press(Qt::Key_Left, Qt::ControlModifier);
    at.press(Qt::Key_F3);
    QVERIFY(at.isListed(QStringLiteral("It sounds kind. She smiles.")));
    QVERIFY(!at.isListed(QStringLiteral("Marked: ")));
}

// Each stretch in quotation marks of its own, below the explanation, where answers are shown.
void CuesTest::itemCard_namesTheMarksWithTheAnswer()
{
    CueDesk at;
    const ScenarioId scene = at.session().item().scenario.id;
    const QString marked = QStringLiteral("Marked: “%1”, “%2”").arg(at.word(0), at.word(2));
    at.click(0);
    at.click(2);
    at.labelItem(QStringLiteral("11111"), QStringLiteral("It sounds kind. She smiles."));
    ItemCard card;
    card.showItem(at.study(), scene, {});
    QVERIFY2(card.text().contains(QStringLiteral("She smiles.\n") + marked),
             qUtf8Printable(card.text()));
    card.setAnswersShown(false); // for whoever must not meet the answers
    card.showItem(at.study(), scene, {});
    QVERIFY(!card.text().contains(QStringLiteral("Marked")));
    card.setAnswersShown(true);
    at.setAsked(false);
    card.showItem(at.study(), scene, {});
    QVERIFY(card.text().contains(QStringLiteral("She smiles.")));
    QVERIFY(!card.text().contains(QStringLiteral("Marked")));
}

void CuesTest::leaving_endsTheWordsByKeys()
{
    CueDesk at;
    at.press(Qt::Key_K, Qt::ControlModifier);
    at.press(Qt::Key_Tab);
    QVERIFY(!at.hero().hasFocus());
    at.hero().setFocus(Qt::BacktabFocusReason);
    at.press(Qt::Key_Space); // to be heard and scrolled, as before
    QVERIFY(at.marked().empty());
    at.press(Qt::Key_K, Qt::ControlModifier);
    at.press(Qt::Key_Space);
    QCOMPARE(at.marked(), std::vector<int>{0});
    at.press(Qt::Key_Escape);
    QVERIFY(!at.hero().hasFocus());
}

void CuesTest::readOnly_marksNothing()
{
    CueDesk at;
    at.click(0);
    must(at.study().dataLock().lock(QStringLiteral("All done."), {}));
    QCoreApplication::processEvents();
    at.click(1);
    QCOMPARE(at.marked(), std::vector<int>{0});
    QVERIFY(!child<QPushButton>(at.row(), "clearCues")->isVisible());
    QVERIFY(!child<QPushButton>(at.row(), "quoteCues")->isVisible());
}

// A long context scrolls; the word where the keys are is in view.
void CuesTest::wordInTheContext_isRevealed()
{
    CueDesk at;
    const ScenarioId scene = at.session().item().scenario.id;
    QStringList words;
    for (int i = 0; i < 600; ++i)
        words << QStringLiteral("word%1").arg(i);
    must(at.study().corrections().correct(scene, {{ScenePart::Context, words.join(u' ')}},
                                          QStringLiteral("A longer one."), {}));
    at.restart();
    at.press(Qt::Key_K, Qt::ControlModifier);
    at.press(Qt::Key_Up);
    at.press(Qt::Key_End);
    const auto* context = static_cast<const CuedProse*>(QApplication::focusWidget());
    const QRectF last = context->areasOf(context->text().size() - 7, 7).front(); // "word599"
    QVERIFY(context->visibleRegion().contains(last.center().toPoint()));
    at.press(Qt::Key_Space);
    QCOMPARE(at.session().answer().cues.size(), 1U);
    QCOMPARE(at.session().answer().cues.front().field, ScenePart::Context);
}

void CuesTest::notAsked_nothingIsThere()
{
    CueDesk at(false);
    QVERIFY(!at.row().isVisible());
    at.click(1);
    QVERIFY(at.session().answer().isEmpty());
    at.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(!at.hero().hasFocus());
}

SUBTEXT_TEST(CuesTest)
#include "cuestest.moc"
