// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/drawing.h"
#include "core/report/reportfigures.h"

namespace subtext {

// Figures about vectors, with the numbers of the tables about them.

/// Macro-F1 at each weight of the prior; one a protocol, NAME_PROTOCOL.
ReportDrawings drawnAlpha(ReportFigures& figures);
/// P(i | j): of all scenarios with gold, and of the train part.
ReportDrawings drawnConditionals(ReportFigures& figures);
/// The most frequent vectors.
ReportDrawings drawnVectors(ReportFigures& figures);

} // namespace subtext
