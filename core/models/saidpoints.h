// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QJsonObject>

#include <optional>

namespace subtext {

/// The points of scales that a model's words have in the object of JSON that gives the label, as
/// parts of a kept prediction (keptforms.h). Where no object gives the label, lines such as
/// "Valence: 2" are read, by key, token or word of the scale. A point is said by its value or its
/// word and kept as the number that statistics compute with; whatever else stands there cannot be
/// used, nor can two lines that differ. Of a scale that is missing there, or null, nothing is said.
QJsonObject saidPoints(const Task& task, const Question& question, const QString& text);

/// How sure a model says it is, 1 … 5, in the same object: under our key or, as somebody's own
/// template may ask, "confidence". None where neither is there or it is no whole number of these.
std::optional<int> saidConfidence(const Question& question, const QString& text);

} // namespace subtext
