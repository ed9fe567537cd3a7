// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"
#include "core/task/taskfault.h"

namespace subtext {

/// Everything that a task must not hold, in the order of the document; empty for a task that can be
/// used. Lines and columns are 0. Whoever edits a task asks this; the reader does too.
TaskFaults taskFaults(const Task& task);

} // namespace subtext
