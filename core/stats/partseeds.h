// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/answerrows.h"

#include <cstddef>
#include <vector>

namespace subtext::stats {

constexpr double LeastOfShare = 0.1; ///< A seed, of what the study's share would be.

/// Half the squared distance in leaning of two readers of each item, relative to another item's.
/// Leanings are fitted beside the items, answer = item + leaning, by least squares with the
/// leanings shrunk as random effects (Henderson 1975, doi 10.2307/2529430), of the answers to items
/// that two persons answered. So what the items of a group of persons have in common is no leaning.
/// O(rounds · answers · options), some dozens of rounds as a rule and 1,000 at most.
class LeaningSeeds
{
public:
    /// `rows` stays where it is. `leaning`: the study's, of D and not as a share of it.
    LeaningSeeds(const AnswerRows& rows, double leaning);

    /// `answers`: those to an item, two at least.
    double of(const std::vector<std::size_t>& answers) const;

private:
    using Groups = std::vector<std::vector<std::size_t>>; ///< Of answers.

    /// The variance of answers about the mean of their item, over the options together, without
    /// what leanings make of it.
    double besideLeanings(const Groups& byItem) const;
    /// How far the leanings went from where they were, at most.
    double fitOnce(const Groups& byItem, const Groups& byPerson, double prior);
    /// Of an answer, less the leaning of its person.
    double withoutLeaning(std::size_t answer, std::size_t option) const
    {
        return m_rows.row(answer)[option] -
               m_leans[m_rows.person[answer] * m_rows.options + option];
    }

    const AnswerRows& m_rows;
    double m_leaning;
    std::vector<double> m_leans;
    std::vector<double> m_unknown; ///< How far a leaning may still be from what it is taken for.
};

/// How often repeats differ on each item: a line over what is expected of it, and what its own
/// repeats add to that.
class UnsteadySeeds
{
public:
    /// `expectedByItem`: 0 where an item has not two answers. `share`: the study's.
    UnsteadySeeds(const AnswerRows& rows, const std::vector<double>& expectedByItem, double share);

    /// May be below 0.
    double of(std::size_t item, double expected) const
    {
        return m_height + m_slope * (expected - m_at) + m_own[item];
    }

private:
    double m_slope;
    double m_at = 0;
    double m_height = 0;
    std::vector<double> m_own;
};

} // namespace subtext::stats
