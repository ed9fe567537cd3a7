// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

// Kinds of studies that keys are for (ActionRegistry::Entry::only), as the table of keys puts them
// behind what a key does.

/// The rules ask for cue words.
QString cuesAskedKind();
/// The rules allow questions about items, or somebody has asked one.
QString questionsTakenKind();
/// The rules ask for one other option as a second reading.
QString secondReadingKind();
/// They ask for second readings in points.
QString sharedPointsKind();
/// The rules ask for guesses of the others.
QString guessesKind();
/// The rules ask for second looks.
QString secondLooksKind();
/// The task has a board of no and yes.
QString boardKind();
/// The task has such a board of more rows than there are digits.
QString longBoardKind();
/// A question has more options, or a board more rows, than there are digits.
QString pastNineKind();
/// The task asks more than one question.
QString severalQuestionsKind();
/// The task asks for an explanation.
QString explanationKind();
/// It asks for none.
QString noExplanationKind();

} // namespace subtext
