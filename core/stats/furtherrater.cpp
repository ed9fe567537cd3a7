// SPDX-License-Identifier: MIT
#include "core/stats/furtherrater.h"

#include "core/stats/optionweight.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace subtext::stats {
namespace {

std::size_t optionPlace(int option)
{
    return static_cast<std::size_t>(option);
}

/// The share of pairs of votes that differ; there are two votes at least.
double differing(std::span<const int> votes, std::size_t options)
{
    std::vector<double> counts(options, 0);
    for (const int vote : votes)
        ++counts[optionPlace(vote)];
    const auto all = static_cast<double>(votes.size());
    const double squares = std::inner_product(counts.begin(), counts.end(), counts.begin(), 0.0);
    return 1 - (squares - all) / (all * (all - 1));
}

/// (A·m + counts) / (A + n), where `prior` is A·m.
std::vector<double> predicted(const std::vector<double>& prior, std::span<const int> votes)
{
    std::vector<double> next = prior;
    for (const int vote : votes)
        ++next[optionPlace(vote)];
    const double all = std::accumulate(next.begin(), next.end(), 0.0);
    for (double& weight : next)
        weight /= all;
    return next;
}

double changeAfter(const std::vector<double>& prior, std::vector<int>& votes,
                   const VotesLie& before, int more)
{
    const auto options = static_cast<int>(prior.size());
    if (more <= 0)
        return liesOf(votes, options) == before ? 0 : 1;
    const std::vector<double> next = predicted(prior, votes);
    double changed = 0;
    for (int option = 0; option < options; ++option) {
        votes.push_back(option);
        changed += next[optionPlace(option)] * changeAfter(prior, votes, before, more - 1);
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

FurtherRater::FurtherRater(std::vector<std::vector<int>> items, int options)
    : m_items(std::move(items))
    , m_votes(optionPlace(options), 0)
{
    for (const std::vector<int>& votes : m_items) {
        for (const int vote : votes)
            ++m_votes[optionPlace(vote)];
        if (votes.size() > 1) {
            m_differing += differing(votes, m_votes.size());
            ++m_withPairs;
        }
    }
}

std::vector<double> FurtherRater::priorWithout(std::size_t item) const
{
    const std::vector<int>& own = m_items.at(item);
    std::vector<double> prior = m_votes;
    for (const int vote : own)
        --prior[optionPlace(vote)];
    const auto options = static_cast<double>(prior.size());
    const double all = std::accumulate(prior.begin(), prior.end(), options);
    for (double& share : prior)
        share = (share + 1) / all;
    const bool hasPairs = own.size() > 1;
    const double others =
        hasPairs ? std::max(0.0, m_differing - differing(own, prior.size())) : m_differing;
    const double items = m_withPairs - (hasPairs ? 1 : 0) + 1;
    const double apart = 1 - std::inner_product(prior.begin(), prior.end(), prior.begin(), 0.0);
    const double total = (others + apart * options / (options + 1)) / items;
    const double weight = optionWeight(prior, total).value_or(WidestOptionWeight);
    for (double& share : prior)
        share *= weight;
    return prior;
}

std::vector<double> FurtherRater::nextVote(std::size_t item, std::span<const int> votes) const
{
    return predicted(priorWithout(item), votes);
}

double FurtherRater::gain(std::size_t item, std::span<const int> votes, int more) const
{
    if (votes.empty())
        return more > 0 ? 1 : 0;
    std::vector<int> drawn(votes.begin(), votes.end());
    return changeAfter(priorWithout(item), drawn, liesOf(votes, static_cast<int>(m_votes.size())),
                       more);
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
