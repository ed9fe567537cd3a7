// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <array>

namespace subtext {

// Its type is written out: where it is deduced GCC takes the array for one that changes in some
// sources, and for Windows cannot link those with the others.
inline constexpr std::array<QLatin1String, 2> BuiltInTaskTokens{QLatin1String("cei"),
                                                                QLatin1String("emoscene")};

/// A task that ships, by its token; null where none has it. It is read once, by the reader of all
/// tasks. Throws std::bad_alloc as builtIn does.
const Task* builtInTask(QStringView token);

/// What is asked where nobody said: CEI, as in everything from before there were tasks.
const Task& defaultTask();

} // namespace subtext
