// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/drawing.h"

namespace subtext {

/// A picture for print that needs nothing beside itself: no font, no style sheet. The same drawing
/// gives the same bytes.
QByteArray svgOf(const Drawing& drawing, const QString& title);

} // namespace subtext
