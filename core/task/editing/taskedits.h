// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/taskparts.h"

#include <optional>

namespace subtext {

// What is done to a task that somebody writes. Every edit keeps what parts say of each other: rows
// of a board have the same options, opposites name each other, and checks, hints and names in
// braces follow a token. None of them promises a task without faults; see taskFaults.

/// What can be added at a part: beside it, or in it.
std::vector<PartKind> addableAt(const Task& task, TaskPart part);
/// Adds one behind the part, or at the end of what holds it; returns it. Nothing is added, and the
/// part itself returned, where addableAt does not name the kind.
TaskPart addPart(Task& task, TaskPart part, PartKind kind);

/// Whether it has the name still with which it was added, which says nothing.
bool isAsAdded(const Question& question);

bool isRemovable(const Task& task, TaskPart part);
/// Takes it out with everything that named it; returns what is nearest then.
TaskPart removePart(Task& task, TaskPart part);

/// By so many places among its like; none where that is beyond them. A board moves with its rows;
/// points give each other their words and keep their values.
std::optional<TaskPart> movePart(Task& task, TaskPart part, int by);

} // namespace subtext
