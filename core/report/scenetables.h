// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// Tables about the scenarios of a study.

/// Words, sentences, vocabulary, emotions a scenario, and words that look forward.
ReportTables collectionTable(ReportFigures& figures);
/// Topics with their size, keywords and most frequent label: those that were kept, else the groups
/// where scenarios are told apart by topic.
ReportTables topicTable(ReportFigures& figures);

} // namespace subtext
