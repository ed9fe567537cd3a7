// SPDX-License-Identifier: MIT
#include "core/stats/dawidskene.h"

#include "core/base/pythonrandom.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <array>
#include <limits>
#include <numeric>
#include <semaphore>
#include <span>
#include <thread>

using namespace subtext;
using stats::DawidSkeneFit;
using stats::DawidSkeneModel;
using stats::DawidSkeneOptions;
using stats::DawidSkeneStart;
using stats::fitDawidSkene;
using stats::LabelList;
using Numbers = std::vector<double>;

namespace {

/// 45 patients, 5 observers, 4 categories; the first observer saw each patient three times.
LabelList patients()
{
    const QJsonArray responses =
        stats::test::vector(QStringLiteral("dawid_skene1979"))[QStringLiteral("responses")]
            .toArray();
    LabelList list{static_cast<int>(responses.size()), 5, 4, {}};
    for (int patient = 0; patient < list.items; ++patient) {
        const QJsonArray byObserver = responses[patient].toArray();
        for (int observer = 0; observer < list.raters; ++observer) {
            for (int category : stats::test::wholeNumbers(byObserver[observer].toArray()))
                list.labels.push_back({patient, observer, category - 1});
        }
    }
    return list;
}

struct Planted
{
    LabelList list;
    std::vector<int> truth;
};

int drawn(std::span<const double> shares, PythonRandom& random)
{
    double x = random.next32() / 4294967296.0;
    std::size_t at = 0;
    while (at + 1 < shares.size() && x >= shares[at])
        x -= shares[at++];
    return static_cast<int>(at);
}

/// Labels drawn from the k × k tables of the raters, whose rows are the true categories. Each rater
/// labels each item with the chance `coverage`.
Planted planted(int items, const Numbers& prevalence, const std::vector<Numbers>& tables,
                double coverage = 1)
{
    PythonRandom random(2026);
    const std::size_t k = prevalence.size();
    Planted data{{items, static_cast<int>(tables.size()), static_cast<int>(k), {}}, {}};
    for (int item = 0; item < items; ++item) {
        const int truth = drawn(prevalence, random);
        data.truth.push_back(truth);
        for (std::size_t rater = 0; rater < tables.size(); ++rater) {
            const auto row =
                std::span(tables[rater]).subspan(static_cast<std::size_t>(truth) * k, k);
            const int given = drawn(row, random);
            if (random.next32() / 4294967296.0 < coverage)
                data.list.labels.push_back({item, static_cast<int>(rater), given});
        }
    }
    return data;
}

Numbers coinTable(double accuracy, std::size_t k)
{
    Numbers table(k * k, (1 - accuracy) / static_cast<double>(k - 1));
    for (std::size_t l = 0; l < k; ++l)
        table[l * k + l] = accuracy;
    return table;
}

int likeliest(const Numbers& posterior, std::size_t item, std::size_t k)
{
    const auto row = std::span(posterior).subspan(item * k, k);
    return static_cast<int>(std::max_element(row.begin(), row.end()) - row.begin());
}

double largestDifference(const Numbers& a, const Numbers& b)
{
    double largest = a.size() == b.size() ? 0 : 1e300;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

DawidSkeneOptions modelled(DawidSkeneModel model)
{
    DawidSkeneOptions options;
    options.model = model;
    return options;
}

} // namespace

Q_DECLARE_METATYPE(subtext::stats::DawidSkeneModel)

class DawidSkeneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedExample_isReproduced();
    void publishedExample_withMajorityStart_endsElsewhere();
    void starts_weighTheLabelsOfAnItem();
    void restarts_findTheBetterOptimum();
    void restarts_areReproducible();
    void plantedTables_areRecovered();
    void plantedAccuracies_areRecovered();
    void logLikelihood_neverFalls_data();
    void logLikelihood_neverFalls();
    void itemsWithoutLabels_changeNothing_data();
    void itemsWithoutLabels_changeNothing();
    void singleRater_isBelieved();
    void twoCategories_areEnough();
    void twoCategories_areTheSameInBothModels();
    void agreement_isCertain_data();
    void agreement_isCertain();
    void raterWithoutLabels_isAtChance_data();
    void raterWithoutLabels_isAtChance();
    void renaming_renamesTheFit_data();
    void renaming_renamesTheFit();
    void manyRaters_doNotUnderflow();
    void maxIterations_endUnconverged();
    void nothingToFit_isNone();
    void cancel_endsTheWork();
    void cancel_fromAnotherThread_endsTheWork();

private:
    static void models();
};

