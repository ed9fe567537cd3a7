// SPDX-License-Identifier: MIT
#include "core/storage/guesscolumn.h"

#include "core/storage/answercodes.h"
#include "core/storage/query.h"
#include "core/storage/taskinforce.h"
#include "core/task/task.h"

namespace subtext {

void addGuesses(Query& query, const Guesses& guesses)
{
    query.addOrNull(guessText(guesses, query.database().task().task()));
}

Guesses takeGuesses(Query& row, const CheckedRow& checked)
{
    const QString text = row.text();
    if (text.isEmpty())
        return {};
    auto guesses = guessesIn(text, row.database().task().task());
    if (!guesses)
        checked.refuse("guess", text);
    return std::move(*guesses);
}

bool areGuesses(const Task& task, const QString& text, const QString& ballotCodes)
{
    if (text.isEmpty())
        return true;
    if (text.size() > LongestGuesses)
        return false;
    const auto guesses = guessesIn(text, task);
    const auto ballot = ballotIn(shapeOf(task), ballotCodes);
    return guesses && ballot && fitBallot(*guesses, *ballot, task);
}

} // namespace subtext
