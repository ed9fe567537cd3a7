// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/taskparts.h"

namespace subtext {

class FormRows;

/// The fields of a part. They hold places, no values: they are good for as long as the part is at
/// its place and partShape() is the same.
void addPartFields(FormRows& rows, const Task& task, TaskPart part);

/// What the fields of a part depend on beside its kind.
QString partShape(const Task& task, TaskPart part);

} // namespace subtext
