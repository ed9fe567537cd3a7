// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/personquality.h"
#include "core/quality/qualityrules.h"
#include "core/task/task.h"

namespace subtext {

/// What the rules of a task look at: one answer of one person to one item, whole or not.
struct TaskAnswer
{
    PersonId person;
    ScenarioId scenario;
    std::optional<int> position; ///< As in Annotation.
    Ballot ballot{};
    Points points{};
    std::optional<qint64> responseMs; ///< As QualityObservation::responseMs.

    bool operator==(const TaskAnswer&) const = default;
};

TaskAnswer taskAnswerOf(const Annotation& annotation);

/// Levels 2 and 3 by the checks that a task names, each with the limit that it names: one answer a
/// person and item, in any order. Of straight-lining, contradictions, splits and ranges a flag says
/// which question, or the first row of which board, or which scale it is about. An item's votes on
/// a question can split once it has `ratingsNeeded` of them, and two. Sorted. O(n log n) a rule.
std::vector<QualityFlag> checkTask(std::span<const TaskAnswer> answers, const Task& task,
                                   int ratingsNeeded);

/// The figures of one person, from their answers in any order and their flags. What is most
/// frequent, and how often in a row, is of the first question, or of the first board as a whole;
/// the spread of the scales is none.
PersonQuality taskPersonQuality(PersonId person, std::vector<TaskAnswer> answers, const Task& task,
                                std::span<const QualityFlag> flags);

} // namespace subtext
