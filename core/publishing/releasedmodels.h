// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/base/cancel.h"
#include "core/models/modelanswers.h"
#include "core/models/modelruns.h"
#include "core/models/topics.h"
#include "core/publishing/modeldrawings.h"
#include "core/release/layout/release.h"

namespace subtext {

class StudyContext;

struct ModelMaterial
{
    std::vector<KeptPredictions> sets;
    std::vector<RunState> runs{}; ///< Of this program, of these sets or others.
    std::vector<NamedTopic>
        topics{}; ///< Strata of the figures of labels; none where none were kept.
    std::optional<KeptTopicFigures> topicMap{}; ///< Of the same.
};

/// Reads it, but for the topics; to be called inside Database::readConsistently, and throws.
/// InvalidValue where there is nothing to release: `value` is a name that no set has, or empty
/// where there are no sets (detail: "predictions"), or the token of a task without vectors (detail:
/// "entanglement").
ModelMaterial modelMaterial(StudyContext& context, const ModelChoice& choice);

/// Adds the chosen answers to a release that is being made: a file a set, which `predictions
/// import` takes, and their texts, which the gates look at. Errors: StudyDamaged.
Result<void> addPredictions(const ModelMaterial& material, ReleaseInput& release);

/// Adds what follows from them: the files that `evaluate --json` and `entanglement --json` print,
/// with tables of them; gives what charts of them are drawn of. `input` is of the public data, so
/// that people are called as there. Errors: StudyDamaged, Cancelled.
Result<ModelDrawings> addModelReports(const ModelMaterial& material, const AgreementInput& input,
                                      ReleaseInput& release, const CancelToken& cancel);

} // namespace subtext
