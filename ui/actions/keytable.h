// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

class ActionRegistry;

/// Every key as Markdown, for the manual: a heading for each role, below it one table a place. What
/// a role shares with the one before it stands there alone, and is named. Keys for one kind of
/// study name the kind.
QString keysMarkdown(const ActionRegistry& actions);

} // namespace subtext
