// SPDX-License-Identifier: MIT
#include "core/evaluation/expectedhits.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using evaluation::ExpectedHits;

/// How often answers are gold where gold is only likely.
class ExpectedHitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneLabel_isRightOrWrong();
    void severalLabels_areSharedEqually();
    void itemWithoutLabel_takesNoPart();
};

namespace {

constexpr Choice First{0};
constexpr Choice Second{1};

} // namespace

void ExpectedHitsTest::oneLabel_isRightOrWrong()
{
    ExpectedHits hits;
    add(hits, {First}, 0);
    QCOMPARE(hits, (ExpectedHits{1, 1}));
    add(hits, {First}, 1);
    add(hits, {First}, std::nullopt);
    QCOMPARE(hits, (ExpectedHits{1, 3}));
    QCOMPARE(hits.accuracy(), std::optional(1.0 / 3));
}

void ExpectedHitsTest::severalLabels_areSharedEqually()
{
    ExpectedHits hits;
    add(hits, {First, Second}, 1);
    QCOMPARE(hits, (ExpectedHits{0.5, 1}));
    add(hits, {Second, First}, 2);
    QCOMPARE(hits, (ExpectedHits{0.5, 2}));
}

void ExpectedHitsTest::itemWithoutLabel_takesNoPart()
{
    ExpectedHits hits;
    add(hits, {}, 0);
    QCOMPARE(hits, ExpectedHits());
    QVERIFY(!hits.accuracy());
}

SUBTEXT_TEST(ExpectedHitsTest)
#include "expectedhitstest.moc"
