// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manualplaces.h"
#include "ui/models/modelspage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/rosterpage.h"

namespace subtext {

// What the manual says of the view of a place that is on the screen.
ManualPlace manualPlaceOf(RosterPage::View view);
ManualPlace manualPlaceOf(ReleasePage::View view);
ManualPlace manualPlaceOf(ModelView view);

} // namespace subtext
