// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/platform/sha256.h"

namespace subtext {

using platform::Sha256;

/// 64 hexadecimal digits in lower case.
QByteArray sha256Of(const QByteArray& bytes);

} // namespace subtext
