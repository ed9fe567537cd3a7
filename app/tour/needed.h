// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

namespace subtext {

/// The value of a read without which the tour cannot go on; ends it with the reason.
template <typename Value> Value needed(Result<Value> result)
{
    if (!result)
        qFatal("the study could not be read: %s", qUtf8Printable(result.error().detail));
    return std::move(*result);
}

} // namespace subtext
