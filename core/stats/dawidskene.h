// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/stats/labels.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace subtext::stats {

enum class DawidSkeneModel {
    Full,    ///< Each rater has a k × k table of errors.
    OneCoin, ///< Each rater has one accuracy; errors fall evenly on the other categories.
};

enum class DawidSkeneStart {
    Proportions, ///< Each item's shares of the labels (Dawid & Skene 1979, eq. 3.1).
    Majority,    ///< All weight on the most frequent label, ties shared evenly.
};

struct DawidSkeneOptions
{
    DawidSkeneModel model = DawidSkeneModel::Full;
    DawidSkeneStart start = DawidSkeneStart::Proportions;
    /// Further starts: each item's shares of the labels, mixed half and half with random ones.
    /// The best log-likelihood is kept.
    int restarts = 0;
    std::uint64_t seed = 42;
    double tolerance = 1e-12;   ///< On the largest change of a parameter.
    int maxIterations = 10'000; ///< Of each start; at least one is made.
};

/// A fitted model. Matrices row-major.
struct DawidSkeneFit
{
    double logLikelihood = 0;       ///< Of the labels given the parameters; natural logarithm.
    std::vector<double> prevalence; ///< k; of the items with labels.
    /// raters × k (true) × k (given); one-coin models spelled out too. Rows sum to 1. A row that
    /// the labels say nothing about (a rater without labels, a true category that never came to
    /// this rater) is uniform, or what it was when the last of its weight went.
    std::vector<double> errors;
    std::vector<double> posterior; ///< items × k; the prevalence for an item without labels.
    std::vector<double> accuracy;  ///< raters; Σ prevalence · diagonal.
    int iterations = 0;            ///< Of the start that was kept.
    bool isConverged = false;
    int bestStart = 0; ///< 0: the unperturbed one.
};

/// Maximum likelihood by EM (Dawid & Skene 1979, doi 10.2307/2346806); one-coin as in Zhang et al.
/// 2016 (jmlr.org/papers/v17/14-511.html), with the prevalences estimated too. EM finds a local
/// optimum: report the log-likelihood and use restarts. (On the 1979 data even the published one is
/// not the highest.) An iteration is O(k · (labels + items + raters · k)), of which exponentials
/// only k for each different set of labels. None when cancelled, or where there are no labels or
/// fewer than two categories.
std::optional<DawidSkeneFit> fitDawidSkene(const LabelList& labels,
                                           const DawidSkeneOptions& options = {},
                                           const CancelToken& cancel = {});

} // namespace subtext::stats
