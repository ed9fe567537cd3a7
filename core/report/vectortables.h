// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// Tables about models that answer in vectors, of the sets that were asked about every scenario and
// have all their answers: one a protocol, NAME_PROTOCOL.

/// What models reach without the prior and with it, and the means of each mode.
ReportTables priorGains(ReportFigures& figures);
/// How much of that comes from the pairs.
ReportTables priorAblation(ReportFigures& figures);
/// Precision, recall and F1 of each emotion, and of all sets of a mode and run together.
ReportTables emotionScores(ReportFigures& figures);
/// By how sure a model is.
ReportTables gainByQuartile(ReportFigures& figures);
/// At each weight of the prior.
ReportTables scoresByAlpha(ReportFigures& figures);
/// The four errors that the publication names.
ReportTables namedErrors(ReportFigures& figures);
/// Every error, of all sets of a mode and run together.
ReportTables allErrors(ReportFigures& figures);
/// What the prior changed of each emotion, to right and to wrong.
ReportTables priorFlips(ReportFigures& figures);

} // namespace subtext
