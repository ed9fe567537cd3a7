// SPDX-License-Identifier: MIT
#include "core/entanglement/inference.h"

#include "core/base/pythonrandom.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <cmath>
#include <limits>
#include <numeric>

using namespace subtext;
using namespace subtext::entanglement;

// The best of 256 vectors: small cases by hand, and the definition written out for random ones.
class InferenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void logOdds_areCut();
    void alphaZero_isTheThreshold_data();
    void alphaZero_isTheThreshold();
    void pair_bringsBothOrNeither();
    void ties_goToFewerEmotionsThenToTheSmallerMask();
    void almostTied_isTied_data();
    void almostTied_isTied();
    void best_isThatOfTheDefinition_data();
    void best_isThatOfTheDefinition();
    void posterior_isADistribution();
    void explanation_addsUpAndNamesTheSecond();
};

namespace {

constexpr Probabilities Unlikely{0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1};

/// The score as it is written.
double scoreOf(const LogOdds& odds, const PriorWeights& prior, double alpha, EmotionSet vector)
{
    double evidence = 0;
    double weight = 0;
    for (std::size_t i = 0; i < Emotions; ++i) {
        evidence += has(vector, i) ? odds[i] : 0;
        weight += has(vector, i) ? prior.single[i] : 0;
        for (std::size_t j = i + 1; j < Emotions; ++j)
            weight += has(vector, i) && has(vector, j) ? prior.pair[pairIndex(i, j)] : 0;
    }
    return evidence + alpha * weight;
}

/// The rule as it is written, without one of the vectors.
EmotionSet bestOf(const LogOdds& odds, const PriorWeights& prior, double alpha, int without = -1)
{
    double highest = -std::numeric_limits<double>::infinity();
    for (int mask = 0; mask < 256; ++mask) {
        if (mask != without)
            highest = std::max(highest, scoreOf(odds, prior, alpha, static_cast<EmotionSet>(mask)));
    }
    std::optional<EmotionSet> best;
    for (int mask = 0; mask < 256; ++mask) {
        const auto vector = static_cast<EmotionSet>(mask);
        if (mask == without || highest - scoreOf(odds, prior, alpha, vector) > 1e-9)
            continue;
        if (!best || cardinality(vector) < cardinality(*best))
            best = vector;
    }
    return *best;
}

struct Random
{
    PythonRandom stream{7};

    /// Between −width and width, or one of −1, −½, 0, ½, 1, so that vectors often have the same
    /// score.
    double number(double width, bool isCoarse)
    {
        if (isCoarse)
            return (static_cast<double>(stream.below(5)) - 2) / 2;
        return (stream.next32() / 4294967295.0 * 2 - 1) * width;
    }
    double alpha(bool isCoarse)
    {
        return isCoarse ? 0.5 + 0.5 * stream.below(2)
                        : std::array{0.1, 0.75, 2.0, 5.0}.at(stream.below(4));
    }
    PriorWeights prior(bool isCoarse)
    {
        PriorWeights weights;
        for (double& weight : weights.single)
            weight = number(2, isCoarse);
        for (double& weight : weights.pair)
            weight = number(1, isCoarse);
        return weights;
    }
    LogOdds odds(bool isCoarse)
    {
        LogOdds result{};
        for (double& of : result)
            of = number(4, isCoarse);
        return result;
    }
};

} // namespace

void InferenceTest::logOdds_areCut()
{
    const double most = std::log((1 - 1e-6) / 1e-6);
    const LogOdds odds = logOdds({0, 1, 1e-9, 1 - 1e-9, 0.5, 0.9, 1e-6, 0.25});
    COMPARE_NEAR(odds[0], -most, 1e-9);
    COMPARE_NEAR(odds[1], most, 1e-9);
    COMPARE_NEAR(odds[2], -most, 1e-9);
    COMPARE_NEAR(odds[3], most, 1e-9);
    QCOMPARE(odds[4], 0.0);
    COMPARE_NEAR(odds[5], std::log(9.0), 1e-12);
    COMPARE_NEAR(odds[7], -std::log(3.0), 1e-12);
}

