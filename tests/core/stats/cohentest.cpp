// SPDX-License-Identifier: MIT
#include "core/stats/cohen.h"

#include "core/base/pythonrandom.h"
#include "tests/core/stats/publishedexamples.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using stats::cohenKappa;
using stats::CohenKappa;

using Counts = std::vector<std::int64_t>;

class CohenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cohen1960_isReproduced();
    void artsteinAndPoesio2008_isReproduced();
    void abstractors_areReproduced();
    void publishedExamples_areReproduced_data();
    void publishedExamples_areReproduced();
    void figures_haveKnownAnswers();
    void fullAgreement_isOneWithoutError();
    void fullDisagreement_isLessThanNothing();
    void degenerateTables_haveNoKappa();
    void equation13_isWhatTheErrorSays();
    void transposing_changesNothing();
    void emptyCategories_changeNothing();
    void moreItems_shrinkTheErrorAlone();
    void interval_widensWithTheLevelAndStaysInside();
};

namespace {

struct Table
{
    Counts cells;
    std::size_t categories = 0;
};

Table published(const QJsonObject& example)
{
    const QJsonArray rows = example.value(QStringLiteral("table")).toArray();
    Table table{{}, static_cast<std::size_t>(rows.size())};
    for (const QJsonValue row : rows) {
        for (int count : stats::test::wholeNumbers(row.toArray()))
            table.cells.push_back(count);
    }
    return table;
}

/// Some cells empty, some full; now and then a category that nobody uses.
Table randomTable(PythonRandom& random)
{
    Table table{{}, 2 + random.below(7)};
    const std::uint32_t most = 1 + random.below(40);
    for (std::size_t cell = 0; cell < table.categories * table.categories; ++cell)
        table.cells.push_back(random.below(3) == 0 ? 0 : random.below(most));
    return table;
}

/// κ and its error as the papers write them.
std::pair<double, double> asPublished(const Table& table)
{
    const std::size_t k = table.categories;
    std::vector<double> rows(k, 0);
    std::vector<double> columns(k, 0);
    double n = 0;
    for (std::int64_t count : table.cells)
        n += static_cast<double>(count);
    const auto p = [&](std::size_t a, std::size_t b) {
        return static_cast<double>(table.cells[a * k + b]) / n;
    };
    double po = 0;
    double pe = 0;
    for (std::size_t a = 0; a < k; ++a) {
        po += p(a, a);
        for (std::size_t b = 0; b < k; ++b) {
            rows[a] += p(a, b);
            columns[b] += p(a, b);
        }
    }
    for (std::size_t a = 0; a < k; ++a)
        pe += rows[a] * columns[a];
    double sum = 0;
    for (std::size_t a = 0; a < k; ++a) {
        for (std::size_t b = 0; b < k; ++b) {
            const double used = (columns[a] + rows[b]) * (1 - po);
            sum += p(a, b) * std::pow(a == b ? 1 - pe - used : used, 2);
        }
    }
    const double variance = (sum - std::pow(po * pe - 2 * pe + po, 2)) / (n * std::pow(1 - pe, 4));
    return {(po - pe) / (1 - pe), std::sqrt(std::max(0.0, variance))};
}

} // namespace

void CohenTest::cohen1960_isReproduced()
{
    // 140 of 200 alike, 82 expected: κ = (140 − 82)/(200 − 82).
    const CohenKappa found = cohenKappa(stats::test::cohen1960(), stats::test::PairCategories);
    QCOMPARE(found.items, 200);
    COMPARE_NEAR(found.observed, 0.70, 1e-15);
    COMPARE_NEAR(found.kappa, 0.49, 5e-3);
    COMPARE_NEAR(found.kappa, 58.0 / 118, 1e-15);
    // Cohen's own error takes what is expected for known. Ours is equation 13 of 1969, in
    // fractions.
    COMPARE_NEAR(found.standardError, std::sqrt(63039.0 / 24234722), 1e-14);
    QVERIFY(found.interval.has_value());
    COMPARE_NEAR(found.interval->low, 0.39156370205354707, 1e-12);
    COMPARE_NEAR(found.interval->high, 0.59148714540408014, 1e-12);
}

