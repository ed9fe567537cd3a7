// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"
#include "core/release/layout/tabledescription.h"

namespace subtext {

// The tables of a release of any task, UTF-8 with LF. Each takes data that may leave the study
// (publicData); scenarios stand in the order of import, annotations of one scenario by what
// the annotators are called, questions in the order of the task. An import reads scenarios,
// annotations and decisions back; the others follow from these. Each has the columns that stand
// beside it, and hands its rows to the sink, whose error is its own.

/// The scenes: group, id, a column a field, and the part where the study has parts of its own.
std::vector<ColumnDescription> tidySceneColumns(const StudyData& data);
Result<void> writeReleasedScenes(const StudyIndex& study, const ByteSink& sink);

/// One row an annotation: a column a question (the option's token) and a scale (the point's value).
/// No explanation, no flag, no time, nor which answers a sweep gave.
std::vector<ColumnDescription> tidyAnswerColumns(const Task& task);
/// The same, with what the answers of these data show: only cells that are empty anywhere may be.
std::vector<ColumnDescription> answerColumnsOf(const StudyData& data);
Result<void> writeReleasedAnswers(const StudyIndex& study, const ByteSink& sink);

/// One row a scenario and question: the gold label and how it came about, and how the votes lie
/// (no pattern while there are fewer than `ratingsNeeded`, or than two).
std::vector<ColumnDescription> tidyGoldColumns(const Task& task);
Result<void> writeReleasedGold(const StudyIndex& study, int ratingsNeeded, const ByteSink& sink);

/// One row a scenario, question and option: its votes, and its share of them; where annotators say
/// how sure they are also the share where a vote weighs by that: place of the point from 1, over
/// the number of points.
std::vector<ColumnDescription> tidySoftLabelColumns(const Task& task);
Result<void> writeReleasedSoftLabels(const StudyIndex& study, const ByteSink& sink);

/// One row a scenario about which somebody decided, as readDecisions() takes it.
std::vector<ColumnDescription> tidyDecisionColumns(const Task& task);
Result<void> writeReleasedDecisions(const StudyIndex& study, const ByteSink& sink);

/// "unanimous", "majority", "decided", "ambiguous", "open".
QString goldOutcome(const GoldLabel& gold);

} // namespace subtext
