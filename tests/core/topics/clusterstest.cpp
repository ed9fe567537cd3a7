// SPDX-License-Identifier: MIT
#include "core/topics/findtopics.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <cmath>
#include <set>

using namespace subtext;
using namespace subtext::topics;
using namespace subtext::test;

/// Groups, keywords and the flat map, against answers that follow by hand.
class ClustersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void separateHeaps_areFound();
    void oneCluster_hasTheSumOfSquares();
    void asManyAsPoints_haveNoInertia();
    void samePoints_areNoTrap();
    void elbow_isTheDeepestPoint();
    void map_hasTheLongestAxisFirst();
    void keywords_weighByTopic();
    void names_areLeftOut();
    void topics_areFoundByTheElbow();
    void impossibleChoices_areRefused();
    void cancelled_ends();
};

namespace {

/// Three heaps around the corners of a triangle: 4, 3 and 2 points.
const topics::Points Heaps{{10, 0, 0},   {0, 10, 0},   {10.1, 0, 0}, {0, 0, 10}, {9.9, 0, 0},
                           {0, 10.1, 0}, {10, 0.1, 0}, {0, 0.1, 10}, {0, 9.9, 0}};
const std::vector<int> HeapOf{0, 1, 0, 2, 0, 1, 0, 2, 1};

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

void ClustersTest::separateHeaps_areFound()
{
    for (const std::uint64_t seed : {1U, 42U, 99U})
        QVERIFY(must(kMeans(Heaps, 3, seed)).of == HeapOf); // the largest first
}

void ClustersTest::oneCluster_hasTheSumOfSquares()
{
    // Middle (1, 1); squared distances 2, 2, 2, 2.
    const topics::Points square{{0, 0}, {2, 0}, {0, 2}, {2, 2}};
    QVERIFY(isNear(must(kMeans(square, 1, 42)).inertia, 8));
}

void ClustersTest::asManyAsPoints_haveNoInertia()
{
    const Clusters clusters = must(kMeans(Heaps, 9, 42));
    QVERIFY(isNear(clusters.inertia, 0));
    QVERIFY(std::set<int>(clusters.of.begin(), clusters.of.end()).size() == 9);
}

void ClustersTest::samePoints_areNoTrap()
{
    const Clusters clusters = must(kMeans({{1, 2}, {1, 2}, {1, 2}}, 2, 42));
    QVERIFY(isNear(clusters.inertia, 0));
    QCOMPARE(clusters.of.size(), std::size_t{3});
}

void ClustersTest::elbow_isTheDeepestPoint()
{
    QCOMPARE(elbow({100, 20, 10, 0}, 2).value_or(-1), 3);
    QCOMPARE(elbow({100, 60, 10, 5, 0}, 1).value_or(-1), 3);
    QVERIFY(!elbow({100, 50, 0}, 2)); // a straight line
    QVERIFY(!elbow({100, 90, 0}, 2)); // above it
    QVERIFY(!elbow({5, 5, 5}, 2));
    QVERIFY(!elbow({5, 1}, 2));
}

void ClustersTest::map_hasTheLongestAxisFirst()
{
    // Along (3, 4) / 5 at -2, 0, 2, and along (4, -3) / 5 at ±1 with the middle one twice.
    const topics::Points points{{-1.2, -1.6}, {1.2, 1.6}, {0.8, -0.6}, {-0.8, 0.6}};
    const FlatMap map = flatMap(points);
    const std::vector<std::array<double, 2>> wanted{{-2, 0}, {2, 0}, {0, 1}, {0, -1}};
    for (std::size_t i = 0; i < points.size(); ++i) {
        QVERIFY(isNear(map.at[i][0], wanted[i][0]));
        QVERIFY(isNear(map.at[i][1], wanted[i][1]));
    }
    QVERIFY(isNear(map.share[0], 0.8)); // 8 of 10
    QVERIFY(isNear(map.share[1], 0.2));
    QVERIFY(isNear(flatMap({{1, 1}, {1, 1}}).at[0][0], 0));
}

void ClustersTest::keywords_weighByTopic()
{
    // Words of topic 0: cake 3, oven 1; of topic 1: cake 1, train 2, rails 1. A = 4.
    const auto found = keywords({QStringLiteral("The cake, the cake and the oven: cake"),
                                 QStringLiteral("a train with cake on rails, the train")},
                                {0, 1});
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0][0].word, QStringLiteral("cake"));
    QVERIFY(isNear(found[0][0].weight, 3 * std::log(2.0)));
    QCOMPARE(found[0][1].word, QStringLiteral("oven"));
    QVERIFY(isNear(found[0][1].weight, std::log(5.0)));
    QCOMPARE(found[1][0].word, QStringLiteral("train"));
    QVERIFY(isNear(found[1][0].weight, 2 * std::log(3.0)));
    QCOMPARE(found[1][1].word, QStringLiteral("rails"));
    QCOMPARE(found[1].size(), std::size_t{3});
}

void ClustersTest::names_areLeftOut()
{
    const auto found = keywords({QStringLiteral("Bread is what Mara bakes. Then Mara's bread "
                                                "cools, and Mara eats bread.")},
                                {0});
    QStringList words;
    for (const Keyword& keyword : found.at(0))
        words << keyword.word;
    QVERIFY(words.contains(QStringLiteral("bread"))); // begins a sentence once
    QVERIFY(!words.contains(QStringLiteral("mara")));
}

void ClustersTest::topics_areFoundByTheElbow()
{
    QStringList texts;
    for (const int heap : HeapOf)
        texts << (heap == 0   ? QStringLiteral("bread oven")
                  : heap == 1 ? QStringLiteral("train rails")
                              : QStringLiteral("sea sand"));
    const FoundTopics found = must(findTopics(texts, Heaps, {}));
    QCOMPARE(found.k, 3);
    QCOMPARE(found.elbow.value_or(0), 3);
    QVERIFY(found.of == HeapOf);
    QVERIFY(found.names() ==
            (std::vector<QString>{QStringLiteral("bread, oven"), QStringLiteral("rails, train"),
                                  QStringLiteral("sand, sea")}));
    TopicChoice byHand;
    byHand.k = 2;
    QCOMPARE(must(findTopics(texts, Heaps, byHand)).keywords.size(), std::size_t{2});
}

void ClustersTest::impossibleChoices_areRefused()
{
    const QStringList texts{QStringLiteral("a"), QStringLiteral("b")};
    TopicChoice choice;
    choice.k = 3;
    COMPARE_ERROR(findTopics(texts, {{1, 0}, {0, 1}}, choice), ErrorCode::InvalidValue);
    choice.k = 0;
    COMPARE_ERROR(findTopics(texts, {{1, 0}, {0, 1}}, choice), ErrorCode::InvalidValue);
    choice.k = std::nullopt; // two points have no elbow
    COMPARE_ERROR(findTopics(texts, {{1, 0}, {0, 1}}, choice), ErrorCode::InvalidValue);
    choice.k = 1;
    COMPARE_ERROR(findTopics(texts, {{1, 0}, {0}}, choice), ErrorCode::InvalidValue);
    COMPARE_ERROR(findTopics({texts[0]}, {{1, 0}}, choice), ErrorCode::InvalidValue);
}

void ClustersTest::cancelled_ends()
{
    CancelToken cancel;
    cancel.cancel();
    COMPARE_ERROR(kMeans(Heaps, 3, 42, 4, cancel), ErrorCode::Cancelled);
}

SUBTEXT_TEST(ClustersTest)
#include "clusterstest.moc"
