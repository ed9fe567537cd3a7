// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/norming.h"

#include <QString>
#include <QStringList>

namespace subtext {

/// "First votes", "Open for second votes", "Closed".
QString normingPhaseWord(NormingPhase phase);
/// What people are called: as in the window, "Robin (A01)", or by their codes alone.
enum class CalledBy { Name, Code };

/// How a round stands: who is in, who is waited for or left out, and what is wrong with whose
/// votes. A sentence a line.
QString normingStateText(const NormingStanding& standing, CalledBy calledBy);
/// Those whose first votes would not count if it were opened now.
QStringList normingWaitedFor(const NormingStanding& standing, CalledBy calledBy);

} // namespace subtext
