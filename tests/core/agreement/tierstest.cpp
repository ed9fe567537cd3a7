// SPDX-License-Identifier: MIT
#include "core/agreement/tiers.h"

#include "core/agreement/agreementgroup.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

/// Items by their share of agreement, whatever the number of their raters.
class TiersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void share_decidesTheTier_data();
    void share_decidesTheTier();
    void oneVote_isInNoTier();
};

namespace {

/// Each letter is a vote; the same letters are the same label.
AgreementItem itemOf(const QByteArray& votes)
{
    AgreementItem item;
    for (const char vote : votes) {
        AgreementRating rating;
        rating.rater = static_cast<int>(item.ratings.size());
        rating.ballot[0] = static_cast<Choice>(vote - 'a');
        item.ratings.push_back(rating);
    }
    return item;
}

AgreementTiers tiersOfOne(const QByteArray& votes)
{
    const AgreementItem item = itemOf(votes);
    const std::vector<const AgreementItem*> items{&item};
    return tiersOf(optionVotes(items, *usualTask(), 0));
}

} // namespace

void TiersTest::share_decidesTheTier_data()
{
    QTest::addColumn<QByteArray>("votes");
    QTest::addColumn<int>("tier"); // 0: high
    QTest::newRow("all three") << QByteArray("aaa") << 0;
    QTest::newRow("two of three are 66.7 %") << QByteArray("aab") << 1;
    QTest::newRow("one of three is 33.3 %") << QByteArray("abc") << 2;
    QTest::newRow("both") << QByteArray("aa") << 0;
    QTest::newRow("one of two") << QByteArray("ab") << 1;
    QTest::newRow("three of four") << QByteArray("aaab") << 0;
    QTest::newRow("two of four") << QByteArray("aabb") << 1;
    QTest::newRow("two of five") << QByteArray("aabcd") << 1;
    QTest::newRow("four of six are 66.7 %") << QByteArray("aaaabc") << 1;
    QTest::newRow("two of six") << QByteArray("aabbcd") << 2;
}

void TiersTest::share_decidesTheTier()
{
    QFETCH(QByteArray, votes);
    QFETCH(int, tier);
    const AgreementTiers expected{tier == 0 ? 1 : 0, tier == 1 ? 1 : 0, tier == 2 ? 1 : 0};
    QVERIFY(tiersOfOne(votes) == expected);
}

void TiersTest::oneVote_isInNoTier()
{
    QCOMPARE(tiersOfOne("a").total(), 0);
    QCOMPARE(tiersOfOne("").total(), 0);
}

SUBTEXT_TEST(TiersTest)
#include "tierstest.moc"
