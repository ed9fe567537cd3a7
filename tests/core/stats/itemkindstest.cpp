// SPDX-License-Identifier: MIT
#include "core/stats/dawidskene.h"
#include "core/stats/labels.h"
#include "core/stats/mace.h"
#include "tests/support/registeredtest.h"

#include <algorithm>

using namespace subtext;
using stats::ItemKinds;
using stats::itemKinds;
using stats::LabelList;

/// Items with equal labels are worked out once.
class ItemKindsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalLabels_areOneKind();
    void order_tellsKindsApart();
    void itemsWithoutLabels_areOneKind();
    void kinds_doNotGrowWithTheItems();
    void itemsOfAKind_getTheSameResult();
};

namespace {

/// Items of two raters who take turns through all pairs of three categories.
LabelList turns(int items)
{
    LabelList list{items, 2, 3, {}};
    for (int item = 0; item < items; ++item) {
        list.labels.push_back({item, 0, item % 3});
        list.labels.push_back({item, 1, item / 3 % 3});
    }
    return list;
}

} // namespace

void ItemKindsTest::equalLabels_areOneKind()
{
    // The labels come item by item or not: what counts is who gave what.
    const ItemKinds kinds =
        itemKinds({3, 2, 4, {{0, 0, 3}, {1, 0, 2}, {2, 0, 3}, {1, 1, 2}, {0, 1, 1}, {2, 1, 1}}});
    QCOMPARE(kinds.kindOf, (std::vector<std::uint32_t>{0, 1, 0}));
    QCOMPARE(kinds.count(), std::size_t{2});
    const auto cells = kinds.cellsOf(0);
    QCOMPARE((std::vector<std::size_t>(cells.begin(), cells.end())),
             (std::vector<std::size_t>{3, 5})); // rater · 4 + category
}

// Sums depend on the order in which an item's labels are added up.
void ItemKindsTest::order_tellsKindsApart()
{
    const ItemKinds kinds = itemKinds({2, 2, 2, {{0, 0, 1}, {0, 1, 0}, {1, 1, 0}, {1, 0, 1}}});
    QCOMPARE(kinds.kindOf, (std::vector<std::uint32_t>{0, 1}));
}

void ItemKindsTest::itemsWithoutLabels_areOneKind()
{
    const ItemKinds kinds = itemKinds({4, 1, 2, {{1, 0, 0}}});
    QCOMPARE(kinds.kindOf, (std::vector<std::uint32_t>{0, 1, 0, 0}));
    QVERIFY(kinds.cellsOf(0).empty());
    QCOMPARE(itemKinds(LabelList()).count(), std::size_t{0});
}

void ItemKindsTest::kinds_doNotGrowWithTheItems()
{
    for (int items : {9, 900, 90'000}) {
        const ItemKinds kinds = itemKinds(turns(items));
        QCOMPARE(kinds.items(), static_cast<std::size_t>(items));
        QCOMPARE(kinds.count(), std::size_t{9});
        QCOMPARE(kinds.cells.size(), std::size_t{18});
    }
}

void ItemKindsTest::itemsOfAKind_getTheSameResult()
{
    const LabelList list = turns(20);
    const auto fit = stats::fitDawidSkene(list).value();
    const auto mace = stats::fitMace(list).value();
    QCOMPARE(fit.posterior.size(), std::size_t{60});
    QCOMPARE(mace.prediction.size(), std::size_t{20});
    for (const std::vector<double>& posterior : {fit.posterior, mace.posterior})
        QVERIFY(std::equal(posterior.begin() + 27, posterior.end(), posterior.begin()));
    QVERIFY(
        std::equal(mace.prediction.begin() + 9, mace.prediction.end(), mace.prediction.begin()));
}

SUBTEXT_TEST(ItemKindsTest)
#include "itemkindstest.moc"
