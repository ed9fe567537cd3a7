// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/taskparts.h"

namespace subtext {

/// "Option", "Row", "Rule of straight-lining": what a part is called where it is added or edited.
QString partKindWord(const Task& task, TaskPart part);
QString addedKindWord(const Task& task, TaskPart at, PartKind kind);
/// What stands in the list: the part's own word, or what kind of part it is.
QString partTitle(const Task& task, TaskPart part);
/// What is chosen between for the files of a task, and for its figures.
QString layoutFieldWord();
QString layoutWord(TaskLayout layout);
QString analysisFieldWord();
QString analysisWord(TaskAnalysis analysis);

} // namespace subtext
