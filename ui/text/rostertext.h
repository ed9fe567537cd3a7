// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/rosterlines.h"

#include <QStringList>

namespace subtext {

/// What is wrong with an entry and what to do, in a sentence or two; empty where nothing is.
QString rosterProblemText(const RosterEntry& entry);

/// That these columns were not taken, and what one of codes is called; empty without any.
QString passedOverText(const QStringList& columns);
/// That these people stand in two lists and are one each; empty without any.
QString inBothText(const QStringList& names);

} // namespace subtext
