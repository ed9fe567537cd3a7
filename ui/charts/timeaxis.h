// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace subtext {
class CategoryAxis;
} // namespace subtext

namespace subtext::charts {

/// Where a time stands on the axis of makeTimeAxis: its base-10 logarithm. Times under 0.1 s, of
/// which 0 has no logarithm, stand at 0.1 s.
double placeOf(double seconds);

/// A logarithmic axis from a little below `shortest` to a little above `longest` (seconds), with
/// names like "30 s", "5 min", "1 h", about nine at most. The caller owns it.
CategoryAxis* makeTimeAxis(double shortest, double longest);

} // namespace subtext::charts
