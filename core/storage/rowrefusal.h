// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>

namespace subtext {

enum class RowRefusal : std::uint8_t {
    None,
    Duplicate,  ///< A UNIQUE column has the value already.
    Impossible, ///< A CHECK, a reference or a type.
};

/// Runs one insert and says whether the tables refused it; the transaction goes on either way.
/// Every other failure is thrown on.
RowRefusal refusalOf(const std::function<void()>& insert);

} // namespace subtext
