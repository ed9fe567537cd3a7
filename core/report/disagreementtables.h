// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// Tables about how people disagree, where the rules of a study ask for it.

/// How often answers could also be something else. Lacks: SecondReadings.
ReportTables secondReadings(ReportFigures& figures);
/// How much of the disagreement is whose, in all and by item. Lacks: DisagreementSources.
ReportTables disagreementParts(ReportFigures& figures);
/// Surprisingly popular labels: how many there are, and those of each item. Lacks: Guesses.
ReportTables surprisingLabels(ReportFigures& figures);
/// How far readers with one answer about themselves agree, and what they chose. Lacks:
/// ReaderGroups.
ReportTables readerGroups(ReportFigures& figures);
/// What came of splits that went to more annotators, in all and by item. Lacks: FurtherAnnotators.
ReportTables furtherAnnotators(ReportFigures& figures);

} // namespace subtext
