// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"

#include <vector>

namespace subtext {

class BeforeWork;
class Study;

/// Lists the keys of what the rules of the study ask for, those of its answers as its task has
/// them. What cannot be read is listed as for any study: the study tells of the failure.
void offerKeysOf(Study& study, ActionRegistry& actions);

/// Nothing is open: keys of answers are those of any task.
void forgetKeysOfTask(ActionRegistry& actions);

/// Lists the keys of the manual's window.
void noteKeysOfManual(ActionRegistry& actions);

/// What can be pressed before the work; null: nobody has signed in.
std::vector<ActionRegistry::Section> keysBefore(const BeforeWork* before,
                                                const ActionRegistry& actions);

} // namespace subtext
