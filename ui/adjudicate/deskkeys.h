// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QAction;

namespace subtext {

class ActionRegistry;
class DeskPage;
struct Task;

/// Actions that not every task has a use for.
struct DeskKeys
{
    std::vector<QAction*> ofSeveral; ///< Of several questions: from one to another.
    std::vector<QAction*> pastNine;  ///< Letters, where digits are not enough for the options.
};

DeskKeys registerDeskKeys(ActionRegistry& actions, DeskPage& page);

/// A question with so many options, or a board with so many rows, that their keys go on in letters.
bool hasPlacesPastNine(const Task& task);

} // namespace subtext
