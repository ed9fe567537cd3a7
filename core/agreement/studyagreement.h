// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/boardfigures.h"

namespace subtext {

/// Every question of the task over one set of items.
struct SetAgreement
{
    std::vector<AgreementGroup> questions;      ///< In the order of the task.
    std::vector<std::optional<YesFigures>> yes; ///< By question; none where it is no yes or no.
    std::vector<BoardFigures> boards;           ///< Those of no and yes.
    std::optional<double> meanKappa;            ///< Unweighted, over the questions with a κ.
    int meanOver = 0;                           ///< How many those are.
    stats::Resampled meanInterval;              ///< Where the questions share their resamples.
    qint64 items = 0;
    qint64 leftOut = 0;     ///< With fewer than two ratings of every question.
    qint64 withoutGold = 0; ///< A question of theirs is undecided, or ambiguous.
};

struct GroupSet
{
    QString group; ///< Its token.
    SetAgreement figures;
};

/// Every figure of agreement over one study or a filtered part of it, question by question: what
/// computeAgreement shows of one of them.
struct StudyAgreement
{
    AgreementOptions options;
    std::vector<GroupSet> groups; ///< With items, in alphabetical order; none without groups.
    SetAgreement overall;
    AgreementInput input;

    const Task& task() const { return *input.task; }
};

/// With the intervals of resamplingOf(task). None when cancelled. O(resamples × items × options).
std::optional<StudyAgreement> computeStudyAgreement(AgreementInput input,
                                                    const AgreementOptions& options = {},
                                                    const CancelToken& cancel = {},
                                                    const ProgressSink& progress = {});

/// What computeAgreement says of the question of `options`, from figures that are there.
AgreementReport reportOf(StudyAgreement study, const AgreementOptions& options);

} // namespace subtext