void CohenTest::artsteinAndPoesio2008_isReproduced()
{
    const CohenKappa found =
        cohenKappa(stats::test::artsteinPoesio2008(), stats::test::PairCategories);
    COMPARE_NEAR(found.observed, 0.88, 1e-15);
    COMPARE_NEAR(found.kappa, 0.8013, 5e-5);
    COMPARE_NEAR(found.kappa, 121.0 / 151, 1e-14);
    COMPARE_NEAR(found.standardError, std::sqrt(1404327.0 / 519885601), 1e-14);
}

void CohenTest::abstractors_areReproduced()
{
    const CohenKappa found =
        cohenKappa(stats::test::irrCacAbstractors(), stats::test::PairCategories);
    COMPARE_NEAR(found.kappa, 0.7964094, 5e-8);
    COMPARE_NEAR(found.kappa, 4303.0 / 5403, 1e-14);
    COMPARE_NEAR(found.standardError, 0.05891072, 5e-9);
}

void CohenTest::publishedExamples_areReproduced_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("tolerance"); // of the printed digits
    QTest::newRow("Fleiss, Cohen & Everitt 1969")
        << QStringLiteral("fleiss_cohen_everitt1969") << 5.1e-11;
    QTest::newRow("SAS") << QStringLiteral("sas_cohen") << 5.1e-5;
}

void CohenTest::publishedExamples_areReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    QFETCH(QString, name);
    QFETCH(double, tolerance);
    const QJsonObject example = stats::test::vector(name);
    const Table table = published(example);
    QVERIFY(table.categories == 3);
    const CohenKappa found = cohenKappa(table.cells, table.categories);
    COMPARE_NEAR(found.kappa, example.value(QStringLiteral("kappa")).toDouble(), tolerance);
    COMPARE_NEAR(found.standardError, example.value(QStringLiteral("ase")).toDouble(), tolerance);
    if (example.contains(QStringLiteral("ci"))) {
        const auto bounds = stats::test::numbers(example.value(QStringLiteral("ci")).toArray());
        QCOMPARE(bounds.size(), std::size_t{2});
        QVERIFY(found.interval.has_value());
        COMPARE_NEAR(found.interval->low, bounds[0], tolerance);
        COMPARE_NEAR(found.interval->high, bounds[1], tolerance);
    }
}

void CohenTest::figures_haveKnownAnswers()
{
    // p_o = .7, p_e = .5 · .6 + .5 · .4 = .5
    const CohenKappa found = cohenKappa({20, 5, 10, 15}, 2);
    COMPARE_NEAR(found.kappa, 0.4, 1e-15);
    COMPARE_NEAR(found.observed, 0.7, 1e-15);
    QCOMPARE(found.items, 50);
    // Equation 13 in fractions: a variance of 252 / 15625.
    COMPARE_NEAR(found.standardError, 0.12699606293110036, 1e-15);
    // As often equal as by chance: κ 0, with the error of a fair coin.
    const CohenKappa chance = cohenKappa({1, 1, 1, 1}, 2);
    COMPARE_NEAR(chance.kappa, 0.0, 0.0);
    COMPARE_NEAR(chance.standardError, 0.5, 1e-15);
    COMPARE_NEAR(chance.interval->low, -0.97998199227002686, 1e-12);
}

void CohenTest::fullAgreement_isOneWithoutError()
{
    for (const Counts& diagonal : {Counts{3, 7, 11}, Counts{1, 1, 0}, Counts{333, 1, 49}}) {
        const CohenKappa found =
            cohenKappa({diagonal[0], 0, 0, 0, diagonal[1], 0, 0, 0, diagonal[2]}, 3);
        COMPARE_NEAR(found.kappa, 1.0, 0.0);
        COMPARE_NEAR(found.observed, 1.0, 0.0);
        COMPARE_NEAR(found.standardError, 0.0, 0.0);
        QCOMPARE(*found.interval, (stats::Interval{1, 1}));
    }
}

void CohenTest::fullDisagreement_isLessThanNothing()
{
    const CohenKappa mirrored = cohenKappa({0, 5, 5, 0}, 2);
    COMPARE_NEAR(mirrored.kappa, -1.0, 0.0);
    COMPARE_NEAR(mirrored.observed, 0.0, 0.0);
    COMPARE_NEAR(mirrored.standardError, 0.0, 0.0);
    // Never the same category at all: nothing was expected either.
    const CohenKappa apart = cohenKappa({0, 8, 0, 0}, 2);
    COMPARE_NEAR(apart.kappa, 0.0, 0.0);
    COMPARE_NEAR(apart.standardError, 0.0, 0.0);
}

