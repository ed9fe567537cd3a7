// SPDX-License-Identifier: MIT
#include "core/stats/surprisinglypopular.h"

#include <algorithm>
#include <utility>

namespace subtext::stats {
namespace {

/// Two shares that differ by less are the same.
constexpr double SameShare = 1e-9;

/// Whether the vote guesses anything; adds the guess as shares.
bool addGuess(const std::vector<double>& guess, std::vector<double>& sums)
{
    double all = 0;
    for (const double share : guess)
        all += share;
    if (!(all > 0))
        return false;
    for (std::size_t k = 0; k < sums.size() && k < guess.size(); ++k)
        sums[k] += guess[k] / all;
    return true;
}

} // namespace

SurprisinglyPopular surprisinglyPopular(std::span<const PredictingVote> votes, int options)
{
    SurprisinglyPopular found;
    std::vector<double> actual(static_cast<std::size_t>(options), 0.0);
    std::vector<double> expected = actual;
    for (const PredictingVote& vote : votes) {
        actual[static_cast<std::size_t>(vote.option)] += 1;
        if (addGuess(vote.expected, expected))
            ++found.guesses;
    }
    found.votes = votes.size();
    if (found.votes == 0)
        return found;
    for (double& share : actual)
        share /= static_cast<double>(found.votes);
    found.actual = std::move(actual);
    if (found.guesses == 0)
        return found;
    for (double& share : expected)
        share /= static_cast<double>(found.guesses);
    found.expected = std::move(expected);

    std::vector<double> surprise;
    for (std::size_t k = 0; k < found.actual.size(); ++k)
        surprise.push_back(found.actual[k] - found.expected[k]);
    const auto most = std::max_element(surprise.begin(), surprise.end());
    found.margin = std::max(0.0, *most);
    const auto alike = std::count_if(surprise.begin(), surprise.end(),
                                     [&](double share) { return share > *most - SameShare; });
    if (*most > SameShare && alike == 1)
        found.option = static_cast<int>(most - surprise.begin());
    return found;
}

} // namespace subtext::stats
