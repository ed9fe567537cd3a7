// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace subtext {

/// 160 bits that nobody can guess, in letters and digits.
QString freshSecret();

} // namespace subtext
