// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/storage/besidecolumn.h"
#include "core/task/builtintasks.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What most others will say is part of the answer: the item asks for it by the rules, and it is
/// kept and goes where the answer goes.
class GuessesTravelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answerWithoutIt_isRefusedWhereTheItemAsks();
    void guessThatIsNotAsked_isNotKept();
    void shareThatIsNone_isRefused();
    void guess_comesHomeAsItWas();
    void draft_keepsTheGuess();
    void guessBesideNoChoice_isRefused_data();
    void guessBesideNoChoice_isRefused();
};

namespace {

TestStudy::Shape guessingAt(int share)
{
    TestStudy::Shape shape;
    shape.protocol.guessShare = share;
    return shape;
}

Labelling::Submission guessing(std::optional<Choice> guess)
{
    Answer answer = completeAnswer(Emotion::Joy);
    answer.guesses.set(FirstQuestion, guess);
    return submissionOf(answer, {FixedClock::Start, 20'000, 15'000, 1});
}

} // namespace

void GuessesTravelTest::answerWithoutIt_isRefusedWhereTheItemAsks()
{
    TestStudy study(guessingAt(100));
    const auto submit = [&](std::optional<Choice> guess) {
        return study.labelling().submit(study.person(1), study.scenario(1), guessing(guess));
    };
    const auto refused = submit({});
    QVERIFY(!refused && refused.error().code == ErrorCode::IncompleteAnswer);
    VERIFY_HOLDS(submit(Emotion::Fear));
    study.reopen();
    QCOMPARE(must(study->protocol()).guessShare, 100);
    QVERIFY(must(study->annotations()).front().answer.guesses.at(FirstQuestion) == Emotion::Fear);
}

void GuessesTravelTest::guessThatIsNotAsked_isNotKept()
{
    TestStudy study;
    must(study.labelling().submit(study.person(1), study.scenario(1), guessing(Emotion::Fear)));
    QVERIFY(must(study->annotations()).front().answer.guesses.isEmpty());
}

void GuessesTravelTest::shareThatIsNone_isRefused()
{
    TestStudy study;
    for (const int share : {-1, 101}) {
        Protocol rules = must(study->protocol());
        rules.guessShare = share;
        const auto refused = study->courseRules().setProtocol(rules);
        QVERIFY(!refused && refused.error().code == ErrorCode::InvalidValue);
    }
    QCOMPARE(must(study->protocol()).guessShare, 0);
}

void GuessesTravelTest::guess_comesHomeAsItWas()
{
    TestStudy study(guessingAt(100));
    const QString path = handOut(study, 1, QStringLiteral("A01"));
    {
        AtHome home(path, 1);
        QCOMPARE(must(home->protocol()).guessShare, 100);
        must(home->labelling().submit(home.owner(), home.item(1), guessing(Emotion::Trust)));
        must(home.handIn());
    }
    QVERIFY(mergeOne(study.study(), path).isSound());
    const Annotation came = must(study->annotations()).front();
    QVERIFY(came.answer.guesses.at(FirstQuestion) == Emotion::Trust);
    VERIFY_HOLDS(study->verifyAudit());
}

void GuessesTravelTest::draft_keepsTheGuess()
{
    TestStudy study(guessingAt(100));
    Draft draft;
    draft.answer.ballot[0] = Emotion::Joy;
    draft.answer.guesses.set(FirstQuestion, Emotion::Fear);
    must(study.labelling().saveDraft(study.person(1), study.scenario(1), draft));
    study.reopen();
    const auto kept = must(study.labelling().load(study.person(1), study.scenario(1))).draft;
    QVERIFY(kept && kept->answer.guesses == draft.answer.guesses);
}

void GuessesTravelTest::guessBesideNoChoice_isRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("ballot");
    QTest::addColumn<bool>("isTaken");
    const QString token = builtInTask(u"cei")->questions.front().token;
    const QString fear = QStringLiteral(R"([{"guess":"fear","question":"%1"}])").arg(token);
    QTest::newRow("none") << QString() << QStringLiteral("0") << true;
    QTest::newRow("beside a choice") << fear << QStringLiteral("0") << true;
    QTest::newRow("no choice") << fear << QStringLiteral("-") << false;
    QTest::newRow("no text of ours") << QStringLiteral("[{}]") << QStringLiteral("0") << false;
}

void GuessesTravelTest::guessBesideNoChoice_isRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, ballot);
    QFETCH(bool, isTaken);
    QCOMPARE(GuessColumn.allows(*builtInTask(u"cei"), text, ballot), isTaken);
}

SUBTEXT_TEST(GuessesTravelTest)
#include "guessestraveltest.moc"
