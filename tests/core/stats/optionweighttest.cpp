// SPDX-License-Identifier: MIT
#include "core/stats/optionweight.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <vector>

using namespace subtext::stats;

/// How closely items keep to a study's shares of options.
class OptionWeightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void weight_isTheOneThatTwoDifferBy();
    void nobodyDiffers_isNought();
    void itemsAlike_haveNone();
    void oneOption_hasNone();
};

// G = 1/2: with A = 3 two differ on 3/4 of that.
void OptionWeightTest::weight_isTheOneThatTwoDifferBy()
{
    const auto weight = optionWeight(std::vector<double>{0.5, 0.5}, 0.375);
    QVERIFY(weight);
    QCOMPARE(*weight, 3.0);
}

void OptionWeightTest::nobodyDiffers_isNought()
{
    const auto weight = optionWeight(std::vector<double>{0.5, 0.5}, 0);
    QVERIFY(weight);
    QCOMPARE(*weight, 0.0);
}

void OptionWeightTest::itemsAlike_haveNone()
{
    const std::vector<double> shares{0.5, 0.5};
    QVERIFY(!optionWeight(shares, 0.5));
    QVERIFY(!optionWeight(shares, 1));
    QVERIFY(!optionWeight(shares, 0.5 - 1e-8));
    QVERIFY(optionWeight(shares, 0.4999));
}

void OptionWeightTest::oneOption_hasNone()
{
    QVERIFY(!optionWeight(std::vector<double>{1, 0}, 0));
}

SUBTEXT_TEST(OptionWeightTest)
#include "optionweighttest.moc"
