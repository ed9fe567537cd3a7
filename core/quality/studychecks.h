// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/qualityrules.h"
#include "core/task/task.h"

#include <optional>

namespace subtext {

// A task names the limits of its checks; the coordinator can change them for the study. A limit of
// the study counts where it is another than the one that every study begins with
// (QualityThresholds()) or was stated (QualityThresholds::stated), and then for every check of its
// kind. Nothing else says so: whoever checks answers asks checkedTask.

/// The task as its answers are checked: with the study's limits in the place of its own, and, where
/// the study says which options are positive or negative, with these valences at the first
/// question. Contradictions that the study does not look for are not among its checks.
Task checkedTask(const Task& task, const QualityThresholds& limits);

/// The limits that apply, for whoever shows them: those of a checked task where all checks of a
/// kind have the same, and `limits` for the rest.
QualityThresholds appliedLimits(const Task& checked, const QualityThresholds& limits);

/// Which limits the checks of a task have in common, so that one number can stand for all.
struct CommonLimits
{
    bool straightLining = false;
    bool contradictions = false;
    bool ranges = false;
    bool times = false;
};
CommonLimits commonLimits(const Task& task);

/// What the study is to keep so that `wanted` applies to its task instead of `applied`: only what
/// differs is taken over into `kept`.
QualityThresholds limitsToKeep(const QualityThresholds& wanted, const QualityThresholds& applied,
                               QualityThresholds kept, const Task& task);

} // namespace subtext
