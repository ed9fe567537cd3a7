// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/shell/places.h"
#include "ui/widgets/scrollspots.h"

#include <optional>

namespace subtext {

/// What somebody looks at, so that another window can show it again.
struct ScreenSpot
{
    Place place = Place::Label;
    // Of the place Label.
    bool areFinalLabelsShown = false;
    bool isClosedNoticeGone = false; ///< That nothing can be changed was read and dismissed.
    ScenarioId item;                 ///< Invalid: no item is on the screen.
    bool isMissingTold = false;      ///< What the answer to it lacks is marked.
    // Of the desk.
    ScenarioId deskItem;
    int view = -1;        ///< Of a place with views beside each other; −1: it has none.
    ScrollSpots scrolled; ///< Of the place.
};

/// Where whoever is signed in is; none where nobody is at work.
std::optional<ScreenSpot> screenSpot(Places& places);
/// Nothing where nobody is at work.
void goBackTo(const std::optional<ScreenSpot>& spot, Places& places);

} // namespace subtext
