// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// Tables about the words of the scenes that people marked. Lacks: Marks.

/// The words most marked with each option, as CueFigures has them.
ReportTables cueWords(ReportFigures& figures);
/// How far the marks of two people are the same, by group and in all.
ReportTables cueOverlap(ReportFigures& figures);

} // namespace subtext
