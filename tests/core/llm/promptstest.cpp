// SPDX-License-Identifier: MIT
#include "core/llm/prompts.h"

#include "core/task/builtintasks.h"
#include "tests/core/llm/lateguest.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/tasks.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::llm;
using namespace subtext::test;

/// What models are asked, whole: what of an item goes into it, and what does not.
class PromptsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cei_isAskedOfSceneRolesAndWords();
    void cei_thinksInFiveLinesFirst();
    void cei_seesThreeAnsweredScenesFirst();
    void board_isAskedRowByRow();
    void scored_asksForTheObjectOfTheSchema();
    void anyTask_isAskedFromItsDocument();
    void whatModelsMayNotKnow_isNotSent();
    void textThatLooksLikeAPlace_staysAText();
    void emptyField_hasNoLine();
    void template_isTheSameForEveryItem();
    void fewShot_needsExamples_data();
    void fewShot_needsExamples();
    void shippedExamples_areThreeWithThreeAnswers();
    void exampleThatIsAnItem_isFound_data();
    void exampleThatIsAnItem_isFound();
};

namespace {

const Task& cei()
{
    return *builtInTask(u"cei");
}

const Task& emoScene()
{
    return *builtInTask(u"emoscene");
}

QString prompt(const Task& task, const Question& question, Mode mode, const Scenario& item)
{
    const auto made = templateOf(task, question, mode, shippedExamples(task));
    return made ? promptOf(*made, task, question, item) : QString();
}

} // namespace

void PromptsTest::cei_isAskedOfSceneRolesAndWords()
{
    QCOMPARE(prompt(cei(), cei().questions.front(), Mode::ZeroShot, lateGuest()),
             QStringLiteral(
                 "Here is a short scene and one thing said in it.\n\n"
                 "Context: The guest is an hour late.\n"
                 "Speaker: host\n"
                 "Listener: guest\n"
                 "Utterance: So early?\n\n"
                 "What does the speaker most likely feel? Judge the moment of speaking, whatever "
                 "the words claim.\n"
                 "Choose exactly one of: joy, trust, fear, surprise, sadness, disgust, anger, "
                 "anticipation.\n"
                 "Reply with this and nothing else: {\"emotion\": \"…\"}"));
}

void PromptsTest::cei_thinksInFiveLinesFirst()
{
    const QString asked = prompt(cei(), cei().questions.front(), Mode::ChainOfThought, lateGuest());
    QVERIFY(asked.contains(QLatin1String("\n5. Which single answer fits best.\n")));
    QVERIFY(asked.endsWith(QStringLiteral(
        "Then write, as the last line and with nothing after it: {\"emotion\": \"…\"}")));
    QVERIFY(!asked.contains(QLatin1String("nothing else")));
}

void PromptsTest::cei_seesThreeAnsweredScenesFirst()
{
    const QString asked = prompt(cei(), cei().questions.front(), Mode::FewShot, lateGuest());
    QVERIFY(asked.startsWith(QLatin1String("Here are short scenes, each with a question about it. "
                                           "The first 3 are answered;")));
    QCOMPARE(asked.count(QStringLiteral("Utterance: ")), qsizetype{4});
    QCOMPARE(asked.count(QStringLiteral("{\"emotion\": \"…\"}")), qsizetype{1});
    for (const WorkedExample& example : shippedExamples(cei()))
        QVERIFY(asked.contains(QStringLiteral("{\"emotion\": \"%1\"}").arg(example.answer)));
    QVERIFY(asked.indexOf(QLatin1String("So early?")) >
            asked.lastIndexOf(QLatin1String("{\"emotion\": \"surprise\"}")));
}

