// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace subtext {

class ActionRegistry;
class DeskPage;

/// Registers every key of the desk with what it does there.
void registerDeskKeys(ActionRegistry& actions, DeskPage& page);

} // namespace subtext
