// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/answerrows.h"

#include <cstddef>
#include <vector>

namespace subtext::stats {

constexpr double LeastOfShare = 0.1; ///< A seed, of what the study's share would be.

/// Half the squared distance in leaning of two readers of each item, relative to another item's.
class LeaningSeeds
{
public:
    /// `rows` stays where it is. `leaning`: the study's, of D and not as a share of it.
    LeaningSeeds(const AnswerRows& rows, double leaning);

    /// `answers`: those to an item, two at least.
    double of(const std::vector<std::size_t>& answers) const;

private:
    /// The variance of a person's answers about their own mean, over the options together.
    double withinPersons(const std::vector<std::vector<std::size_t>>& byPerson) const;

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
