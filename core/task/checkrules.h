// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"
#include "core/task/taskfault.h"

namespace subtext {

/// What the checks and the hints of a task must not be; they speak of its questions and scales.
TaskFaults checkFaults(const Task& task);

} // namespace subtext
