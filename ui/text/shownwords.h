// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/task/task.h"

#include <memory>

namespace subtext {

class Study;

/// The task of a study in the language of the window, as far as the task has it, or a task that
/// ships says the same and was translated; for what is on the screen and nothing else. Its language
/// is the one of its words. Errors: those of reading the study.
Result<std::shared_ptr<const Task>> shownTask(const Study& study);
/// The same of a task that was read already, of whatever limits.
Task inShownWords(const Task& task);

} // namespace subtext
