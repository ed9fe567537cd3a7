// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/flips.h"
#include "core/entanglement/inference.h"
#include "core/entanglement/vectormetrics.h"

#include <span>
#include <vector>

namespace subtext::entanglement {

/// The weights of the prior that are tried.
inline constexpr std::array<double, 8> UsualAlphas{0, 0.1, 0.25, 0.5, 0.75, 1, 2, 5};

/// The scenarios that a figure is about: those with gold and all eight probabilities, in the order
/// of the file. All lists are equally long.
struct ScoredScenarios
{
    std::vector<std::size_t> scenario; ///< Which one, by its place in the file.
    std::vector<EmotionSet> gold;
    std::vector<LogOdds> odds;
    std::vector<double> sureness;

    std::size_t size() const { return gold.size(); }
};

std::vector<EmotionSet> bestVectors(const Inference& inference, std::span<const LogOdds> odds);

/// One prior at one α.
struct SweepArm
{
    VectorMetrics metrics;
    int changedScenarios = 0; ///< Against α = 0.
    int changedCells = 0;

    bool operator==(const SweepArm&) const = default;
};

struct SweepStep
{
    double alpha = 0;
    SweepArm full;
    SweepArm linear; ///< Without the pairs.

    bool operator==(const SweepStep&) const = default;
};

/// Both priors at each α, in the order given. O(alphas · n), about half a microsecond for each.
std::vector<SweepStep> alphaSweep(const PriorWeights& prior, const ScoredScenarios& scenarios,
                                  std::span<const double> alphas = UsualAlphas);

/// The α with the highest macro F1: the smallest of those within 1e-12 of it. None without steps or
/// scenarios.
std::optional<double> bestAlpha(std::span<const SweepStep> sweep, SweepArm SweepStep::*arm);

} // namespace subtext::entanglement
