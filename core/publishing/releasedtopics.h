// SPDX-License-Identifier: MIT
#pragma once

#include "core/models/topics.h"
#include "core/release/layout/release.h"

namespace subtext {

/// Adds found_topics.csv, a row for each scenario that has a topic, and the texts of it, which the
/// gates look at. Where no scenario that leaves has one nothing is added.
void addFoundTopics(const KeptTopics& kept, ReleaseInput& release);

} // namespace subtext
