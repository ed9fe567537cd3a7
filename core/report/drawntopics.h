// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/drawing.h"
#include "core/report/reportfigures.h"

namespace subtext {

/// Where the scenarios of the topics that were kept lie, by topic.
ReportDrawings drawnTopics(ReportFigures& figures);
/// The same of these; topics without a place are not in it. Lacks: Topics, TopicPlaces.
ReportDrawings drawnTopicMap(const std::optional<KeptTopicFigures>& kept);

} // namespace subtext
