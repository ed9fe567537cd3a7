// SPDX-License-Identifier: MIT
#include "core/domain/guesses.h"

#include "core/domain/emotion.h"
#include "core/domain/steps.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// What most others will say: of which items it is asked, when it is missing, and how it is kept.
class GuessesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void item_isDrawnBySeedAndName_data();
    void item_isDrawnBySeedAndName();
    void share_holdsOverManyItems_data();
    void share_holdsOverManyItems();
    void greaterShare_asksOfTheSameItemsToo();
    void guess_isMissingBesideAChoiceOnly();
    void yesNo_hasNoGuess();
    void newChoice_keepsTheGuess();
    void guess_isShownAnewAtItsQuestion();
    void text_comesBackAsItWas();
    void foreignText_isNone_data();
    void foreignText_isNone();
};

namespace {

const Task& guessedTask()
{
    return *builtInTask(u"cei");
}

} // namespace

void GuessesTest::item_isDrawnBySeedAndName_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("rest"); // by Python's hashlib
    const auto row = [](const char* name, quint32 seed, int rest) {
        QTest::addRow("%s, %u", name, seed) << seed << QString::fromUtf8(name) << rest;
    };
    row("sarcasm-irony/7", 42, 63);
    row("sarcasm-irony/7", 7, 32);
    row("sarcasm-irony/8", 42, 51);
    row("sarcasm-irony/8", 7, 47);
    row("1", 42, 12);
    row("1", 7, 11);
    row("é", 42, 0);
    row("é", 7, 61);
}

void GuessesTest::item_isDrawnBySeedAndName()
{
    QFETCH(quint32, seed);
    QFETCH(QString, name);
    QFETCH(int, rest);
    QVERIFY(!isGuessAsked(0, seed, name));
    QVERIFY(!isGuessAsked(rest, seed, name));
    QVERIFY(isGuessAsked(rest + 1, seed, name));
    QVERIFY(isGuessAsked(100, seed, name));
}

void GuessesTest::share_holdsOverManyItems_data()
{
    QTest::addColumn<int>("share");
    for (const int share : {5, 25, 50, 90})
        QTest::addRow("%d percent", share) << share;
}

void GuessesTest::share_holdsOverManyItems()
{
    QFETCH(int, share);
    constexpr int Items = 10'000;
    int asked = 0;
    for (int item = 1; item <= Items; ++item)
        asked += isGuessAsked(share, 42, QStringLiteral("g/%1").arg(item)) ? 1 : 0;
    const double percent = 100.0 * asked / Items;
    QVERIFY2(percent > share - 2 && percent < share + 2, qPrintable(QString::number(percent)));
}

void GuessesTest::greaterShare_asksOfTheSameItemsToo()
{
    for (int item = 1; item <= 200; ++item) {
        const QString name = QString::number(item);
        for (int share = 1; share <= 100; ++share)
            QVERIFY(!isGuessAsked(share - 1, 42, name) || isGuessAsked(share, 42, name));
    }
}

void GuessesTest::guess_isMissingBesideAChoiceOnly()
{
    Answer answer = completeAnswer(Emotion::Joy);
    const auto lack = [&](bool isAsked) {
        return missingParts(answer, guessedTask(), Protocol(), isAsked);
    };
    QVERIFY(lack(false).empty());
    QVERIFY(lack(true).guesses == std::vector{FirstQuestion});
    QVERIFY(!lack(true).empty());
    answer.guesses.set(FirstQuestion, Emotion::Fear);
    QVERIFY(lack(true).empty());
    answer.guesses.set(FirstQuestion, Emotion::Joy); // others may well say the same
    QVERIFY(lack(true).empty());
    answer.guesses.set(FirstQuestion, std::nullopt);
    answer.ballot = {};
    QVERIFY(lack(true).guesses.empty()); // the choice itself is missing
    QVERIFY(missingChoices(completeAnswer(), guessedTask()).empty()); // nor does what is no data
}

void GuessesTest::yesNo_hasNoGuess()
{
    const Task& task = *builtInTask(u"emoscene");
    Answer answer;
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        answer.ballot.at(i) = Choice{0};
    QVERIFY(missingGuesses(answer.guesses, answer.ballot, task).empty());
    answer.guesses.set(FirstQuestion, Choice{1});
    QVERIFY(possibleGuesses(answer.guesses, task).isEmpty());
    QVERIFY(!fitBallot(answer.guesses, answer.ballot, task));
}

void GuessesTest::newChoice_keepsTheGuess()
{
    Answer answer = completeAnswer(Emotion::Joy);
    answer.guesses.set(FirstQuestion, Emotion::Fear);
    Answer said;
    said.ballot.at(0) = Emotion::Sadness;
    const Answer after = withSteps(answer, said, {Step::Emotion}, guessedTask());
    QVERIFY(after.choice(FirstQuestion) == Emotion::Sadness);
    QVERIFY(after.guesses.at(FirstQuestion) == Emotion::Fear);
    said.guesses.set(FirstQuestion, Emotion::Trust);
    QVERIFY(withSteps(answer, said, {Step::Emotion}, guessedTask()).guesses.at(FirstQuestion) ==
            Emotion::Trust);
}

void GuessesTest::guess_isShownAnewAtItsQuestion()
{
    const Answer before = completeAnswer(Emotion::Joy);
    Answer after = before;
    after.guesses.set(FirstQuestion, Emotion::Fear);
    QVERIFY(differingSteps(before, after, guessedTask()).empty());
    QVERIFY(stepsToShow(before, after, guessedTask()) == std::vector{Step::Emotion});
}

void GuessesTest::text_comesBackAsItWas()
{
    Guesses guesses;
    QVERIFY(guessText(guesses, guessedTask()).isEmpty());
    guesses.set(FirstQuestion, Emotion::Fear);
    const QString text = guessText(guesses, guessedTask());
    QCOMPARE(text, QStringLiteral(R"([{"guess":"fear","question":"%1"}])")
                       .arg(guessedTask().questions.front().token));
    QVERIFY(guessesIn(text, guessedTask()) == guesses);
}

void GuessesTest::foreignText_isNone_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << QString::fromLatin1(text).replace(
            QLatin1String("Q"), guessedTask().questions.front().token);
    };
    row("no list", "{}");
    row("nothing", "[]");
    row("no question", R"([{"guess":"fear","question":"nowhere"}])");
    row("no option", R"([{"guess":"nowhere","question":"Q"}])");
    row("no guess", R"([{"guess":null,"question":"Q"}])");
    row("twice", R"([{"guess":"fear","question":"Q"},{"guess":"fear","question":"Q"}])");
    row("a space", R"([{"guess": "fear","question":"Q"}])");
    row("a further key", R"([{"guess":"fear","more":1,"question":"Q"}])");
}

void GuessesTest::foreignText_isNone()
{
    QFETCH(QString, text);
    QVERIFY(!guessesIn(text, guessedTask()));
}

SUBTEXT_TEST(GuessesTest)
#include "guessestest.moc"
