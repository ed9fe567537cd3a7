// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/stats/bootstrap.h"
#include "core/stats/fleiss.h"
#include "core/stats/gwet.h"
#include "core/stats/icc.h"
#include "core/stats/krippendorff.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <limits>
#include <numeric>

using namespace subtext;
using namespace subtext::stats;
using namespace subtext::stats::test;

namespace {

/// Labels of n items by r raters as annotators give them; −1 where one is missing.
struct Labels
{
    int categories = 0;
    std::vector<std::vector<int>> items;
};

/// Of any shape: up to 40 items, 6 raters, 8 categories, and up to half of the labels missing.
Labels randomLabels(PythonRandom& random)
{
    Labels labels;
    labels.categories = 2 + static_cast<int>(random.below(7));
    const auto k = static_cast<std::uint32_t>(labels.categories);
    const std::uint32_t raters = 2 + random.below(5);
    const std::uint32_t agreeing = random.below(10); // of ten labels
    const std::uint32_t missing = random.below(2) * random.below(6);
    labels.items.resize(2 + random.below(39), std::vector<int>(raters, -1));
    for (std::vector<int>& item : labels.items) {
        const std::uint32_t common = random.below(k);
        for (int& label : item) {
            if (random.below(10) >= missing)
                label = static_cast<int>(random.below(10) < agreeing ? common : random.below(k));
        }
    }
    return labels;
}

CountTable tableOf(const Labels& labels)
{
    CountTable table(labels.categories);
    for (const std::vector<int>& item : labels.items) {
        std::vector<int> row(static_cast<std::size_t>(labels.categories), 0);
        for (int label : item) {
            if (label >= 0)
                ++row[static_cast<std::size_t>(label)];
        }
        table.append(row);
    }
    return table;
}

RatingMatrix matrixOf(const Labels& labels)
{
    RatingMatrix ratings;
    ratings.raters = labels.items.front().size();
    for (const std::vector<int>& item : labels.items) {
        for (int label : item)
            ratings.values.push_back(label < 0 ? std::numeric_limits<double>::quiet_NaN()
                                               : label / 3.0 - 1);
    }
    return ratings;
}

std::vector<std::size_t> randomOrder(std::size_t size, PythonRandom& random)
{
    std::vector<std::size_t> order(size);
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(order);
    return order;
}

Labels relabelled(Labels labels, const std::vector<std::size_t>& names)
{
    for (std::vector<int>& item : labels.items) {
        for (int& label : item)
            label = label < 0 ? label : static_cast<int>(names[static_cast<std::size_t>(label)]);
    }
    return labels;
}

Labels withRatersMoved(Labels labels, PythonRandom& random)
{
    const auto order = randomOrder(labels.items.front().size(), random);
    for (std::vector<int>& item : labels.items) {
        const std::vector<int> before = item;
        for (std::size_t r = 0; r < order.size(); ++r)
            item[r] = before[order[r]];
    }
    return labels;
}

using Values = std::vector<std::optional<double>>;

/// What may not depend on the names of the categories.
Values nominalValues(const CountTable& table)
{
    const FleissKappa kappa = fleissKappa(table);
    const GwetAc1 gwet = gwetAc1(table);
    return {kappa.kappa,    kappa.observed,
            kappa.expected, krippendorffAlpha(table, Metric::Nominal),
            gwet.estimate,  gwet.standardError};
}

Values orderedValues(const CountTable& table)
{
    return {krippendorffAlpha(table, Metric::Ordinal), krippendorffAlpha(table, Metric::Interval)};
}

Values iccValues(const RatingMatrix& ratings)
{
    const Icc icc = icc21(ratings);
    Values values{icc.estimate, icc.msRows, icc.msColumns, icc.msError};
    if (icc.interval)
        values.insert(values.end(), {icc.interval->low, icc.interval->high});
    return values;
}

bool isSame(const Values& a, const Values& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
        return x.has_value() == y.has_value() && (!x || isNear(*x, *y, 1e-9));
    });
}

constexpr int Rounds = 500;

} // namespace

// What holds for any votes, on random ones.
class AgreementPropertyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesOfCategories_changeNothing();
    void orderOfRatersAndItems_changesNothing();
    void reversedScale_changesNothingOrdered();
    void identicalRaters_agreeFully();
    void values_stayInTheirRange();
    void kappa_isTheWeightedMeanOfItsCategories();
    void alphaOfTwoCategories_isBlindToTheMetric();
    void kappaAndAlpha_meetInLargeTables();
    void missingLabels_ofOneRaterLeaveTheOthers();
    void intervals_holdTheirOrder();
};

