// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace subtext::entanglement {

/// How much of the gain in macro F1 comes from the pairs.
struct Ablation
{
    double alpha = 0;    ///< Of the full prior; the first three figures are at this one.
    double baseline = 0; ///< Without prior.
    double linear = 0;   ///< Without the pairs.
    double full = 0;
    double linearOwnAlpha = 0; ///< The best one of the prior without pairs.
    double linearOwn = 0;      ///< What it reaches with that.

    double gainFull() const { return full - baseline; }
    double gainLinear() const { return linear - baseline; }
    /// (full − linear) / (full − baseline); none unless full gains.
    std::optional<double> pairwiseShareOfGain() const;
    /// (full − linear) / (linear − baseline); none unless linear gains.
    std::optional<double> upliftOverLinear() const;

    bool operator==(const Ablation&) const = default;
};

} // namespace subtext::entanglement
