// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/cue.h"
#include "core/storage/checkedrow.h"

namespace subtext {

struct Task;

// The column `cues`: a JSON list of {"field": token, "sha256": 64 hexadecimal digits, "spans":
// [[begin, end], …]}, in the order of the task's fields; NULL where nothing is marked.

/// Its longest text; the tables refuse more.
inline constexpr int LongestCues = 20'000;

QString cuesText(const Task& task, const Cues& cues);
void addCues(Query& query, const Cues& cues);
Cues takeCues(Query& row, const CheckedRow& checked);
/// Whether cues are what the program writes for this task: also asked of rows of other files.
bool areCues(const Task& task, const QString& text);

} // namespace subtext