void AgreementPropertyTest::namesOfCategories_changeNothing()
{
    PythonRandom random(1);
    for (int round = 0; round < Rounds; ++round) {
        const Labels labels = randomLabels(random);
        const auto names = randomOrder(static_cast<std::size_t>(labels.categories), random);
        const CountTable table = tableOf(labels);
        const CountTable renamed = tableOf(relabelled(labels, names));
        QVERIFY(isSame(nominalValues(table), nominalValues(renamed)));
        const Values before = fleissKappaByCategory(table);
        const Values after = fleissKappaByCategory(renamed);
        for (std::size_t j = 0; j < names.size(); ++j)
            QVERIFY(isSame({before[j]}, {after[names[j]]}));
    }
}

void AgreementPropertyTest::orderOfRatersAndItems_changesNothing()
{
    PythonRandom random(2);
    for (int round = 0; round < Rounds; ++round) {
        const Labels labels = randomLabels(random);
        Labels moved = withRatersMoved(labels, random);
        random.shuffle(moved.items);
        QVERIFY(isSame(nominalValues(tableOf(labels)), nominalValues(tableOf(moved))));
        QVERIFY(isSame(orderedValues(tableOf(labels)), orderedValues(tableOf(moved))));
        QVERIFY(
            isSame(fleissKappaByCategory(tableOf(labels)), fleissKappaByCategory(tableOf(moved))));
        QVERIFY(isSame(iccValues(matrixOf(labels)), iccValues(matrixOf(moved))));
    }
}

void AgreementPropertyTest::reversedScale_changesNothingOrdered()
{
    PythonRandom random(3);
    for (int round = 0; round < Rounds; ++round) {
        const Labels labels = randomLabels(random);
        std::vector<std::size_t> names(static_cast<std::size_t>(labels.categories));
        std::iota(names.rbegin(), names.rend(), std::size_t{0});
        const Labels reversed = relabelled(labels, names);
        QVERIFY(isSame(orderedValues(tableOf(labels)), orderedValues(tableOf(reversed))));
        QVERIFY(isSame(iccValues(matrixOf(labels)), iccValues(matrixOf(reversed))));
    }
}

void AgreementPropertyTest::identicalRaters_agreeFully()
{
    PythonRandom random(4);
    for (int round = 0; round < Rounds; ++round) {
        Labels labels = randomLabels(random);
        const auto k = static_cast<std::uint32_t>(labels.categories);
        for (std::vector<int>& item : labels.items)
            std::fill(item.begin(), item.end(), static_cast<int>(random.below(k)));
        // at least two labels in use
        std::fill(labels.items[0].begin(), labels.items[0].end(), 0);
        std::fill(labels.items[1].begin(), labels.items[1].end(), 1);
        const CountTable table = tableOf(labels);
        const FleissKappa kappa = fleissKappa(table);
        QVERIFY(kappa.kappa == 1.0);
        QVERIFY(kappa.observed == 1.0);
        QVERIFY(isSame(orderedValues(table), {1.0, 1.0}));
        COMPARE_NEAR(krippendorffAlpha(table, Metric::Nominal), 1, 1e-15);
        COMPARE_NEAR(gwetAc1(table).estimate, 1, 1e-12);
        QVERIFY(icc21(matrixOf(labels)).estimate == 1.0);
    }
}

void AgreementPropertyTest::values_stayInTheirRange()
{
    PythonRandom random(5);
    int defined = 0;
    for (int round = 0; round < Rounds; ++round) {
        const Labels labels = randomLabels(random);
        const CountTable table = tableOf(labels);
        const FleissKappa kappa = fleissKappa(table);
        QCOMPARE(kappa.items + kappa.leftOut, table.items());
        defined += kappa.kappa ? 1 : 0;
        for (const auto& value : nominalValues(table))
            QVERIFY(!value || (*value >= -1 - 1e-12 && *value <= 1 + 1e-12));
        for (const auto& value : orderedValues(table))
            QVERIFY(!value || (std::isfinite(*value) && *value <= 1 + 1e-12));
        const GwetAc1 gwet = gwetAc1(table);
        if (gwet.interval) {
            QVERIFY(gwet.interval->low <= *gwet.estimate + 1e-12);
            QVERIFY(*gwet.estimate <= gwet.interval->high + 1e-12);
        }
        const Icc icc = icc21(matrixOf(labels));
        QVERIFY(!icc.estimate || (std::isfinite(*icc.estimate) && *icc.estimate <= 1));
        if (icc.interval)
            QVERIFY(icc.interval->low <= *icc.estimate && *icc.estimate <= icc.interval->high);
    }
    QVERIFY(defined > Rounds / 2);
}

