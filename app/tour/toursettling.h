// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tour/tourdesk.h"
#include "core/base/environment.h"

#include <QString>

namespace subtext {

/// Pictures of two adjudicators who differ: both sides, the history, a proposal to confirm, and
/// what a coordinator sees of them. False where the study could not be made.
bool tourSettling(MainWindow& window, const QString& folder, const Environment& environment,
                  const TakePicture& take);

} // namespace subtext
