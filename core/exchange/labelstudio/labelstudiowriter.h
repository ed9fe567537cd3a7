// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"

#include <QByteArray>

namespace subtext {

/// Whether gold labels and notes are written.
enum class LabelStudioGold : std::uint8_t { Without, With };

/// The study as tasks that Label Studio imports: a JSON list with one task, on one line, a
/// scenario.
///   data         "scenario" ("group/id"), because Label Studio's own exports put the task's number
///                in the place of "id"; the group, id and the fields of the scene
///   meta         of the task, under "subtext": where gold is wanted, one question is asked and
///                there is a gold label or a note: gold, basis, ambiguous ("yes" or empty) and
///                note. Annotators see the data of a task, so that gold is never among them
///   annotations  the answers that count, with results as labelStudioConfig() names them, lead_time
///                (wall time in seconds), created_at and updated_at (ISO 8601, UTC). Label Studio
///                puts the time of its import in the place of the latter, but keeps what stands
///                in the "meta" of a result: under "subtext" the UUID and revision of the answer,
///                its time, active time, visits and losses of focus, as far as they are known
/// There is no completed_by: Label Studio refuses a file that names anybody without an account
/// there, and takes a file without for its importer's. Who answered is in the results "rater" (the
/// name) and "rater_code", which it keeps. Answers are marked as no ground truth, which Label
/// Studio would assume.
/// Self-checks and earlier revisions have no place in Label Studio.
/// It is handed over task by task. Errors: what the sink gives, which ends it.
Result<void> writeLabelStudioTasks(const StudyIndex& study, const ByteSink& sink,
                                   LabelStudioGold gold = LabelStudioGold::Without);

/// What such a task is for a server, which must know it again.
struct LabelStudioTaskWishes
{
    QString study; ///< The UUID that "meta" names under "subtext"; empty: none.
    LabelStudioGold gold = LabelStudioGold::Without;
    bool withAnswers = true;
};
/// One task of them, without a number.
QByteArray labelStudioTask(const StudyIndex& study, const Scenario& scenario,
                           const LabelStudioTaskWishes& wishes);
/// One annotation; "unique_id" is the UUID of the answer.
QByteArray labelStudioAnnotation(const StudyIndex& study, const Annotation& annotation);

/// One prediction of a task, of which Label Studio makes an annotation: it takes nothing else many
/// at once for tasks that are there. Such an annotation has no lead_time, so that "meta" has the
/// wall time ("wall_ms") too.
QByteArray labelStudioPrediction(const StudyIndex& study, const Annotation& annotation, qint64 task,
                                 const QString& modelVersion);

/// The labelling interface (XML) that the results of these tasks belong to: a choice for each
/// question (the tokens of its options), so that a board is several, and for each scale (the words
/// of its points).
QByteArray labelStudioConfig(const Task& task);
/// CEI's.
QByteArray labelStudioConfig();

} // namespace subtext
