// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

namespace subtext {

/// What a study lacks for a table, as a sentence.
QString reportLackText(ReportLack lack);
/// What a table shows; "Figure: " stands before that of a figure.
QString reportTitle(const ReportKind& kind);

} // namespace subtext
