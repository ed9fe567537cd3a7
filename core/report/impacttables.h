// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

/// What adjudication did to gold labels, and to what follows from them, under each DeskRule: all
/// figures of the whole study; then, with the suffix "_by_group", how many labels of each group
/// would change. A rule that no question defines has no column.
ReportTables adjudicationImpact(ReportFigures& figures);

} // namespace subtext
