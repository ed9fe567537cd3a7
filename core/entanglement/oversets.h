// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/setevaluation.h"

#include <QStringList>

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

/// What sets get wrong, counted together.
struct DominantErrors
{
    int sets = 0;           ///< With a result.
    ErrorPatterns patterns; ///< Without the prior.
    ErrorPatterns full;     ///< With it.

    bool operator==(const DominantErrors&) const = default;
};

/// The modes of sets, each where it is first named. A run after the first is a mode of its own
/// ("zero-shot:2").
QStringList modesOf(std::span<const NamedEvaluation* const> sets);
/// The sets of a mode, without those that are apart.
std::vector<const SetEvaluation*> ofMode(std::span<const NamedEvaluation* const> sets,
                                         const QString& mode);

/// Of the sets with a result by this protocol; none where there is none.
std::optional<MeanOverSets> meanOverSets(std::span<const SetEvaluation* const> sets,
                                         EvaluationProtocol protocol);
std::optional<DominantErrors> dominantErrors(std::span<const SetEvaluation* const> sets,
                                             EvaluationProtocol protocol);

} // namespace subtext::entanglement
