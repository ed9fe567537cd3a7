// SPDX-License-Identifier: MIT
#include "core/base/median.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

#include <limits>

using namespace subtext;

class MedianTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void median_isTheMiddle_orTheMeanOfTheMiddleTwo();
    void hugeTimes_doNotOverflow();
};

void MedianTest::median_isTheMiddle_orTheMeanOfTheMiddleTwo()
{
    QVERIFY(!medianOf({}));
    QCOMPARE(medianOf({7}).value(), qint64{7});
    QCOMPARE(medianOf({9, 1, 5}).value(), qint64{5});
    QCOMPARE(medianOf({10, 3, 1, 4}).value(), qint64{3}); // 3.5
    QCOMPARE(medianOf({2, 8, 4, 6}).value(), qint64{5});
}

void MedianTest::hugeTimes_doNotOverflow()
{
    constexpr qint64 Most = std::numeric_limits<qint64>::max();
    QCOMPARE(medianOf({Most, Most}).value(), Most);
    QCOMPARE(medianOf({Most - 2, Most}).value(), Most - 1);
    QCOMPARE(medianOf({0, Most}).value(), Most / 2);
}

SUBTEXT_TEST(MedianTest)
#include "mediantest.moc"
