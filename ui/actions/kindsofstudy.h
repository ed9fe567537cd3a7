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
/// The rules ask for second readings.
QString secondReadingKind();
/// The rules ask for guesses of the others.
QString guessesKind();
/// The rules ask for second looks.
QString secondLooksKind();

} // namespace subtext