void DawidSkeneTest::models()
{
    QTest::addColumn<DawidSkeneModel>("model");
    QTest::newRow("full") << DawidSkeneModel::Full;
    QTest::newRow("one coin") << DawidSkeneModel::OneCoin;
}

void DawidSkeneTest::publishedExample_isReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const QJsonObject known = stats::test::vector(QStringLiteral("dawid_skene1979"));
    const auto fit = fitDawidSkene(patients());
    QVERIFY(fit.has_value());
    QVERIFY(fit->isConverged);
    QCOMPARE(fit->bestStart, 0);
    COMPARE_NEAR(fit->logLikelihood, known[QStringLiteral("logL")].toDouble(), 1e-9);
    QVERIFY(largestDifference(fit->prevalence,
                              stats::test::numbers(known[QStringLiteral("p")].toArray())) < 1e-10);
    Numbers errors;
    for (const QJsonValue observer : known[QStringLiteral("pi_observer_true_reported")].toArray()) {
        for (const QJsonValue row : observer.toArray()) {
            for (double share : stats::test::numbers(row.toArray()))
                errors.push_back(share);
        }
    }
    QVERIFY(largestDifference(fit->errors, errors) < 1e-9);
    Numbers posterior;
    for (const QJsonValue row : known[QStringLiteral("posterior")].toArray()) {
        for (double share : stats::test::numbers(row.toArray()))
            posterior.push_back(share);
    }
    QVERIFY(largestDifference(fit->posterior, posterior) < 1e-9);
    const auto map = stats::test::wholeNumbers(known[QStringLiteral("map")].toArray());
    QCOMPARE(map.size(), std::size_t{45});
    for (std::size_t patient = 0; patient < map.size(); ++patient)
        QCOMPARE(likeliest(fit->posterior, patient, 4) + 1, map[patient]);
}

void DawidSkeneTest::publishedExample_withMajorityStart_endsElsewhere()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const QJsonObject known =
        stats::test::vector(QStringLiteral("dawid_skene1979"))[QStringLiteral("majority_init")]
            .toObject();
    DawidSkeneOptions options;
    options.start = DawidSkeneStart::Majority;
    const auto fit = fitDawidSkene(patients(), options);
    QVERIFY(fit.has_value());
    COMPARE_NEAR(fit->logLikelihood, known[QStringLiteral("logL")].toDouble(), 5e-9);
    QVERIFY(largestDifference(fit->prevalence,
                              stats::test::numbers(known[QStringLiteral("p")].toArray())) < 5e-5);
}

void DawidSkeneTest::starts_weighTheLabelsOfAnItem()
{
    // Two votes to one, a tie, and a single vote; the first step takes its prevalence from them.
    const LabelList list{
        3, 3, 2, {{0, 0, 0}, {0, 1, 0}, {0, 2, 1}, {1, 0, 0}, {1, 1, 1}, {2, 0, 0}}};
    DawidSkeneOptions options;
    options.maxIterations = 1;
    QVERIFY(largestDifference(fitDawidSkene(list, options).value().prevalence,
                              {13.0 / 18, 5.0 / 18}) < 1e-15);
    options.start = DawidSkeneStart::Majority;
    QVERIFY(largestDifference(fitDawidSkene(list, options).value().prevalence, {5.0 / 6, 1.0 / 6}) <
            1e-15);
}

