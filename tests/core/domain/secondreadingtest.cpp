// SPDX-License-Identifier: MIT
#include "core/domain/secondreading.h"

#include "core/domain/emotion.h"
#include "core/domain/steps.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/thirdtask.h"

#include <random>

using namespace subtext;
using namespace subtext::test;

/// What else an answer could be: when it is asked, when it is complete, and how it is kept.
class SecondReadingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void yesNo_hasNoSecondReading();
    void rowOfABoard_hasNoSecondReading();
    void off_asksForNothing();
    void option_isCompleteWithAnotherOrNone();
    void points_areCompleteWhenSharedAndTheChosenIsGreatest_data();
    void points_areCompleteWhenSharedAndTheChosenIsGreatest();
    void openChoice_isMissingOnce();
    void newChoice_takesItsSecondAway();
    void secondAnswer_isNoStep();
    void secondAnswer_isShownAnewAtItsQuestion();
    void otherKind_isNotKept();
    void text_comesBackAsItWas();
    void foreignText_isNone_data();
    void foreignText_isNone();
    void anyText_isNoneOrAsItIsWritten();
    void token_namesEachKind();
    void languageCode_isOfFewCharacters();
};

namespace {

const Task& emotionTask()
{
    return *builtInTask(u"cei");
}

Protocol asking(SecondReading reading)
{
    Protocol protocol;
    protocol.secondReading = reading;
    return protocol;
}

std::vector<QuestionIndex> lackOf(const SecondAnswer& second, SecondReading reading)
{
    Answer answer = completeAnswer(Emotion::Joy);
    answer.seconds.set(FirstQuestion, second);
    return missingParts(answer, emotionTask(), asking(reading)).seconds;
}

/// All of CEI's options, with points for joy, trust and sadness.
std::vector<int> sharedPoints(int joy, int trust, int sadness)
{
    std::vector<int> points(emotionTask().questions.front().options.size());
    points.at(slotOf(Emotion::Joy)) = joy;
    points.at(slotOf(Emotion::Trust)) = trust;
    points.at(slotOf(Emotion::Sadness)) = sadness;
    return points;
}

const std::vector<QuestionIndex> TheFirst{FirstQuestion};

} // namespace

void SecondReadingTest::yesNo_hasNoSecondReading()
{
    QVERIFY(takesSecondReading(emotionTask()));
    QVERIFY(!takesSecondReading(*builtInTask(u"emoscene")));
    QVERIFY(takesSecondReading(thirdTask().questions.front()));
    QVERIFY(!takesSecondReading(thirdTask().questions.back()));
    Answer answer;
    for (std::size_t i = 0; i < 8; ++i)
        answer.ballot.at(i) = Choice{0};
    QVERIFY(missingParts(answer, *builtInTask(u"emoscene"), asking(SecondReading::Option)).empty());
}

void SecondReadingTest::rowOfABoard_hasNoSecondReading()
{
    Question question = emotionTask().questions.front();
    QVERIFY(takesSecondReading(question));
    question.board = QStringLiteral("rows");
    QVERIFY(!takesSecondReading(question));
}

void SecondReadingTest::off_asksForNothing()
{
    QVERIFY(lackOf({}, SecondReading::Off).empty());
    QVERIFY(missingChoices(completeAnswer(), emotionTask()).empty()); // nor does what is no data
}

void SecondReadingTest::option_isCompleteWithAnotherOrNone()
{
    QCOMPARE(lackOf({}, SecondReading::Option), TheFirst);
    QVERIFY(lackOf(SecondAnswer::nothing(), SecondReading::Option).empty());
    QVERIFY(lackOf(SecondAnswer::of(Emotion::Trust), SecondReading::Option).empty());
    QCOMPARE(lackOf(SecondAnswer::of(Emotion::Joy), SecondReading::Option), TheFirst);
    QCOMPARE(lackOf(SecondAnswer::of(Choice{31}), SecondReading::Option), TheFirst);
    QCOMPARE(lackOf(SecondAnswer::of(sharedPoints(100, 0, 0)), SecondReading::Option), TheFirst);
}

void SecondReadingTest::points_areCompleteWhenSharedAndTheChosenIsGreatest_data()
{
    QTest::addColumn<int>("joy");
    QTest::addColumn<int>("trust");
    QTest::addColumn<int>("sadness");
    QTest::addColumn<bool>("isComplete");
    QTest::newRow("all on the chosen") << 100 << 0 << 0 << true;
    QTest::newRow("shared") << 60 << 30 << 10 << true;
    QTest::newRow("as many as another") << 50 << 50 << 0 << true;
    QTest::newRow("less than another") << 49 << 51 << 0 << false;
    QTest::newRow("too few") << 60 << 30 << 9 << false;
    QTest::newRow("too many") << 60 << 30 << 11 << false;
    QTest::newRow("below nothing") << 101 << 0 << -1 << false;
    QTest::newRow("none") << 0 << 0 << 0 << false;
}

