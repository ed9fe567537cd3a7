// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/errortext.h"

#include <optional>

namespace subtext {

/// What the service of norming rounds and the reading of votes refuse. None where the error is
/// about neither.
std::optional<ErrorText> normingErrorText(const Error& error);

} // namespace subtext
