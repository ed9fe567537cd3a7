// SPDX-License-Identifier: MIT
#include "core/entanglement/priorfigures.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <cmath>

using namespace subtext;
using namespace subtext::entanglement;

// Priors: the closed form by hand, the fitted one by its own condition and by another method.
class PriorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smoothed_isTheEmpiricalLogitAndTheShrunkLift();
    void published_isThePlainRatio();
    void published_namesWhatIsNeverOrAlwaysFelt();
    void withoutScenarios_everyTermIsUndefined();
    void oneScenario_hasASmoothedPrior();
    void energies_addUpWhatAVectorHolds();
    void shares_areThoseOfTheEnumeratedModel();
    void independentEmotions_keepTheirShares();
    void fitted_agreesWithCoordinateAscent();
    void fitted_missesTheDataByTheRidgeOnly_data();
    void fitted_missesTheDataByTheRidgeOnly();
    void mostProbable_isTheSmallestOfEquals();
    void dyads_areNeighboursOnTheWheel();
};

namespace {

const std::vector<EmotionSet> TenVectors{3, 1, 16, 0, 131, 130, 96, 4, 12, 64};

} // namespace

void PriorTest::smoothed_isTheEmpiricalLogitAndTheShrunkLift()
{
    const std::vector<EmotionSet> gold{3, 1, 2, 0, 1}; // joy 3, trust 2, both 1, of 5
    const Prior prior = closedFormPrior(coOccurrence(gold), 0.5);
    QVERIFY(prior);
    COMPARE_NEAR(prior->single[0], std::log(3.5 / 2.5), 1e-15);
    COMPARE_NEAR(prior->single[1], std::log(2.5 / 3.5), 1e-15);
    COMPARE_NEAR(prior->single[7], std::log(0.5 / 5.5), 1e-15);
    COMPARE_NEAR(prior->pair[0], std::log(1.5 / 1.7), 1e-15); // 3 · 2 / 5 = 1.2
    COMPARE_NEAR(prior->pair[27], 0.0, 0);                    // two that are never felt
    const Prior smoother = closedFormPrior(coOccurrence(gold), 2);
    COMPARE_NEAR(smoother->single[0], std::log(5.0 / 4), 1e-15);
    COMPARE_NEAR(smoother->pair[0], std::log(3.0 / 3.2), 1e-15);
    QCOMPARE(prior->withoutPairs().pair, ByPair<double>{});
    QCOMPARE(prior->withoutPairs().single, prior->single);
}

void PriorTest::published_isThePlainRatio()
{
    const std::vector<EmotionSet> gold{255, 0, 255, 1, 0, 0}; // joy 3 of 6, the others 2
    const Prior prior = closedFormPrior(coOccurrence(gold), 0);
    QVERIFY(prior);
    COMPARE_NEAR(prior->single[0], 0.0, 1e-15);
    COMPARE_NEAR(prior->single[3], std::log(0.5), 1e-15);
    COMPARE_NEAR(prior->pair[0], std::log(2.0), 1e-15);  // (2/6) / (3/6 · 2/6)
    COMPARE_NEAR(prior->pair[27], std::log(3.0), 1e-15); // (2/6) / (2/6)²
}

void PriorTest::published_namesWhatIsNeverOrAlwaysFelt()
{
    // Joy always, anticipation never; trust and fear each with all but anticipation.
    const std::vector<EmotionSet> gold{127, 127, 1};
    const Prior prior = closedFormPrior(coOccurrence(gold), 0);
    QVERIFY(!prior);
    QCOMPARE(prior.error().emotions, (std::vector<std::size_t>{0, 7}));
    QCOMPARE(prior.error().pairs, (std::vector<std::size_t>{6, 12, 17, 21, 24, 26, 27}));
    QVERIFY(closedFormPrior(coOccurrence(gold), 1e-9));

    const auto figures = entanglementFigures(coOccurrence(gold));
    QVERIFY(!figures.published.weights);
    QVERIFY(!figures.published.figures);
    QVERIFY(figures.smoothed.figures);
    QVERIFY(figures.fitted.figures);
}

