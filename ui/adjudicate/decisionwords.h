// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/desksession.h"

#include <QString>

namespace subtext {

/// What the panel of the decision says, in words.

/// The questions that wait for a pick: "Joy and Fear", "Joy, Fear and 3 more".
QString openQuestionsText(const DeskEditing& editing);
/// What the guesses of the annotators say (surpriseText); empty before the own first pick.
QString surpriseToShow(const DeskEditing& editing);
/// "Saving replaces this decision (J1, 3 May 2026, 14:05); the history keeps it."
QString replacedText(const DeskSession& session, const Decision& decision);
/// "A vote was revised after this decision (3 May 2026, 14:05). Save to keep it …"
QString outdatedText(const DeskCase& item, bool isWritable);
/// "1 answer is asked for again: it counts until the new one is there."; empty where none is.
QString owedAgainText(const DeskCase& item);
/// The decision that counts where nothing can be changed, as far as one may know it; else none.
std::optional<Decision> shownDecision(const DeskSession& session);
/// What stands in the field of the note: what is being written, else the note of that decision.
QString shownNote(const DeskSession& session);
/// What a decision with a pick lacks before it can be saved; empty for a pick.
QString neededText(DeskEditing::Missing needed);

} // namespace subtext
