// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/topicfigures.h"
#include "ui/charts/intervalcontent.h"
#include "ui/charts/linecontent.h"
#include "ui/charts/scattercontent.h"

namespace subtext {

LineContent elbowContent(const topics::FoundTopics& found);
/// `places` in the order of topicPlaces(): a row each. A colour and a shape for each topic.
ScatterContent mapContent(const std::vector<TopicPlace>& places, const std::vector<QString>& names,
                          const std::array<double, 2>& shares);
/// A row a topic: number, name, scenes, keywords.
std::vector<QStringList> topicRows(const TopicFinding& found);
/// A row a topic: how many scenes it has, and how many of them have its most frequent label; in the
/// table also keywords and shares.
IntervalContent keptTopicsContent(const KeptTopicFigures& figures);

} // namespace subtext
