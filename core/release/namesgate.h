// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/gates.h"
#include "core/release/outgoingtexts.h"

namespace subtext {

/// The gate "names"; see releaseGates. O(length of all texts).
Gate namesGate(const OutgoingTexts& texts);

} // namespace subtext
