// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/contradictionrule.h"
#include "core/quality/qualityrecords.h"
#include "core/quality/schemarules.h"

#include <QString>

namespace subtext {

/// Short name of a finding: "Too fast".
QString qualityWord(QualityCode code);
QString ruleText(QualityCode code, const QualityThresholds& thresholds);
/// The numbers behind one flag: "1.2 s, under 3 s".
QString flagNumbers(const QualityFlag& flag);
/// What was found, without the limit, for beside ruleText(): "1.2 s".
QString flagFound(const QualityFlag& flag);
/// The numbers with the finding before them, to stand alone.
QString flagText(const QualityFlag& flag);
QString schemaText(const SchemaProblem& problem);
QString selfCheckQuestion(const FoundContradiction& found, const Answer& answer, const Task& task);
/// That another revision of the item counts; `isAskedFor`: since it was to be labelled again.
QString keptRevisionText(int item, int revision, bool isAskedFor);
/// About a submission that stands, the item of which is named by its number: a contradiction, or
/// what `code` says of its explanation or of its pace.
QString submissionQuestion(QualityCode code, int item, bool isRevision,
                           const std::optional<FoundContradiction>& contradiction,
                           const Answer& answer, const Task& task);

} // namespace subtext