void PromptsTest::board_isAskedRowByRow()
{
    const Scenario story = storiesAboutMara(1).front();
    const Question& fear = *findToken(emoScene().questions, QStringLiteral("fear"));
    const QString asked = prompt(emoScene(), fear, Mode::ZeroShot, story);
    QVERIFY2(asked.contains(QStringLiteral("Does Mara feel fear?")), qPrintable(asked));
    QVERIFY(asked.contains(QLatin1String("Text: The lift stops")));
    QVERIFY(asked.endsWith(QStringLiteral(
        "Reply with one of <answer>no</answer> or <answer>yes</answer> and nothing else.")));
    for (const Question& other : emoScene().questions)
        QCOMPARE(asked.contains(QStringLiteral("feel %1?").arg(other.token)),
                 other.token == fear.token);
    const QString thinking = prompt(emoScene(), fear, Mode::ChainOfThought, story);
    QVERIFY(thinking.contains(QLatin1String("<confidence>1</confidence>")));
    QVERIFY(isAnsweredInTags(fear));
}

void PromptsTest::scored_asksForTheObjectOfTheSchema()
{
    const auto asked = [](const Task& task, Mode mode) {
        return *templateOf(task, task.questions.front(), mode, shippedExamples(task),
                           AnswerForm::Scored);
    };
    const PromptTemplate choice = asked(cei(), Mode::ZeroShot);
    QCOMPARE(choice.id, QStringLiteral("choice-zero-shot-scored/2"));
    QVERIFY(choice.text.endsWith(
        QStringLiteral("{labels}.\nReply with this and nothing else: {\"emotion\": \"…\"}")));
    const PromptTemplate row = asked(emoScene(), Mode::ZeroShot);
    QCOMPARE(row.id, QStringLiteral("board-zero-shot-scored/2"));
    QVERIFY(row.text.endsWith(
        QStringLiteral("{labels}.\nReply with this and nothing else: {\"answer\": \"…\"}")));
    const QString examples = asked(cei(), Mode::FewShot).text;
    QVERIFY(examples.contains(QLatin1String("\n{\"emotion\": \"surprise\"}\n")));
    // What is constrained is asked as ever.
    const Question& question = cei().questions.front();
    const auto constrained =
        templateOf(cei(), question, Mode::ZeroShot, {}, AnswerForm::Constrained);
    QCOMPARE(constrained->text, templateOf(cei(), question, Mode::ZeroShot)->text);
}

void PromptsTest::anyTask_isAskedFromItsDocument()
{
    const Task task = thirdTask();
    const Scenario mail =
        mailFromIda(1, QStringLiteral("kettle"), QStringLiteral("It leaks again."));
    const Question& question = task.questions.front();
    const QString asked = prompt(task, question, Mode::ZeroShot, mail);
    QVERIFY2(asked.contains(QLatin1String("It leaks again.")), qPrintable(asked));
    for (const Option& option : question.options)
        QVERIFY2(asked.contains(option.token), qPrintable(asked));
    QVERIFY(!asked.contains(u'{') || asked.count(u'{') == 1);
}

void PromptsTest::whatModelsMayNotKnow_isNotSent()
{
    for (const Mode mode : AllModes) {
        const QString asked = prompt(cei(), cei().questions.front(), mode, lateGuest());
        for (const char* word : {"4711", "sarcasm-irony", "high-to-low", "High to low", "Power"})
            QVERIFY2(!asked.contains(QLatin1String(word)), word);
    }
    const QString story =
        prompt(emoScene(), emoScene().questions.front(), Mode::ZeroShot, storiesAboutMara(1)[0]);
    QVERIFY(!story.contains(QLatin1String("office")));
}

void PromptsTest::textThatLooksLikeAPlace_staysAText()
{
    Scenario tricky = lateGuest();
    tricky.text(ScenePart::Utterance) = QStringLiteral("{labels} {scene} {ask}");
    const QString asked = prompt(cei(), cei().questions.front(), Mode::ZeroShot, tricky);
    QVERIFY(asked.contains(QLatin1String("Utterance: {labels} {scene} {ask}\n")));
}

