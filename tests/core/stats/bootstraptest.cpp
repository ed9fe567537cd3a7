// SPDX-License-Identifier: MIT
#include "core/stats/bootstrap.h"

#include "core/domain/emotion.h"
#include "core/exchange/importreader.h"
#include "core/stats/fleiss.h"
#include "core/stats/krippendorff.h"
#include "tests/core/stats/publishedexamples.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <QFileInfo>

#include <map>
#include <utility>

using namespace subtext;
using namespace subtext::stats;
using namespace subtext::stats::test;

namespace {

BootstrapOptions optionsOf(BootstrapMode mode, int resamples = 2'000)
{
    BootstrapOptions options;
    options.resamples = resamples;
    options.mode = mode;
    return options;
}

/// Items of `raters` ratings, or fewer by up to `missing`; half of an item's ratings agree.
CountTable randomTable(std::uint64_t seed, int items, int raters, int categories, int missing = 0)
{
    PythonRandom random(seed);
    const auto k = static_cast<std::uint32_t>(categories);
    CountTable table(categories);
    for (int i = 0; i < items; ++i) {
        std::vector<int> row(k, 0);
        const std::uint32_t common = random.below(k);
        const auto absent = static_cast<int>(random.below(static_cast<std::uint32_t>(missing) + 1));
        for (int r = absent; r < raters; ++r)
            ++row[random.below(2) == 0 ? common : random.below(k)];
        table.append(row);
    }
    return table;
}

/// The definition, written out: draw items, compute, sort, look up.
class PlainBootstrap
{
public:
    PlainBootstrap(const CountTable& table, std::uint64_t seed, int resamples)
        : m_resamples(resamples)
    {
        CountTable counted(static_cast<int>(table.categories()));
        for (std::size_t i = 0; i < table.items(); ++i) {
            if (ratingsIn(table.row(i)) >= 2)
                counted.append(table.row(i));
        }
        PythonRandom stream(seed);
        const auto n = static_cast<std::uint32_t>(counted.items());
        for (int b = 0; b < resamples; ++b) {
            CountTable drawn(static_cast<int>(table.categories()));
            for (std::uint32_t i = 0; i < n; ++i)
                drawn.append(counted.row(stream.below(n)));
            const FleissKappa kappa = fleissKappa(drawn);
            keep(0, kappa.kappa);
            keep(1, kappa.observed);
            keep(2, krippendorffAlpha(drawn, Metric::Nominal));
            int statistic = 3;
            for (const auto& category : fleissKappaByCategory(drawn))
                keep(statistic++, category);
        }
    }

    Resampled result(int statistic)
    {
        std::vector<double>& values = m_values[statistic];
        Resampled result;
        result.undefined = m_resamples - static_cast<int>(values.size());
        if (values.empty())
            return result;
        std::sort(values.begin(), values.end());
        result.interval =
            Interval{values[values.size() * 25 / 1000], values[values.size() * 975 / 1000]};
        return result;
    }

private:
    void keep(int statistic, const std::optional<double>& value)
    {
        if (value)
            m_values[statistic].push_back(*value);
    }

    int m_resamples;
    std::map<int, std::vector<double>> m_values;
};

bool isSame(const Resampled& found, const Resampled& expected, double tolerance = 1e-12)
{
    if (found.undefined != expected.undefined ||
        found.interval.has_value() != expected.interval.has_value())
        return false;
    return !found.interval || (isNear(found.interval->low, expected.interval->low, tolerance) &&
                               isNear(found.interval->high, expected.interval->high, tolerance));
}

} // namespace

class BootstrapTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fleiss1971_hasTheLimitsOfTheScript();
    void publishedData_hasTheAuthorsIntervals();
    void everyInterval_isThatOfTheDefinition_data();
    void everyInterval_isThatOfTheDefinition();
    void stream_standsWhereTheScriptLeavesIt();
    void level_movesTheLimits();
    void undefinedResamples_areLeftOutAndCounted();
    void oneLabel_hasNoIntervalOfKappa();
    void nothingToDraw_drawsNothing_data();
    void nothingToDraw_drawsNothing();
    void multinomial_agreesWithItemByItem_data();
    void multinomial_agreesWithItemByItem();
    void multinomial_isBlindToTheOrderOfItems();
    void multinomial_takesTwoNumbers();
    void mode_followsTheNumberOfItemsThatCount();
    void cancel_endsIt();
    void progress_risesToOne();
};

