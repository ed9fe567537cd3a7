// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"
#include "core/task/taskfault.h"

#include <tl/expected.hpp>

class QByteArray;

namespace subtext {

/// As many faults are named at once.
inline constexpr std::size_t MostTaskFaults = 20;

/// Reads a task document ("subtext.task/1", UTF-8). What it gives can be used; otherwise there is
/// one fault at least, in the order of the document, each with its place and line. Text that is no
/// JSON has one fault only, with line and column. Words that may be left out (of a question, a
/// scale, a group's options) are made from the tokens.
tl::expected<Task, TaskFaults> readTask(const QByteArray& document);

} // namespace subtext
