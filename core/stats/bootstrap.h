// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/pythonrandom.h"
#include "core/stats/counttable.h"

#include <optional>
#include <span>
#include <vector>

namespace subtext::stats {

/// The percentile interval of B resampled values (Efron 1979, doi 10.1214/aos/1176344552): of the
/// sorted values the one at index ⌊B·(1−level)/2⌋ and the one at ⌊B·(1+level)/2⌋, at most the last.
/// None without values. Reorders them; O(B).
std::optional<Interval> percentileInterval(std::span<double> values, double level);

enum class BootstrapMode {
    CPython,     ///< Every item drawn by itself: `randint` of CPython's stream, item by item.
    Multinomial, ///< Equal items drawn together: cost does not grow with the number of items.
};
/// "cpython", "multinomial".
const char* modeToken(BootstrapMode mode);

/// Above this number of items (that count) equal ones are drawn together.
inline constexpr std::size_t LargeStudyItems = 20'000;

struct BootstrapOptions
{
    int resamples = 2'000;
    double level = 0.95;
    std::optional<BootstrapMode> mode; ///< None: CPython up to LargeStudyItems, else Multinomial.
};

/// A percentile interval; resamples in which the statistic is undefined are left out and counted.
struct Resampled
{
    std::optional<Interval> interval; ///< None where no resample had a value.
    int undefined = 0;

    bool operator==(const Resampled&) const = default;
};

/// Intervals of every coefficient that the votes give, from the same resamples.
struct AgreementIntervals
{
    BootstrapMode mode = BootstrapMode::CPython;
    int resamples = 0; ///< That were drawn: none where there is nothing to draw from.
    Resampled kappa;
    Resampled observed; ///< Percent agreement, as a share.
    Resampled alpha;    ///< Krippendorff's α, nominal.
    std::vector<Resampled> kappaByCategory;
};

/// Intervals of several questions about the same items, from the same resamples.
struct JointIntervals
{
    std::vector<AgreementIntervals> questions;
    /// Of the unweighted mean of κ over the questions whose κ is defined in a resample.
    Resampled meanKappa;
};

/// Percentile bootstrap over the items with at least two ratings (Efron 1979,
/// doi 10.1214/aos/1176344552): B resamples of n items with replacement, values sorted, low at
/// index ⌊B·(1−level)/2⌋, high at ⌊B·(1+level)/2⌋ (B: those with a value; high at most the last).
///
/// In CPython mode takes exactly B × n draws `randint(0, n − 1)` from `stream`, resample by
/// resample, and so leaves it where the authors' pipeline does. In Multinomial mode the count of
/// each distinct row is drawn by conditional binomials from a generator seeded by two outputs of
/// `stream`: O(B · distinct rows · k), and the order of the items does not matter. Takes nothing
/// from `stream` where no item counts. None when cancelled. Progress is that of this call.
std::optional<AgreementIntervals> bootstrapAgreement(const CountTable& table, PythonRandom& stream,
                                                     const BootstrapOptions& options = {},
                                                     const CancelToken& cancel = {},
                                                     const ProgressSink& progress = {});

/// The same for several questions at once, as where the eight rows of a board are asked about one
/// scenario: every draw takes all that an item was answered. `questions` have a row for the same
/// items each. The items are those with at least two ratings of any question; a question for which
/// an item has fewer does without it. Of one question it is bootstrapAgreement.
std::optional<JointIntervals> bootstrapTogether(std::span<const CountTable> questions,
                                                PythonRandom& stream,
                                                const BootstrapOptions& options = {},
                                                const CancelToken& cancel = {},
                                                const ProgressSink& progress = {});

} // namespace subtext::stats
