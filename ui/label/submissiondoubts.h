// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/records.h"
#include "core/quality/contradictionrule.h"
#include "core/quality/qualityrecords.h"
#include "core/study/study.h"

#include <optional>
#include <vector>

namespace subtext {

/// A submission that stands, and the weightiest question about it: it contradicts itself; its
/// explanation has fewer or more sentences than are asked for (ExplanationShort, …Long); or it was
/// implausibly quick (TooFast).
struct SubmissionDoubt
{
    ScenarioId scenario;
    QualityCode code = QualityCode::TooFast;
    std::optional<FoundContradiction> contradiction; ///< Where it is one.
    Answer answer;                                   ///< As it was submitted.
    bool isRevision = false;
    bool isWaiting = true; ///< False: somebody looks at it again.
    /// It was asked beside another item, and nobody answered before that was left.
    bool isPassed = false;
};

/// What the self-check of a study goes by.
struct SelfCheckRules
{
    const Task& task;
    const Task& checked; ///< With the limits that apply.
    const QualityProtocol& quality;
    bool isExplanationRequired = true;
};

/// What there is to ask of a submission besides its contradictions: first of the explanation, then
/// of the pace. That is of the first submission; whoever revises has looked again.
std::optional<QualityCode> doubtOfTextOrPace(const Annotation& written,
                                             const SelfCheckRules& rules);

/// What a person was asked about answers that still stand, whenever that was.
struct AskedBefore
{
    std::vector<SubmissionDoubt> open; ///< Not answered; the newest last.
    std::vector<SubmissionDoubt> kept; ///< Not asked again while the answer is as it is.
};

/// Of these items of the person, which are theirs, by what the study has on record of its
/// self-check. What would not be asked by the present rules is neither open nor kept.
Result<AskedBefore> askedBefore(Study& study, PersonId person,
                                const std::vector<ItemSummary>& items, const SelfCheckRules& rules);

} // namespace subtext
