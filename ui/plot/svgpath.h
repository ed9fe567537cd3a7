// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QString>

#include <optional>

namespace subtext {

/// The path that the attribute `d` of SVG describes; none where it is not understood. Arcs are
/// those of upright ellipses.
std::optional<QPainterPath> svgPath(const QString& d);

} // namespace subtext
