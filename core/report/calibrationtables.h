// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// Tables about what models that answer in vectors say themselves, whatever the prior: of the sets
// that were asked about every scenario and have all their answers.

/// The words, without probabilities.
ReportTables writtenAnswers(ReportFigures& figures);
/// Whether they are as good as they are sure.
ReportTables modelCalibration(ReportFigures& figures);
/// The same by bin: a table of all scenarios and one of the test part.
ReportTables calibrationByBin(ReportFigures& figures);

} // namespace subtext
