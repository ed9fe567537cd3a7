// SPDX-License-Identifier: MIT
#include "core/domain/decision.h"
#include "core/domain/emotion.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

namespace {

// "jja" → joy, joy, anger. Capitals for the second of two emotions with one initial.
std::vector<Choice> votesOf(const QString& letters)
{
    static const QString initials = QStringLiteral("jtfsSdaA");
    std::vector<Choice> votes;
    for (QChar letter : letters)
        votes.push_back(emotionAt(static_cast<int>(initials.indexOf(letter))).value());
    return votes;
}

} // namespace

class VotesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countVotes_findsPatternAndWinner_data();
    void countVotes_findsPatternAndWinner();
    void basisOfImportedGold_neverExplainsASplit_data();
    void basisOfImportedGold_neverExplainsASplit();
    void basisTokens_readBack();
};

void VotesTest::countVotes_findsPatternAndWinner_data()
{
    QTest::addColumn<QString>("votes");
    QTest::addColumn<int>("pattern");
    QTest::addColumn<QString>("winner");
    const auto row = [](const char* name, const char* votes, Pattern pattern, const char* winner) {
        QTest::newRow(name) << QString::fromLatin1(votes) << static_cast<int>(pattern)
                            << QString::fromLatin1(winner);
    };
    row("nobody", "", Pattern::Split, "");
    row("one rater", "a", Pattern::Unanimous, "anger");
    row("two agree", "AA", Pattern::Unanimous, "anticipation");
    row("two differ", "jt", Pattern::Split, "");
    row("three agree", "SSS", Pattern::Unanimous, "sadness");
    row("two of three", "jaj", Pattern::Majority, "joy");
    row("two of three, winner later on the wheel", "jaa", Pattern::Majority, "anger");
    row("three differ", "jtf", Pattern::Split, "");
    row("two pairs tie", "jjtt", Pattern::Split, "");
    row("tie at the top, one besides", "jjttf", Pattern::Split, "");
    row("most frequent of five", "jjatf", Pattern::Majority, "joy");
    row("three of five", "dsdsd", Pattern::Majority, "disgust");
    row("every emotion once", "jtfsSdaA", Pattern::Split, "");
}

void VotesTest::countVotes_findsPatternAndWinner()
{
    QFETCH(QString, votes);
    QFETCH(int, pattern);
    QFETCH(QString, winner);
    const VoteResult result = countVotes(votesOf(votes));
    QCOMPARE(static_cast<int>(result.pattern), pattern);
    QCOMPARE(result.winner ? QString(emotionToken(*result.winner)) : QString(), winner);
}

void VotesTest::basisOfImportedGold_neverExplainsASplit_data()
{
    QTest::addColumn<QString>("votes");
    QTest::addColumn<int>("gold");
    QTest::addColumn<QString>("basis");
    const auto row = [](const char* name, const char* votes, Choice gold, const char* basis) {
        QTest::newRow(name) << QString::fromLatin1(votes) << indexOf(gold)
                            << QString::fromLatin1(basis);
    };
    row("all say so", "jjj", Emotion::Joy, "unanimous");
    row("most say so", "jja", Emotion::Joy, "majority");
    row("all say another", "jjj", Emotion::Anger, "override");
    row("most say another", "jja", Emotion::Anger, "override");
    row("split, gold is the first vote", "jta", Emotion::Joy, "unstated");
    row("split, gold is the last vote", "jta", Emotion::Anger, "unstated");
    row("split, gold is nobody's", "jta", Emotion::Fear, "unstated");
    row("tie", "jjaa", Emotion::Joy, "unstated");
    row("no votes", "", Emotion::Joy, "unstated");
}

void VotesTest::basisOfImportedGold_neverExplainsASplit()
{
    QFETCH(QString, votes);
    QFETCH(int, gold);
    QFETCH(QString, basis);
    const Basis found = basisOfImportedGold(emotionAt(gold).value(), votesOf(votes));
    QCOMPARE(QString(basisToken(found)), basis);
}

void VotesTest::basisTokens_readBack()
{
    for (int i = 0; i <= static_cast<int>(Basis::Unstated); ++i) {
        const auto basis = static_cast<Basis>(i);
        QVERIFY(basisFromToken(QString(basisToken(basis))) == basis);
    }
    QVERIFY(basisFromToken(QStringLiteral(" Valence polarity ")) == Basis::ValencePolarity);
    QVERIFY(!basisFromToken(QStringLiteral("first vote")));
    QVERIFY(!basisFromToken(QString()));
}

SUBTEXT_TEST(VotesTest)
#include "votestest.moc"
