// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <exception>
#include <functional>

namespace subtext {

/// What an exception of SQLiteCpp, a Failure or any other means for the study at `path`.
Error toError(const std::exception& exception, const QString& path);

enum class RowRefusal : std::uint8_t {
    None,
    Duplicate,  ///< A UNIQUE column has the value already.
    Impossible, ///< A CHECK, a reference or a type.
};

/// Runs one insert and says whether the tables refused it; the transaction goes on either way.
/// Every other failure is thrown on.
RowRefusal refusalOf(const std::function<void()>& insert);

} // namespace subtext
