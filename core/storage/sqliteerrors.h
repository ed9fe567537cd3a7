// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <exception>

namespace subtext {

/// What an exception of SQLiteCpp, a Failure or any other means for the study at `path`.
Error toError(const std::exception& exception, const QString& path);

} // namespace subtext
