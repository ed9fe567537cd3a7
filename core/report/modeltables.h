// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// Tables about what models answered, one for each question that they answered. What is said of all
// sets together is said of those that were asked about every item and have all their answers.

ReportTables leaderboardTables(ReportFigures& figures);
/// Accuracy by set and group, with the mean of the sets beside people's κ.
ReportTables modelBySubtype(ReportFigures& figures);
/// Accuracy by set and the part that files said an item is of, beside people's κ.
ReportTables modelByPart(ReportFigures& figures);
/// Accuracy by model and mode, and the answers in which no label could be read.
ReportTables modelByMode(ReportFigures& figures);
/// Labels outside the options, of all sets together.
ReportTables outsideVocabulary(ReportFigures& figures);
/// Answers by gold label, of all sets together and of people.
ReportTables confusionOfModels(ReportFigures& figures);
/// Whether what is hard for people is hard for models.
ReportTables difficultyTables(ReportFigures& figures);

} // namespace subtext
