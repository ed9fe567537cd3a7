// SPDX-License-Identifier: MIT
#include "core/release/layoutchoice.h"

#include "core/release/cei/ceirelease.h"
#include "core/release/tidyrelease.h"

namespace subtext {

const ReleaseLayout& releaseLayoutOf(const Task& task)
{
    return task.layout == TaskLayout::Cei ? ceiRelease() : tidyRelease();
}

} // namespace subtext
