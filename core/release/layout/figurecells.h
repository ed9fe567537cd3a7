// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/bootstrap.h"

#include <QString>

#include <optional>

namespace subtext {

/// A figure in a table of a report, with three decimals; a dash where it is undefined.
QString figureCell(const std::optional<double>& value);
/// The same unrounded, as in CSV files; empty where it is undefined.
QString exactCell(const std::optional<double>& value);
/// The bounds of an interval unrounded; empty where there is none.
QString lowCell(const std::optional<stats::Interval>& of);
QString highCell(const std::optional<stats::Interval>& of);
/// "0.145 to 0.353"; a dash where there is none.
QString intervalCell(const std::optional<stats::Interval>& of);

} // namespace subtext
