// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// Tables about how the questions of a board hang together in gold: one of all scenarios with gold
// and one of the train part, which a prior that holds out is made of.

/// Counts, weights and marginals by emotion and by pair.
ReportTables priorWeights(ReportFigures& figures);
/// What each prior says in all, and how far it is from the data.
ReportTables priorProperties(ReportFigures& figures);
/// P(i | j) of every two emotions.
ReportTables conditionalShares(ReportFigures& figures);
/// Of all scenarios.
ReportTables mostFrequentVectors(ReportFigures& figures);

} // namespace subtext