void DawidSkeneTest::restarts_findTheBetterOptimum()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const double published =
        stats::test::vector(QStringLiteral("dawid_skene1979"))[QStringLiteral("logL")].toDouble();
    DawidSkeneOptions options;
    options.start = DawidSkeneStart::Majority;
    options.restarts = 20;
    const auto fit = fitDawidSkene(patients(), options);
    QVERIFY(fit.has_value());
    QVERIFY(fit->bestStart > 0);
    QVERIFY(fit->logLikelihood > published - 1e-6);

    // Neither of the two known optima is the highest: an independent implementation of EM reached
    // −191.568856453 as the best of 120 random starts.
    options.start = DawidSkeneStart::Proportions;
    options.restarts = 150;
    COMPARE_NEAR(fitDawidSkene(patients(), options).value().logLikelihood, -191.568856453, 1e-8);
}

void DawidSkeneTest::restarts_areReproducible()
{
    const Planted data = planted(60, {0.5, 0.3, 0.2}, std::vector<Numbers>(3, coinTable(0.5, 3)));
    DawidSkeneOptions options;
    options.restarts = 5;
    const auto once = fitDawidSkene(data.list, options).value();
    const auto twice = fitDawidSkene(data.list, options).value();
    QCOMPARE(once.logLikelihood, twice.logLikelihood);
    QCOMPARE(once.bestStart, twice.bestStart);
    QCOMPARE(once.errors, twice.errors);
    QCOMPARE(once.posterior, twice.posterior);
    QVERIFY(once.logLikelihood >= fitDawidSkene(data.list).value().logLikelihood);
}

