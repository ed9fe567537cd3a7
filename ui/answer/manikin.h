// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scale.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace subtext {

/// Draws the little figure of one scale point inside `area`, in one ink, in the manner of the
/// Self-Assessment Manikin (Bradley & Lang 1994, doi 10.1016/0005-7916(94)90063-9): valence by
/// the mouth, arousal by the stir in the body, dominance by size. Confidence, which the manikin
/// does not have, is a row of bars that fills. The drawings are this project's own.
void drawManikin(QPainter& painter, const QRectF& area, ScaleIndex dimension, int point,
                 const QColor& ink);

} // namespace subtext
