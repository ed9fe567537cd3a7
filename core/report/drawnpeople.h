// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/drawing.h"
#include "core/report/reportfigures.h"

namespace subtext {

// Figures about people, with the numbers of the tables about them. One a question where the task
// has several, NAME_QUESTION.

/// Shares of gold labels and of votes; those of yes in one figure where nothing else is asked.
ReportDrawings drawnLabels(ReportFigures& figures);
/// Fleiss' κ of each group and of everything.
ReportDrawings drawnKappaByGroup(ReportFigures& figures);
/// Of each power relation and of everything.
ReportDrawings drawnKappaByPower(ReportFigures& figures);
/// Mean valence by own label and by gold label.
ReportDrawings drawnValence(ReportFigures& figures);
/// Which labels meet on one item, as shares of each label's pairs.
ReportDrawings drawnConfusionOfPeople(ReportFigures& figures);

} // namespace subtext
