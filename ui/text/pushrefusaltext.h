// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/pushrefusal.h"
#include "ui/text/errortext.h"

namespace subtext {

/// Why the server did not take a row, and what can be done about it.
ErrorText pushRefusalText(PushRefusal reason);

} // namespace subtext
