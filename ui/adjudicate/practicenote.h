// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace subtext {

class DeskPage;

/// Asks what the item on screen teaches, and makes it a practice scene of the study with its final
/// label. What stands against it is said below the note.
void askToUseAsPractice(DeskPage& page);

} // namespace subtext
