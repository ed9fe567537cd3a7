// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace subtext::stats {

/// How the votes of one item lie: what most chose, where more than one person chose it and nothing
/// else was chosen as often (2-1-1 has a winner, 1-1-1 and 2-2 have none).
struct VotesLie
{
    std::optional<int> winner;
    bool isUnanimous = false; ///< One vote alone is.

    bool operator==(const VotesLie&) const = default;
};

/// By the rule of countVotes, of plain numbers: stats know no labels.
VotesLie liesOf(std::span<const int> votes, int options);

/// What one more rater would say, as the study's own raters differ from each other.
///
/// Of every item with n ≥ 2 votes and each of its raters, each of the other n − 1 votes j counts
/// 1/(n − 1) towards "where somebody said j, another said k", k being the rater's vote: C[j][k].
/// With N votes in all, N[k] of them for k, and K options, an option's smoothed share is
/// m[k] = (N[k] + 1)/(N + K), and P(k | j) = (C[j][k] + K·m[k])/(Σ C[j] + K). The next vote given
/// the votes v is P(k | v) = mean over v of P(k | v[i]): a linear pool of as many confusions; m
/// where there are no votes. The item asked about is left out of C and N: that its own votes split
/// is no evidence of what the next one says.
///
/// Confusion between raters without a gold label is Dawid & Skene's (1979, doi 10.2307/2346806),
/// here pooled over raters, since who comes next has not rated the item; asking again where it
/// pays is Sheng, Provost & Ipeirotis' (2008, Get another label?, doi 10.1145/1401890.1401965).
class FurtherRater
{
public:
    /// By item the votes, each from 0 to options − 1. O(Σ n²).
    FurtherRater(std::span<const std::vector<int>> items, int options);

    /// P(k | votes) by option. `votes` are those of one of the items.
    std::vector<double> nextVote(std::span<const int> votes) const;
    /// How probable it is that the votes of the item lie otherwise (VotesLie) once so many more
    /// raters, 0 to 2, have voted: each vote is drawn given all before it.
    double gain(std::span<const int> votes, int more) const;

private:
    using Rows = std::vector<std::vector<double>>;

    Rows rowsWithout(std::span<const int> votes) const;
    std::vector<double> sharesWithout(std::span<const int> votes) const;

    std::size_t m_options;
    Rows m_counts;               // C
    std::vector<double> m_votes; // N by option
};

/// The gain over the items of a study that would be given to more raters.
struct StudyGain
{
    std::size_t items = 0;        ///< n
    double expected = 0;          ///< Of so many the votes are expected to lie otherwise: the sum.
    std::optional<double> mean{}; ///< None without items.

    bool operator==(const StudyGain&) const = default;
};

StudyGain studyGain(std::span<const double> gains);

} // namespace subtext::stats
