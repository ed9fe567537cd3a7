// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"

#include <vector>

namespace subtext {

/// What can be pressed in the wizard of a new study.
std::vector<ActionRegistry::Section> setupKeys();

} // namespace subtext