void CohenTest::degenerateTables_haveNoKappa()
{
    for (const CohenKappa& empty :
         {cohenKappa({}, 0), cohenKappa({0}, 1), cohenKappa(Counts(64, 0), 8)})
        QCOMPARE(empty, CohenKappa{});
    CohenKappa constant;
    constant.observed = 1;
    constant.items = 9;
    QCOMPARE(cohenKappa({9}, 1), constant);
    QCOMPARE(cohenKappa({0, 0, 0, 0, 9, 0, 0, 0, 0}, 3), constant);
}

void CohenTest::equation13_isWhatTheErrorSays()
{
    PythonRandom random(1969);
    int compared = 0;
    for (int i = 0; i < 2000; ++i) {
        const Table table = randomTable(random);
        const CohenKappa found = cohenKappa(table.cells, table.categories);
        if (!found.kappa)
            continue;
        const auto [kappa, error] = asPublished(table);
        COMPARE_NEAR(found.kappa, kappa, 1e-12);
        QVERIFY(*found.kappa >= -1 && *found.kappa <= 1);
        // Squared: the published form cancels where the error is all but nothing.
        COMPARE_NEAR(*found.standardError * *found.standardError, error * error, 1e-12);
        ++compared;
    }
    QVERIFY(compared > 1900);
}

void CohenTest::transposing_changesNothing()
{
    PythonRandom random(11);
    for (int i = 0; i < 500; ++i) {
        const Table table = randomTable(random);
        const std::size_t k = table.categories;
        Counts mirrored(table.cells.size());
        for (std::size_t cell = 0; cell < mirrored.size(); ++cell)
            mirrored[cell % k * k + cell / k] = table.cells[cell];
        const CohenKappa a = cohenKappa(table.cells, k);
        const CohenKappa b = cohenKappa(mirrored, k);
        QCOMPARE(a.kappa, b.kappa); // whole numbers: exactly
        QCOMPARE(a.observed, b.observed);
        QCOMPARE(a.items, b.items);
        if (a.kappa)
            COMPARE_NEAR(a.standardError, *b.standardError, 1e-13);
    }
}

void CohenTest::emptyCategories_changeNothing()
{
    PythonRandom random(12);
    for (int i = 0; i < 200; ++i) {
        const Table table = randomTable(random);
        const std::size_t k = table.categories;
        Counts wider((k + 2) * (k + 2), 0); // one before, one after
        for (std::size_t cell = 0; cell < table.cells.size(); ++cell)
            wider[(cell / k + 1) * (k + 2) + cell % k + 1] = table.cells[cell];
        QCOMPARE(cohenKappa(wider, k + 2), cohenKappa(table.cells, k));
    }
}

void CohenTest::moreItems_shrinkTheErrorAlone()
{
    const Counts cells{88, 14, 18, 10, 40, 10, 2, 6, 12};
    Counts many = cells;
    for (std::int64_t& count : many)
        count *= 10'000'000;
    const CohenKappa few = cohenKappa(cells, 3);
    const CohenKappa found = cohenKappa(many, 3); // 2 · 10⁹ items
    COMPARE_NEAR(found.kappa, *few.kappa, 1e-15);
    COMPARE_NEAR(*found.standardError * std::sqrt(1e7), *few.standardError, 1e-12);
}

void CohenTest::interval_widensWithTheLevelAndStaysInside()
{
    const Counts cells{6, 1, 2, 5};
    const CohenKappa found = cohenKappa(cells, 2, 0.9);
    COMPARE_NEAR(found.interval->low, *found.kappa - 1.6448536269514722 * *found.standardError,
                 1e-12);
    const CohenKappa wider = cohenKappa(cells, 2, 0.99);
    QVERIFY(wider.interval->low < found.interval->low);
    QCOMPARE(wider.interval->high, 1.0);
    QCOMPARE(cohenKappa({0, 2, 3, 1}, 2).interval->low, -1.0);
}

SUBTEXT_TEST(CohenTest)
#include "cohentest.moc"
