// SPDX-License-Identifier: MIT
#include "core/adjudication/positions.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

using namespace subtext;

using Seats = std::vector<int>;

class PresentationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void order_holdsEverySeatOnce();
    void order_ofNobodyIsEmpty();
    void order_hasKnownAnswers_data();
    void order_hasKnownAnswers();
    void order_ofThreeIsUniformOverItems();
    void orders_ofTwoAdjudicatorsAgreeByChanceOnly();
    void orders_ofTwoStudiesDiffer();
};

namespace {

constexpr std::uint64_t StudySeed = 42;

QString item(int number)
{
    return QStringLiteral("item %1").arg(number);
}
QString adjudicator(int number)
{
    return QStringLiteral("adjudicator %1").arg(number);
}

Seats inOrder(int raters)
{
    Seats seats(static_cast<std::size_t>(raters));
    std::iota(seats.begin(), seats.end(), 1);
    return seats;
}

/// Pearson's, of counts that should all be the same.
double chiSquare(const std::vector<int>& counts)
{
    const double expected =
        1.0 * std::accumulate(counts.begin(), counts.end(), 0) / static_cast<double>(counts.size());
    double sum = 0;
    for (int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

} // namespace

Q_DECLARE_METATYPE(Seats)

void PresentationTest::order_holdsEverySeatOnce()
{
    for (int raters = 1; raters <= 9; ++raters) {
        for (int i = 0; i < 50; ++i) {
            Seats order = presentationOrder(StudySeed, adjudicator(1), item(i), raters);
            QCOMPARE(order, presentationOrder(StudySeed, adjudicator(1), item(i), raters));
            std::sort(order.begin(), order.end());
            QCOMPARE(order, inOrder(raters));
        }
    }
}

void PresentationTest::order_ofNobodyIsEmpty()
{
    QVERIFY(presentationOrder(StudySeed, adjudicator(1), item(1), 0).empty());
    QVERIFY(presentationOrder(StudySeed, adjudicator(1), item(1), -1).empty());
}

void PresentationTest::order_hasKnownAnswers_data()
{
    // seed = int.from_bytes(hashlib.sha256(f"{study}/desk/{a}/{i}".encode()).digest()[:8], "big")
    // seats = list(range(1, n + 1)); random.Random(seed).shuffle(seats)
    QTest::addColumn<quint64>("study");
    QTest::addColumn<bool>("isSwapped");
    QTest::addColumn<Seats>("expected");
    QTest::newRow("one") << quint64{42} << false << Seats{1};
    QTest::newRow("two") << quint64{42} << false << Seats{2, 1};
    QTest::newRow("three") << quint64{42} << false << Seats{2, 1, 3};
    QTest::newRow("five") << quint64{42} << false << Seats{3, 4, 1, 5, 2};
    QTest::newRow("nine") << quint64{42} << false << Seats{7, 2, 6, 3, 8, 5, 1, 9, 4};
    QTest::newRow("other study") << quint64{43} << false << Seats{8, 4, 7, 3, 9, 6, 5, 1, 2};
    QTest::newRow("item and adjudicator swapped")
        << quint64{42} << true << Seats{7, 3, 1, 4, 8, 5, 6, 9, 2};
}

void PresentationTest::order_hasKnownAnswers()
{
    QFETCH(quint64, study);
    QFETCH(bool, isSwapped);
    QFETCH(Seats, expected);
    QString person = QStringLiteral("11111111-1111-4111-8111-111111111111");
    QString scenario = QStringLiteral("22222222-2222-4222-8222-222222222222");
    if (isSwapped)
        std::swap(person, scenario);
    QCOMPARE(presentationOrder(study, person, scenario, static_cast<int>(expected.size())),
             expected);
}

void PresentationTest::order_ofThreeIsUniformOverItems()
{
    constexpr int Items = 200;
    std::map<Seats, int> ofAll;
    for (int person = 1; person <= 10; ++person) {
        std::map<Seats, int> orders;
        std::vector<int> firsts(3, 0);
        for (int i = 0; i < Items; ++i) {
            const Seats order = presentationOrder(StudySeed, adjudicator(person), item(i), 3);
            ++orders[order];
            ++ofAll[order];
            ++firsts[static_cast<std::size_t>(order.front() - 1)];
        }
        QCOMPARE(orders.size(), std::size_t{6});
        for (const auto& [order, count] : orders) // a sixth of 200, with a deviation of 5.3
            QVERIFY2(count >= 15 && count <= 52, qPrintable(QString::number(count)));
        QVERIFY(chiSquare(firsts) < 13.82); // p = .001, 2 degrees of freedom
    }
    std::vector<int> counts;
    counts.reserve(ofAll.size());
    for (const auto& [order, count] : ofAll)
        counts.push_back(count);
    QVERIFY(chiSquare(counts) < 20.52); // p = .001, 5 degrees of freedom
    QVERIFY(chiSquare(counts) > 0.21);  // too even is no chance either
}

void PresentationTest::orders_ofTwoAdjudicatorsAgreeByChanceOnly()
{
    constexpr int Items = 1200;
    std::map<std::pair<Seats, Seats>, int> pairs;
    int same = 0;
    for (int i = 0; i < Items; ++i) {
        const Seats a = presentationOrder(StudySeed, adjudicator(1), item(i), 3);
        const Seats b = presentationOrder(StudySeed, adjudicator(2), item(i), 3);
        ++pairs[{a, b}];
        same += a == b ? 1 : 0;
    }
    QVERIFY(same > 150 && same < 250); // 200, with a deviation of 13
    QCOMPARE(pairs.size(), std::size_t{36});
    std::vector<int> counts;
    counts.reserve(pairs.size());
    for (const auto& [orders, count] : pairs)
        counts.push_back(count);
    QVERIFY(chiSquare(counts) < 66.62); // p = .001, 35 degrees of freedom
}

void PresentationTest::orders_ofTwoStudiesDiffer()
{
    int same = 0;
    for (int i = 0; i < 100; ++i) {
        same += presentationOrder(1, adjudicator(1), item(i), 6) ==
                        presentationOrder(2, adjudicator(1), item(i), 6)
                    ? 1
                    : 0;
    }
    QVERIFY(same < 5); // one in 720
}

SUBTEXT_TEST(PresentationTest)
#include "presentationtest.moc"
