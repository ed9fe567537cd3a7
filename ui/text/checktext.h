// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/qualityrules.h"
#include "core/quality/schemarules.h"
#include "core/task/task.h"

#include <QString>

#include <vector>

namespace subtext {

/// What a finding is about in the words of the study's task: a question, a board or a scale; empty
/// where it is about none. `task` null: CEI, whose findings say it by themselves.
QString checkedPart(const QualityFlag& flag, const Task* task);
/// As flagText and schemaText of qualitytext.h, of a study that asks any task.
QString flagText(const QualityFlag& flag, const Task* task);
QString qualityWord(QualityCode code, const Task* task);
/// What was found; how many ways an item splits is said, which its code does not know.
QString findingWord(const QualityFlag& flag, const Task* task);
/// The numbers behind one flag, and what it is about: "Tone, 90 %, over 80 %".
QString flagNumbers(const QualityFlag& flag, const Task* task);
/// What was found, without the limit that ruleText() says: "Tone: 90 %".
QString flagFound(const QualityFlag& flag, const Task* task);
/// The rule that a flag goes by; `thresholds` are the limits that apply.
QString ruleText(const QualityFlag& flag, const QualityThresholds& thresholds, const Task* task);
/// The findings that there can be, in their order.
std::vector<QualityCode> checkedCodes(const Task* task);
QString schemaText(const SchemaProblem& problem, const Task* task);

} // namespace subtext
