// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/qualityrules.h"
#include "core/quality/schemarules.h"
#include "core/task/task.h"

#include <QString>

namespace subtext {

/// What a finding is about in the words of the study's task: a question, a board or a scale; empty
/// where it is about none. `task` null: CEI, whose findings say it by themselves.
QString checkedPart(const QualityFlag& flag, const Task* task);
/// As flagText and schemaText of qualitytext.h, of a study that asks any task.
QString flagText(const QualityFlag& flag, const Task* task);
QString schemaText(const SchemaProblem& problem, const Task* task);

} // namespace subtext
