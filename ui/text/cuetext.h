// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/cue.h"
#include "core/domain/scenario.h"

namespace subtext {

/// A word of a scene in quotation marks, on one line.
QString quotedWord(const QString& word);

/// "Marked: “as if”, “sorry”"; of marks over a text that was corrected since, only that there are
/// some. Empty where nothing is marked.
QString cuesInWords(const Scenario& scene, const Cues& cues);
/// Each stretch that is marked in quotation marks of its own; empty where nothing is.
QString quotedCues(const Scenario& scene, const Cues& cues);

} // namespace subtext
