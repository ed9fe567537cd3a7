// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDoubleSpinBox;
class QWidget;

namespace subtext {

/// What may be chosen: without smoothing a prior can be undefined, and where figures of models are
/// made with it there is nothing to show then.
enum class LeastSmoothing { None, ALittle };

/// Chooses what is added to the counts of a prior; ½ at first.
QDoubleSpinBox* makeSmoothingBox(LeastSmoothing least, QWidget* parent);

/// Shows what counts: `smoothing`, which can be changed, or, where the prior is one without
/// smoothing (`isUsed` false), a 0 that cannot. Emits nothing.
void showSmoothing(QDoubleSpinBox& box, double smoothing, bool isUsed);

} // namespace subtext
