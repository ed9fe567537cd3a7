// SPDX-License-Identifier: MIT
#include "core/stats/mace.h"

#include "core/base/pythonrandom.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <limits>
#include <semaphore>
#include <thread>

using namespace subtext;
using stats::fitMace;
using stats::LabelList;
using stats::MaceFit;
using stats::MaceOptions;
using Numbers = std::vector<double>;

namespace {

const char* const Words[] = {"NOUN", "PRON", "VERB", "ADJ", "ADV"};

/// The example of the authors' program: 6 items, 5 raters, and an item without labels. Categories
/// are numbered as they first appear.
LabelList partsOfSpeech()
{
    const QJsonArray lines =
        stats::test::vector(QStringLiteral("mace_pos_example"))[QStringLiteral("csv")].toArray();
    LabelList list{static_cast<int>(lines.size()), 5, 5, {}};
    for (int item = 0; item < list.items; ++item) {
        const QStringList cells = lines[item].toString().split(u',');
        for (int rater = 0; rater < cells.size(); ++rater) {
            for (int category = 0; category < list.categories; ++category) {
                if (cells[rater] == QLatin1String(Words[category]))
                    list.labels.push_back({item, rater, category});
            }
        }
    }
    return list;
}

double uniform(PythonRandom& random)
{
    return random.next32() / 4294967296.0;
}

/// Raters that know the true one of k categories with these chances and otherwise give any.
struct Planted
{
    LabelList list;
    std::vector<int> truth;
};
Planted planted(int items, int k, const Numbers& knowing)
{
    PythonRandom random(2026);
    Planted data{{items, static_cast<int>(knowing.size()), k, {}}, {}};
    for (int item = 0; item < items; ++item) {
        data.truth.push_back(static_cast<int>(random.below(static_cast<std::uint32_t>(k))));
        for (std::size_t rater = 0; rater < knowing.size(); ++rater) {
            const bool knows = uniform(random) < knowing[rater];
            const auto any = static_cast<int>(random.below(static_cast<std::uint32_t>(k)));
            data.list.labels.push_back(
                {item, static_cast<int>(rater), knows ? data.truth.back() : any});
        }
    }
    return data;
}

double largestDifference(const Numbers& a, const Numbers& b)
{
    double largest = a.size() == b.size() ? 0 : 1e300;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

} // namespace

class MaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedExample_isReproduced();
    void publishedExample_hasTheKnownDistributions();
    void publishedExample_doesNotDependOnTheStart();
    void plantedCompetences_areRecovered();
    void spammer_isOutvotedByOneWhoKnows();
    void agreement_isTrusted();
    void itemsWithoutLabels_changeNothing();
    void raterWithoutLabels_hasThePriorsCompetence();
    void singleRater_isBelieved();
    void renaming_renamesTheFit();
    void manyRaters_doNotUnderflow();
    void restarts_keepTheBest();
    void nothingToFit_isNone();
    void cancel_endsTheWork();
    void cancel_fromAnotherThread_endsTheWork();
};

// The authors' figures come from random starts without a seed. All starts reach the same fixed
// point on this example, well within the 50 iterations, so no tolerance for chance is needed: what
// remains is the rounding of the digamma function, some 1e-14.
void MaceTest::publishedExample_isReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const QJsonObject known = stats::test::vector(QStringLiteral("mace_pos_example"));
    const auto fit = fitMace(partsOfSpeech());
    QVERIFY(fit.has_value());
    const auto competence = stats::test::numbers(known[QStringLiteral("competence")].toArray());
    QCOMPARE(competence.size(), std::size_t{5});
    QVERIFY(largestDifference(fit->competence, competence) < 1e-12);
    const QJsonArray predictions = known[QStringLiteral("prediction")].toArray();
    for (int item = 0; item < 6; ++item) {
        const int found = fit->prediction[static_cast<std::size_t>(item)];
        QCOMPARE(found < 0 ? QString() : QString::fromLatin1(Words[found]),
                 predictions[item].toString());
    }
}

void MaceTest::publishedExample_hasTheKnownDistributions()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const auto fit = fitMace(partsOfSpeech()).value();
    // From the manual of the authors' program, option --distribution, in the order of Words.
    const double noun = 6.140428479093134e-5;
    const double verb = 9.514037928812883e-7;
    const double adj = 2.3579889466878394e-4;
    const double last = 1.2129104479807625e-4;
    const Numbers expected{
        0.9997443833265887,
        7.140381903855615e-5,
        noun,
        noun,
        noun, // 1
        verb,
        verb,
        0.9999961943848287,
        verb,
        verb, // 2
        0.2,
        0.2,
        0.2,
        0.2,
        0.2, // no labels
        adj,
        adj,
        adj,
        0.9990184050335877,
        2.741982824057974e-4, // 4
        last,
        last,
        0.9994950838119411,
        last,
        1.4104305366466138e-4, // 5
        0.9997443833265887,
        7.140381903855615e-5,
        noun,
        noun,
        noun, // 6
    };
    QVERIFY(largestDifference(fit.posterior, expected) < 1e-13);
    // An independent implementation of the same steps.
    COMPARE_NEAR(fit.logLikelihood, -16.426861123225713, 1e-11);
}