void SecondReadingTest::points_areCompleteWhenSharedAndTheChosenIsGreatest()
{
    QFETCH(int, joy);
    QFETCH(int, trust);
    QFETCH(int, sadness);
    QFETCH(bool, isComplete);
    const SecondAnswer second = SecondAnswer::of(sharedPoints(joy, trust, sadness));
    QCOMPARE(lackOf(second, SecondReading::Sharing).empty(), isComplete);
    QCOMPARE(lackOf(SecondAnswer::nothing(), SecondReading::Sharing), TheFirst);
    QCOMPARE(lackOf(SecondAnswer::of({50, 50}), SecondReading::Sharing), TheFirst); // options lack
}

void SecondReadingTest::openChoice_isMissingOnce()
{
    const MissingParts missing =
        missingParts(Answer(), emotionTask(), asking(SecondReading::Option));
    QCOMPARE(missing.steps.size(), std::size_t{6});
    QVERIFY(missing.seconds.empty());
}

void SecondReadingTest::newChoice_takesItsSecondAway()
{
    Answer answer = completeAnswer(Emotion::Joy);
    answer.seconds.set(FirstQuestion, SecondAnswer::of(Emotion::Trust));
    const Answer same = completeAnswer(Emotion::Joy);
    QVERIFY(withSteps(answer, same, {Step::Emotion}, emotionTask()) == answer);
    const Answer other = completeAnswer(Emotion::Trust);
    QVERIFY(withSteps(answer, other, {Step::Emotion}, emotionTask()).seconds.isEmpty());
    QVERIFY(withSteps(answer, other, {Step::Valence}, emotionTask()).seconds == answer.seconds);
    Answer both = other;
    both.seconds.set(FirstQuestion, SecondAnswer::nothing());
    QVERIFY(withSteps(answer, both, {Step::Emotion}, emotionTask()).seconds == both.seconds);
}

void SecondReadingTest::secondAnswer_isNoStep()
{
    Answer answer = completeAnswer();
    answer.seconds.set(FirstQuestion, SecondAnswer::nothing());
    QVERIFY(differingSteps(completeAnswer(), answer, emotionTask()).empty());
    QVERIFY(differingSteps(answer, completeAnswer(Emotion::Anger), emotionTask()) ==
            differingSteps(completeAnswer(), completeAnswer(Emotion::Anger), emotionTask()));
}

void SecondReadingTest::secondAnswer_isShownAnewAtItsQuestion()
{
    const Answer answer = completeAnswer(Emotion::Joy);
    Answer other = answer;
    QVERIFY(stepsToShow(answer, other, emotionTask()).empty());
    other.seconds.set(FirstQuestion, SecondAnswer::nothing());
    QVERIFY(stepsToShow(answer, other, emotionTask()) == std::vector{Step::Emotion});
    other.scale(ScaleIndex{0}) = answer.scale(ScaleIndex{0}) == 1 ? 2 : 1;
    QVERIFY(stepsToShow(answer, other, emotionTask()) ==
            (std::vector{Step::Emotion, Step::Valence}));
}

void SecondReadingTest::otherKind_isNotKept()
{
    SecondAnswers seconds;
    seconds.set(FirstQuestion, SecondAnswer::of(Emotion::Trust));
    seconds.set(QuestionIndex{3}, SecondAnswer::nothing()); // CEI asks no such question
    SecondAnswers first;
    first.set(FirstQuestion, SecondAnswer::of(Emotion::Trust));
    QVERIFY(askedSeconds(seconds, emotionTask(), SecondReading::Option) == first);
    QVERIFY(askedSeconds(seconds, emotionTask(), SecondReading::Sharing).isEmpty());
    QVERIFY(askedSeconds(seconds, emotionTask(), SecondReading::Off).isEmpty());
}

