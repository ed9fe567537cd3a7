// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/drawing.h"
#include "core/report/reportfigures.h"

namespace subtext {

// Figures about models, with the numbers of the tables about them.

/// The accuracy of each set with its interval, beside people's and chance; of models that answer in
/// vectors their macro-F1, without the prior and with it.
ReportDrawings drawnLeaderboard(ReportFigures& figures);
/// Answers of all sets together by gold label.
ReportDrawings drawnConfusionOfModels(ReportFigures& figures);
/// How many items how many sets are right about.
ReportDrawings drawnDifficulty(ReportFigures& figures);
/// People's κ in each group against the accuracy of models there.
ReportDrawings drawnDifficultyOfGroups(ReportFigures& figures);

} // namespace subtext
