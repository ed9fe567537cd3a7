// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

class DeskPage;
class DeskSession;

/// Asks what the item on screen teaches, and makes it a practice scene of the study with its final
/// label. What stands against it beforehand is said in the notice bar, and what turns up only then
/// below the note.
void askToUseAsPractice(DeskPage& page);

/// Why the item on screen cannot become a practice scene now; empty where it can. Whoever works
/// blind learns nothing of it from there.
QString practiceRefusal(const DeskSession& session);

} // namespace subtext
