// SPDX-License-Identifier: MIT
#include "core/stats/raking.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <QTest>

using namespace subtext::stats;

/// Tables that are brought to the sums of their rows and columns.
class RakingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fourCells_keepTheirOddsRatio();
    void productOfSums_isFoundFromEvenSeeds();
    void emptyColumn_staysEmpty();
    void nothing_staysNothing();
    void sumsThatNoTableHas_areNotMet();
};

// 1 · 2 / (3 · 2) = 1/3 is the odds ratio of (1 3 / 2 2), and that of the seeds (1 1 / 3 1).
void RakingTest::fourCells_keepTheirOddsRatio()
{
    const auto [found, isMet] = raked({1, 1, 3, 1}, {4, 4}, {3, 5});
    const std::vector<double> wanted{1, 3, 2, 2};
    QVERIFY(isMet);
    QCOMPARE(found.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        COMPARE_NEAR(std::optional(found[i]), wanted[i], 1e-9);
}

void RakingTest::productOfSums_isFoundFromEvenSeeds()
{
    const auto [found, isMet] = raked({7, 7, 7, 7, 7, 7}, {6, 4}, {5, 3, 2});
    const std::vector<double> wanted{3, 1.8, 1.2, 2, 1.2, 0.8};
    QVERIFY(isMet);
    QCOMPARE(found.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        COMPARE_NEAR(std::optional(found[i]), wanted[i], 1e-12);
}

void RakingTest::emptyColumn_staysEmpty()
{
    const auto [found, isMet] = raked({1, 2, 1, 5}, {3, 1}, {4, 0});
    QVERIFY(isMet);
    COMPARE_NEAR(std::optional(found[0]), 3, 1e-12);
    COMPARE_NEAR(std::optional(found[1]), 0, 0);
    COMPARE_NEAR(std::optional(found[2]), 1, 1e-12);
    COMPARE_NEAR(std::optional(found[3]), 0, 0);
}

void RakingTest::nothing_staysNothing()
{
    const auto [found, isMet] = raked({}, {}, {1, 2});
    QVERIFY(found.empty() && isMet);
}

// The second row would have to be in the second column alone.
void RakingTest::sumsThatNoTableHas_areNotMet()
{
    const auto [found, isMet] = raked({1, 0, 0, 1}, {1, 1}, {1.5, 0.5});
    QVERIFY(!isMet);
    COMPARE_NEAR(std::optional(found[0]), 1.5, 1e-12);
}

SUBTEXT_TEST(RakingTest)
#include "rakingtest.moc"
