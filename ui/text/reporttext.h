// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/reportlack.h"

namespace subtext {

/// What a study lacks for a table, as a sentence.
QString reportLackText(ReportLack lack);

} // namespace subtext
