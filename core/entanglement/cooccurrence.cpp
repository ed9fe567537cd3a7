// SPDX-License-Identifier: MIT
#include "core/entanglement/cooccurrence.h"

#include <cmath>

namespace subtext::entanglement {

int CoOccurrence::together(std::size_t i, std::size_t j) const
{
    return i == j ? counts.at(i) : pairs.at(pairIndex(i, j));
}

std::optional<double> CoOccurrence::prevalence(std::size_t i) const
{
    if (scenarios == 0)
        return std::nullopt;
    return counts.at(i) / static_cast<double>(scenarios);
}

std::optional<double> CoOccurrence::conditional(std::size_t i, std::size_t given) const
{
    if (counts.at(given) == 0)
        return std::nullopt;
    return static_cast<double>(together(i, given)) / counts.at(given);
}

std::optional<double> CoOccurrence::mutualInformation(std::size_t i, std::size_t j) const
{
    if (scenarios == 0)
        return std::nullopt;
    const auto n = static_cast<double>(scenarios);
    const double withI = counts.at(i);
    const double withJ = counts.at(j);
    const double both = together(i, j);
    // p_ab ln(p_ab / (p_a p_b)) of a cell with so many scenarios, and so many in its row and column
    const auto part = [n](double cell, double row, double column) {
        return cell > 0 ? cell / n * std::log(cell * n / (row * column)) : 0.0;
    };
    return part(both, withI, withJ) + part(withI - both, withI, n - withJ) +
           part(withJ - both, n - withI, withJ) +
           part(n - withI - withJ + both, n - withI, n - withJ);
}

CoOccurrence coOccurrence(std::span<const EmotionSet> vectors)
{
    CoOccurrence result;
    ByVector<int> times{};
    for (const EmotionSet vector : vectors)
        ++times[vector];
    result.scenarios = vectors.size();
    for (std::size_t mask = 0; mask < Vectors; ++mask) {
        const auto vector = static_cast<EmotionSet>(mask);
        for (std::size_t i = 0; i < Emotions; ++i)
            result.counts[i] += has(vector, i) ? times[mask] : 0;
        for (std::size_t p = 0; p < PairCount; ++p)
            result.pairs[p] += hasAll(vector, AllPairs[p].mask()) ? times[mask] : 0;
    }
    return result;
}

} // namespace subtext::entanglement
