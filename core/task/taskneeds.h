// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <optional>

namespace subtext {

// What the layout and the analysis that only one of the built-in tasks has ask of a task that names
// them: words, definitions and colours may be others, what they read and write may not.

/// The place of the first part that the task's layout needs and does not find; none where all of it
/// is there.
std::optional<QString> lackingForLayout(const Task& task);
/// The same for its analysis.
std::optional<QString> lackingForAnalysis(const Task& task);

} // namespace subtext
