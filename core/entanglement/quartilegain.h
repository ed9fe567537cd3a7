// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"

#include <span>
#include <vector>

namespace subtext::entanglement {

/// How sure a model is of one scenario: the mean of max(p, 1 − p), ½ … 1.
double sureness(const Probabilities& yes);

struct QuartileGain
{
    std::size_t scenarios = 0;
    std::optional<double> meanGain; ///< Right cells after − before, −8 … 8; none without scenarios.

    bool operator==(const QuartileGain&) const = default;
};

/// The quartile of each scenario, 0 (the least sure) … 3: by ascending sureness, those equal to
/// twelve digits in the order given, ⌊4 · rank / n⌋. O(n log n).
std::vector<std::size_t> quartilesOf(std::span<const double> sureness);

/// Where the gain comes from: the scenarios of each quartile. All four spans in the same order.
std::array<QuartileGain, 4> quartileGains(std::span<const EmotionSet> gold,
                                          std::span<const EmotionSet> before,
                                          std::span<const EmotionSet> after,
                                          std::span<const std::size_t> quartiles);

} // namespace subtext::entanglement
