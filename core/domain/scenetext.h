// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <utility>
#include <vector>

namespace subtext {

/// What a field of a scene says to a reader: of a choice the word of its option.
QString fieldText(const Task& task, const Scenario& scene, FieldIndex field);

/// "Does {subject} feel joy?" with what the scene has in its fields; a name that is no field stays
/// as it is; for one whose field is empty the word of the field stands.
QString filledIn(const QString& text, const Task& task, const Scenario& scene);

/// The fields that what is asked speaks of by name, each once, in the order of the scene.
std::vector<FieldIndex> fieldsAskedAbout(const Task& task);

/// Where a name stands in a text as a word by itself: start and length, from the left. One that
/// begins with a small letter is found at the beginning of a sentence too; otherwise case counts.
std::vector<std::pair<qsizetype, qsizetype>> placesOfName(const QString& text, const QString& name);

} // namespace subtext
