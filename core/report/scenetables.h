// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// Tables about the scenes of a study.

/// Words, sentences, vocabulary, emotions a scene, and words that look forward.
ReportTables collectionTable(ReportFigures& figures);
/// Topics with their size, keywords and most frequent label: those that were kept, else the groups
/// where scenes are told apart by topic.
ReportTables topicTable(ReportFigures& figures);

} // namespace subtext
