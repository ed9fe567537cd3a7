// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"
#include "core/task/taskfault.h"
#include "ui/text/errortext.h"

namespace subtext {

/// What is wrong with a task and what to do about it. The place is not in it.
ErrorText taskFaultText(const TaskFault& fault);

/// "questions[0].options[3].token, line 12"; "the document" where the fault has no place.
QString taskPlaceText(const TaskFault& fault);

/// All of it in one line: "scales[0].points, line 12: 1, and 3 at least are needed. Add points."
QString taskFaultLine(const TaskFault& fault);

/// What a task asks, in a line: "1 question with 8 options, 4 scales, an explanation; 5 groups".
QString taskOutline(const Task& task);

/// That texts which ship with another task speak of answers that this one does not have (see
/// outgrownTexts); empty where none does.
QString outgrownTextsText(const Task& task);

/// What a group is called in a sentence: "subtype"; "group" where the task has none.
QString groupingWord(const Task& task);

} // namespace subtext
