// SPDX-License-Identifier: MIT
#include "core/base/parallel.h"

#include "tests/support/registeredtest.h"

#include <QTest>

#include <atomic>
#include <vector>

using subtext::coreCount;
using subtext::inParallel;

class ParallelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyPiece_isDoneOnce_data();
    void everyPiece_isDoneOnce();
    void pieces_overlapWhereThereAreCores();
};

void ParallelTest::everyPiece_isDoneOnce_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("none") << 0;
    QTest::newRow("one") << 1;
    QTest::newRow("more than cores") << 1'000;
}

void ParallelTest::everyPiece_isDoneOnce()
{
    QFETCH(int, count);
    std::vector<int> done(static_cast<std::size_t>(count));
    inParallel(done.size(), [&](std::size_t at) { ++done[at]; });
    QCOMPARE(done, std::vector<int>(done.size(), 1));
}

/// Each of two pieces waits for the other to have begun: one after the other they never end.
void ParallelTest::pieces_overlapWhereThereAreCores()
{
    if (coreCount() < 2)
        QSKIP("this machine has one core");
    std::atomic<int> begun = 0;
    inParallel(2, [&](std::size_t) {
        ++begun;
        while (begun < 2) {
        }
    });
    QCOMPARE(begun.load(), 2);
}

SUBTEXT_TEST(ParallelTest)
#include "paralleltest.moc"
