// SPDX-License-Identifier: MIT
#include "core/stats/surprisinglypopular.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext::stats;

namespace {

enum Capital { Yes, No };

void addVotes(std::vector<PredictingVote>& votes, int times, int option,
              const std::vector<double>& expected)
{
    votes.insert(votes.end(), static_cast<std::size_t>(times), PredictingVote{option, expected});
}

} // namespace

class SurprisinglyPopularTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void philadelphia_isOutvotedAndNotBelieved();
    void columbia_isMorePopularThanExpected();
    void threeOptions_takeTheLargestExcess();
    void mostFrequentOptions_areGuessesToo();
    void percentages_areShares();
    void votesWithoutGuess_countAsVotes();
    void asExpected_isNoSurprise();
    void twoAlike_areNone();
    void noGuesses_leaveTheShares();
    void noVotes_areNothing();
    void oneVote_isAgainstItsOwnGuess();
};

// Is Philadelphia the capital of Pennsylvania? (It is Harrisburg.) As Prelec, Seung & McCoy 2017
// tell it: most say yes and think that nearly all do; those who know better say no, and know that
// most will say yes. Worked out by hand: 66 of 100 say yes; 0.66 · 0.85 + 0.34 · 0.75 = 0.816 do so
// by expectation, so that no, 0.34 against 0.184, wins by 0.156.
void SurprisinglyPopularTest::philadelphia_isOutvotedAndNotBelieved()
{
    std::vector<PredictingVote> votes;
    addVotes(votes, 66, Yes, {0.85, 0.15});
    addVotes(votes, 34, No, {0.75, 0.25});
    const auto found = surprisinglyPopular(votes, 2);
    QCOMPARE(found.option, std::optional<int>(No));
    COMPARE_NEAR(*found.margin, 0.156, 1e-12);
    COMPARE_NEAR(found.actual[Yes], 0.66, 1e-12);
    COMPARE_NEAR(found.expected[Yes], 0.816, 1e-12);
    QCOMPARE(found.votes, std::size_t{100});
    QCOMPARE(found.guesses, std::size_t{100});
}

// Is Columbia the capital of South Carolina? (It is.) Who says no expects most to say no.
void SurprisinglyPopularTest::columbia_isMorePopularThanExpected()
{
    std::vector<PredictingVote> votes;
    addVotes(votes, 60, Yes, {0.6, 0.4});
    addVotes(votes, 40, No, {0.3, 0.7});
    const auto found = surprisinglyPopular(votes, 2);
    QCOMPARE(found.option, std::optional<int>(Yes));
    COMPARE_NEAR(*found.margin, 0.12, 1e-12);
}

void SurprisinglyPopularTest::threeOptions_takeTheLargestExcess()
{
    std::vector<PredictingVote> votes;
    addVotes(votes, 5, 0, {0.8, 0.1, 0.1});
    addVotes(votes, 3, 1, {0.6, 0.3, 0.1});
    addVotes(votes, 2, 2, {0.5, 0.3, 0.2});
    const auto found = surprisinglyPopular(votes, 3);
    // Expected 0.68, 0.2, 0.12; actual 0.5, 0.3, 0.2.
    QCOMPARE(found.option, std::optional<int>(1));
    COMPARE_NEAR(*found.margin, 0.1, 1e-12);
}

void SurprisinglyPopularTest::mostFrequentOptions_areGuessesToo()
{
    std::vector<PredictingVote> votes;
    addVotes(votes, 6, 0, {1, 0});
    addVotes(votes, 3, 1, {1, 0});
    addVotes(votes, 1, 1, {0, 1});
    const auto found = surprisinglyPopular(votes, 2);
    QCOMPARE(found.option, std::optional<int>(1));
    COMPARE_NEAR(*found.margin, 0.3, 1e-12);
}

void SurprisinglyPopularTest::percentages_areShares()
{
    std::vector<PredictingVote> shares;
    addVotes(shares, 2, 0, {0.9, 0.1});
    addVotes(shares, 1, 1, {0.8, 0.2});
    std::vector<PredictingVote> percent;
    addVotes(percent, 2, 0, {90, 10});
    addVotes(percent, 1, 1, {80, 20});
    const auto found = surprisinglyPopular(percent, 2);
    QCOMPARE(found.option, std::optional<int>(1));
    COMPARE_NEAR(*found.margin, *surprisinglyPopular(shares, 2).margin, 1e-12);
}

void SurprisinglyPopularTest::votesWithoutGuess_countAsVotes()
{
    std::vector<PredictingVote> votes;
    addVotes(votes, 2, 0, {0.9, 0.1});
    addVotes(votes, 1, 1, {});
    addVotes(votes, 1, 1, {0, 0});
    const auto found = surprisinglyPopular(votes, 2);
    QCOMPARE(found.votes, std::size_t{4});
    QCOMPARE(found.guesses, std::size_t{2});
    QCOMPARE(found.option, std::optional<int>(1));
    COMPARE_NEAR(*found.margin, 0.4, 1e-12);
}

void SurprisinglyPopularTest::asExpected_isNoSurprise()
{
    std::vector<PredictingVote> votes;
    addVotes(votes, 7, 0, {0.7, 0.3});
    addVotes(votes, 3, 1, {0.7, 0.3});
    const auto found = surprisinglyPopular(votes, 2);
    QVERIFY(!found.option);
    COMPARE_NEAR(*found.margin, 0, 1e-12);
}

void SurprisinglyPopularTest::twoAlike_areNone()
{
    std::vector<PredictingVote> votes;
    addVotes(votes, 1, 1, {1, 0, 0});
    addVotes(votes, 1, 2, {1, 0, 0});
    const auto found = surprisinglyPopular(votes, 3);
    QVERIFY(!found.option);
    COMPARE_NEAR(*found.margin, 0.5, 1e-12);
}

void SurprisinglyPopularTest::noGuesses_leaveTheShares()
{
    std::vector<PredictingVote> votes;
    addVotes(votes, 3, 0, {});
    addVotes(votes, 1, 1, {});
    const auto found = surprisinglyPopular(votes, 2);
    QVERIFY(!found.option);
    QVERIFY(!found.margin);
    QVERIFY(found.expected.empty());
    COMPARE_NEAR(found.actual[0], 0.75, 1e-12);
}

void SurprisinglyPopularTest::noVotes_areNothing()
{
    QCOMPARE(surprisinglyPopular({}, 2), SurprisinglyPopular{});
}

void SurprisinglyPopularTest::oneVote_isAgainstItsOwnGuess()
{
    std::vector<PredictingVote> votes;
    addVotes(votes, 1, 0, {0.4, 0.6});
    const auto found = surprisinglyPopular(votes, 2);
    QCOMPARE(found.option, std::optional<int>(0));
    COMPARE_NEAR(*found.margin, 0.6, 1e-12);
}

SUBTEXT_TEST(SurprisinglyPopularTest)
#include "surprisinglypopulartest.moc"
