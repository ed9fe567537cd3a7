// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette/palettemodel.h"

class QAction;
class QWidget;

namespace subtext {

class ActionRegistry;
class Places;
class Study;

/// Where whoever is signed in can go from what is on the screen of a window, and what can be done
/// there: places and their views, then commands, then items, then people. Annotators have the items
/// assigned to them, adjudicators and coordinators those of the queue, by nothing but number and
/// name; coordinators alone have people. `except` is the command that asks for this.
std::vector<PaletteEntry> waysTo(Places& places, Study& study, const ActionRegistry& actions,
                                 const QAction* except);

/// Shows the list of scenes, where a coordinator corrects their texts and chooses among them.
void chooseScenes(Places& places);

} // namespace subtext
