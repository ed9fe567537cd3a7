// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"

namespace subtext {

// The tidy layout, which every task has. A scenario has the column of its group, "id", one a field
// of the scene, and where files said of any which part it is of, "split"; an answer has who gave
// it, one column a question (the option's token), one a scale (the point's value), "explanation",
// "flag" and what else is known of it. What an import reads back is all of it but for the
// self-check; decisions have a file of their own (see decisioncsv.h).

inline const QString TidyScenarios = QStringLiteral("scenarios");
inline const QString TidyAnswers = QStringLiteral("annotations");

/// A row for each answer, or one for an item without: the scene and the answer.
Result<void> writeTidyTable(const StudyIndex& study, const ByteSink& sink);
Result<void> writeTidyScenarios(const StudyIndex& study, const ByteSink& sink);
/// The answers alone; "scenario" names the scene.
Result<void> writeTidyAnswers(const StudyIndex& study, const ByteSink& sink);
/// JSON Lines: one scenario a line, with its answers under "annotations". "task" says whose they
/// are.
Result<void> writeTidyLines(const StudyIndex& study, const ByteSink& sink);

} // namespace subtext
