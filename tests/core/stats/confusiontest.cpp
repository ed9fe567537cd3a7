// SPDX-License-Identifier: MIT
#include "core/stats/confusion.h"

#include "core/travel/importing.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <map>
#include <memory>
#include <numeric>

using namespace subtext;
using stats::CountTable;

namespace {

CountTable tableOf(int categories, std::initializer_list<std::initializer_list<int>> rows)
{
    CountTable table(categories);
    for (const auto& row : rows)
        table.append(row);
    return table;
}

} // namespace

class ConfusionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void pairs_areCountedInBothMirroredCells();
    void itemsWithoutPairs_addNothing();
    void share_isOfTheRow();
    void confusedPairs_areMostFrequentFirst();
    void ringAdjacency_closesTheRing_data();
    void ringAdjacency_closesTheRing();
    void publishedData_hasTheKnownMatrix();
    void publishedData_hasTheKnownAdjacency();

private:
    std::optional<stats::ConfusionMatrix> m_published;
};

void ConfusionTest::initTestCase()
{
    if (test::publishedData().size() != 5)
        return;
    test::TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    test::TestStudy study(shape);
    VERIFY_HOLDS(study->importing().importFiles(test::publishedData(), {}));
    std::map<ScenarioId, std::vector<int>> votes;
    for (const Annotation& annotation : must(study->annotations())) {
        std::vector<int>& row = votes[annotation.scenario];
        row.resize(EmotionCount);
        ++row.at(static_cast<std::size_t>(annotation.answer.ballot[0].value()));
    }
    CountTable table(EmotionCount);
    for (const auto& [scenario, row] : votes)
        table.append(row);
    QCOMPARE(table.items(), std::size_t{300});
    m_published = stats::confusion(table);
}

void ConfusionTest::pairs_areCountedInBothMirroredCells()
{
    const auto matrix = stats::confusion(tableOf(3, {{2, 1, 0}, {0, 0, 3}, {1, 1, 1}}));
    QCOMPARE(matrix.categories, std::size_t{3});
    // By hand: the first item has one pair 0-0 and two 0-1, the second three 2-2.
    QCOMPARE(matrix.counts, (std::vector<std::int64_t>{1, 3, 1, 3, 0, 1, 1, 1, 3}));
    QCOMPARE(matrix.at(0, 1), matrix.at(1, 0));
}

void ConfusionTest::itemsWithoutPairs_addNothing()
{
    const auto matrix = stats::confusion(tableOf(2, {{1, 0}, {0, 0}, {0, 1}}));
    QCOMPARE(matrix.counts, (std::vector<std::int64_t>{0, 0, 0, 0}));
    QVERIFY(stats::confusedPairs(matrix).empty());
    QVERIFY(stats::ringAdjacency(matrix) == stats::RingAdjacency());
    QVERIFY(stats::confusion(CountTable(0)) == stats::ConfusionMatrix());
}

void ConfusionTest::share_isOfTheRow()
{
    const auto matrix = stats::confusion(tableOf(3, {{2, 1, 0}}));
    QCOMPARE(matrix.share(0, 0), 1.0 / 3);
    QCOMPARE(matrix.share(0, 1), 2.0 / 3);
    QCOMPARE(matrix.share(1, 0), 1.0);
    QCOMPARE(matrix.share(2, 0), 0.0); // nobody gave it
}

void ConfusionTest::confusedPairs_areMostFrequentFirst()
{
    const auto matrix = stats::confusion(tableOf(4, {{2, 0, 1, 0}, {0, 1, 0, 1}, {1, 1, 0, 0}}));
    const std::vector<stats::ConfusedPair> expected{{0, 2, 2}, {0, 1, 1}, {1, 3, 1}};
    QVERIFY(stats::confusedPairs(matrix) == expected);
}

void ConfusionTest::ringAdjacency_closesTheRing_data()
{
    QTest::addColumn<std::vector<int>>("votes"); // of one item
    QTest::addColumn<int>("differing");
    QTest::addColumn<int>("adjacent");
    QTest::newRow("neighbours") << std::vector<int>{0, 0, 1, 1, 0, 0, 0, 0} << 1 << 1;
    QTest::newRow("the last and the first") << std::vector<int>{1, 0, 0, 0, 0, 0, 0, 1} << 1 << 1;
    QTest::newRow("opposite") << std::vector<int>{1, 0, 0, 0, 1, 0, 0, 0} << 1 << 0;
    QTest::newRow("one apart") << std::vector<int>{0, 1, 0, 1, 0, 0, 0, 0} << 1 << 0;
    QTest::newRow("three in a row") << std::vector<int>{0, 1, 1, 1, 0, 0, 0, 0} << 3 << 2;
    QTest::newRow("unanimous") << std::vector<int>{0, 5, 0, 0, 0, 0, 0, 0} << 0 << 0;
    QTest::newRow("a ring of two") << std::vector<int>{2, 1} << 2 << 2;
    QTest::newRow("a ring of three") << std::vector<int>{1, 0, 1} << 1 << 1;
}

void ConfusionTest::ringAdjacency_closesTheRing()
{
    QFETCH(std::vector<int>, votes);
    CountTable table(static_cast<int>(votes.size()));
    table.append(votes);
    const auto ring = stats::ringAdjacency(stats::confusion(table));
    QTEST(static_cast<int>(ring.differingPairs), "differing");
    QTEST(static_cast<int>(ring.adjacent), "adjacent");
}

void ConfusionTest::publishedData_hasTheKnownMatrix()
{
    SKIP_WITHOUT_SHARED("reference/cei.json");
    if (!m_published)
        QSKIP("not there: the published data");
    const QJsonObject known =
        stats::test::ceiReference()[QStringLiteral("confusion_symmetric")].toObject();
    const QJsonArray rows = known[QStringLiteral("counts")].toArray();
    QCOMPARE(rows.size(), EmotionCount);
    std::vector<std::int64_t> expected;
    for (const QJsonValue row : rows) {
        for (int cell : stats::test::wholeNumbers(row.toArray()))
            expected.push_back(cell);
    }
    QCOMPARE(m_published->counts, expected);
}

void ConfusionTest::publishedData_hasTheKnownAdjacency()
{
    SKIP_WITHOUT_SHARED("reference/cei.json");
    if (!m_published)
        QSKIP("not there: the published data");
    const QJsonObject known =
        stats::test::ceiReference()[QStringLiteral("disagreement")].toObject();
    const auto ring = stats::ringAdjacency(*m_published);
    QCOMPARE(ring.differingPairs, known[QStringLiteral("pairs")].toInt());
    QCOMPARE(ring.adjacent, known[QStringLiteral("wheel_adjacent")].toInt());
    const auto pairs = stats::confusedPairs(*m_published);
    QCOMPARE(std::accumulate(pairs.begin(), pairs.end(), std::int64_t{0},
                             [](std::int64_t sum, const stats::ConfusedPair& pair) {
                                 return sum + pair.count;
                             }),
             ring.differingPairs);
    const stats::ConfusedPair surpriseAndAnger{3, 6, 64};
    QVERIFY(pairs.front() == surpriseAndAnger);
}

SUBTEXT_TEST(ConfusionTest)

#include "confusiontest.moc"