void PriorTest::withoutScenarios_everyTermIsUndefined()
{
    const CoOccurrence nothing = coOccurrence({});
    for (const Prior& prior :
         {closedFormPrior(nothing, 0), closedFormPrior(nothing, 0.5), fittedPrior(nothing)}) {
        QVERIFY(!prior);
        QCOMPARE(prior.error().emotions.size(), Emotions);
        QCOMPARE(prior.error().pairs.size(), PairCount);
    }
}

void PriorTest::oneScenario_hasASmoothedPrior()
{
    const std::vector<EmotionSet> gold{1};
    const Prior prior = closedFormPrior(coOccurrence(gold), 0.5);
    QVERIFY(prior);
    COMPARE_NEAR(prior->single[0], std::log(3.0), 1e-15);
    COMPARE_NEAR(prior->single[1], -std::log(3.0), 1e-15);
    QCOMPARE(prior->pair, ByPair<double>{});
    QVERIFY(!closedFormPrior(coOccurrence(gold), 0));
    QVERIFY(fittedPrior(coOccurrence(gold)));
}

void PriorTest::energies_addUpWhatAVectorHolds()
{
    PriorWeights weights;
    weights.single = {1, 2, 4, 8, 16, 32, 64, 128};
    weights.pair[pairIndex(0, 1)] = 0.25;
    weights.pair[pairIndex(1, 7)] = 0.5;
    const ByVector<double> found = energies(weights);
    QCOMPARE(found[0], 0.0);
    QCOMPARE(found[1], 1.0);
    QCOMPARE(found[3], 3.25);
    QCOMPARE(found[130], 130.5);
    QCOMPARE(found[255], 255.75);
}

// The shares come from one pass over subsets; here every vector is looked at.
void PriorTest::shares_areThoseOfTheEnumeratedModel()
{
    const CoOccurrence data = coOccurrence(TenVectors);
    const PriorWeights weights = *closedFormPrior(data, 0.5);
    const ByVector<double> energy = energies(weights);
    double z = 0;
    for (const double e : energy)
        z += std::exp(e);
    const PriorFigures figures = priorFigures(weights, data);
    COMPARE_NEAR(figures.logZ, std::log(z), 1e-12);
    double largestGap = 0;
    for (std::size_t p = 0; p < PairCount; ++p) {
        double share = 0;
        for (std::size_t mask = 0; mask < Vectors; ++mask)
            share += hasAll(static_cast<EmotionSet>(mask), AllPairs[p].mask())
                         ? std::exp(energy[mask]) / z
                         : 0;
        COMPARE_NEAR(figures.pairMarginals[p], share, 1e-12);
        largestGap = std::max(largestGap, std::abs(share - data.pairs[p] / 10.0));
    }
    COMPARE_NEAR(figures.largestPairGap, largestGap, 1e-12);
}

// Without pairs the model is eight coins: joy in half of them, and trust ln 3 : 1.
void PriorTest::independentEmotions_keepTheirShares()
{
    PriorWeights weights;
    weights.single[1] = std::log(3.0);
    const PriorFigures figures = priorFigures(weights, coOccurrence(TenVectors));
    COMPARE_NEAR(figures.logZ, 7 * std::log(2.0) + std::log(4.0), 1e-12);
    COMPARE_NEAR(figures.marginals[0], 0.5, 1e-12);
    COMPARE_NEAR(figures.marginals[1], 0.75, 1e-12);
    COMPARE_NEAR(figures.pairMarginals[pairIndex(0, 1)], 0.375, 1e-12);
    // The data: joy in 3 of 10, surprise in 1 of 10, trust in 3 of 10.
    COMPARE_NEAR(figures.largestMarginalGap, 0.45, 1e-12);
}

