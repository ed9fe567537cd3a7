// SPDX-License-Identifier: MIT
#pragma once

#include "core/models/topicfigures.h"
#include "core/release/layout/release.h"

namespace subtext {

/// Adds topics.csv, a row for each topic of a scenario that leaves, and found_topics.csv, a row for
/// each scenario that has a topic, and their texts, which the gates look at. Where no scenario that
/// leaves has one nothing is added.
void addFoundTopics(const KeptTopics& kept, ReleaseInput& release);

/// Takes the places of scenarios that do not leave off the map.
void keepPublicPlaces(const ReleaseInput& release, KeptTopicFigures& figures);

} // namespace subtext
