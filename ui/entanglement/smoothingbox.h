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

} // namespace subtext
