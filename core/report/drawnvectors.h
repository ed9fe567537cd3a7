// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/drawing.h"
#include "core/report/reportfigures.h"

namespace subtext {

// Figures about vectors, with the numbers of the tables about them.

/// Precision against recall of each emotion, of all sets of a mode and run together; one a
/// protocol, NAME_PROTOCOL.
ReportDrawings drawnEmotions(ReportFigures& figures);
/// Accuracy against confidence by bin: NAME_PART_SIGNAL, of all scenarios and of the test part.
ReportDrawings drawnReliability(ReportFigures& figures);
/// Gain from the prior by quartile of how sure a set is; one a protocol, NAME_PROTOCOL.
ReportDrawings drawnQuartiles(ReportFigures& figures);
/// Macro-F1 at each weight of the prior; one a protocol, NAME_PROTOCOL.
ReportDrawings drawnAlpha(ReportFigures& figures);
/// P(i | j): of all scenarios with gold, and of the train part.
ReportDrawings drawnConditionals(ReportFigures& figures);
/// The most frequent vectors.
ReportDrawings drawnVectors(ReportFigures& figures);

} // namespace subtext
