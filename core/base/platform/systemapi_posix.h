// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/platform/refusals.h"

#include <cerrno>

namespace subtext::platform {

/// errno where a call failed.
inline SystemNumber numberUnless(bool isDone)
{
    return isDone ? 0 : errno;
}

} // namespace subtext::platform
