// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/setevaluation.h"

namespace subtext::entanglement {

/// A figure without and with the prior.
struct BeforeAfter
{
    double baseline = 0;
    double full = 0;

    bool operator==(const BeforeAfter&) const = default;
};

/// Unweighted means over sets.
struct MeanOverSets
{
    int sets = 0; ///< With a result.
    BeforeAfter lexicalAccuracy;
    BeforeAfter vectorAccuracy;
    BeforeAfter hammingLoss;
    BeforeAfter macroF1;

    bool operator==(const MeanOverSets&) const = default;
};

/// What sets get wrong before the prior, counted together.
struct DominantErrors
{
    int sets = 0; ///< With a result.
    ErrorPatterns patterns;

    bool operator==(const DominantErrors&) const = default;
};

/// Of the sets with a result by this protocol; none where there is none.
std::optional<MeanOverSets> meanOverSets(std::span<const SetEvaluation* const> sets,
                                         EvaluationProtocol protocol);
std::optional<DominantErrors> dominantErrors(std::span<const SetEvaluation* const> sets,
                                             EvaluationProtocol protocol);

} // namespace subtext::entanglement