void PromptsTest::emptyField_hasNoLine()
{
    Scenario bare = lateGuest();
    bare.text(ScenePart::ListenerRole).clear();
    const QString asked = prompt(cei(), cei().questions.front(), Mode::ZeroShot, bare);
    QVERIFY(asked.contains(QLatin1String("Speaker: host\nUtterance: ")));
}

void PromptsTest::template_isTheSameForEveryItem()
{
    const auto made = templateOf(cei(), cei().questions.front(), Mode::ZeroShot);
    VERIFY_HOLDS(made);
    QCOMPARE(made->id, QStringLiteral("choice-zero-shot/1"));
    QVERIFY(made->text.contains(QLatin1String("{scene}")));
    QCOMPARE(made->sha256().size(), qsizetype{64});
    const auto thinking = templateOf(cei(), cei().questions.front(), Mode::ChainOfThought);
    VERIFY_HOLDS(thinking);
    QVERIFY(made->sha256() != thinking->sha256());
    // Every row of a board has the same.
    const auto joy = templateOf(emoScene(), emoScene().questions[0], Mode::ZeroShot);
    const auto fear = templateOf(emoScene(), emoScene().questions[2], Mode::ZeroShot);
    VERIFY_HOLDS(joy);
    VERIFY_HOLDS(fear);
    QCOMPARE(joy->sha256(), fear->sha256());
}

void PromptsTest::fewShot_needsExamples_data()
{
    QTest::addColumn<QString>("task");
    QTest::addColumn<bool>("hasExamples");
    QTest::newRow("cei") << QStringLiteral("cei") << true;
    QTest::newRow("emoscene") << QStringLiteral("emoscene") << false;
    QTest::newRow("another") << QString() << false;
}

void PromptsTest::fewShot_needsExamples()
{
    QFETCH(QString, task);
    QFETCH(bool, hasExamples);
    const Task of = task.isEmpty() ? thirdTask() : *builtInTask(task);
    const auto made = templateOf(of, of.questions.front(), Mode::FewShot, shippedExamples(of));
    QCOMPARE(made.has_value(), hasExamples);
    if (!made)
        QCOMPARE(made.error().detail, QStringLiteral("few-shot"));
}

void PromptsTest::shippedExamples_areThreeWithThreeAnswers()
{
    const auto examples = shippedExamples(cei());
    QCOMPARE(examples.size(), std::size_t{3});
    QSet<QString> answers;
    for (const WorkedExample& example : examples)
        answers.insert(example.answer);
    QCOMPARE(answers.size(), qsizetype{3});
}

void PromptsTest::exampleThatIsAnItem_isFound_data()
{
    QTest::addColumn<QString>("utterance");
    QTest::addColumn<QString>("context");
    QTest::addColumn<bool>("isLeak");
    const WorkedExample example = shippedExamples(cei()).front();
    const QString utterance = example.scene.text(ScenePart::Utterance);
    const QString context = example.scene.text(ScenePart::Context);
    QTest::newRow("the same") << utterance << context << true;
    QTest::newRow("written otherwise")
        << utterance.toUpper().replace(u'.', u'!') << context.simplified().remove(u',') << true;
    QTest::newRow("another scene") << utterance << QStringLiteral("Elsewhere.") << false;
    QTest::newRow("other words") << QStringLiteral("No.") << context << false;
    QTest::newRow("one word more") << utterance + QStringLiteral(" Yes.") << context << false;
}

void PromptsTest::exampleThatIsAnItem_isFound()
{
    QFETCH(QString, utterance);
    QFETCH(QString, context);
    QFETCH(bool, isLeak);
    Scenario item = lateGuest(); // with other roles
    item.text(ScenePart::Utterance) = utterance;
    item.text(ScenePart::Context) = context;
    const auto leak = leakedExample(shippedExamples(cei()), cei(), {lateGuest(), item});
    QCOMPARE(leak.has_value(), isLeak);
    if (leak)
        QCOMPARE(*leak, std::size_t{0});
}

SUBTEXT_TEST(PromptsTest)
#include "promptstest.moc"
