// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/entanglement/setevaluation.h"
#include "core/evaluation/predictions.h"
#include "core/evaluation/scoredinput.h"
#include "core/models/goldvectors.h"

namespace subtext {

/// What that analysis evaluates models on, as of one moment. Scenarios are those that count, in the
/// order of import.
struct VectorStudy
{
    entanglement::EmotionNames emotions; ///< The tokens of its questions.
    std::vector<entanglement::EvaluationScenario> scenarios;
    std::vector<ScenarioId> ids; ///< Of each.
    /// What each is called: its id where no other scenario has it, else "group/id".
    QStringList names;
    /// By which files name them.
    evaluation::Input input{evaluation::Options::emotions(), {}, {}};
};

/// Of gold that was read already.
VectorStudy vectorStudy(const AgreementInput& input, const GoldVectors& vectors);

/// What a set says, by the places of VectorStudy::scenarios.
std::vector<entanglement::VectorPrediction> vectorsOf(const evaluation::PredictionSet& set,
                                                      const VectorStudy& study);

/// Everything about all sets, in their order. None when cancelled.
std::optional<std::vector<entanglement::NamedEvaluation>>
evaluateVectors(const VectorStudy& study, const std::vector<evaluation::PredictionSet>& sets,
                const entanglement::PriorOptions& priors, const entanglement::GainOptions& gain,
                const CancelToken& cancel = {});

} // namespace subtext
