// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/secondreading.h"
#include "core/storage/checkedrow.h"

namespace subtext {

// The column `second`: secondText, NULL where nothing was said.

/// Its longest text; the tables refuse more. Any answers to any task take less.
inline constexpr int LongestSeconds = 40'000;

void addSeconds(Query& query, const SecondAnswers& seconds);
SecondAnswers takeSeconds(Query& row, const CheckedRow& checked);
/// Whether second answers of other files are such as the program writes beside that ballot.
bool areSeconds(const Task& task, const QString& text, const QString& ballotCodes);

} // namespace subtext
