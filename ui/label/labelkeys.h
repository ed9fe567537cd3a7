// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

class ActionRegistry;

/// Lists the keys by which an answer is given, which its steps handle by themselves.
void noteAnswerKeys(ActionRegistry& actions, const QString& place);

} // namespace subtext
