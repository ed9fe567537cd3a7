// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/errortext.h"

namespace subtext {

/// For errors of the server of a team; empty for others.
ErrorText serverErrorText(const Error& error);

} // namespace subtext
