// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/rosterlines.h"

#include <QString>

namespace subtext {

/// What is wrong with an entry and what to do, in a sentence or two; empty where nothing is.
QString rosterProblemText(const RosterEntry& entry);

} // namespace subtext
