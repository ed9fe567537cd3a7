// SPDX-License-Identifier: MIT
#include "core/evaluation/softscores.h"

#include <algorithm>
#include <cmath>

namespace subtext::evaluation {
namespace {

/// x log2(x / y), 0 where x is.
double divergencePart(double x, double y)
{
    return x > 0 ? x * std::log2(x / y) : 0;
}

double jensenShannon(const std::vector<double>& p, const std::vector<double>& q)
{
    double sum = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const double middle = (p[i] + q[i]) / 2;
        sum += divergencePart(p[i], middle) + divergencePart(q[i], middle);
    }
    return std::clamp(sum / 2, 0.0, 1.0);
}

double brierScore(const std::vector<double>& p, const std::vector<double>& q)
{
    double sum = 0;
    for (std::size_t i = 0; i < p.size(); ++i)
        sum += (p[i] - q[i]) * (p[i] - q[i]);
    return sum;
}

double crossEntropy(const std::vector<double>& p, const std::vector<double>& q)
{
    constexpr double Least = 1e-12;
    double sum = 0;
    for (std::size_t i = 0; i < p.size(); ++i)
        sum -= q[i] > 0 ? q[i] * std::log(std::max(p[i], Least)) : 0;
    return sum;
}

/// Empty without votes, or second readings.
std::vector<double> targetOf(const Item& item, int options, SoftTarget target)
{
    if (target == SoftTarget::Readings)
        return item.softLabel;
    const double votes = votesOn(item);
    std::vector<double> shares;
    if (votes == 0)
        return shares;
    for (const int count : labelCounts(item, options))
        shares.push_back(count / votes);
    return shares;
}

/// What was given, or all on the label; empty where there is neither.
std::vector<double> distributionOf(const ItemAnswer& answer, int options)
{
    if (!answer.distribution.empty() || !answer.reading.label)
        return answer.distribution;
    std::vector<double> all(static_cast<std::size_t>(options));
    all[static_cast<std::size_t>(*answer.reading.label)] = 1;
    return all;
}

std::optional<double> meanOf(double sum, std::int64_t n)
{
    return n > 0 ? std::optional(sum / static_cast<double>(n)) : std::nullopt;
}

} // namespace

SoftScores softScores(std::span<const Item> items, std::span<const ItemAnswer> answers, int options,
                      SoftTarget target)
{
    SoftScores scores;
    double shares = 0;
    double jsd = 0;
    double brier = 0;
    double entropy = 0;
    std::int64_t chosen = 0;
    double jsdOfGaps = 0;
    double brierOfGaps = 0;
    const std::vector<double> uniform(static_cast<std::size_t>(options), 1.0 / options);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::vector<double> q = targetOf(items[i], options, target);
        if (q.empty())
            continue;
        ++scores.items;
        if (const auto label = answers[i].reading.label) {
            const double share = q[static_cast<std::size_t>(*label)];
            ++scores.answered;
            shares += share;
            chosen += share > 0 ? 1 : 0;
        }
        const std::vector<double> p = distributionOf(answers[i], options);
        if (p.empty()) {
            jsdOfGaps += jensenShannon(uniform, q);
            brierOfGaps += brierScore(uniform, q);
            continue;
        }
        ++scores.described;
        jsd += jensenShannon(p, q);
        brier += brierScore(p, q);
        if (answers[i].distribution.empty())
            continue;
        ++scores.distributions;
        entropy += crossEntropy(p, q);
    }
    scores.voteShare = meanOf(shares, scores.items);
    scores.anyVote = meanOf(static_cast<double>(chosen), scores.items);
    scores.jsd = meanOf(jsd, scores.described);
    scores.brier = meanOf(brier, scores.described);
    scores.jsdOfAll = meanOf(jsd + jsdOfGaps, scores.items);
    scores.brierOfAll = meanOf(brier + brierOfGaps, scores.items);
    scores.crossEntropy = meanOf(entropy, scores.distributions);
    return scores;
}

} // namespace subtext::evaluation
