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

/// Of core-travel-teamsimulation. What it found before 2026-11-30 was written down without seeds: a
/// settlement that a server refused which was restored and had forgotten that the desks were open
/// was never sent again. For that stands settlementBeforeTheDesksAreOpen_isSentAgain in
/// core-travel-outbox; core-travel-teamlate stands for what the model of the exchange
/// (tests/model/exchange.pml) found, a row that a late request gave a second place.
inline std::vector<FailedSeed> failedWorlds()
{
    return {};
}

/// Of remote-teaminterleaving. Nothing is written down that it found.
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