void SecondReadingTest::text_comesBackAsItWas()
{
    SecondAnswers seconds;
    QVERIFY(secondText(seconds, emotionTask()).isEmpty());
    QVERIFY(secondsIn({}, emotionTask()) == seconds);
    for (const SecondAnswer& second :
         {SecondAnswer::nothing(), SecondAnswer::of(Emotion::Fear),
          SecondAnswer::of(sharedPoints(60, 40, 0)), SecondAnswer::of(sharedPoints(0, 0, 0))}) {
        seconds.set(FirstQuestion, second);
        QVERIFY(secondsIn(secondText(seconds, emotionTask()), emotionTask()) == seconds);
    }
    const QString fear = QStringLiteral(R"([{"question":"%1","second":"fear"}])")
                             .arg(emotionTask().questions.front().token);
    QVERIFY(secondsIn(fear, emotionTask()));
    QVERIFY(!secondsIn(fear + QChar(0), emotionTask()));
    seconds.set(FirstQuestion, SecondAnswer::of(sharedPoints(60, 40, 0)));
    QCOMPARE(secondText(seconds, emotionTask()),
             QStringLiteral(R"([{"points":{"joy":60,"trust":40},"question":"%1"}])")
                 .arg(emotionTask().questions.front().token));
}

void SecondReadingTest::foreignText_isNone_data()
{
    QTest::addColumn<QString>("text");
    const QString token = emotionTask().questions.front().token;
    const auto row = [&](const char* name, const char* text) {
        QTest::newRow(name) << QString::fromUtf8(text).replace(u'Q', token);
    };
    row("no JSON", "{");
    row("an empty object", "[{}]");
    row("an empty list", "[]");
    row("no question", R"([{"question":"nowhere","second":null}])");
    row("no option", R"([{"question":"Q","second":"nowhere"}])");
    row("a number", R"([{"question":"Q","second":1}])");
    row("nothing said", R"([{"question":"Q"}])");
    row("twice", R"([{"question":"Q","second":null},{"question":"Q","second":null}])");
    row("a space", R"([{"question":"Q", "second":null}])");
    row("a further key", R"([{"more":1,"question":"Q","second":null}])");
    row("points of no option", R"([{"points":{"nowhere":100},"question":"Q"}])");
    row("half a point", R"([{"points":{"joy":99.5},"question":"Q"}])");
    row("a point below nothing", R"([{"points":{"joy":-1},"question":"Q"}])");
    row("more than all points", R"([{"points":{"joy":101},"question":"Q"}])");
    row("no points", R"([{"points":{"joy":0},"question":"Q"}])");
    row("a surrogate", "[{\"question\":\"\\ud800\"}]");
}

void SecondReadingTest::foreignText_isNone()
{
    QFETCH(QString, text);
    QVERIFY(!secondsIn(text, emotionTask()));
}

void SecondReadingTest::anyText_isNoneOrAsItIsWritten()
{
    const QString sound = QStringLiteral(R"([{"points":{"joy":60,"trust":40},"question":"%1"}])")
                              .arg(emotionTask().questions.front().token);
    std::mt19937 random(3);
    int read = 0;
    for (int i = 0; i < 5'000; ++i) {
        QString text = sound;
        for (unsigned change = 0; change <= random() % 3; ++change) {
            const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(text.size()));
            if (random() % 2 == 0)
                text.remove(at, 1 + static_cast<qsizetype>(random() % 4));
            else
                text.insert(at,
                            QChar(static_cast<char16_t>(random() % 2 == 0 ? random() % 0x10000
                                                                          : u'0' + random() % 10)));
            if (text.isEmpty())
                text = sound;
        }
        if (const auto seconds = secondsIn(text, emotionTask())) {
            ++read;
            QCOMPARE(secondText(*seconds, emotionTask()), text);
        }
    }
    QVERIFY(read > 0); // other digits are other points
}

void SecondReadingTest::token_namesEachKind()
{
    for (const SecondReading reading : AllSecondReadings)
        QVERIFY(secondReadingFromToken(QString(secondReadingToken(reading))) == reading);
    QVERIFY(!secondReadingFromToken(u"Option"));
    QVERIFY(!secondReadingFromToken(u""));
}

void SecondReadingTest::languageCode_isOfFewCharacters()
{
    for (const char* code : {"", "de", "zh_CN", "sr-Latn-RS", "x1"})
        QVERIFY2(isLanguageOfAnswer(QLatin1String(code)), code);
    for (const char* text : {"d e", "1a", "-", "de;DROP"})
        QVERIFY2(!isLanguageOfAnswer(QLatin1String(text)), text);
    QVERIFY(!isLanguageOfAnswer(QStringLiteral("d\u00E9")));
    QVERIFY(isLanguageOfAnswer(QString(35, u'a')));
    QVERIFY(!isLanguageOfAnswer(QString(36, u'a')));
}

SUBTEXT_TEST(SecondReadingTest)
#include "secondreadingtest.moc"
