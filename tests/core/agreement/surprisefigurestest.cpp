// SPDX-License-Identifier: MIT
#include "core/agreement/surprisefigures.h"

#include "core/agreement/agreementjson.h"
#include "core/domain/emotion.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace subtext;

/// Surprisingly popular labels of items, and what they come to, against what is counted by hand.
class SurpriseFiguresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noGuess_hasNone();
    void labelAboveItsGuesses_isPopular();
    void asExpected_hasNone();
    void voteWithoutGuess_countsAsVoteAlone();
    void allGuessesRight_leaveItToTheMinority();
    void figures_compareWithMostAndGold();
    void nothingGuessed_isEmpty();
    void document_hasThemOnlyWhereThereAreAny();
};

namespace {

Answer voting(Choice label, std::optional<Choice> guess = {})
{
    Answer answer;
    answer.choice(FirstQuestion) = label;
    answer.guesses.set(FirstQuestion, guess);
    return answer;
}

ItemSurprise surpriseOf(const std::vector<Answer>& answers)
{
    std::vector<const Answer*> given;
    for (const Answer& answer : answers)
        given.push_back(&answer);
    return itemSurprise(given, *usualTask(), FirstQuestion);
}

Annotation votedOn(qint64 scenario, const Answer& answer)
{
    Annotation annotation;
    annotation.scenario = {scenario};
    annotation.answer = answer;
    return annotation;
}

/// Of three items: on the first fear is surprisingly popular and joy leads, on the second fear is
/// and leads, and on the third nothing is a surprise.
std::vector<Annotation> votesOnThree()
{
    const Answer joy = voting(Emotion::Joy, Emotion::Joy);
    const Answer fear = voting(Emotion::Fear, Emotion::Joy);
    return {votedOn(1, joy),  votedOn(1, joy),  votedOn(1, joy),  votedOn(1, fear),
            votedOn(1, fear), votedOn(2, fear), votedOn(2, fear), votedOn(2, joy),
            votedOn(3, joy),  votedOn(3, joy),  votedOn(9, fear)}; // there is no ninth
}

AgreementInput itemsVotedOn()
{
    AgreementInput input;
    for (qint64 id = 1; id <= 4; ++id) {
        AgreementItem& item = input.items.emplace_back();
        item.scenario = {id};
        item.name = QString::number(id);
    }
    input.items[0].gold[0] = Emotion::Joy;
    input.items[1].gold[0] = Emotion::Fear;
    input.items[2].gold[0] = Emotion::Joy; // has no surprise to compare
    return input;
}

} // namespace

void SurpriseFiguresTest::noGuess_hasNone()
{
    QCOMPARE(surpriseOf({}), ItemSurprise());
    const ItemSurprise of = surpriseOf({voting(Emotion::Joy), voting(Emotion::Joy)});
    QCOMPARE(of.votes, 2);
    QCOMPARE(of.guesses, 0);
    QVERIFY(!of.option && !of.margin);
    QVERIFY(of.most == Emotion::Joy);
}

void SurpriseFiguresTest::labelAboveItsGuesses_isPopular()
{
    // fear: 2 of 5 votes, nobody expects it; joy: 3 of 5 votes, expected by all
    const ItemSurprise of =
        surpriseOf({voting(Emotion::Joy, Emotion::Joy), voting(Emotion::Joy, Emotion::Joy),
                    voting(Emotion::Joy, Emotion::Joy), voting(Emotion::Fear, Emotion::Joy),
                    voting(Emotion::Fear, Emotion::Joy)});
    QVERIFY(of.option == Emotion::Fear);
    QVERIFY(std::abs(*of.margin - 0.4) < 1e-12);
    QVERIFY(of.most == Emotion::Joy);
    QCOMPARE(of.votes, 5);
    QCOMPARE(of.guesses, 5);
}

void SurpriseFiguresTest::asExpected_hasNone()
{
    const ItemSurprise of =
        surpriseOf({voting(Emotion::Joy, Emotion::Joy), voting(Emotion::Joy, Emotion::Joy)});
    QVERIFY(!of.option);
    QVERIFY(std::abs(*of.margin) < 1e-12);
}