void InferenceTest::alphaZero_isTheThreshold_data()
{
    QTest::addColumn<double>("p");
    QTest::addColumn<bool>("isYes");
    QTest::newRow("0") << 0.0 << false;
    QTest::newRow("below a half") << std::nextafter(0.5, 0) << false;
    QTest::newRow("a half") << 0.5 << false;
    QTest::newRow("above a half") << std::nextafter(0.5, 1) << true;
    QTest::newRow("hardly above a half") << 0.5 + 1e-10 << true; // nearer to a tie than TieWidth
    QTest::newRow("1") << 1.0 << true;
}

void InferenceTest::alphaZero_isTheThreshold()
{
    QFETCH(double, p);
    QFETCH(bool, isYes);
    PriorWeights strong;
    strong.single.fill(-100);
    strong.pair.fill(50);
    Probabilities yes = Unlikely;
    yes[3] = p;
    const Inference inference(strong, 0);
    const LogOdds odds = logOdds(yes);
    QCOMPARE(inference.best(odds), isYes ? EmotionSet{8} : EmotionSet{0});
    QCOMPARE(inference.decode(odds).vector, inference.best(odds));
    QCOMPARE(baselineVector(odds), inference.best(odds));
}

void InferenceTest::pair_bringsBothOrNeither()
{
    Probabilities yes = Unlikely;
    yes[4] = 0.4;
    yes[5] = 0.4; // each ln(2/3) = −.405
    PriorWeights prior;
    prior.pair[pairIndex(4, 5)] = 1;
    // −.811 + α > 0 from α = .811 on
    QCOMPARE(Inference(prior, 0.81).best(logOdds(yes)), EmotionSet{0});
    QCOMPARE(Inference(prior, 0.82).best(logOdds(yes)), EmotionSet{48});
    COMPARE_NEAR(Inference(prior, 1).decode(logOdds(yes)).score, 1 + 2 * std::log(2.0 / 3), 1e-12);
}

void InferenceTest::ties_goToFewerEmotionsThenToTheSmallerMask()
{
    const PriorWeights none;
    LogOdds odds{};
    odds.fill(-1);
    odds[2] = 0;
    const BestVector empty = Inference(none, 1).decode(odds);
    QCOMPARE(empty.vector, EmotionSet{0});
    QCOMPARE(empty.tied, 2);

    PriorWeights either;
    either.pair[pairIndex(2, 7)] = -5;
    odds[2] = 0.5;
    odds[7] = 0.5;
    const BestVector smaller = Inference(either, 1).decode(odds);
    QCOMPARE(smaller.vector, EmotionSet{4});
    QCOMPARE(smaller.tied, 2);

    LogOdds all{};
    QCOMPARE(Inference(none, 1).decode(all).tied, 256);
    QCOMPARE(Inference(none, 1).best(all), EmotionSet{0});
}

void InferenceTest::almostTied_isTied_data()
{
    QTest::addColumn<double>("ahead");
    QTest::addColumn<int>("vector");
    QTest::newRow("nothing") << 0.0 << 0;
    QTest::newRow("half a billionth") << 5e-10 << 0;
    QTest::newRow("two billionths") << 2e-9 << 64;
    QTest::newRow("behind") << -5e-10 << 0;
}

void InferenceTest::almostTied_isTied()
{
    QFETCH(double, ahead);
    LogOdds odds{};
    odds.fill(-1);
    odds[6] = ahead;
    QTEST(static_cast<int>(Inference({}, 1).best(odds)), "vector");
    PriorWeights withPairs; // by way of all 256 scores
    withPairs.pair[0] = 0.5;
    QTEST(static_cast<int>(Inference(withPairs, 1).best(odds)), "vector");
}

void InferenceTest::best_isThatOfTheDefinition_data()
{
    QTest::addColumn<bool>("isCoarse");
    QTest::addColumn<bool>("hasPairs");
    QTest::newRow("any numbers") << false << true;
    QTest::newRow("many ties") << true << true;
    QTest::newRow("any numbers, no pairs") << false << false;
    QTest::newRow("many ties, no pairs") << true << false;
}

