// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/stats/labels.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace subtext::stats {

/// The defaults are those of the authors' program. All priors are above 0.
struct MaceOptions
{
    int iterations = 50; ///< Of each start; there is no earlier end.
    int restarts = 10;   ///< Random starts, at least 1; the best log-likelihood is kept.
    std::uint64_t seed = 42;
    double alpha = 0.5;      ///< Beta prior of a rater: pseudo-labels that are spam …
    double beta = 0.5;       ///< … and pseudo-labels that are not.
    double spamPrior = 10.0; ///< Dirichlet prior of what a spamming rater gives, each category.
};

/// What MACE takes for true and how far it trusts each rater.
struct MaceFit
{
    /// Of the labels under the variational weights, natural logarithm; comparable between starts
    /// of the same data and priors, not with other models.
    double logLikelihood = 0;
    /// raters: how far a label is not spam, 0 … 1, as the authors' program has it: exp(E[log θ]),
    /// which lies below the posterior mean. A rater without labels has the prior's.
    std::vector<double> competence;
    std::vector<double> posterior; ///< items × categories, row-major; uniform without labels.
    std::vector<int> prediction;   ///< items: the likeliest category, of equals the first; −1
                                   ///< without labels.
};

/// Multi-Annotator Competence Estimation by variational Bayes (Hovy et al. 2013,
/// aclanthology.org/N13-1132): a rater either knows the true category or spams with a
/// distribution of their own; true categories are equally frequent beforehand. Each of the
/// restarts × iterations steps is O(labels + raters · categories), and as much again for each
/// different set of labels. None when cancelled or without labels.
std::optional<MaceFit> fitMace(const LabelList& labels, const MaceOptions& options = {},
                               const CancelToken& cancel = {});

} // namespace subtext::stats
