// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace subtext {

/// Draws the little figure of one point of a scale inside `area`, in one ink, in the manner of the
/// Self-Assessment Manikin (Bradley & Lang 1994, doi 10.1016/0005-7916(94)90063-9): pleasure by the
/// mouth, energy by the stir in the body, dominance by size. Bars, which the manikin does not have,
/// are as many as the scale has points, and fill. The drawings are this project's own. `place` is
/// from 0 among the points of the scale, of which there are two at least.
void drawFigure(QPainter& painter, const QRectF& area, const Scale& scale, int place,
                const QColor& ink);

/// How far the mouth of the point at `place` bends, from −1 (a frown) to 1 (a smile). A scale with
/// values on both sides of 0 has its neutral face at 0, however much was cut from either end; else
/// it is in the middle of the points.
double faceBend(const Scale& scale, int place);

} // namespace subtext
