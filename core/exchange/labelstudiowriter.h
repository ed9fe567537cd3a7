// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/bytesink.h"
#include "core/exchange/studyindex.h"

#include <QByteArray>

namespace subtext {

/// The study as tasks that Label Studio imports: a JSON list with one task, on one line, a
/// scenario.
///   data         subtype, id, domain, power_relation, speaker_role, listener_role, context,
///                utterance; "scenario" ("subtype/id"), because Label Studio's own exports put the
///                task's number in the place of "id"; where there is a gold label or a note: gold,
///                basis, ambiguous ("yes" or empty) and note
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

/// The labelling interface (XML) that the results of labelStudioTasks() belong to.
QByteArray labelStudioConfig();

} // namespace subtext
