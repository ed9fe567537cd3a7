// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <type_traits>

namespace subtext {

/// The value of something that has to work for the test to mean anything; the end of the program,
/// with the reason, where it did not.
template <typename Value> Value must(Result<Value> result)
{
    if (!result)
        qFatal("error %d: %s %s", static_cast<int>(result.error().code),
               qUtf8Printable(result.error().file), qUtf8Printable(result.error().detail));
    if constexpr (!std::is_void_v<Value>)
        return std::move(*result);
}

} // namespace subtext
