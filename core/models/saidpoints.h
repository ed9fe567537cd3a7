// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QJsonObject>

namespace subtext {

/// The points of scales that a model's words have in the object of JSON that gives the label, as
/// parts of a kept prediction (keptforms.h). A point is said by its value or its word and kept as
/// the number that statistics compute with; whatever else stands there cannot be used. Of a scale
/// that is missing there, or null, nothing is said.
QJsonObject saidPoints(const Task& task, const Question& question, const QString& text);

} // namespace subtext
