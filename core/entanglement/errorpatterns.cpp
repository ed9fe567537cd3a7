// SPDX-License-Identifier: MIT
#include "core/entanglement/errorpatterns.h"

#include <QtGlobal>

#include <algorithm>

namespace subtext::entanglement {
namespace {

template <typename Error> void rank(std::vector<RankedError<Error>>& errors)
{
    std::stable_sort(errors.begin(), errors.end(),
                     [](const auto& a, const auto& b) { return a.times > b.times; });
}

} // namespace

std::vector<RankedError<SingleError>> ErrorPatterns::singleRanking() const
{
    std::vector<RankedError<SingleError>> errors;
    for (std::size_t i = 0; i < Emotions; ++i) {
        errors.push_back({{i, false}, missed[i]});
        errors.push_back({{i, true}, added[i]});
    }
    rank(errors);
    return errors;
}

std::vector<RankedError<std::size_t>> ErrorPatterns::pairRanking() const
{
    std::vector<RankedError<std::size_t>> errors;
    for (std::size_t p = 0; p < PairCount; ++p)
        errors.push_back({p, pairs[p]});
    rank(errors);
    return errors;
}

ErrorPatterns& ErrorPatterns::operator+=(const ErrorPatterns& other)
{
    for (std::size_t i = 0; i < Emotions; ++i) {
        missed[i] += other.missed[i];
        added[i] += other.added[i];
    }
    for (std::size_t p = 0; p < PairCount; ++p)
        pairs[p] += other.pairs[p];
    return *this;
}

bool isHalfPredicted(EmotionSet gold, EmotionSet predicted, std::size_t pair)
{
    const EmotionSet both = AllPairs.at(pair).mask();
    return hasAll(gold, both) && cardinality(static_cast<EmotionSet>(predicted & both)) == 1;
}

ErrorPatterns errorPatterns(std::span<const EmotionSet> gold, std::span<const EmotionSet> predicted)
{
    Q_ASSERT(gold.size() == predicted.size());
    ErrorPatterns patterns;
    for (std::size_t at = 0; at < gold.size(); ++at) {
        const auto missed = static_cast<EmotionSet>(gold[at] & ~predicted[at]);
        const auto added = static_cast<EmotionSet>(predicted[at] & ~gold[at]);
        for (std::size_t i = 0; i < Emotions; ++i) {
            patterns.missed[i] += has(missed, i) ? 1 : 0;
            patterns.added[i] += has(added, i) ? 1 : 0;
        }
        for (std::size_t p = 0; p < PairCount; ++p)
            patterns.pairs[p] += isHalfPredicted(gold[at], predicted[at], p) ? 1 : 0;
    }
    return patterns;
}

} // namespace subtext::entanglement
