// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/importedfile.h"
#include "core/exchange/jsontext.h"

namespace subtext {

/// What an export of Label Studio holds, in the tidy layout: one row an annotation, one for a task
/// without any.
struct LabelStudioTable
{
    /// A text and its column. A row has few of a large project's columns.
    using Cell = std::pair<qsizetype, QString>;
    struct Row
    {
        qint64 line = 0;
        std::vector<Cell> cells;
    };

    QStringList columns;
    std::vector<Row> rows;
    std::vector<Refusal> refused; ///< Without the file's name.
    std::vector<FurtherRefusals> furtherRefused;
    qint64 skipped = 0;    ///< Annotations that were cancelled or empty.
    qint64 superseded = 0; ///< Annotations that the same person replaced by a later one.

    /// Errors: what the sink gives; Cancelled.
    Result<void> handOn(RowSink& sink, const CancelToken& cancel) const;
};

/// True for the JSON export: a list of tasks, or one, with their texts under "data".
bool isLabelStudioTasks(const JsonValue& root);
/// True for JSON-MIN: a list of flat objects, one an annotation.
bool isLabelStudioMinimal(const JsonValue& root);
/// True for the CSV export, which has the columns of JSON-MIN.
bool isLabelStudioCsv(const QStringList& columns);

/// Reads the export of a Label Studio project. What is taken as what:
///   texts of the task      the scenario's columns, by name or as `options.columns` says; a
///                          "scenario" of "subtype/id" gives both; without one the id is that of
///                          the texts, else the task's number
///   results                the answer, by the name of their control ("emotion", "valence", …,
///                          "explanation", "flagged", "flag_reason") or as `options.columns` says
///   scales                 the words of the scale; ratings as 1 to 7; numbers as −3 to +3, or
///                          as 1 to 7 where the file has one above 3 and none below 1. Numbers
///                          that leave that open (all of 1 to 3, or of both kinds) are no points
///   results named "rater" and "rater_code" (own exports have them), else completed_by: its e-mail
///   address, else its number           the annotator
///   lead_time (seconds)    wall time; Label Studio knows no active time
///   created_at             the time of submission
/// Of several annotations of one person on one task the latest counts (updated_at, else
/// created_at, else the number of the annotation). Predictions and drafts are no answers, and the
/// mark "ground truth" says nothing: an import into Label Studio sets it by itself.
/// Errors: EmptyFile; MissingColumn (emotion) where there are annotations and no control is known
/// to be the emotion; MalformedFile, with the detail "columns", where the file has more than
/// MostColumns keys in all; Cancelled.
Result<LabelStudioTable> readLabelStudioTasks(const JsonValue& root, const ImportOptions& options,
                                              const CancelToken& cancel = {});
Result<LabelStudioTable> readLabelStudioMinimal(const JsonValue& root, const ImportOptions& options,
                                                const CancelToken& cancel = {});
Result<LabelStudioTable> readLabelStudioCsv(const RecordTable& table, const ImportOptions& options,
                                            const CancelToken& cancel = {});

} // namespace subtext
