// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/guesses.h"
#include "core/storage/checkedrow.h"

namespace subtext {

// The column `guess`: guessText, NULL where nothing was guessed.

/// Its longest text; the tables refuse more. Any guesses of any task take less.
inline constexpr int LongestGuesses = 10'000;

void addGuesses(Query& query, const Guesses& guesses);
Guesses takeGuesses(Query& row, const CheckedRow& checked);
/// Whether guesses of other files are such as the program writes beside that ballot.
bool areGuesses(const Task& task, const QString& text, const QString& ballotCodes);

} // namespace subtext
