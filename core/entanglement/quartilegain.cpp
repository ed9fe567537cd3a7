// SPDX-License-Identifier: MIT
#include "core/entanglement/quartilegain.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext::entanglement {
namespace {

int differing(EmotionSet a, EmotionSet b)
{
    return cardinality(static_cast<EmotionSet>(a ^ b));
}

/// Probabilities are written with a few digits, so that many scenarios are equally sure; in which
/// order eight numbers are added up must not decide between them.
std::vector<std::int64_t> rankingKeys(std::span<const double> sureness)
{
    constexpr double Digits = 1e12;
    std::vector<std::int64_t> keys;
    keys.reserve(sureness.size());
    for (const double value : sureness)
        keys.push_back(std::llround(value * Digits));
    return keys;
}

} // namespace

double sureness(const Probabilities& yes)
{
    double sum = 0;
    for (const double p : yes)
        sum += std::max(p, 1 - p);
    return sum / Emotions;
}

std::vector<std::size_t> quartilesOf(std::span<const double> sureness)
{
    const std::vector<std::int64_t> keys = rankingKeys(sureness);
    std::vector<std::size_t> order(sureness.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
    std::vector<std::size_t> quartiles(sureness.size());
    for (std::size_t rank = 0; rank < order.size(); ++rank)
        quartiles[order[rank]] = 4 * rank / order.size();
    return quartiles;
}

std::array<QuartileGain, 4> quartileGains(std::span<const EmotionSet> gold,
                                          std::span<const EmotionSet> before,
                                          std::span<const EmotionSet> after,
                                          std::span<const std::size_t> quartiles)
{
    const std::size_t n = gold.size();
    Q_ASSERT(before.size() == n && after.size() == n && quartiles.size() == n);
    std::array<QuartileGain, 4> result{};
    std::array<int, 4> gains{};
    for (std::size_t at = 0; at < n; ++at) {
        ++result.at(quartiles[at]).scenarios;
        gains.at(quartiles[at]) += differing(gold[at], before[at]) - differing(gold[at], after[at]);
    }
    for (std::size_t q = 0; q < result.size(); ++q) {
        if (result.at(q).scenarios > 0)
            result.at(q).meanGain = gains.at(q) / static_cast<double>(result.at(q).scenarios);
    }
    return result;
}

} // namespace subtext::entanglement
