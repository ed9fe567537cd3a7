// SPDX-License-Identifier: MIT
#include "core/stats/furtherrater.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <numeric>

using namespace subtext::stats;

namespace {

/// One item that two of three agree on, and the one asked about. By hand, of four options: without
/// the second C[0] = (1, 1, 0, 0), C[1] = (1, 0, 0, 0) and N = (2, 1, 0, 0), so that P(· | 0) =
/// (19, 15, 4, 4)/42, P(· | 1) = (19, 8, 4, 4)/35 and P(· | 2) = (12, 8, 4, 4)/28.
std::vector<std::vector<int>> pairAnd(const std::vector<int>& asked)
{
    return {{0, 0, 1}, asked};
}

} // namespace

class FurtherRaterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void votes_lieAsTheyAreCounted_data();
    void votes_lieAsTheyAreCounted();
    void nextVote_isTheMeanOfTheConfusions();
    void split_changesUnlessTheNextSaysSomethingNew();
    void twoMore_mayTieAgain();
    void unanimous_changesWithTheFirstOther();
    void votesOfTheItemItself_areNoEvidence();
    void nothingElse_leavesSharesAlike();
    void noVotes_takeTheShares();
    void chances_sumToOne();
    void study_sumsItsItems();
};

void FurtherRaterTest::votes_lieAsTheyAreCounted_data()
{
    QTest::addColumn<std::vector<int>>("votes");
    QTest::addColumn<int>("winner");
    QTest::addColumn<bool>("isUnanimous");
    QTest::newRow("none") << std::vector<int>{} << -1 << false;
    QTest::newRow("one") << std::vector<int>{2} << 2 << true;
    QTest::newRow("all alike") << std::vector<int>{1, 1, 1} << 1 << true;
    QTest::newRow("two of three") << std::vector<int>{0, 1, 1} << 1 << false;
    QTest::newRow("each another") << std::vector<int>{0, 1, 2} << -1 << false;
    QTest::newRow("two of four") << std::vector<int>{0, 1, 2, 2} << 2 << false;
    QTest::newRow("two and two") << std::vector<int>{0, 0, 2, 2} << -1 << false;
    QTest::newRow("two, two and one") << std::vector<int>{0, 0, 2, 2, 1} << -1 << false;
}

void FurtherRaterTest::votes_lieAsTheyAreCounted()
{
    QFETCH(std::vector<int>, votes);
    QFETCH(int, winner);
    QFETCH(bool, isUnanimous);
    const VotesLie found = liesOf(votes, 4);
    QCOMPARE(found.winner.value_or(-1), winner);
    QCOMPARE(found.isUnanimous, isUnanimous);
}

void FurtherRaterTest::nextVote_isTheMeanOfTheConfusions()
{
    const FurtherRater rater(pairAnd({0, 1, 2}), 4);
    const std::vector<double> next = rater.nextVote(std::vector<int>{0, 1, 2});
    COMPARE_NEAR(next[0], 299.0 / 630, 1e-12);
    COMPARE_NEAR(next[1], 61.0 / 210, 1e-12);
    COMPARE_NEAR(next[2], 37.0 / 315, 1e-12);
    COMPARE_NEAR(next[3], 37.0 / 315, 1e-12);
}

void FurtherRaterTest::split_changesUnlessTheNextSaysSomethingNew()
{
    const FurtherRater rater(pairAnd({0, 1, 2}), 4);
    COMPARE_NEAR(rater.gain(std::vector<int>{0, 1, 2}, 1), 278.0 / 315, 1e-12);
    COMPARE_NEAR(rater.gain(std::vector<int>{0, 1, 2}, 0), 0.0, 1e-12);
}

void FurtherRaterTest::twoMore_mayTieAgain()
{
    const FurtherRater rater(pairAnd({0, 1, 2}), 4);
    COMPARE_NEAR(rater.gain(std::vector<int>{0, 1, 2}, 2), 31519.0 / 58800, 1e-12);
}

void FurtherRaterTest::unanimous_changesWithTheFirstOther()
{
    const FurtherRater rater(pairAnd({0, 0, 0}), 4);
    COMPARE_NEAR(rater.gain(std::vector<int>{0, 0, 0}, 1), 23.0 / 42, 1e-12);
}

void FurtherRaterTest::votesOfTheItemItself_areNoEvidence()
{
    // Whatever it says itself, what is left of the study is the same item.
    const FurtherRater split(pairAnd({0, 1, 2}), 4);
    const FurtherRater alike(pairAnd({0, 0, 0, 0}), 4);
    const double first = split.nextVote(std::vector<int>{0, 1, 2})[2];
    COMPARE_NEAR(first, 37.0 / 315, 1e-12);
    COMPARE_NEAR(alike.nextVote(std::vector<int>{0, 0, 0, 0})[0], 19.0 / 42, 1e-12);
}

void FurtherRaterTest::nothingElse_leavesSharesAlike()
{
    const std::vector<std::vector<int>> only{{0, 1, 2}};
    const FurtherRater rater(only, 4);
    COMPARE_NEAR(rater.gain(std::vector<int>{0, 1, 2}, 1), 0.75, 1e-12);
}

void FurtherRaterTest::noVotes_takeTheShares()
{
    const std::vector<std::vector<int>> items{{0, 0, 1}};
    const FurtherRater rater(items, 2);
    COMPARE_NEAR(rater.nextVote({})[0], 3.0 / 5, 1e-12);
    COMPARE_NEAR(rater.gain({}, 1), 1.0, 1e-12);
}

void FurtherRaterTest::chances_sumToOne()
{
    const std::vector<std::vector<int>> items{{0, 0, 1}, {2, 2, 1, 0}, {1}, {}, {2, 1, 1, 1, 0}};
    const FurtherRater rater(items, 3);
    for (const std::vector<int>& votes : items) {
        const std::vector<double> next = rater.nextVote(votes);
        COMPARE_NEAR(std::accumulate(next.begin(), next.end(), 0.0), 1.0, 1e-12);
    }
}

void FurtherRaterTest::study_sumsItsItems()
{
    const std::vector<double> gains{0.5, 0.75, 0.25};
    const StudyGain study = studyGain(gains);
    QCOMPARE(study.items, std::size_t{3});
    COMPARE_NEAR(study.expected, 1.5, 1e-12);
    COMPARE_NEAR(*study.mean, 0.5, 1e-12);
    QVERIFY(!studyGain({}).mean);
}

SUBTEXT_TEST(FurtherRaterTest)
#include "furtherratertest.moc"
