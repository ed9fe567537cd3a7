// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/intervalcontent.h"
#include "ui/plot/series.h"

#include <memory>

namespace subtext::charts {

/// A series with the name, the shape and the size of `series`, and no points yet. Includes Qt
/// Charts: for the files of this folder only.
std::unique_ptr<ScatterSeries> emptyMarks(const IntervalSeries& series);

} // namespace subtext::charts
