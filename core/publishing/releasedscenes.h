// SPDX-License-Identifier: MIT
#pragma once

#include "core/models/generatedscenes.h"
#include "core/release/layout/release.h"

namespace subtext {

/// Adds where the scenarios of a release come from that models wrote: a row each, the texts of
/// their events, which the gates look at, and what the datasheet says of them. Without such
/// scenarios nothing is added.
void addSceneOrigins(const std::vector<SceneOrigin>& origins, ReleaseInput& release);

} // namespace subtext
