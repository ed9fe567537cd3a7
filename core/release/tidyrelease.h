// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

namespace subtext {

/// A release of the tidy tables that every task has: scenarios, annotations, gold and soft labels
/// by question, decisions, and the task itself.
const ReleaseLayout& tidyRelease();

} // namespace subtext
