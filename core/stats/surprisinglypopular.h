// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace subtext::stats {

/// One person's vote for an option, counted from 0, and what they expect of the others.
struct PredictingVote
{
    int option = 0;
    /// The share of the others' votes that each option gets: one an option, ≥ 0, in any unit of
    /// which the sum counts as all. Or, coarser, 1 for the option expected to be the most frequent
    /// and 0 for the rest. Empty or with sum 0: nothing was guessed, and the vote alone counts.
    std::vector<double> expected;

    bool operator==(const PredictingVote&) const = default;
};

/// The option that more chose than were expected to.
struct SurprisinglyPopular
{
    std::optional<int> option;    ///< None where two options are surprising alike, or nothing is.
    std::optional<double> margin; ///< Of the most surprising option, actual less expected: 0 … 1.
    std::vector<double> actual;   ///< By option: its share of the votes; empty without votes.
    std::vector<double> expected; ///< By option: the mean of the guesses; empty without guesses.
    std::size_t votes = 0;        ///< n
    std::size_t guesses = 0;      ///< Votes with a guess.

    bool operator==(const SurprisinglyPopular&) const = default;
};

/// Prelec, Seung & McCoy 2017, A solution to the single-question crowd wisdom problem, doi
/// 10.1038/nature21054: of the options the one whose actual share of votes most exceeds the share
/// that the voters expect on average. What each expects is of the others; the mean over voters of
/// an option's share among the others is its share among all, so that both can be compared. Every
/// option is in 0 … options − 1. O(n · options).
SurprisinglyPopular surprisinglyPopular(std::span<const PredictingVote> votes, int options);

} // namespace subtext::stats
