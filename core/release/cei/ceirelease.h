// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

namespace subtext {

/// A release in CEI's layout: a file a subtype with columns for each annotator, and tidy tables of
/// its one question beside them.
const ReleaseLayout& ceiRelease();

} // namespace subtext
