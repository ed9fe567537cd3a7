// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/entanglement/emotionvector.h"
#include "core/stats/bootstrap.h"

#include <cstdint>
#include <span>

namespace subtext::entanglement {

struct GainOptions
{
    int resamples = 10'000;
    double level = 0.95;
    std::uint64_t seed = 42;
};

/// Intervals of what the prior gains over the baseline, from the same resamples.
struct GainInterval
{
    int resamples = 0; ///< That were drawn: none without scenarios.
    std::uint64_t seed = 0;
    std::optional<stats::Interval> macroF1; ///< Difference, −1 … 1.
    std::optional<stats::Interval> lexicalAccuracy;

    bool operator==(const GainInterval&) const = default;
};

/// Paired percentile bootstrap over n scenarios (Efron 1979, doi 10.1214/aos/1176344552; Koehn 2004
/// for comparing systems): each resample draws n scenarios, each with its gold and both of its
/// predictions, and takes after − before. Exactly resamples × n draws `randint(0, n − 1)` of
/// CPython's `Random(seed)`, resample by resample, so that two sets over the same scenarios get the
/// same resamples. Values sorted, low at index ⌊B (1 − level) / 2⌋, high at ⌊B (1 + level) / 2⌋.
/// All spans in the same order, which the interval depends on. O(resamples · n). None when
/// cancelled.
std::optional<GainInterval> gainInterval(std::span<const EmotionSet> gold,
                                         std::span<const EmotionSet> before,
                                         std::span<const EmotionSet> after,
                                         const GainOptions& options = {},
                                         const CancelToken& cancel = {});

} // namespace subtext::entanglement
