// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/labelstudio/labelstudiolayout.h"

namespace subtext {

class JsonValue;
class TextSource;

/// True for an element of the JSON export: a task, with its texts under "data".
bool isLabelStudioTask(const JsonValue& element);
/// True for an element of JSON-MIN: a flat object, one an annotation.
bool isLabelStudioMinimal(const JsonValue& element);
/// True for the CSV export, which has the columns of JSON-MIN.
bool isLabelStudioCsv(const QStringList& columns);

/// Reads the export of a Label Studio project (LabelStudioJson, LabelStudioMinimal, LabelStudioCsv)
/// for the first time, one element at a time. What is taken as what:
///   texts of the task      the scenario's columns, by name or as `options.columns` says; a
///                          "scenario" of "subtype/id" gives both; without one the id is that of
///                          the texts, else the task's number
///   results                the answer, by the name of their control (the tokens of questions and
///                          scales, e.g. "emotion"; "explanation", "flagged", "flag_reason") or as
///                          `options.columns` says
///   scales                 the words of the scale; ratings as 1 to 7; numbers as −3 to +3, or
///                          as 1 to 7 where the file has one above 3 and none below 1. Numbers
///                          that leave that open (all of 1 to 3, or of both kinds) are no points.
///                          Of other tasks than CEI ratings count the points from the first, and a
///                          number is the value of one
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
Result<LabelStudioSurvey> surveyLabelStudio(TextSource& text, FileFormat format,
                                            const ImportOptions& options,
                                            const CancelToken& cancel = {});

/// The first rows of an export as a table, for somebody who has to say what is what: texts of the
/// tasks and controls by their own names, and in "annotator" who answered.
struct LabelStudioSample
{
    QStringList columns;
    std::vector<QStringList> rows;
};
/// None where a text is no export in JSON or JSON-MIN.
std::optional<FileFormat> labelStudioJsonFormat(TextSource& text, const CancelToken& cancel = {});
/// Errors: those of surveyLabelStudio, but for columns.
Result<LabelStudioSample> sampleLabelStudio(TextSource& text, FileFormat format,
                                            const ImportOptions& options, std::size_t most,
                                            const CancelToken& cancel = {});

/// Hands the rows of an export to whoever wants to know what is in it. Errors: those of
/// surveyLabelStudio, but for columns.
Result<void> goOverLabelStudio(TextSource& text, FileFormat format, LabelStudioRows& rows,
                               const CancelToken& cancel = {});

/// Reads it again and hands its rows on. Errors: those of the survey; what the sink gives;
/// MalformedFile, with the detail "changed", where the file is not what was surveyed.
Result<void> layOutLabelStudio(TextSource& text, FileFormat format, const LabelStudioSurvey& survey,
                               RowSink& sink, const LabelStudioLayout::RefusalSink& refused,
                               const ImportOptions& options, const CancelToken& cancel = {});

} // namespace subtext