void AgreementPropertyTest::kappa_isTheWeightedMeanOfItsCategories()
{
    // Fleiss 1971: κ = Σ p_j q_j κ_j / Σ p_j q_j.
    PythonRandom random(6);
    for (int round = 0; round < Rounds; ++round) {
        const CountTable table = tableOf(randomLabels(random));
        const FleissKappa kappa = fleissKappa(table);
        if (!kappa.kappa)
            continue;
        const Values byCategory = fleissKappaByCategory(table);
        double sum = 0;
        double weights = 0;
        for (std::size_t j = 0; j < byCategory.size(); ++j) {
            const double weight = kappa.shares[j] * (1 - kappa.shares[j]);
            sum += weight * byCategory[j].value_or(0);
            weights += weight;
        }
        COMPARE_NEAR(kappa.kappa, sum / weights, 1e-12);
    }
}

void AgreementPropertyTest::alphaOfTwoCategories_isBlindToTheMetric()
{
    PythonRandom random(7);
    for (int round = 0; round < Rounds; ++round) {
        Labels labels = randomLabels(random);
        for (std::vector<int>& item : labels.items) {
            for (int& label : item)
                label = std::min(label, 1);
        }
        labels.categories = 2;
        const CountTable table = tableOf(labels);
        const auto nominal = krippendorffAlpha(table, Metric::Nominal);
        QVERIFY(isSame(orderedValues(table), {nominal, nominal}));
    }
}

void AgreementPropertyTest::kappaAndAlpha_meetInLargeTables()
{
    // With equal numbers of ratings 1 − α = (1 − κ)(N − 1)/N, N the ratings.
    PythonRandom random(8);
    for (int round = 0; round < Rounds; ++round) {
        Labels labels = randomLabels(random);
        for (std::vector<int>& item : labels.items) {
            for (int& label : item)
                label = std::max(label, 0);
        }
        const CountTable table = tableOf(labels);
        const auto ratings = static_cast<double>(table.items() * labels.items.front().size());
        const auto kappa = fleissKappa(table).kappa;
        const auto alpha = krippendorffAlpha(table, Metric::Nominal);
        QCOMPARE(alpha.has_value(), kappa.has_value());
        if (kappa)
            COMPARE_NEAR(alpha, 1 - (1 - *kappa) * (ratings - 1) / ratings, 1e-12);
    }
}

void AgreementPropertyTest::missingLabels_ofOneRaterLeaveTheOthers()
{
    PythonRandom random(9);
    for (int round = 0; round < Rounds; ++round) {
        const Labels labels = randomLabels(random);
        Labels withAbsent = labels;
        for (std::vector<int>& item : withAbsent.items)
            item.push_back(-1);
        QVERIFY(isSame(nominalValues(tableOf(labels)), nominalValues(tableOf(withAbsent))));
        const Icc icc = icc21(matrixOf(withAbsent));
        QVERIFY(!icc.estimate);
        QCOMPARE(icc.leftOut, labels.items.size());
    }
}

void AgreementPropertyTest::intervals_holdTheirOrder()
{
    PythonRandom random(10);
    for (int round = 0; round < 60; ++round) {
        const CountTable table = tableOf(randomLabels(random));
        for (BootstrapMode mode : {BootstrapMode::CPython, BootstrapMode::Multinomial}) {
            BootstrapOptions options;
            options.resamples = 200;
            options.mode = mode;
            const auto found = bootstrapAgreement(table, random, options);
            QVERIFY(found.has_value());
            std::vector<Resampled> all = found->kappaByCategory;
            all.insert(all.end(), {found->kappa, found->observed, found->alpha});
            for (const Resampled& one : all) {
                QVERIFY(one.undefined >= 0 && one.undefined <= found->resamples);
                QCOMPARE(one.interval.has_value(), one.undefined < found->resamples);
                QVERIFY(!one.interval || one.interval->low <= one.interval->high);
            }
        }
    }
}

SUBTEXT_TEST(AgreementPropertyTest)
#include "agreementpropertytest.moc"
