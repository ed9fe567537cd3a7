// SPDX-License-Identifier: MIT
#include "core/stats/bootstrap.h"
#include "tests/support/registeredtest.h"

#include <numeric>
#include <vector>

using namespace subtext::stats;

class PercentilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ends_standAtTheirIndex_data();
    void ends_standAtTheirIndex();
    void withoutValues_thereIsNone();
};

void PercentilesTest::ends_standAtTheirIndex_data()
{
    QTest::addColumn<int>("values"); // count − 1 … 0
    QTest::addColumn<double>("level");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("2000, 95 %") << 2000 << 0.95 << 50.0 << 1950.0;
    QTest::newRow("2000, 90 %") << 2000 << 0.9 << 100.0 << 1900.0; // not 99
    QTest::newRow("39") << 39 << 0.95 << 0.0 << 38.0;
    QTest::newRow("one") << 1 << 0.95 << 0.0 << 0.0;
    QTest::newRow("all of them") << 10 << 1.0 << 0.0 << 9.0;
}

void PercentilesTest::ends_standAtTheirIndex()
{
    QFETCH(int, values);
    QFETCH(double, level);
    std::vector<double> sample(static_cast<std::size_t>(values));
    std::iota(sample.rbegin(), sample.rend(), 0.0);
    const auto found = percentileInterval(sample, level);
    QVERIFY(found);
    QTEST(found->low, "low");
    QTEST(found->high, "high");
}

void PercentilesTest::withoutValues_thereIsNone()
{
    QVERIFY(!percentileInterval({}, 0.95));
}

SUBTEXT_TEST(PercentilesTest)
#include "percentilestest.moc"
