// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/importedfile.h"
#include "tests/support/checks.h"

namespace subtext {

inline char* toString(const RefusalReason& reason)
{
    return enumToString("RefusalReason", reason);
}

} // namespace subtext
