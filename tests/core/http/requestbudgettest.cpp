// SPDX-License-Identifier: MIT
#include "core/http/requestbudget.h"

#include "tests/support/registeredtest.h"

using namespace subtext;

/// How much is sent at once and in a minute.
class RequestBudgetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutLimits_nothingWaits();
    void openRequests_areCounted();
    void requests_areSpreadOverTheMinute();
    void tokens_areSpreadOverTheMinute();
    void largeRequest_goesAndTheNextWaits();
    void unusedTime_isNotSavedUp();
    void clockThatGoesBack_givesNothing();
};

void RequestBudgetTest::withoutLimits_nothingWaits()
{
    RequestBudget budget({1'000, 0, 0}, 0);
    for (int i = 0; i < 500; ++i) {
        QCOMPARE(budget.waitMs(1e9, 0), qint64{0});
        budget.begin(1e9, 0);
    }
}

void RequestBudgetTest::openRequests_areCounted()
{
    RequestBudget budget({2, 0, 0}, 0);
    QVERIFY(budget.hasRoom());
    budget.begin(1, 0);
    budget.begin(1, 0);
    QVERIFY(!budget.hasRoom());
    QCOMPARE(budget.open(), 2);
    budget.end();
    QVERIFY(budget.hasRoom());
}

void RequestBudgetTest::requests_areSpreadOverTheMinute()
{
    // 60 a minute: ten at once, then one a second.
    RequestBudget budget({1'000, 60, 0}, 0);
    for (int i = 0; i < 10; ++i) {
        QCOMPARE(budget.waitMs(1, 0), qint64{0});
        budget.begin(1, 0);
    }
    QCOMPARE(budget.waitMs(1, 0), qint64{1'000});
    QCOMPARE(budget.waitMs(1, 400), qint64{600});
    QCOMPARE(budget.waitMs(1, 1'000), qint64{0});
    budget.begin(1, 1'000);
    QCOMPARE(budget.waitMs(1, 1'000), qint64{1'000});
}

void RequestBudgetTest::tokens_areSpreadOverTheMinute()
{
    // 6,000 a minute: 1,000 at once, then 100 a second.
    RequestBudget budget({1'000, 0, 6'000}, 0);
    budget.begin(900, 0);
    QCOMPARE(budget.waitMs(100, 0), qint64{0});
    QCOMPARE(budget.waitMs(300, 0), qint64{2'000});
}

void RequestBudgetTest::largeRequest_goesAndTheNextWaits()
{
    RequestBudget budget({1'000, 0, 6'000}, 0);
    QCOMPARE(budget.waitMs(4'000, 0), qint64{0}); // more than fits: from a full bucket
    budget.begin(4'000, 0);
    QCOMPARE(budget.waitMs(100, 0), qint64{31'000}); // 3,000 owed and 100 wanted
}

void RequestBudgetTest::unusedTime_isNotSavedUp()
{
    TokenBucket bucket(60, 0);
    for (int i = 0; i < 10; ++i)
        bucket.take(1, 3'600'000);
    QCOMPARE(bucket.waitMs(1, 3'600'000), qint64{1'000});
}

void RequestBudgetTest::clockThatGoesBack_givesNothing()
{
    TokenBucket bucket(60, 100'000);
    for (int i = 0; i < 10; ++i)
        bucket.take(1, 100'000);
    QCOMPARE(bucket.waitMs(1, 50'000), qint64{1'000});
    bucket.take(1, 50'000);
    QCOMPARE(bucket.waitMs(1, 100'000), qint64{2'000});
}

SUBTEXT_TEST(RequestBudgetTest)
#include "requestbudgettest.moc"
