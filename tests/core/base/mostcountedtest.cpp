// SPDX-License-Identifier: MIT
#include "core/base/mostcounted.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

#include <array>
#include <vector>

using namespace subtext;

class MostCountedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void highest_isTheFirstOfSeveral();
    void nothingCounted_isNone();
};

void MostCountedTest::highest_isTheFirstOfSeveral()
{
    QCOMPARE(mostCounted(std::vector<qint64>{1, 3, 2, 3}), std::optional<std::size_t>(1));
    QCOMPARE(mostCounted(std::array{0, 0, 1}), std::optional<std::size_t>(2));
}

void MostCountedTest::nothingCounted_isNone()
{
    QVERIFY(!mostCounted(std::vector<int>{}));
    QVERIFY(!mostCounted(std::array{0, 0}));
}

SUBTEXT_TEST(MostCountedTest)
#include "mostcountedtest.moc"
