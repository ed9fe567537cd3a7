// SPDX-License-Identifier: MIT
#include "core/stats/furtherrater.h"

#include <algorithm>
#include <numeric>

namespace subtext::stats {
namespace {

using ConfusionRows = std::vector<std::vector<double>>;

std::size_t optionPlace(int option)
{
    return static_cast<std::size_t>(option);
}

/// Adds what one item says of who says what beside whom, `sign` times.
void addConfusion(ConfusionRows& counts, std::span<const int> votes, double sign)
{
    if (votes.size() < 2)
        return;
    const double weight = sign / static_cast<double>(votes.size() - 1);
    for (std::size_t rater = 0; rater < votes.size(); ++rater) {
        for (std::size_t other = 0; other < votes.size(); ++other) {
            if (other != rater)
                counts[optionPlace(votes[other])][optionPlace(votes[rater])] += weight;
        }
    }
}

std::vector<double> pooled(const ConfusionRows& rows, std::span<const int> votes)
{
    std::vector<double> next(rows.size(), 0);
    for (const int vote : votes) {
        for (std::size_t k = 0; k < next.size(); ++k)
            next[k] += rows[optionPlace(vote)][k] / static_cast<double>(votes.size());
    }
    return next;
}

double changeAfter(const ConfusionRows& rows, std::vector<int>& votes, const VotesLie& before,
                   int more)
{
    const auto options = static_cast<int>(rows.size());
    if (more <= 0)
        return liesOf(votes, options) == before ? 0 : 1;
    const std::vector<double> next = pooled(rows, votes);
    double changed = 0;
    for (int option = 0; option < options; ++option) {
        votes.push_back(option);
        changed += next[optionPlace(option)] * changeAfter(rows, votes, before, more - 1);
        votes.pop_back();
    }
    return changed;
}

} // namespace

VotesLie liesOf(std::span<const int> votes, int options)
{
    std::vector<std::size_t> counts(optionPlace(options), 0);
    for (const int vote : votes)
        ++counts[optionPlace(vote)];
    const auto top = std::max_element(counts.begin(), counts.end());
    if (votes.empty() || top == counts.end())
        return {};
    const auto winner = static_cast<int>(top - counts.begin());
    if (*top == votes.size())
        return {winner, true};
    if (*top < 2 || std::count(counts.begin(), counts.end(), *top) > 1)
        return {};
    return {winner, false};
}

FurtherRater::FurtherRater(std::span<const std::vector<int>> items, int options)
    : m_options(optionPlace(options))
    , m_counts(m_options, std::vector<double>(m_options, 0))
    , m_votes(m_options, 0)
{
    for (const std::vector<int>& votes : items) {
        addConfusion(m_counts, votes, 1);
        for (const int vote : votes)
            ++m_votes[optionPlace(vote)];
    }
}

std::vector<double> FurtherRater::sharesWithout(std::span<const int> votes) const
{
    std::vector<double> shares = m_votes;
    for (const int vote : votes)
        --shares[optionPlace(vote)];
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares)
        share = (share + 1) / (all + static_cast<double>(m_options));
    return shares;
}

FurtherRater::Rows FurtherRater::rowsWithout(std::span<const int> votes) const
{
    const std::vector<double> shares = sharesWithout(votes);
    const auto smoothing = static_cast<double>(m_options);
    Rows rows = m_counts;
    addConfusion(rows, votes, -1);
    for (std::vector<double>& row : rows) {
        for (double& count : row)
            count = std::max(count, 0.0); // what is left of 1/3 three times
        const double sum = std::accumulate(row.begin(), row.end(), 0.0);
        for (std::size_t k = 0; k < row.size(); ++k)
            row[k] = (row[k] + smoothing * shares[k]) / (sum + smoothing);
    }
    return rows;
}

std::vector<double> FurtherRater::nextVote(std::span<const int> votes) const
{
    return votes.empty() ? sharesWithout(votes) : pooled(rowsWithout(votes), votes);
}

double FurtherRater::gain(std::span<const int> votes, int more) const
{
    if (votes.empty())
        return more > 0 ? 1 : 0;
    std::vector<int> drawn(votes.begin(), votes.end());
    return changeAfter(rowsWithout(votes), drawn, liesOf(votes, static_cast<int>(m_options)), more);
}

StudyGain studyGain(std::span<const double> gains)
{
    StudyGain study;
    study.items = gains.size();
    study.expected = std::accumulate(gains.begin(), gains.end(), 0.0);
    if (!gains.empty())
        study.mean = study.expected / static_cast<double>(gains.size());
    return study;
}

} // namespace subtext::stats
