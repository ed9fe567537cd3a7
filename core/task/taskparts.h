// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <vector>

namespace subtext {

/// What a task is taken apart into by whoever edits one. Scene, Group, Questions, Scales and Checks
/// hold the parts behind them.
enum class PartKind : std::uint8_t {
    Head, ///< Token, title, version, layout.
    Scene,
    Field,
    Choice, ///< An option of a field.
    Group,
    GroupChoice,
    Questions,
    Question, ///< By itself, or a row of a board.
    Board,
    Option, ///< Of a question by itself, or of all rows of a board.
    Scales,
    Scale,
    Point,
    Explanation,
    Checks,
    StraightLining,
    Contradiction,
    WideRange,
    Times,
    Hints,
    Texts,
};

/// A part of a task by its place. It is good for as long as nothing is added, removed or moved.
struct TaskPart
{
    PartKind kind = PartKind::Head;
    std::size_t at = 0; ///< In its list; of a board its first question.
    std::size_t of = 0; ///< The field, the scale, or the first question of the run that holds it.

    bool operator==(const TaskPart&) const = default;
};

/// The parts that a task always has, from the head to the texts.
std::vector<TaskPart> topParts();
/// What a part holds, in order.
std::vector<TaskPart> partsIn(const Task& task, TaskPart part);
/// What holds a part; itself for one of topParts().
TaskPart holderOf(const Task& task, TaskPart part);
bool hasPart(const Task& task, TaskPart part);

/// Where it stands in the document: "questions[0].options[3]". Empty for the head.
QString placeOf(const Task& task, TaskPart part);
/// The part that a place of the document is in; the head for what is in no other.
TaskPart partAt(const Task& task, const QString& place);

/// The step that a question is asked in, and its place among them.
QuestionRun runOf(const Task& task, std::size_t question);
std::size_t runIndexOf(const Task& task, std::size_t question);

/// Calls `act` with the list of the task that a part stands in. Calls nothing for a part that
/// stands in none, or whose list is not there.
template <typename AnyTask, typename Act> void withListOf(AnyTask& task, TaskPart part, Act act)
{
    switch (part.kind) {
    case PartKind::Field:
        return act(task.scene);
    case PartKind::Choice:
        return part.of < task.scene.size() ? act(task.scene[part.of].options) : void();
    case PartKind::GroupChoice:
        return task.group && task.group->isClosed() ? act(*task.group->options) : void();
    case PartKind::Question:
        return act(task.questions);
    case PartKind::Option:
        return part.of < task.questions.size() ? act(task.questions[part.of].options) : void();
    case PartKind::Scale:
        return act(task.scales);
    case PartKind::Point:
        return part.of < task.scales.size() ? act(task.scales[part.of].points) : void();
    case PartKind::StraightLining:
        return act(task.checks.straightLining);
    case PartKind::Contradiction:
        return act(task.checks.contradictions);
    case PartKind::WideRange:
        return act(task.checks.ranges);
    default:
        return;
    }
}

/// Empty for what has none.
QString tokenOf(const Task& task, TaskPart part);
QString wordOf(const Task& task, TaskPart part);

} // namespace subtext
