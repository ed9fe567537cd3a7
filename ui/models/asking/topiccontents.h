// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/topicfinding.h"
#include "ui/charts/linecontent.h"
#include "ui/charts/scattercontent.h"

namespace subtext {

LineContent elbowContent(const topics::FoundTopics& found);
ScatterContent mapContent(const TopicFinding& found);
/// A row a topic: number, name, scenes, keywords.
std::vector<QStringList> topicRows(const TopicFinding& found);

} // namespace subtext
