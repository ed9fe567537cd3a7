// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/entanglement/board.h"
#include "core/stats/bootstrap.h"

#include <cstdint>
#include <span>

namespace subtext::entanglement {

struct KappaOptions
{
    int resamples = 2'000;
    double level = 0.95;
    std::uint64_t seed = 42;
};

/// Intervals of the eight κ and of their mean, from the same resamples.
struct KappaIntervals
{
    int resamples = 0; ///< That were drawn: none where no scenario counts.
    ByEmotion<stats::Resampled> questions{};
    /// Of the unweighted mean over the emotions whose κ is defined in a resample.
    stats::Resampled mean;
};

/// Percentile bootstrap over the n scenarios with at least two raters, in the order given, as
/// stats::bootstrapAgreement does it for one question: exactly resamples × n draws
/// `randint(0, n − 1)` of CPython's `Random(seed)`, each of which takes all eight answers of a
/// scenario. Resamples in which a κ is undefined are left out of its interval and counted. None
/// when cancelled.
std::optional<KappaIntervals> resampleKappas(std::span<const ScenarioVotes> votes,
                                             const KappaOptions& options = {},
                                             const CancelToken& cancel = {});

} // namespace subtext::entanglement
