// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// Tables about what people answered. Of a task with several questions each has rows for all of
// them; rows by group end with everything pooled.

/// Gold labels and votes by label.
ReportTables labelDistribution(ReportFigures& figures);
/// Items by group and power relation.
ReportTables composition(ReportFigures& figures);
/// On which side of the scale the valence of split items lies.
ReportTables splitValence(ReportFigures& figures);
/// How many differing pairs are neighbours on the ring, and which pairs are the most frequent.
ReportTables confusedPairs(ReportFigures& figures);
/// By label within each group.
ReportTables meanValence(ReportFigures& figures);
/// Items by their share of agreement (AgreementTiers).
ReportTables agreementTiers(ReportFigures& figures);
/// What each annotator did, and how long that took.
ReportTables annotatorTable(ReportFigures& figures);
/// The same of each adjudicator.
ReportTables adjudicatorTable(ReportFigures& figures);

} // namespace subtext
