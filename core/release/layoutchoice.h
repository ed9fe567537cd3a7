// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

namespace subtext {

/// That of a task. Lasts.
const ReleaseLayout& releaseLayoutOf(const Task& task);

} // namespace subtext
