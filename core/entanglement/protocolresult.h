// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/alphasweep.h"
#include "core/entanglement/errorpatterns.h"
#include "core/entanglement/evaluationprotocol.h"
#include "core/entanglement/gaininterval.h"
#include "core/entanglement/quartilegain.h"

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

/// The vectors of one scenario, so that a figure can open what it counts.
struct ScenarioVectors
{
    std::size_t scenario = 0; ///< Its place in the file.
    EmotionSet gold = 0;
    EmotionSet baseline = 0;    ///< α = 0
    EmotionSet linear = 0;      ///< Without pairs, at the α chosen for the full prior.
    EmotionSet full = 0;        ///< At the α chosen.
    EmotionSet linearAtOne = 0; ///< α = 1
    EmotionSet fullAtOne = 0;
    std::size_t quartile = 0; ///< By how sure the model is: 0 (least) … 3.

    bool operator==(const ScenarioVectors&) const = default;
};

/// One set of predictions by one protocol. `selection` is on the scenarios that chose α, everything
/// else on those that figures are about.
struct ProtocolResult
{
    PriorWeights prior;
    double alpha = 0;
    std::vector<SweepStep> selection;
    std::vector<SweepStep> sweep;
    VectorMetrics baseline;
    VectorMetrics full;
    Ablation ablation;
    Flips flips;
    std::array<QuartileGain, 4> quartiles{};
    ErrorPatterns patternsBaseline;
    ErrorPatterns patternsFull;
    std::optional<GainInterval> gain;     ///< HeldOut only.
    std::vector<ScenarioVectors> vectors; ///< In the order of the file.

    /// False with a weight of 0: nothing was changed, and no gain was measured.
    bool isPriorUsed() const { return alpha > 0; }
};

struct NoResult
{
    enum class Reason : std::uint8_t {
        UndefinedPrior,   ///< `terms` says where.
        NothingToChoose,  ///< No scenario with gold and probabilities to take α from.
        NothingToMeasure, ///< None to measure on.
    };
    Reason reason = Reason::UndefinedPrior;
    UndefinedTerms terms;

    bool operator==(const NoResult&) const = default;
};

using ProtocolOutcome = tl::expected<ProtocolResult, NoResult>;

/// `choosing` and `measured` are the same object where the protocol holds nothing out. Leaves
/// `gain` to its caller. Nothing is measured with α of nothing: see NoResult.
ProtocolOutcome runProtocol(const Prior& prior, const ScoredScenarios& choosing,
                            const ScoredScenarios& measured);

} // namespace subtext::entanglement