void MaceTest::publishedExample_doesNotDependOnTheStart()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const LabelList list = partsOfSpeech();
    MaceOptions options;
    const auto expected = fitMace(list, options).value();
    options.restarts = 1;
    for (options.seed = 0; options.seed < 50; ++options.seed) {
        const auto fit = fitMace(list, options).value();
        QVERIFY(largestDifference(fit.competence, expected.competence) < 1e-12);
        QCOMPARE(fit.prediction, expected.prediction);
    }
}

void MaceTest::plantedCompetences_areRecovered()
{
    const Numbers knowing{0.9, 0.75, 0.6, 0.4, 0.2};
    const Planted data = planted(5'000, 5, knowing);
    const auto fit = fitMace(data.list).value();
    // Four standard errors of a share among 5,000 labels; the priors weigh next to nothing.
    QVERIFY2(largestDifference(fit.competence, knowing) < 0.03,
             qPrintable(QString::number(largestDifference(fit.competence, knowing))));
    int right = 0;
    for (std::size_t item = 0; item < data.truth.size(); ++item)
        right += fit.prediction[item] == data.truth[item] ? 1 : 0;
    QVERIFY2(right > 4'700, qPrintable(QString::number(right)));
    for (std::size_t item = 0; item < data.truth.size(); ++item) {
        double total = 0;
        for (std::size_t l = 0; l < 5; ++l)
            total += fit.posterior[item * 5 + l];
        COMPARE_NEAR(total, 1, 1e-12);
    }
}

void MaceTest::spammer_isOutvotedByOneWhoKnows()
{
    // Two who know, and two who always give category 0: every vote is tied.
    LabelList list{60, 4, 3, {}};
    for (int item = 0; item < list.items; ++item) {
        for (int rater = 0; rater < list.raters; ++rater)
            list.labels.push_back({item, rater, rater < 2 ? item % 3 : 0});
    }
    const auto fit = fitMace(list).value();
    QVERIFY(fit.competence[0] > 0.9);
    QVERIFY(fit.competence[1] > 0.9);
    QVERIFY(fit.competence[2] < 0.35);
    for (std::size_t item = 0; item < 60; ++item)
        QCOMPARE(fit.prediction[item], static_cast<int>(item % 3));
}

void MaceTest::agreement_isTrusted()
{
    LabelList list{40, 3, 4, {}};
    for (int item = 0; item < list.items; ++item) {
        for (int rater = 0; rater < list.raters; ++rater)
            list.labels.push_back({item, rater, item % 4});
    }
    const auto fit = fitMace(list).value();
    for (double competence : fit.competence) {
        QVERIFY(competence > 0.95);
        QVERIFY(competence < 1);
        COMPARE_NEAR(competence, fit.competence.front(), 1e-9);
    }
    for (std::size_t item = 0; item < 40; ++item) {
        QCOMPARE(fit.prediction[item], static_cast<int>(item % 4));
        QVERIFY(fit.posterior[item * 4 + item % 4] > 0.999);
    }
}

void MaceTest::itemsWithoutLabels_changeNothing()
{
    const LabelList dense = planted(50, 3, {0.8, 0.7, 0.5}).list;
    LabelList sparse = dense; // items 1, 3, 5 …, and one more at the end
    sparse.items = 2 * dense.items + 1;
    for (stats::Label& label : sparse.labels)
        label.item = 2 * label.item + 1;
    const auto expected = fitMace(dense).value();
    const auto found = fitMace(sparse).value();
    QCOMPARE(found.competence, expected.competence);
    QCOMPARE(found.logLikelihood, expected.logLikelihood);
    for (std::size_t item = 0; item < 101; ++item) {
        QCOMPARE(found.prediction[item], item % 2 == 1 ? expected.prediction[item / 2] : -1);
        COMPARE_NEAR(found.posterior[item * 3],
                     item % 2 == 1 ? expected.posterior[item / 2 * 3] : 1.0 / 3, 1e-15);
    }
}

void MaceTest::raterWithoutLabels_hasThePriorsCompetence()
{
    LabelList list = planted(50, 3, {0.8, 0.7, 0.5}).list;
    list.raters = 4;
    const auto fit = fitMace(list).value();
    // exp(ψ(½) − ψ(1)) = exp(−2 ln 2)
    COMPARE_NEAR(fit.competence[3], 0.25, 1e-14);
}

void MaceTest::singleRater_isBelieved()
{
    const LabelList list{4, 1, 3, {{0, 0, 2}, {1, 0, 0}, {2, 0, 2}, {3, 0, 1}}};
    const auto fit = fitMace(list).value();
    QCOMPARE(fit.prediction, (std::vector<int>{2, 0, 2, 1}));
    QVERIFY(fit.competence[0] > 0);
    QVERIFY(fit.competence[0] < 1);
    QCOMPARE(fitMace(LabelList{1, 1, 1, {{0, 0, 0}}}).value().posterior, Numbers{1});
}

// Other numbers for raters, items and categories, and the labels in another order. The random
// starts differ then, so the data are such that all starts meet.
void MaceTest::renaming_renamesTheFit()
{
    const LabelList list = planted(60, 3, {0.95, 0.8, 0.7}).list;
    const auto item = [](int i) { return (i * 7 + 3) % 60; };
    const auto rater = [](int r) { return (r + 1) % 3; };
    const auto category = [](int c) { return 2 - c; };
    LabelList renamed = list;
    for (stats::Label& label : renamed.labels)
        label = {item(label.item), rater(label.rater), category(label.category)};
    PythonRandom(1).shuffle(renamed.labels);
    MaceOptions options;
    options.iterations = 500;
    const auto fit = fitMace(list, options).value();
    const auto other = fitMace(renamed, options).value();
    const auto at = [](int a) { return static_cast<std::size_t>(a); };
    COMPARE_NEAR(other.logLikelihood, fit.logLikelihood, 1e-8);
    for (int r = 0; r < 3; ++r)
        COMPARE_NEAR(other.competence[at(rater(r))], fit.competence[at(r)], 1e-8);
    for (int i = 0; i < 60; ++i) {
        QCOMPARE(other.prediction[at(item(i))], category(fit.prediction[at(i)]));
        for (int l = 0; l < 3; ++l)
            COMPARE_NEAR(other.posterior[at(item(i) * 3 + category(l))],
                         fit.posterior[at(i * 3 + l)], 1e-8);
    }
}

void MaceTest::manyRaters_doNotUnderflow()
{
    // 2,000 labels an item: each likelihood is far below the smallest double.
    const Planted data = planted(20, 2, Numbers(2'000, 0.3));
    const auto fit = fitMace(data.list).value();
    QVERIFY(std::isfinite(fit.logLikelihood));
    QCOMPARE(fit.prediction, data.truth);
    // A nearly certain prior: exp(ψ(1e-3)) is no double above 0, its logarithm is.
    MaceOptions options;
    options.alpha = 1e-3;
    const auto trusting = fitMace(planted(20, 2, {1, 1, 1}).list, options).value();
    QVERIFY(std::isfinite(trusting.logLikelihood));
    for (double competence : trusting.competence)
        QVERIFY(competence > 0.9);
}

void MaceTest::restarts_keepTheBest()
{
    const LabelList list = planted(12, 4, {0.4, 0.3, 0.2}).list;
    MaceOptions options;
    double before = -std::numeric_limits<double>::infinity();
    for (options.restarts = 1; options.restarts <= 12; ++options.restarts) {
        const auto fit = fitMace(list, options).value();
        QVERIFY(fit.logLikelihood >= before);
        before = fit.logLikelihood;
        QCOMPARE(fitMace(list, options).value().posterior, fit.posterior);
    }
}

void MaceTest::nothingToFit_isNone()
{
    QVERIFY(!fitMace(LabelList()));
    QVERIFY(!fitMace(LabelList{3, 2, 4, {}}));
}

void MaceTest::cancel_endsTheWork()
{
    CancelToken cancel;
    cancel.cancel();
    QVERIFY(!fitMace(LabelList{1, 1, 2, {{0, 0, 1}}}, {}, cancel));
}

void MaceTest::cancel_fromAnotherThread_endsTheWork()
{
    const LabelList list = planted(5'000, 3, {0.5, 0.5, 0.5}).list;
    MaceOptions options;
    options.restarts = 1'000'000;
    CancelToken cancel;
    std::optional<MaceFit> fit;
    std::binary_semaphore begun(0);
    std::thread worker([&] {
        begun.release();
        fit = fitMace(list, options, cancel);
    });
    begun.acquire();
    // The same work for a while, so that the other one is in the midst of it, whatever the machine.
    MaceOptions few;
    few.restarts = 1;
    few.iterations = 20;
    static_cast<void>(fitMace(list, few));
    cancel.cancel();
    worker.join(); // or the test runs into its time limit
    QVERIFY(!fit);
}

SUBTEXT_TEST(MaceTest)
#include "macetest.moc"
