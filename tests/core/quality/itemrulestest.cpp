// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/domain/decision.h"
#include "core/quality/qualityrules.h"
#include "tests/core/quality/observations.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using subtext::test::listed;
using subtext::test::namesOf;
using subtext::test::rated;

// Level 3: what the ratings of one item say together.
class ItemRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void split_isThatOfCountVotes();
    void split_canWaitForMoreRatings();
    void vadRange_isOverOneAndAHalf_data();
    void vadRange_isOverOneAndAHalf();
};

namespace {

const QualityThresholds Defaults;

} // namespace

void ItemRulesTest::split_isThatOfCountVotes()
{
    PythonRandom random(7);
    for (int round = 0; round < 2'000; ++round) {
        std::vector<QualityObservation> ratings;
        std::vector<Choice> votes;
        const int raters = static_cast<int>(random.below(7));
        for (int person = 1; person <= raters; ++person) {
            votes.push_back(static_cast<Choice>(random.below(4)));
            ratings.push_back(rated(person, 1, votes.back()));
        }
        const bool isSplit = raters >= 2 && countVotes(votes).pattern == Pattern::Split;
        QCOMPARE(namesOf(checkItem(ratings, Defaults)),
                 isSplit ? listed("three_way_split - 1") : QStringList());
    }
    const std::vector<QualityObservation> tied{rated(1, 1, Emotion::Joy), rated(2, 1, Emotion::Joy),
                                               rated(3, 1, Emotion::Fear),
                                               rated(4, 1, Emotion::Fear)};
    const std::vector<QualityFlag> expected{
        {QualityCode::ThreeWaySplit, {}, ScenarioId{1}, {}, 2, 4}};
    QCOMPARE(checkItem(tied, Defaults), expected);
}

void ItemRulesTest::split_canWaitForMoreRatings()
{
    QualityThresholds thresholds;
    thresholds.splitFrom = 3;
    std::vector<QualityObservation> ratings{rated(1, 1, Emotion::Joy), rated(2, 1, Emotion::Fear)};
    QCOMPARE(checkItem(ratings, Defaults).size(), std::size_t{1});
    QVERIFY(checkItem(ratings, thresholds).empty());
    ratings.push_back(rated(3, 1, Emotion::Anger));
    QCOMPARE(checkItem(ratings, thresholds).size(), std::size_t{1});
}

void ItemRulesTest::vadRange_isOverOneAndAHalf_data()
{
    QTest::addColumn<int>("low");
    QTest::addColumn<int>("high");
    QTest::addColumn<double>("range"); // 0: no flag
    QTest::newRow("same") << -3 << -3 << 0.0;
    QTest::newRow("1.33") << -3 << 1 << 0.0;
    QTest::newRow("1.34") << -2 << 2 << 0.0;
    QTest::newRow("1.67 low") << -3 << 2 << 1.67;
    QTest::newRow("1.67 high") << -2 << 3 << 1.67;
    QTest::newRow("2") << -3 << 3 << 2.0;
}

void ItemRulesTest::vadRange_isOverOneAndAHalf()
{
    QFETCH(int, low);
    QFETCH(int, high);
    QFETCH(double, range);
    for (ScaleIndex dimension : AllDimensions) {
        std::vector<QualityObservation> ratings{
            rated(1, 5, Emotion::Joy), rated(2, 5, Emotion::Joy), rated(3, 5, Emotion::Joy)};
        for (auto& rating : ratings)
            rating.scales.at(indexOf(dimension)) = low;
        ratings.back().scales.at(indexOf(dimension)) = high;
        std::vector<QualityFlag> expected;
        if (range > 0 && dimension != Dimension::Confidence)
            expected = {{QualityCode::VadRange, {}, ScenarioId{5}, dimension, range, 1.5}};
        QCOMPARE(checkItem(ratings, Defaults), expected);
        QVERIFY(checkItem(std::span(ratings).last(1), Defaults).empty());
    }
    QualityThresholds onTheLimit;
    onTheLimit.vadRange = range > 0 ? range : 2;
    const std::vector<QualityObservation> pair{rated(1, 5, Emotion::Joy, {low, low, low, low}),
                                               rated(2, 5, Emotion::Joy, {high, high, high, high})};
    QVERIFY(checkItem(pair, onTheLimit).empty());
}

SUBTEXT_TEST(ItemRulesTest)
#include "itemrulestest.moc"
