// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"
#include "core/course/labelling.h"
#include "core/task/task.h"

namespace subtext {

/// What an invented annotator answers to a scene of any task: mostly what the scene conveys, now
/// and then something else. `name` is the scene's; what it conveys is the same for everybody with
/// the same `seed`, and of the narratives that ship what was written down with them. `now` is UTC
/// milliseconds.
Labelling::Submission inventAnswer(const Task& task, const QString& name, quint32 seed,
                                   PythonRandom& random, qint64 now);

} // namespace subtext
