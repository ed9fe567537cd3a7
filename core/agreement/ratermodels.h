// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/base/cancel.h"

namespace subtext {

/// How the raters of one study can be trusted, by models that need no gold label.
struct RaterReliability
{
    int rater = 0;
    double fullAccuracy = 0;    ///< Dawid–Skene, full: Σ prevalence · diagonal.
    double oneCoinAccuracy = 0; ///< Dawid–Skene, one accuracy a rater.
    double competence = 0;      ///< MACE.
};

struct ModelReport
{
    std::size_t question = 0;             ///< Of the task.
    QString group;                        ///< Empty: over all items.
    std::vector<RaterReliability> raters; ///< By name.
    double fullLogLikelihood = 0;
    double oneCoinLogLikelihood = 0;
    int restarts = 0;
};

/// The models, in the order of their figures in RaterReliability.
enum class RaterModel : std::uint8_t { Full, OneCoin, Mace };

/// From here on an accuracy or a competence stands on the boundary. It is what two decimals show as
/// 1.00.
inline constexpr double BoundaryFrom = 0.995;

/// A rater whom a model trusts completely. Maximum likelihood gets there where it has too little to
/// learn from, as with three raters of equal standing; what the model says of the labels is then
/// that rater's label, with a certainty that means nothing.
struct BoundaryEstimate
{
    int rater = 0;
    RaterModel model = RaterModel::Full;

    bool operator==(const BoundaryEstimate&) const = default;
};

/// In the order of the models, then of the raters; empty where none stands there.
std::vector<BoundaryEstimate> boundaryEstimates(const ModelReport& report);

/// Random restarts after the first start, everywhere, so that a figure has one value.
inline constexpr int ModelRestarts = 10;

/// Fits the models to one question, with so many random restarts after the first start: to each
/// group with two raters or more by itself where the task lists its groups, else to all items
/// together. None when cancelled.
std::optional<std::vector<ModelReport>>
fitModels(const AgreementInput& input, int restarts = ModelRestarts, std::uint64_t seed = 42,
          const CancelToken& cancel = {}, std::size_t question = 0);

} // namespace subtext
