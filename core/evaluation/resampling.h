// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/evaluation/hardscores.h"
#include "core/stats/counttable.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace subtext::evaluation {

/// Where the drawn items come from. Both are MT19937.
enum class Stream : std::uint8_t {
    /// CPython's `random.Random(seed)`: B × n draws of `randint(0, n − 1)`, restarted for every
    /// job, so that jobs of the same n draw the same places.
    CPython,
    /// numpy's legacy `RandomState(seed).randint(0, n)`: the low bits of each output, rejected when
    /// ≥ n. One stream through all jobs, in their order.
    NumpyPublished,
};
/// "cpython", "numpy-published".
const char* streamToken(Stream stream);

/// The largest seed that a stream has: numpy's takes 32 bits.
std::uint64_t largestSeed(Stream stream);

struct ResamplingOptions
{
    int resamples = 10'000;
    std::uint64_t seed = 42;
    Stream stream = Stream::CPython;
};

/// What is to be resampled: the items of one set, or of one of its strata. The cells must outlive
/// the call.
struct ResamplingJob
{
    std::span<const Cell> cells; ///< As cellOf makes them; their order is part of the answer.
    bool withF1 = false;
    bool keepsCorrect = false; ///< For differences between sets.
};

/// Percentile intervals (95 %) of one job, from the same resamples; none without items.
struct ResampledScores
{
    std::optional<stats::Interval> accuracy;
    std::optional<stats::Interval> macroF1;    ///< Only where asked for.
    std::optional<stats::Interval> weightedF1; ///< Only where asked for.
    std::vector<std::int32_t> correct;         ///< Of each resample, where asked for.

    bool operator==(const ResampledScores&) const = default;
};

/// Percentile bootstrap over items: n of them with replacement, B times; the values sorted, low at
/// index ⌊0.025 B⌋, high at ⌊0.975 B⌋. One answer a job, in their order. Draws are made once for
/// all jobs of the same n and are never all in memory: O(B · Σ n). None when cancelled.
std::optional<std::vector<ResampledScores>> resample(std::span<const ResamplingJob> jobs,
                                                     int options, const ResamplingOptions& how,
                                                     const CancelToken& cancel = {});

/// The percentiles of values, as `resample` takes them; none where there are none. Changes their
/// order.
std::optional<stats::Interval> percentileInterval(std::span<double> values);

} // namespace subtext::evaluation
