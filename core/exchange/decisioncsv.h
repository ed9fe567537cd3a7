// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"
#include "core/exchange/rows/studydata.h"
#include "core/exchange/tables/csvtext.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace subtext {

/// In a column of gold of several questions: the votes are kept as they lie.
inline constexpr QLatin1String AmbiguousPick("ambiguous");
/// There behind an option: it is the label, and the item is ambiguous all the same.
inline constexpr QLatin1String MarkedPick("+ambiguous");
/// "gold", or of several questions "gold_QUESTION" for each, in their order.
QStringList decisionGoldColumns(const Task& task);

/// Reads decisions from a CSV file of any encoding and separator that an import takes, or from the
/// first sheet of a workbook, or the one called `sheet`. Columns, in any order and case, others
/// ignored (no task: CEI):
///   scenario   "subtype/id"; or two columns, subtype and id
///   gold       an option (CEI: an emotion); empty where the distribution of the votes is kept.
///              Where the task asks several questions there is a column gold_TOKEN for each, with
///              an option, "OPTION+ambiguous", "ambiguous", or empty for what is left to the votes
///   basis      a token of Basis; empty: what the votes give
///   ambiguous  yes, true, 1; no, false, 0, empty. Beside a label: it is the nearest of several
///              that hold. Without one: the distribution of the votes is kept
///   note       kept to the character
///   origin     "rule" for what the votes gave by themselves; anything else is ignored
/// Needed are the scenario and one of gold and ambiguous. A row has a gold label, ambiguous = yes,
/// or both; a row without any text is skipped. Whether a scenario exists is for the study to say.
/// The first bad row refuses the file.
/// Errors: FileMissing, FileUnreadable, EmptyFile, UnknownEncoding, UnknownFormat (too large),
/// MalformedFile, DuplicateColumn, MissingColumn (value: the column, detail: "decisions"), and
/// InvalidValue with file, line, column and value, whose detail is one of
/// "cells" (value: found/expected), "missing" (no scenario), "duplicate" (the scenario a second
/// time), "emotion", "basis", "ambiguous" (no such word), "neither" (no label and not
/// ambiguous).
Result<std::vector<BulkDecision>> readDecisions(const QString& path, const Task* task = nullptr,
                                                const QString& sheet = {});

/// Every revision of every decision as CSV, by scenario and revision; after them, with revision 0
/// and origin "rule", the gold labels that the votes give by themselves. Columns:
///   scenario, gold, basis, ambiguous, note   as readDecisions reads them
///   revision                                 from 1 in each scenario
///   adjudicator, second_adjudicator          codes; empty where imported or in bulk
///   final, withdrawn                         "yes" or empty
///   counts                                   "yes" for what makes the gold label as of now
///   origin                                   "entered", "imported" or "rule"
///   decided_at                               ISO 8601, UTC
///   first_pick                               before the hints, as gold of several questions is
///                                            written; of several questions "TOKEN=OPTION …"
///   shown_order                              codes of the raters in the order of their places;
///                                            the seat where its rater is not certain
///   hint_polarity, hint_nearest, hint_likeliest
///   active_ms
///   undoes, redoes                           the revision that this one takes or brings back
/// The rows that count, by themselves, are a file that readDecisions takes: one a scenario, each
/// with a label or ambiguous. Of several questions a scenario may have two: one with what was
/// decided and one with what the votes gave of the rest; then those of origin "rule" are left out.
Result<void> writeDecisionsCsv(const StudyData& data, const ByteSink& sink);

} // namespace subtext
