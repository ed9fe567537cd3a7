// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

class DeskPage;

/// Says at the desk that every split is decided, in these words, and offers what is next where
/// whoever is there may do it: Release to a coordinator. The lock has its button in the head.
/// Offers nothing while labels or another adjudicator are waited for.
void offerNext(DeskPage& page, const QString& allDecided);

/// Has the keys on what is offered, else on the lock where that is next, else at the queue.
void giveKeysToNext(DeskPage& page);

} // namespace subtext
