// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/moreraters.h"

#include <QString>

namespace subtext {

/// The rule, where it is on; else empty.
QString moreRatersRule(int moreRaters);
/// What came, and is to come, of the splits that went to more annotators; empty where none did.
QString moreRatersText(const MoreRatersState& state);
/// What would be given to whom, before it is; there are items.
QString moreRatersQuestion(const MoreRatersState& state);
/// What would be taken back, before it is; there is something.
QString takeBackQuestion(const MoreRatersState& state);
/// What was.
QString takenBackText(qint64 assignments);

} // namespace subtext
