// SPDX-License-Identifier: MIT
#include "core/release/releaselayout.h"

#include "core/release/cei/ceirelease.h"
#include "core/release/tidyrelease.h"

namespace subtext {

const ReleaseLayout& releaseLayoutOf(const Task& task)
{
    static const CeiRelease Cei;
    static const TidyRelease Tidy;
    if (task.layout == TaskLayout::Cei)
        return Cei;
    return Tidy;
}

} // namespace subtext