// The script, in CPython: rng = random.Random(42), and 2,000 times κ of [rng.randrange(30) for i in
// range(30)]; sorted, the 50th and the 1,950th, counted from 0.
void BootstrapTest::fleiss1971_hasTheLimitsOfTheScript()
{
    PythonRandom stream(42);
    const auto found = bootstrapAgreement(fleiss1971(), stream);
    QVERIFY(found && found->kappa.interval);
    QVERIFY(found->mode == BootstrapMode::CPython);
    QCOMPARE(found->resamples, 2'000);
    COMPARE_NEAR(found->kappa.interval->low, 968.0 / 3083, 1e-14);
    COMPARE_NEAR(found->kappa.interval->high, 6619.0 / 12559, 1e-14);
}

void BootstrapTest::publishedData_hasTheAuthorsIntervals()
{
    SKIP_WITHOUT_SHARED("reference/cei.json");
    const QStringList files = subtext::test::publishedData();
    if (files.size() != 5)
        QSKIP("not there: the published data");
    const QJsonObject known = ceiReference()[QStringLiteral("agreement")].toObject();
    const QJsonObject bySubtype = known[QStringLiteral("per_subtype")].toObject();
    const auto round4 = [](double value) { return std::round(value * 1e4) / 1e4; };
    PythonRandom stream(42);
    const auto compare = [&](const CountTable& table, const QJsonObject& expected) {
        QCOMPARE(static_cast<int>(table.items()), expected[QStringLiteral("n_scenarios")].toInt());
        const auto limits = numbers(expected[QStringLiteral("ci_95")].toArray());
        QCOMPARE(round4(fleissKappa(table).kappa.value()),
                 expected[QStringLiteral("kappa")].toDouble());
        const auto found = bootstrapAgreement(table, stream);
        QVERIFY(found && found->kappa.interval);
        QCOMPARE(round4(found->kappa.interval->low), limits.at(0));
        QCOMPARE(round4(found->kappa.interval->high), limits.at(1));
    };

    CountTable pooled(EmotionCount);
    for (const QString& file : files) {
        const auto read = readImportFile(file, {});
        VERIFY_HOLDS(read);
        CountTable table(EmotionCount);
        for (const ImportedRecord& record : read->records) {
            std::vector<int> row(EmotionCount, 0);
            for (const ImportedAnswer& answer : record.answers)
                ++row[static_cast<std::size_t>(indexOf(answer.answer.ballot[0].value()))];
            table.append(row);
        }
        pooled.append(table);
        const QString subtype = QFileInfo(file).completeBaseName().section(u'_', 1);
        QVERIFY2(bySubtype.contains(subtype), qPrintable(subtype));
        compare(table, bySubtype[subtype].toObject());
    }
    compare(pooled, known[QStringLiteral("overall")].toObject());
}

void BootstrapTest::everyInterval_isThatOfTheDefinition_data()
{
    QTest::addColumn<int>("items");
    QTest::addColumn<int>("raters");
    QTest::addColumn<int>("categories");
    QTest::addColumn<int>("missing");
    QTest::newRow("three raters") << 60 << 3 << 8 << 0;
    QTest::newRow("missing labels") << 50 << 4 << 5 << 4;
    QTest::newRow("two raters, two categories") << 64 << 2 << 2 << 0;
    QTest::newRow("few items") << 3 << 3 << 8 << 1;
    QTest::newRow("one item") << 1 << 3 << 3 << 0;
    QTest::newRow("many raters") << 33 << 25 << 8 << 10;
    // Where the width of a draw changes.
    for (int items : {2, 3, 4, 7, 8, 9, 127, 128, 129})
        QTest::addRow("%d items", items) << items << 3 << 4 << 0;
}

void BootstrapTest::everyInterval_isThatOfTheDefinition()
{
    QFETCH(int, items);
    QFETCH(int, raters);
    QFETCH(int, categories);
    QFETCH(int, missing);
    const CountTable table = randomTable(7, items, raters, categories, missing);
    const int resamples = 400;
    PythonRandom stream(5);
    const auto found =
        bootstrapAgreement(table, stream, optionsOf(BootstrapMode::CPython, resamples));
    QVERIFY(found.has_value());
    PlainBootstrap plain(table, 5, resamples);
    QVERIFY(isSame(found->kappa, plain.result(0)));
    QVERIFY(isSame(found->observed, plain.result(1)));
    QVERIFY(isSame(found->alpha, plain.result(2)));
    QCOMPARE(found->kappaByCategory.size(), static_cast<std::size_t>(categories));
    for (int j = 0; j < categories; ++j)
        QVERIFY(isSame(found->kappaByCategory[static_cast<std::size_t>(j)], plain.result(3 + j)));
}

void BootstrapTest::stream_standsWhereTheScriptLeavesIt()
{
    PythonRandom stream(42);
    PythonRandom script(42);
    for (int items : {40, 1, 2, 3, 4, 31, 32, 33, 623, 624, 625, 1023, 1024, 1025}) {
        CountTable table = randomTable(3, items, 3, 4);
        table.append({1, 0, 0, 0}); // does not count
        QVERIFY(bootstrapAgreement(table, stream, optionsOf(BootstrapMode::CPython, 100)));
        for (int i = 0; i < 100 * items; ++i)
            script.below(static_cast<std::uint32_t>(items));
        QCOMPARE(stream.next32(), script.next32());
    }
}

void BootstrapTest::level_movesTheLimits()
{
    const CountTable table = randomTable(3, 80, 3, 4);
    const auto at = [&](double level) {
        PythonRandom stream(1);
        BootstrapOptions options;
        options.level = level;
        return bootstrapAgreement(table, stream, options)->kappa.interval.value();
    };
    QVERIFY(at(0.99).low < at(0.95).low && at(0.95).low < at(0.90).low);
    QVERIFY(at(0.90).high < at(0.95).high && at(0.95).high < at(0.99).high);
    QVERIFY(at(1).low < at(0.99).low && at(0.99).high < at(1).high); // first and last value
}

void BootstrapTest::undefinedResamples_areLeftOutAndCounted()
{
    // Three items, only the last with another label: (2/3)³ of the resamples lack it.
    CountTable table(2);
    table.append({3, 0});
    table.append({3, 0});
    table.append({1, 2});
    for (BootstrapMode mode : {BootstrapMode::CPython, BootstrapMode::Multinomial}) {
        PythonRandom stream(42);
        const auto found = bootstrapAgreement(table, stream, optionsOf(mode));
        QVERIFY(found && found->kappa.interval);
        COMPARE_NEAR(found->kappa.undefined / 2'000.0, 8.0 / 27, 0.05);
        QCOMPARE(found->alpha.undefined, found->kappa.undefined);
        QCOMPARE(found->observed.undefined, 0);
        for (const Resampled& category : found->kappaByCategory)
            QCOMPARE(category.undefined, found->kappa.undefined);
    }
}

void BootstrapTest::oneLabel_hasNoIntervalOfKappa()
{
    CountTable table(3);
    for (int i = 0; i < 12; ++i)
        table.append({0, 3, 0});
    PythonRandom stream(42);
    const auto found = bootstrapAgreement(table, stream);
    QVERIFY(found.has_value());
    QVERIFY(found->observed == (Resampled{Interval{1, 1}, 0}));
    const Resampled none{std::nullopt, 2'000};
    QVERIFY(found->kappa == none && found->alpha == none);
    QVERIFY(found->kappaByCategory == std::vector<Resampled>(3, none));
}

void BootstrapTest::nothingToDraw_drawsNothing_data()
{
    QTest::addColumn<QJsonArray>("rows");
    QTest::addColumn<int>("resamples");
    QTest::newRow("no ratings") << QJsonArray{QJsonValue(QJsonArray{0, 0})} << 2'000;
    QTest::newRow("one rating each") << QJsonArray{QJsonArray{1, 0}, QJsonArray{0, 1}} << 2'000;
    QTest::newRow("no resamples") << QJsonArray{QJsonArray{2, 1}, QJsonArray{0, 3}} << 0;
}

void BootstrapTest::nothingToDraw_drawsNothing()
{
    QFETCH(QJsonArray, rows);
    QFETCH(int, resamples);
    for (BootstrapMode mode : {BootstrapMode::CPython, BootstrapMode::Multinomial}) {
        PythonRandom stream(42);
        const auto found = bootstrapAgreement(countTable(rows), stream, optionsOf(mode, resamples));
        QVERIFY(found.has_value());
        QCOMPARE(found->resamples, 0);
        QVERIFY(found->kappa == Resampled() && found->observed == Resampled());
        QVERIFY(found->alpha == Resampled());
        QVERIFY(found->kappaByCategory == std::vector<Resampled>(2));
        QCOMPARE(stream.next32(), 2746317213U); // the first of seed 42
    }
}

void BootstrapTest::multinomial_agreesWithItemByItem_data()
{
    QTest::addColumn<int>("items");
    QTest::addColumn<int>("raters");
    QTest::addColumn<int>("categories");
    QTest::addColumn<int>("missing");
    QTest::newRow("common rows only") << 400 << 3 << 2 << 0;
    QTest::newRow("common and rare rows") << 300 << 3 << 8 << 0;
    QTest::newRow("rare rows only") << 80 << 12 << 8 << 0;
    QTest::newRow("missing labels") << 300 << 4 << 4 << 4;
    QTest::newRow("large") << 5'000 << 3 << 8 << 1;
}

void BootstrapTest::multinomial_agreesWithItemByItem()
{
    QFETCH(int, items);
    QFETCH(int, raters);
    QFETCH(int, categories);
    QFETCH(int, missing);
    const CountTable table = randomTable(11, items, raters, categories, missing);
    const auto run = [&](BootstrapMode mode) {
        PythonRandom stream(42);
        return bootstrapAgreement(table, stream, optionsOf(mode, 4'000)).value();
    };
    const AgreementIntervals plain = run(BootstrapMode::CPython);
    const AgreementIntervals together = run(BootstrapMode::Multinomial);
    QVERIFY(together.mode == BootstrapMode::Multinomial);
    // A 2.5 % point of B values is off by √(.025 · .975 / B) / φ(1.96) = 2.67 σ/√B; an interval is
    // 3.92 σ wide. Two of them differ by less than 5 such errors.
    const double errors = 5 * std::sqrt(2.0) * 2.67 / std::sqrt(4'000.0) / 3.92;
    const auto compare = [&](const Resampled& a, const Resampled& b) {
        QVERIFY(a.interval && b.interval);
        const double tolerance = errors * (a.interval->high - a.interval->low);
        COMPARE_NEAR(b.interval->low, a.interval->low, tolerance);
        COMPARE_NEAR(b.interval->high, a.interval->high, tolerance);
    };
    compare(plain.kappa, together.kappa);
    compare(plain.observed, together.observed);
    compare(plain.alpha, together.alpha);
    for (std::size_t j = 0; j < plain.kappaByCategory.size(); ++j)
        compare(plain.kappaByCategory[j], together.kappaByCategory[j]);
}

void BootstrapTest::multinomial_isBlindToTheOrderOfItems()
{
    const CountTable table = randomTable(11, 500, 3, 5);
    CountTable backwards(5);
    for (std::size_t i = table.items(); i > 0; --i)
        backwards.append(table.row(i - 1));
    const auto run = [](const CountTable& of) {
        PythonRandom stream(42);
        return bootstrapAgreement(of, stream, optionsOf(BootstrapMode::Multinomial))->kappa;
    };
    QVERIFY(run(table) == run(backwards));
}

void BootstrapTest::multinomial_takesTwoNumbers()
{
    PythonRandom stream(42);
    QVERIFY(bootstrapAgreement(randomTable(1, 100, 3, 8), stream,
                               optionsOf(BootstrapMode::Multinomial, 50)));
    QCOMPARE(stream.next32(), 107420369U); // the third of seed 42
}

void BootstrapTest::mode_followsTheNumberOfItemsThatCount()
{
    CountTable table(2);
    for (std::size_t i = 0; i < LargeStudyItems; ++i)
        table.append({static_cast<int>(i % 3), 2});
    table.append({1, 0}); // does not count
    BootstrapOptions options;
    options.resamples = 3;
    PythonRandom stream(42);
    QVERIFY(bootstrapAgreement(table, stream, options)->mode == BootstrapMode::CPython);
    table.append({1, 1});
    QVERIFY(bootstrapAgreement(table, stream, options)->mode == BootstrapMode::Multinomial);
    QCOMPARE(modeToken(BootstrapMode::CPython), "cpython");
    QCOMPARE(modeToken(BootstrapMode::Multinomial), "multinomial");
}

void BootstrapTest::cancel_endsIt()
{
    const CountTable table = randomTable(1, 100, 3, 8);
    for (BootstrapMode mode : {BootstrapMode::CPython, BootstrapMode::Multinomial}) {
        CancelToken cancel;
        PythonRandom stream(42);
        double reached = 0;
        const auto found =
            bootstrapAgreement(table, stream, optionsOf(mode), cancel, [&](double share) {
                reached = share;
                if (share > 0.3)
                    cancel.cancel();
            });
        QVERIFY(!found);
        QVERIFY(reached < 0.4);
    }
}

void BootstrapTest::progress_risesToOne()
{
    std::vector<double> heard;
    PythonRandom stream(42);
    QVERIFY(bootstrapAgreement(randomTable(1, 100, 3, 8), stream, {}, {},
                               [&](double share) { heard.push_back(share); }));
    QVERIFY(heard.size() > 20);
    QVERIFY(std::is_sorted(heard.begin(), heard.end()));
    QVERIFY(heard.front() >= 0);
    QCOMPARE(heard.back(), 1.0);
}

SUBTEXT_TEST(BootstrapTest)
#include "bootstraptest.moc"
