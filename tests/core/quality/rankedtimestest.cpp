// SPDX-License-Identifier: MIT
#include "core/quality/rankedtimes.h"

#include "core/base/pythonrandom.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <limits>
#include <set>

using namespace subtext;

// The ordered tree against a sorted list, and its scale against the one of the plain formula.
class RankedTimesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void empty_hasNoScale();
    void equalTimes_haveNoScale();
    void scale_equalsThatOfTheSample_data();
    void scale_equalsThatOfTheSample();
    void risingAndFallingInput_staysInOrder();
};

namespace {

using Entries = std::set<RankedTimes::Entry>;

std::optional<ZScale> plainScale(const Entries& entries)
{
    std::vector<double> values;
    for (const RankedTimes::Entry& entry : entries)
        values.push_back(static_cast<double>(entry.ms));
    return zScaleOf(values);
}

QString differenceOf(const RankedTimes& times, const Entries& entries)
{
    if (times.size() != entries.size())
        return QStringLiteral("size %1").arg(times.size());
    std::size_t rank = 0;
    for (const RankedTimes::Entry& entry : entries) {
        if (times.at(rank) != entry || times.rankOf(entry) != rank)
            return QStringLiteral("rank %1").arg(rank);
        ++rank;
    }
    if (times.zScale() != plainScale(entries))
        return QStringLiteral("scale");
    return {};
}

} // namespace

void RankedTimesTest::empty_hasNoScale()
{
    const RankedTimes times;
    QCOMPARE(times.size(), std::size_t{0});
    QVERIFY(!times.zScale());
    QCOMPARE(times.rankOf({5, ScenarioId{1}}), std::size_t{0});
}

void RankedTimesTest::equalTimes_haveNoScale()
{
    RankedTimes times;
    for (int i = 1; i <= 20; ++i)
        times.insert({4'000, ScenarioId{i}});
    QVERIFY(!times.zScale());
    QCOMPARE(times.rankOf({4'000, ScenarioId{7}}), std::size_t{6});
    times.remove({4'000, ScenarioId{7}});
    times.insert({4'001, ScenarioId{7}});
    QCOMPARE(times.zScale(), (ZScale{4'000, 1, 1.253314 * (1.0 / 20)}));
}

void RankedTimesTest::scale_equalsThatOfTheSample_data()
{
    QTest::addColumn<quint32>("distinct"); // how many different times there are
    QTest::addColumn<qint64>("unit");
    QTest::newRow("mostly ties") << quint32{3} << qint64{1'000};
    QTest::newRow("some ties") << quint32{50} << qint64{777};
    QTest::newRow("hardly any") << quint32{2'000'000'000} << qint64{1};
    QTest::newRow("decades") << quint32{1'000} << qint64{1'099'511'627};
    QTest::newRow("negative") << quint32{500} << qint64{-13};
}

void RankedTimesTest::scale_equalsThatOfTheSample()
{
    QFETCH(quint32, distinct);
    QFETCH(qint64, unit);
    for (quint32 seed = 1; seed <= 5; ++seed) {
        PythonRandom random(seed);
        RankedTimes times;
        Entries entries;
        for (int step = 0; step < 400; ++step) {
            // Grows for the first half, then shrinks to next to nothing.
            const bool grows = entries.empty() || random.below(10) < (step < 200 ? 8U : 2U);
            if (grows) {
                const RankedTimes::Entry entry{random.below(distinct) * unit, ScenarioId{step + 1}};
                times.insert(entry);
                entries.insert(entry);
            } else {
                const auto victim = std::next(
                    entries.begin(), random.below(static_cast<std::uint32_t>(entries.size())));
                times.remove(*victim);
                entries.erase(victim);
            }
            const QString difference = differenceOf(times, entries);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
    }
}

void RankedTimesTest::risingAndFallingInput_staysInOrder()
{
    RankedTimes times;
    Entries entries;
    for (int i = 0; i < 3'000; ++i) {
        for (const RankedTimes::Entry entry :
             {RankedTimes::Entry{10'000 + i, ScenarioId{2 * i + 1}},
              RankedTimes::Entry{10'000 - i, ScenarioId{2 * i + 2}}}) {
            times.insert(entry);
            entries.insert(entry);
        }
    }
    QCOMPARE(differenceOf(times, entries), QString());
    QCOMPARE(times.countWhile([](const auto& time) { return time.ms < 10'000; }),
             std::size_t{2'999});
    while (!entries.empty()) {
        times.remove(*entries.begin());
        entries.erase(entries.begin());
    }
    QCOMPARE(times.size(), std::size_t{0});
}

SUBTEXT_TEST(RankedTimesTest)
#include "rankedtimestest.moc"
