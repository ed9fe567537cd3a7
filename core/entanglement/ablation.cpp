// SPDX-License-Identifier: MIT
#include "core/entanglement/ablation.h"

namespace subtext::entanglement {
namespace {

/// What rounding leaves of a gain of nothing.
constexpr double NoGain = 1e-12;

std::optional<double> ratio(double part, double gain)
{
    if (gain <= NoGain)
        return std::nullopt;
    return part / gain;
}

} // namespace

std::optional<double> Ablation::pairwiseShareOfGain() const
{
    return ratio(full - linear, gainFull());
}

std::optional<double> Ablation::upliftOverLinear() const
{
    return ratio(full - linear, gainLinear());
}

} // namespace subtext::entanglement
