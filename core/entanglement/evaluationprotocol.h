// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/priorfit.h"

#include <cstdint>
#include <span>
#include <vector>

namespace subtext::entanglement {

/// What the prior and its weight α are taken from, and what is measured on.
enum class EvaluationProtocol : std::uint8_t {
    Published,     ///< Prior, α and figures from all scenarios; closed form without smoothing.
    InSample,      ///< The same, smoothed.
    HeldOut,       ///< Prior and α from the training part, figures on the test part; smoothed.
    HeldOutFitted, ///< The same with the fitted prior.
};
inline constexpr std::array<EvaluationProtocol, 4> AllProtocols{
    EvaluationProtocol::Published, EvaluationProtocol::InSample, EvaluationProtocol::HeldOut,
    EvaluationProtocol::HeldOutFitted};
/// A figure of each protocol, in the order of AllProtocols.
template <typename T> using ByProtocol = std::array<T, AllProtocols.size()>;

constexpr std::size_t indexOf(EvaluationProtocol protocol)
{
    return static_cast<std::size_t>(protocol);
}
/// "published", "in_sample", "held_out", "held_out_fitted".
const char* protocolToken(EvaluationProtocol protocol);
/// Whether figures are on scenarios that neither prior nor α have seen.
constexpr bool isHeldOut(EvaluationProtocol protocol)
{
    return protocol == EvaluationProtocol::HeldOut || protocol == EvaluationProtocol::HeldOutFitted;
}

/// Where a scenario belongs in the protocols that hold out.
enum class SplitPart : std::uint8_t { Neither, Train, Test };

/// For data without a split: the places 0 … n − 1 shuffled as by CPython's `Random(seed).shuffle`,
/// of which the first round(.7 n), half to even, are train and the others test. The part of each
/// scenario, in the order of the file.
std::vector<SplitPart> shuffledSplit(std::size_t scenarios, std::uint64_t seed = 42);

/// The parts of a study: those that were imported, where a scenario has one (the others then belong
/// to neither); else shuffledSplit of all scenarios, with gold or without.
std::vector<SplitPart> splitOf(std::span<const std::optional<SplitPart>> imported,
                               std::uint64_t seed = 42);

struct EvaluationScenario
{
    std::optional<EmotionSet> gold; ///< None where votes are tied: left out of everything.
    SplitPart part = SplitPart::Neither;
};

struct PriorOptions
{
    double smoothing = UsualSmoothing; ///< Of InSample and HeldOut; > 0.
    double ridge = UsualRidge;         ///< Of HeldOutFitted; > 0.
};

/// Counts of the gold vectors of a part, or of all scenarios that have one.
CoOccurrence goldOf(std::span<const EvaluationScenario> scenarios);
CoOccurrence goldOf(std::span<const EvaluationScenario> scenarios, SplitPart part);

/// The prior of each protocol, from every gold vector of its part: the same for all sets of
/// predictions.
ByProtocol<Prior> priorsOf(std::span<const EvaluationScenario> scenarios,
                           const PriorOptions& options = {});

} // namespace subtext::entanglement
