// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"

namespace subtext {

/// Whether anybody watched the item being answered: an answer that was given in Subtext has a visit
/// at least. Otherwise there is wall time alone, as other programs have it, and neither active time
/// nor visits are known.
inline bool isActiveTimeKnown(const ItemTimings& timings)
{
    return timings.visits > 0 || timings.activeMs > 0;
}

} // namespace subtext
