// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/domain/emotion.h"
#include "core/task/builtintasks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/hintsview.h"
#include "ui/text/surprisetext.h"

#include <QLabel>

using namespace subtext;
using namespace subtext::test;

/// What the guesses of the annotators say stands at the desk after the first pick, and nowhere
/// before it.
class DeskSurpriseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beforeTheFirstPick_nothingIsSaid();
    void afterTheFirstPick_itIsSaid();
    void withoutGuesses_nothingIsSaid();
    void words_areOfWhatWasGuessed();
    void taskWithoutHints_showsItAlone();
};

namespace {

/// The raters of the item on screen guess: two of them the label of the second, one that of the
/// first; so that the third's is surprisingly popular.
void guessOnScreen(DeskWindow& at)
{
    Protocol rules = must(at.study().protocol());
    rules.guessShare = 100;
    must(at.study().courseRules().setProtocol(rules));
    const DeskCase item = at.onDisk(at.itemName());
    const auto labelOf = [&](std::size_t rater) {
        return item.raters.at(rater).annotation.answer.choice(FirstQuestion);
    };
    for (std::size_t i = 0; i < item.raters.size(); ++i) {
        const Annotation& given = item.raters[i].annotation;
        Answer answer = given.answer;
        answer.guesses.set(FirstQuestion, labelOf(i == 0 ? 0 : 1));
        must(at.study().labelling().submit(given.person, given.scenario, submissionOf(answer)));
    }
    at.restart();
}

const QLabel* surpriseLine(DeskWindow& at)
{
    return at.window().findChild<QLabel*>(QStringLiteral("surprise"));
}

QString saidByAll(DeskWindow& at)
{
    return (textsOf(at.window()) + spokenTexts(at.window())).join(u'\n');
}

} // namespace

void DeskSurpriseTest::beforeTheFirstPick_nothingIsSaid()
{
    DeskWindow at;
    guessOnScreen(at);
    QVERIFY(surpriseLine(at)->isHidden());
    QVERIFY(!saidByAll(at).contains(QStringLiteral("Surprisingly popular:")));
    QVERIFY(!saidByAll(at).contains(QStringLiteral("3 guesses")));
}

void DeskSurpriseTest::afterTheFirstPick_itIsSaid()
{
    DeskWindow at;
    guessOnScreen(at);
    const QString name = at.itemName();
    const DeskCase item = at.onDisk(name);
    std::vector<const Answer*> answers;
    for (const DeskRater& rater : item.raters)
        answers.push_back(&rater.annotation.answer);
    const QString expected = surpriseText(answers, defaultTask());
    QVERIFY2(expected.contains(QStringLiteral("(margin 33.3 %, 3 guesses).")),
             qPrintable(expected));
    at.take(1);
    QVERIFY(!surpriseLine(at)->isHidden());
    QCOMPARE(surpriseLine(at)->text(), expected.toHtmlEscaped());
    QVERIFY(at.decisionsOnDisk().empty()); // it decides nothing
}

void DeskSurpriseTest::withoutGuesses_nothingIsSaid()
{
    DeskWindow at;
    at.take(1);
    QVERIFY(surpriseLine(at)->isHidden());
}

void DeskSurpriseTest::words_areOfWhatWasGuessed()
{
    const Task& task = defaultTask();
    Answer joy;
    joy.choice(FirstQuestion) = Emotion::Joy;
    QCOMPARE(surpriseText({&joy}, task), QString());
    joy.guesses.set(FirstQuestion, Emotion::Joy);
    QCOMPARE(surpriseText({&joy}, task),
             QStringLiteral("No label is surprisingly popular (1 guess)."));
    Answer fear;
    fear.choice(FirstQuestion) = Emotion::Fear;
    fear.guesses.set(FirstQuestion, Emotion::Joy);
    QCOMPARE(surpriseText({&joy, &fear}, task),
             QStringLiteral("Surprisingly popular: Fear (margin 50.0 %, 2 guesses)."));
}

void DeskSurpriseTest::taskWithoutHints_showsItAlone()
{
    Task task = defaultTask();
    task.hints = {};
    HintsView view;
    view.setTask(std::make_shared<const Task>(task));
    QVERIFY(view.isHidden());
    HintsView::Content content;
    content.areOpen = true;
    content.surprise = QStringLiteral("A <b> B");
    QVERIFY(view.setContent(content));
    QVERIFY(!view.setContent(content)); // so that nothing is laid out again
    QVERIFY(!view.isHidden());
    QVERIFY(view.spokenText().contains(QStringLiteral("A &lt;b&gt; B")));
    QVERIFY(view.setContent({}));
    QVERIFY(view.isHidden());
}

SUBTEXT_TEST(DeskSurpriseTest)
#include "desksurprisetest.moc"
