// SPDX-License-Identifier: MIT
#include "core/entanglement/evaluationprotocol.h"

#include "core/base/pythonrandom.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext::entanglement {
namespace {

template <typename Predicate>
CoOccurrence goldWhere(std::span<const EvaluationScenario> scenarios, Predicate belongs)
{
    std::vector<EmotionSet> vectors;
    for (const EvaluationScenario& scenario : scenarios) {
        if (scenario.gold && belongs(scenario))
            vectors.push_back(*scenario.gold);
    }
    return coOccurrence(vectors);
}

} // namespace

const char* protocolToken(EvaluationProtocol protocol)
{
    switch (protocol) {
    case EvaluationProtocol::Published:
        return "published";
    case EvaluationProtocol::InSample:
        return "in_sample";
    case EvaluationProtocol::HeldOut:
        return "held_out";
    case EvaluationProtocol::HeldOutFitted:
        return "held_out_fitted";
    }
    return "";
}

std::vector<SplitPart> shuffledSplit(std::size_t scenarios, std::uint64_t seed)
{
    constexpr double TrainShare = 0.7;
    std::vector<std::size_t> order(scenarios);
    std::iota(order.begin(), order.end(), std::size_t{0});
    PythonRandom(seed).shuffle(order);
    // nearbyint rounds half to even, as CPython's round().
    const auto train =
        static_cast<std::size_t>(std::nearbyint(TrainShare * static_cast<double>(scenarios)));
    std::vector<SplitPart> parts(scenarios, SplitPart::Test);
    for (std::size_t i = 0; i < train; ++i)
        parts[order[i]] = SplitPart::Train;
    return parts;
}

std::vector<SplitPart> splitOf(std::span<const std::optional<SplitPart>> imported,
                               std::uint64_t seed)
{
    const auto isGiven = [](const std::optional<SplitPart>& part) { return part.has_value(); };
    if (std::none_of(imported.begin(), imported.end(), isGiven))
        return shuffledSplit(imported.size(), seed);
    std::vector<SplitPart> parts;
    for (const std::optional<SplitPart>& part : imported)
        parts.push_back(part.value_or(SplitPart::Neither));
    return parts;
}

CoOccurrence goldOf(std::span<const EvaluationScenario> scenarios)
{
    return goldWhere(scenarios, [](const EvaluationScenario&) { return true; });
}

CoOccurrence goldOf(std::span<const EvaluationScenario> scenarios, SplitPart part)
{
    return goldWhere(scenarios, [part](const EvaluationScenario& s) { return s.part == part; });
}

ByProtocol<Prior> priorsOf(std::span<const EvaluationScenario> scenarios,
                           const PriorOptions& options)
{
    const CoOccurrence all = goldOf(scenarios);
    const CoOccurrence train = goldOf(scenarios, SplitPart::Train);
    return {closedFormPrior(all, 0), closedFormPrior(all, options.smoothing),
            closedFormPrior(train, options.smoothing), fittedPrior(train, options.ridge)};
}

} // namespace subtext::entanglement
