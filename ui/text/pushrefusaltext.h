// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/pushrefusal.h"
#include "ui/text/errortext.h"

namespace subtext {

ErrorText pushRefusalText(PushRefusal reason);

} // namespace subtext
