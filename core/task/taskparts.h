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

/// Empty for what has none.
QString tokenOf(const Task& task, TaskPart part);
QString wordOf(const Task& task, TaskPart part);

} // namespace subtext