void InferenceTest::best_isThatOfTheDefinition()
{
    QFETCH(bool, isCoarse);
    QFETCH(bool, hasPairs);
    Random random;
    int tied = 0;
    for (int round = 0; round < 300; ++round) {
        const PriorWeights all = random.prior(isCoarse);
        const PriorWeights prior = hasPairs ? all : all.withoutPairs();
        const double alpha = random.alpha(isCoarse);
        const LogOdds odds = random.odds(isCoarse);
        const Inference inference(prior, alpha);
        const EmotionSet expected = bestOf(odds, prior, alpha);
        QCOMPARE(inference.best(odds), expected);
        const BestVector found = inference.decode(odds);
        QCOMPARE(found.vector, expected);
        COMPARE_NEAR(found.score, scoreOf(odds, prior, alpha, expected), 1e-11);
        tied += found.tied > 1 ? 1 : 0;
        const ByVector<double> scores = inference.scores(odds);
        for (std::size_t mask = 0; mask < Vectors; mask += 17)
            COMPARE_NEAR(scores[mask], scoreOf(odds, prior, alpha, static_cast<EmotionSet>(mask)),
                         1e-11);
    }
    QVERIFY2((tied > 30) == isCoarse, "the row does not try what it says");
}

void InferenceTest::posterior_isADistribution()
{
    Random random;
    for (int round = 0; round < 50; ++round) {
        const Inference inference(random.prior(false), 2);
        const LogOdds odds = random.odds(false);
        const Posterior posterior = inference.posterior(odds);
        COMPARE_NEAR(std::accumulate(posterior.vectors.begin(), posterior.vectors.end(), 0.0), 1.0,
                     1e-12);
        const auto top = std::max_element(posterior.vectors.begin(), posterior.vectors.end());
        QCOMPARE(top - posterior.vectors.begin(), std::ptrdiff_t{inference.best(odds)});
    }
    // Without prior each emotion keeps its own probability.
    const Probabilities yes{0.9, 0.5, 0.3, 0.1, 0.99, 0.2, 0.7, 0.45};
    const Posterior alone = Inference(random.prior(false), 0).posterior(logOdds(yes));
    for (std::size_t i = 0; i < Emotions; ++i)
        COMPARE_NEAR(alone.marginals[i], yes[i], 1e-12);
    COMPARE_NEAR(alone.vectors[0], 0.1 * 0.5 * 0.7 * 0.9 * 0.01 * 0.8 * 0.3 * 0.55, 1e-12);
}

void InferenceTest::explanation_addsUpAndNamesTheSecond()
{
    Random random;
    for (int round = 0; round < 100; ++round) {
        const bool isCoarse = round % 2 == 0;
        const PriorWeights prior = random.prior(isCoarse);
        const double alpha = 0.75;
        const Inference inference(prior, alpha);
        const LogOdds odds = random.odds(isCoarse);
        const auto found = inference.explain(odds);
        QCOMPARE(found.best.vector, inference.best(odds));
        QCOMPARE(found.runnerUp.vector, bestOf(odds, prior, alpha, found.best.vector));
        COMPARE_NEAR(found.best.total(), scoreOf(odds, prior, alpha, found.best.vector), 1e-11);
        QVERIFY(found.margin() >= -TieWidth);
    }
    // Joy without trust: two terms of joy, nothing of trust or of the two together.
    PriorWeights prior;
    prior.single = {-0.5, -1, 0, 0, 0, 0, 0, 0};
    prior.pair[pairIndex(0, 1)] = 0.25;
    LogOdds odds{};
    odds.fill(-3);
    odds[0] = 2;
    const auto found = Inference(prior, 2).explain(odds);
    QCOMPARE(found.best.vector, EmotionSet{1});
    QCOMPARE(found.best.evidence, (ByEmotion<double>{2, 0, 0, 0, 0, 0, 0, 0}));
    QCOMPARE(found.best.single, (ByEmotion<double>{-1, 0, 0, 0, 0, 0, 0, 0}));
    QCOMPARE(found.best.pair, ByPair<double>{});
    QCOMPARE(found.runnerUp.vector, EmotionSet{0});
    COMPARE_NEAR(found.margin(), 1.0, 1e-12);
    QCOMPARE(found.tied, 1);
}

SUBTEXT_TEST(InferenceTest)
#include "inferencetest.moc"
