// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/scoring.h"
#include "core/models/vectorstudy.h"

namespace subtext {

struct VectorStratum
{
    evaluation::CutBy cut = evaluation::CutBy::Group;
    entanglement::Stratum scenarios;
};

/// The strata of the scenarios by group, by the split that files said and by topic, where the input
/// names those: with the names, and in the order, that the labels of other tasks are cut by.
std::vector<VectorStratum> vectorStrata(const VectorStudy& study);

/// Scores the sets of evaluateVectors() on each of the strata, in their order.
void scoreStrata(const VectorStudy& study, const std::vector<VectorStratum>& strata,
                 const std::vector<evaluation::PredictionSet>& sets,
                 std::vector<entanglement::NamedEvaluation>& evaluations);

} // namespace subtext
