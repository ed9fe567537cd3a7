// SPDX-License-Identifier: MIT
#include "core/stats/entropy.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

#include <cmath>
#include <vector>

using namespace subtext;

class EntropyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shares_haveTheBitsOfTheDefinition();
};

void EntropyTest::shares_haveTheBitsOfTheDefinition()
{
    QCOMPARE(stats::entropyBits(std::vector{0.5, 0.25, 0.25, 0.0}), 1.5);
    QCOMPARE(stats::entropyBits(std::vector{0.0, 1.0}), 0.0);
    QCOMPARE(stats::entropyBits(std::vector<double>(8, 0.125)), 3.0);
    QCOMPARE(stats::entropyBits(std::vector<double>()), 0.0);
    QCOMPARE(stats::entropyBits(std::vector{std::nan(""), std::nan("")}), 0.0);
}

SUBTEXT_TEST(EntropyTest)
#include "entropytest.moc"
