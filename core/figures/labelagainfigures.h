// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/domain/annotation.h"
#include "core/stats/bootstrap.h"
#include "core/task/task.h"

#include <optional>
#include <set>
#include <vector>

namespace subtext {

class StudyContext;

/// What one annotator chose on an item before it was asked for again, and what counts now: the
/// same where they were not asked and have not changed it.
struct LabelledTwice
{
    Ballot before{};
    std::optional<Ballot> after; ///< None: they still owe it.
    bool isFurther = false;      ///< AgreementRating::isFurther: κ goes without them.
};

/// Everybody who had labelled an item before it was asked for again, of whomever.
using ItemLabelledTwice = std::vector<LabelledTwice>;

/// Fleiss' κ with its percentile bootstrap interval (95 %, 2,000 resamples of the items, seed 42);
/// none where it is undefined, and no interval of one item, which every resample would be.
struct KappaAgain
{
    std::optional<double> kappa;
    std::optional<stats::Interval> interval;

    bool operator==(const KappaAgain&) const = default;
};

/// How far the same annotators agree on the same items before and after, on one question.
struct QuestionAgain
{
    int items = 0; ///< Where everybody chose an option both times, and that were two at least.
    KappaAgain before;
    KappaAgain after;

    bool operator==(const QuestionAgain&) const = default;
};

struct LabelAgainFigures
{
    int items = 0;    ///< That are asked for; without those that are left out.
    int answered = 0; ///< Those that all who were asked have labelled again: one at least.
    std::vector<QuestionAgain> questions; ///< Of the answered items, in the order of the task.

    bool operator==(const LabelAgainFigures&) const = default;
};

/// Items that somebody still owes are not in κ, on neither side: with a rater missing it would be
/// of other people. All draws take the same items before and after. None when cancelled.
/// O(resamples · items).
std::optional<LabelAgainFigures> labelAgainFigures(const std::vector<ItemLabelledTwice>& items,
                                                   const Task& task,
                                                   const CancelToken& cancel = {});

/// Throws; call it inside Database::readConsistently. The last answer from before the request, and
/// the one that counts if it is not older, of the raters of each item that is asked for; of whoever
/// is not asked that from before the latest request, and the one that counts. Not of all items when
/// cancelled. `among`: of these items alone; none: of all.
std::vector<ItemLabelledTwice>
readLabelledTwice(StudyContext& context, const CancelToken& cancel = {},
                  const std::optional<std::set<ScenarioId>>& among = {});

} // namespace subtext
