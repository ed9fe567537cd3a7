// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest>

#include <vector>

namespace subtext::test {

// Seeds of drawn tests that failed once. Whoever mends what a seed has found names it here in the
// same commit, and its test tries it before any other from then on. A seed says what happens only
// as long as the test draws the same: who changes what is drawn keeps what was found as a test of
// its own (as core-travel-teamlate is one) and takes the seed out.

struct FailedSeed
{
    int seed = 0;
    const char* found = ""; ///< In a few words, for the name of the row.
};

/// Of core-travel-teamsimulation. What it found before 2026-11-30 was written down without seeds.
inline std::vector<FailedSeed> failedWorlds()
{
    return {};
}

/// Of remote-teaminterleaving; likewise.
inline std::vector<FailedSeed> failedOrders()
{
    return {};
}

/// To the rows of a test whose one column is the seed.
inline void addFirst(const std::vector<FailedSeed>& seeds)
{
    for (const FailedSeed& failed : seeds)
        QTest::addRow("%d: %s", failed.seed, failed.found) << failed.seed;
}

} // namespace subtext::test
