// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

namespace subtext {

class Study;

/// A run of an invented model, as if a server on this machine had been asked about every item:
/// some tries were too many, one item was refused, one failed, and it was cancelled at two thirds.
/// Nothing is sent.
Result<void> simulateRun(Study& study, quint32 seed);

} // namespace subtext
