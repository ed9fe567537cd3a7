// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

namespace subtext {

/// "−0.7", "+2", "0": with a sign unless it is nothing.
QString signedNumber(double value, int places);

/// A value as files write it, with a sign where the scale has two sides.
QString scaleValueText(const Scale& scale, double value, int places = 0);

/// Where a number lies on its scale, 0 … 1: between the points that have the numbers around it.
double shareOfNumber(const Scale& scale, double number);

/// A mean of numbers as a value of the scale, as far as its values are evenly apart.
double valueOfNumber(const Scale& scale, double number);

} // namespace subtext