void DawidSkeneTest::plantedTables_areRecovered()
{
    const std::vector<Numbers> tables{
        {0.90, 0.05, 0.05, 0.10, 0.80, 0.10, 0.00, 0.05, 0.95},
        {0.70, 0.30, 0.00, 0.00, 0.85, 0.15, 0.20, 0.10, 0.70},
        {0.60, 0.20, 0.20, 0.30, 0.60, 0.10, 0.05, 0.05, 0.90},
        {0.95, 0.00, 0.05, 0.02, 0.88, 0.10, 0.30, 0.00, 0.70},
    };
    const Numbers prevalence{0.5, 0.3, 0.2};
    const Planted data = planted(20'000, prevalence, tables);
    DawidSkeneOptions options;
    options.tolerance = 1e-8;
    const auto fit = fitDawidSkene(data.list, options).value();
    QVERIFY(fit.isConverged);
    // Some four standard errors of a share among the 4,000 items of the rarest category.
    QVERIFY(largestDifference(fit.prevalence, prevalence) < 0.03);
    for (std::size_t rater = 0; rater < tables.size(); ++rater) {
        const auto found = std::span(fit.errors).subspan(rater * 9, 9);
        QVERIFY(largestDifference(Numbers(found.begin(), found.end()), tables[rater]) < 0.03);
        double expected = 0;
        for (std::size_t l = 0; l < 3; ++l)
            expected += fit.prevalence[l] * found[l * 4];
        COMPARE_NEAR(fit.accuracy[rater], expected, 1e-12);
    }
}

void DawidSkeneTest::plantedAccuracies_areRecovered()
{
    const Numbers accuracies{0.95, 0.85, 0.70, 0.50, 0.30};
    std::vector<Numbers> tables;
    for (double accuracy : accuracies)
        tables.push_back(coinTable(accuracy, 4));
    const Numbers prevalence{0.4, 0.3, 0.2, 0.1};
    const Planted data = planted(5'000, prevalence, tables, 0.8);
    const auto fit = fitDawidSkene(data.list, modelled(DawidSkeneModel::OneCoin)).value();
    QVERIFY(fit.isConverged);
    // Four standard errors of a share among 4,000 labels.
    QVERIFY(largestDifference(fit.accuracy, accuracies) < 0.032);
    QVERIFY(largestDifference(fit.prevalence, prevalence) < 0.03);
    for (std::size_t rater = 0; rater < tables.size(); ++rater) {
        const auto found = std::span(fit.errors).subspan(rater * 16, 16);
        QVERIFY(largestDifference(Numbers(found.begin(), found.end()),
                                  coinTable(fit.accuracy[rater], 4)) < 1e-12);
    }
    int right = 0;
    for (std::size_t item = 0; item < data.truth.size(); ++item)
        right += likeliest(fit.posterior, item, 4) == data.truth[item] ? 1 : 0;
    QVERIFY2(right > 4'600, qPrintable(QString::number(right)));
}

void DawidSkeneTest::logLikelihood_neverFalls_data()
{
    models();
}

void DawidSkeneTest::logLikelihood_neverFalls()
{
    QFETCH(DawidSkeneModel, model);
    std::vector<LabelList> lists{planted(80, {0.4, 0.3, 0.2, 0.1},
                                         {coinTable(0.9, 4), coinTable(0.5, 4), coinTable(0.2, 4)},
                                         0.7)
                                     .list};
    if (!test::sharedFile(QStringLiteral("reference/vectors.json")).isEmpty())
        lists.push_back(patients());
    for (const LabelList& list : lists) {
        DawidSkeneOptions options = modelled(model);
        double before = -std::numeric_limits<double>::infinity();
        for (options.maxIterations = 1; options.maxIterations <= 60; ++options.maxIterations) {
            const auto fit = fitDawidSkene(list, options).value();
            QVERIFY(std::isfinite(fit.logLikelihood));
            QVERIFY2(fit.logLikelihood >= before - 1e-10,
                     qPrintable(QStringLiteral("%1 after %2")
                                    .arg(fit.logLikelihood, 0, 'g', 17)
                                    .arg(before, 0, 'g', 17)));
            before = fit.logLikelihood;
        }
    }
}

void DawidSkeneTest::itemsWithoutLabels_changeNothing_data()
{
    models();
}

void DawidSkeneTest::itemsWithoutLabels_changeNothing()
{
    QFETCH(DawidSkeneModel, model);
    const LabelList dense =
        planted(50, {0.5, 0.3, 0.2}, std::vector<Numbers>(3, coinTable(0.7, 3))).list;
    LabelList sparse = dense; // items 1, 3, 5 …, and one more at the end
    sparse.items = 2 * dense.items + 1;
    for (stats::Label& label : sparse.labels)
        label.item = 2 * label.item + 1;
    const auto expected = fitDawidSkene(dense, modelled(model)).value();
    const auto found = fitDawidSkene(sparse, modelled(model)).value();
    QCOMPARE(found.logLikelihood, expected.logLikelihood);
    QCOMPARE(found.prevalence, expected.prevalence);
    QCOMPARE(found.errors, expected.errors);
    QCOMPARE(found.posterior.size(), std::size_t{303});
    for (std::size_t item = 0; item < 101; ++item) {
        for (std::size_t l = 0; l < 3; ++l)
            COMPARE_NEAR(found.posterior[item * 3 + l],
                         item % 2 == 1 ? expected.posterior[item / 2 * 3 + l]
                                       : expected.prevalence[l],
                         1e-14);
    }
}

void DawidSkeneTest::singleRater_isBelieved()
{
    LabelList list{4, 1, 3, {{0, 0, 2}, {1, 0, 0}, {2, 0, 2}, {3, 0, 2}}};
    for (DawidSkeneModel model : {DawidSkeneModel::Full, DawidSkeneModel::OneCoin}) {
        const auto fit = fitDawidSkene(list, modelled(model)).value();
        QCOMPARE(fit.prevalence, (Numbers{0.25, 0, 0.75}));
        QCOMPARE(fit.accuracy, Numbers{1});
        QCOMPARE(fit.posterior, (Numbers{0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1}));
        COMPARE_NEAR(fit.logLikelihood, std::log(0.25) + 3 * std::log(0.75), 1e-14);
    }
}

void DawidSkeneTest::twoCategories_areEnough()
{
    const std::vector<Numbers> tables{
        {0.9, 0.1, 0.3, 0.7}, {0.8, 0.2, 0.1, 0.9}, {0.7, 0.3, 0.2, 0.8}, {0.95, 0.05, 0.4, 0.6}};
    const Planted data = planted(20'000, {0.6, 0.4}, tables);
    DawidSkeneOptions options;
    options.tolerance = 1e-8;
    const auto fit = fitDawidSkene(data.list, options).value();
    QVERIFY(largestDifference(fit.prevalence, {0.6, 0.4}) < 0.03);
    for (std::size_t rater = 0; rater < tables.size(); ++rater) {
        const auto found = std::span(fit.errors).subspan(rater * 4, 4);
        QVERIFY(largestDifference(Numbers(found.begin(), found.end()), tables[rater]) < 0.03);
    }
}

void DawidSkeneTest::twoCategories_areTheSameInBothModels()
{
    // Each answer has its mirror image, so the tables of the full model are symmetric: one coin.
    LabelList list{0, 3, 2, {}};
    for (int pattern = 0; pattern < 8; ++pattern) {
        const int times =
            std::array{20, 3, 5, 7, 7, 5, 3, 20}.at(static_cast<std::size_t>(pattern));
        for (int i = 0; i < times; ++i, ++list.items) {
            for (int rater = 0; rater < 3; ++rater)
                list.labels.push_back({list.items, rater, pattern >> rater & 1});
        }
    }
    const auto full = fitDawidSkene(list).value();
    const auto coin = fitDawidSkene(list, modelled(DawidSkeneModel::OneCoin)).value();
    COMPARE_NEAR(full.logLikelihood, coin.logLikelihood, 1e-9);
    QVERIFY(largestDifference(full.accuracy, coin.accuracy) < 1e-9);
    QVERIFY(largestDifference(full.posterior, coin.posterior) < 1e-9);
}

void DawidSkeneTest::agreement_isCertain_data()
{
    models();
}

void DawidSkeneTest::agreement_isCertain()
{
    QFETCH(DawidSkeneModel, model);
    LabelList list{10, 3, 4, {}};
    for (int item = 0; item < list.items; ++item) {
        for (int rater = 0; rater < list.raters; ++rater)
            list.labels.push_back({item, rater, item % 2});
    }
    const auto fit = fitDawidSkene(list, modelled(model)).value();
    QVERIFY(fit.isConverged);
    QCOMPARE(fit.prevalence, (Numbers{0.5, 0.5, 0, 0}));
    QCOMPARE(fit.accuracy, (Numbers{1, 1, 1}));
    COMPARE_NEAR(fit.logLikelihood, 10 * std::log(0.5), 1e-13);
    for (std::size_t item = 0; item < 10; ++item)
        QCOMPARE(fit.posterior[item * 4 + item % 2], 1.0);
    for (std::size_t row = 0; row < 12; ++row) {
        const auto shares = std::span(fit.errors).subspan(row * 4, 4);
        COMPARE_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0), 1, 1e-15);
    }
}

void DawidSkeneTest::raterWithoutLabels_isAtChance_data()
{
    models();
}

void DawidSkeneTest::raterWithoutLabels_isAtChance()
{
    QFETCH(DawidSkeneModel, model);
    LabelList list =
        planted(50, {0.5, 0.3, 0.1, 0.1}, std::vector<Numbers>(3, coinTable(0.8, 4))).list;
    const auto expected = fitDawidSkene(list, modelled(model)).value();
    list.raters = 4;
    const auto fit = fitDawidSkene(list, modelled(model)).value();
    COMPARE_NEAR(fit.accuracy[3], 0.25, 1e-15);
    QVERIFY(std::all_of(fit.errors.begin() + 48, fit.errors.end(),
                        [](double x) { return stats::test::isNear(x, 0.25, 1e-15); }));
    QCOMPARE(fit.logLikelihood, expected.logLikelihood);
    QCOMPARE(fit.posterior, expected.posterior);
}

void DawidSkeneTest::renaming_renamesTheFit_data()
{
    models();
}

// Other numbers for raters, items and categories, and the labels in another order.
void DawidSkeneTest::renaming_renamesTheFit()
{
    QFETCH(DawidSkeneModel, model);
    const LabelList list =
        planted(60, {0.4, 0.3, 0.3}, {coinTable(0.9, 3), coinTable(0.7, 3), coinTable(0.6, 3)}, 0.9)
            .list;
    const auto item = [](int i) { return (i * 7 + 3) % 60; };
    const auto rater = [](int r) { return (r + 1) % 3; };
    const auto category = [](int c) { return 2 - c; };
    LabelList renamed = list;
    for (stats::Label& label : renamed.labels)
        label = {item(label.item), rater(label.rater), category(label.category)};
    PythonRandom(1).shuffle(renamed.labels);

    const auto fit = fitDawidSkene(list, modelled(model)).value();
    const auto other = fitDawidSkene(renamed, modelled(model)).value();
    COMPARE_NEAR(other.logLikelihood, fit.logLikelihood, 1e-9);
    for (int l = 0; l < 3; ++l) {
        const auto at = [](int a) { return static_cast<std::size_t>(a); };
        COMPARE_NEAR(other.prevalence[at(category(l))], fit.prevalence[at(l)], 1e-9);
        for (int i = 0; i < 60; ++i)
            COMPARE_NEAR(other.posterior[at(item(i) * 3 + category(l))],
                         fit.posterior[at(i * 3 + l)], 1e-8);
        for (int r = 0; r < 3; ++r) {
            COMPARE_NEAR(other.accuracy[at(rater(r))], fit.accuracy[at(r)], 1e-8);
            for (int given = 0; given < 3; ++given)
                COMPARE_NEAR(other.errors[at((rater(r) * 3 + category(l)) * 3 + category(given))],
                             fit.errors[at((r * 3 + l) * 3 + given)], 1e-8);
        }
    }
}

void DawidSkeneTest::manyRaters_doNotUnderflow()
{
    // 2,000 labels an item: each likelihood is far below the smallest double.
    const Planted data = planted(20, {0.5, 0.5}, std::vector<Numbers>(2'000, coinTable(0.6, 2)));
    for (DawidSkeneModel model : {DawidSkeneModel::Full, DawidSkeneModel::OneCoin}) {
        const auto fit = fitDawidSkene(data.list, modelled(model)).value();
        QVERIFY(std::isfinite(fit.logLikelihood));
        for (std::size_t item = 0; item < data.truth.size(); ++item)
            QCOMPARE(likeliest(fit.posterior, item, 2), data.truth[item]);
    }
}

void DawidSkeneTest::maxIterations_endUnconverged()
{
    const LabelList list =
        planted(80, {0.5, 0.3, 0.2}, std::vector<Numbers>(3, coinTable(0.6, 3))).list;
    DawidSkeneOptions options;
    options.maxIterations = 3;
    const auto fit = fitDawidSkene(list, options).value();
    QVERIFY(!fit.isConverged);
    QCOMPARE(fit.iterations, 3);
    options.maxIterations = 0;
    QCOMPARE(fitDawidSkene(list, options).value().iterations, 1);
    options.maxIterations = 10'000;
    QVERIFY(fitDawidSkene(list, options).value().isConverged);
}

void DawidSkeneTest::nothingToFit_isNone()
{
    QVERIFY(!fitDawidSkene(LabelList()));
    QVERIFY(!fitDawidSkene(LabelList{3, 2, 4, {}}));
    QVERIFY(!fitDawidSkene(LabelList{2, 1, 1, {{0, 0, 0}, {1, 0, 0}}}));
}

void DawidSkeneTest::cancel_endsTheWork()
{
    CancelToken cancel;
    cancel.cancel();
    QVERIFY(!fitDawidSkene(LabelList{1, 1, 2, {{0, 0, 1}}}, {}, cancel));
}

void DawidSkeneTest::cancel_fromAnotherThread_endsTheWork()
{
    const LabelList list =
        planted(5'000, {0.4, 0.3, 0.3}, std::vector<Numbers>(3, coinTable(0.5, 3))).list;
    DawidSkeneOptions options;
    options.restarts = 1'000'000;
    options.tolerance = 0;
    CancelToken cancel;
    std::optional<DawidSkeneFit> fit;
    std::binary_semaphore begun(0);
    std::thread worker([&] {
        begun.release();
        fit = fitDawidSkene(list, options, cancel);
    });
    begun.acquire();
    // The same work for a while, so that the other one is in the midst of it, whatever the machine.
    DawidSkeneOptions few;
    few.maxIterations = 20;
    static_cast<void>(fitDawidSkene(list, few));
    cancel.cancel();
    worker.join(); // or the test runs into its time limit
    QVERIFY(!fit);
}

SUBTEXT_TEST(DawidSkeneTest)
#include "dawidskenetest.moc"
