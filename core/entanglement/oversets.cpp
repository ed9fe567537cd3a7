// SPDX-License-Identifier: MIT
#include "core/entanglement/oversets.h"

namespace subtext::entanglement {
namespace {

std::vector<const ProtocolResult*> resultsOf(std::span<const SetEvaluation* const> sets,
                                             EvaluationProtocol protocol)
{
    std::vector<const ProtocolResult*> results;
    for (const SetEvaluation* set : sets) {
        if (!set->protocols)
            continue;
        if (const ProtocolOutcome& outcome = set->protocols->at(indexOf(protocol)))
            results.push_back(&*outcome);
    }
    return results;
}

using Figure = std::optional<double> (VectorMetrics::*)() const;

BeforeAfter meanOf(const std::vector<const ProtocolResult*>& results, Figure figure)
{
    BeforeAfter sum;
    for (const ProtocolResult* result : results) {
        sum.baseline += (result->baseline.*figure)().value_or(0);
        sum.full += (result->full.*figure)().value_or(0);
    }
    const auto n = static_cast<double>(results.size());
    return {sum.baseline / n, sum.full / n};
}

} // namespace

QStringList modesOf(std::span<const NamedEvaluation* const> sets)
{
    QStringList modes;
    for (const NamedEvaluation* set : sets) {
        const QString mode = set->mode();
        if (!modes.contains(mode))
            modes << mode;
    }
    return modes;
}

std::vector<const SetEvaluation*> ofMode(std::span<const NamedEvaluation* const> sets,
                                         const QString& mode)
{
    std::vector<const SetEvaluation*> found;
    for (const NamedEvaluation* set : sets) {
        if (set->mode() == mode && !set->isApart())
            found.push_back(&set->evaluation);
    }
    return found;
}

std::optional<MeanOverSets> meanOverSets(std::span<const SetEvaluation* const> sets,
                                         EvaluationProtocol protocol)
{
    const auto results = resultsOf(sets, protocol);
    if (results.empty())
        return std::nullopt;
    return MeanOverSets{
        static_cast<int>(results.size()), meanOf(results, &VectorMetrics::lexicalAccuracy),
        meanOf(results, &VectorMetrics::vectorAccuracy),
        meanOf(results, &VectorMetrics::hammingLoss), meanOf(results, &VectorMetrics::macroF1)};
}

std::optional<DominantErrors> dominantErrors(std::span<const SetEvaluation* const> sets,
                                             EvaluationProtocol protocol)
{
    const auto results = resultsOf(sets, protocol);
    if (results.empty())
        return std::nullopt;
    DominantErrors errors;
    errors.sets = static_cast<int>(results.size());
    for (const ProtocolResult* result : results) {
        errors.patterns += result->patternsBaseline;
        errors.full += result->patternsFull;
    }
    return errors;
}

} // namespace subtext::entanglement
