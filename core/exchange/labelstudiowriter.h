// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/bytesink.h"
#include "core/exchange/studyindex.h"

#include <QByteArray>

namespace subtext {

/// The study as tasks that Label Studio imports: a JSON list with one task, on one line, a
/// scenario.
///   data         "scenario" ("group/id"), because Label Studio's own exports put the task's number
///                in the place of "id"; the group, id and the fields of the scene; where one
///                question is asked and there is a gold label or a note: gold, basis, ambiguous
///                ("yes" or empty) and note
///   annotations  the answers that count, with results as labelStudioConfig() names them, lead_time
///                (wall time in seconds), created_at and updated_at (ISO 8601, UTC)
/// There is no completed_by: Label Studio refuses a file that names anybody without an account
/// there, and takes a file without for its importer's. Who answered is in the results "rater" (the
/// name) and "rater_code", which it keeps. Answers are marked as no ground truth, which Label
/// Studio would assume; gold labels are nobody's answer, so they are data.
/// Active times, visits, self-checks and earlier revisions have no place in Label Studio.
QByteArray labelStudioTasks(const StudyIndex& study);

/// The same task by task. Errors: what the sink gives, which ends it.
Result<void> writeLabelStudioTasks(const StudyIndex& study, const ByteSink& sink);

/// The labelling interface (XML) that the results of labelStudioTasks() belong to: a choice for
/// each question (the tokens of its options), so that a board is several, and for each scale (the
/// words of its points).
QByteArray labelStudioConfig(const Task& task);
/// CEI's.
QByteArray labelStudioConfig();

} // namespace subtext