// The same maximum by one weight after the other, in a script of a few lines, to 1e-9.
void PriorTest::fitted_agreesWithCoordinateAscent()
{
    const Prior prior = fittedPrior(coOccurrence(TenVectors));
    QVERIFY(prior);
    COMPARE_NEAR(prior->single[0], -0.1625669503, 1e-8);
    COMPARE_NEAR(prior->single[1], -2.4738592582, 1e-8);
    COMPARE_NEAR(prior->single[3], -3.4065223914, 1e-8);
    COMPARE_NEAR(prior->single[7], -3.0174189147, 1e-8);
    COMPARE_NEAR(prior->pair[pairIndex(0, 1)], 2.5037495327, 1e-8);
    COMPARE_NEAR(prior->pair[pairIndex(0, 4)], -3.2426896356, 1e-8);
    COMPARE_NEAR(prior->pair[pairIndex(1, 7)], 5.2974249061, 1e-8);
    COMPARE_NEAR(prior->pair[pairIndex(2, 3)], 3.4241829070, 1e-8);
    COMPARE_NEAR(logZ(*prior), 2.2261674849665347, 1e-8);
}

void PriorTest::fitted_missesTheDataByTheRidgeOnly_data()
{
    QTest::addColumn<QList<int>>("gold");
    QTest::addColumn<double>("ridge");
    QTest::newRow("ten") << QList<int>{3, 1, 16, 0, 131, 130, 96, 4, 12, 64} << 1e-3;
    QTest::newRow("hardly any ridge") << QList<int>{3, 1, 16, 0, 131, 130, 96, 4, 12, 64} << 1e-7;
    QTest::newRow("a strong one") << QList<int>{3, 1, 16, 0, 131, 130, 96, 4, 12, 64} << 10.0;
    QTest::newRow("always everything") << QList<int>{255, 255} << 1e-3;
    QTest::newRow("never anything") << QList<int>{0, 0, 0} << 1e-3;
    QTest::newRow("one scenario") << QList<int>{5} << 1e-3;
}

// At the maximum the gradient is nothing: model share + ridge · θ = observed share, term by term.
void PriorTest::fitted_missesTheDataByTheRidgeOnly()
{
    QFETCH(QList<int>, gold);
    QFETCH(double, ridge);
    std::vector<EmotionSet> vectors;
    for (const int mask : gold)
        vectors.push_back(static_cast<EmotionSet>(mask));
    const CoOccurrence data = coOccurrence(vectors);
    const Prior prior = fittedPrior(data, ridge);
    QVERIFY(prior);
    const PriorFigures figures = priorFigures(*prior, data);
    const auto n = static_cast<double>(data.scenarios);
    for (std::size_t i = 0; i < Emotions; ++i)
        COMPARE_NEAR(figures.marginals[i] + ridge * prior->single[i], data.counts[i] / n, 1e-9);
    for (std::size_t p = 0; p < PairCount; ++p)
        COMPARE_NEAR(figures.pairMarginals[p] + ridge * prior->pair[p], data.pairs[p] / n, 1e-9);
}

void PriorTest::mostProbable_isTheSmallestOfEquals()
{
    const CoOccurrence data = coOccurrence(TenVectors);
    QCOMPARE(priorFigures({}, data).mostProbable, EmotionSet{0});
    PriorWeights weights;
    weights.single[2] = 1;
    weights.single[3] = 1;
    weights.pair[pairIndex(2, 3)] = -1; // fear, surprise, or both: all e
    QCOMPARE(priorFigures(weights, data).mostProbable, EmotionSet{4});
}

void PriorTest::dyads_areNeighboursOnTheWheel()
{
    for (std::size_t i = 0; i < Emotions; ++i) {
        QCOMPARE(PrimaryDyads[i].pair, pairIndex(i, (i + 1) % Emotions));
        QCOMPARE(Opposites[i % 4], pairIndex(i % 4, i % 4 + 4));
    }
}

SUBTEXT_TEST(PriorTest)
#include "priortest.moc"
