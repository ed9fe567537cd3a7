// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/task/task.h"

namespace subtext {

/// A scene for the view of a task that is being written: something stands in every field.
Scenario exampleScene(const Task& task);

/// The task as far as it can be shown: without what only files and figures need of it. It has no
/// faults but those that keep it from being shown.
Task shownTask(Task task);

} // namespace subtext
