// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/taskparts.h"

namespace subtext {

class FormRows;

/// The fields of a check, of the hints and of the texts; see addPartFields.
void addRuleFields(FormRows& rows, const Task& task, TaskPart part);
QString rulesShape(const Task& task, TaskPart part);

} // namespace subtext