void SurpriseFiguresTest::voteWithoutGuess_countsAsVoteAlone()
{
    // fear: 2 of 3 votes, expected by one of two
    const ItemSurprise of =
        surpriseOf({voting(Emotion::Joy, Emotion::Joy), voting(Emotion::Fear, Emotion::Fear),
                    voting(Emotion::Fear)});
    QVERIFY(of.option == Emotion::Fear);
    QVERIFY(std::abs(*of.margin - (2.0 / 3 - 0.5)) < 1e-12);
    QCOMPARE(of.votes, 3);
    QCOMPARE(of.guesses, 2);
}

void SurpriseFiguresTest::allGuessesRight_leaveItToTheMinority()
{
    const Answer joy = voting(Emotion::Joy, Emotion::Joy);
    const ItemSurprise right = surpriseOf({joy, joy, voting(Emotion::Fear, Emotion::Joy)});
    QVERIFY(right.option == Emotion::Fear);
    QVERIFY(std::abs(*right.margin - 1.0 / 3) < 1e-12);
    QVERIFY(right.areGuessesRight);
    QVERIFY(!surpriseOf({joy, joy, voting(Emotion::Fear, Emotion::Fear)}).areGuessesRight);
    QVERIFY(surpriseOf({joy, joy, voting(Emotion::Fear)}).areGuessesRight); // a vote alone
    QVERIFY(!surpriseOf({joy, voting(Emotion::Fear, Emotion::Joy)}).areGuessesRight); // two lead
    QVERIFY(!surpriseOf({voting(Emotion::Joy), voting(Emotion::Joy)}).areGuessesRight);
}

void SurpriseFiguresTest::figures_compareWithMostAndGold()
{
    const QuestionSurprises of = surpriseFigures(itemsVotedOn(), votesOnThree()).questions.front();
    QCOMPARE(of.items.size(), std::size_t{3}); // the fourth has no answer
    QCOMPARE(of.items.front().name, QStringLiteral("1"));
    QCOMPARE(of.found, 2);
    QCOMPARE(of.compared, 2);
    QCOMPARE(of.majority, 1);
    QCOMPARE(of.differs(), 1);
    QCOMPARE(of.differsFromRight, 1);
    QCOMPARE(of.withGold, 2);
    QCOMPARE(of.agreesGold, 1);
    QCOMPARE(of.majorityGold, 2);
}

void SurpriseFiguresTest::nothingGuessed_isEmpty()
{
    QVERIFY(surpriseFigures(itemsVotedOn(), {votedOn(1, voting(Emotion::Joy))}).isEmpty());
    QVERIFY(surpriseFigures(AgreementInput(), {}).isEmpty());
}

void SurpriseFiguresTest::document_hasThemOnlyWhereThereAreAny()
{
    const AgreementReport report = *computeAgreement(AgreementInput(), {10, 42, 0});
    const QByteArray without = agreementJson(report);
    QCOMPARE(agreementJson(report, {}, {}, {}, SurpriseFigures()), without);
    QVERIFY(!without.contains("surprisingly_popular"));
    const SurpriseFigures figures = surpriseFigures(itemsVotedOn(), votesOnThree());
    const QJsonObject cell =
        QJsonDocument::fromJson(agreementJson(report, {}, {}, {}, figures))[u"surprisingly_popular"]
            .toObject()
            .value(QStringLiteral("per_question"))
            .toObject()
            .value(usualTask()->questions.front().token)
            .toObject();
    QCOMPARE(cell.value(QStringLiteral("n")).toInt(), 3);
    QCOMPARE(cell.value(QStringLiteral("differs_from_most_votes")).toInt(), 1);
    QCOMPARE(cell.value(QStringLiteral("differs_where_all_guessed_right")).toInt(), 1);
    const QJsonArray items = cell.value(QStringLiteral("items")).toArray();
    QCOMPARE(items.size(), 3);
    QCOMPARE(items.at(0).toObject().value(QStringLiteral("label")).toString(),
             QStringLiteral("fear"));
    QVERIFY(items.at(2).toObject().value(QStringLiteral("label")).isNull());
}

SUBTEXT_TEST(SurpriseFiguresTest)
#include "surprisefigurestest.moc"
