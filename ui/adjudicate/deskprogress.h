// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/desksession.h"

#include <QString>

namespace subtext {

/// How far the adjudicators are together, in words: who decided how many, never what.

/// Empty where nobody else decided anything.
QString progressText(const DeskSession& session);
/// Who has an item that nothing is asked of this adjudicator for.
QString othersText(const DeskSession& session, const DeskItem& item);
/// Nothing waits for a decision, a label or another adjudicator.
bool isReleaseNext(const DeskSession& session);
/// Once every split is decided; says what is waiting for labels still, else who does what next.
QString allDecidedText(const DeskSession& session);
/// What a lock means, with its reason.
QString lockedText(const DeskSession& session);
/// What a lock would leave open, a line each.
QStringList openWork(const DeskSession& session);

} // namespace subtext
