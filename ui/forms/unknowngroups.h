// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/rows/importedfile.h"

#include <QString>

#include <utility>
#include <vector>

namespace subtext {

/// The groups in the files that are none of the task, each with the rows that were refused for it,
/// in the order of the files.
using UnknownGroups = std::vector<std::pair<QString, qint64>>;
UnknownGroups unknownGroups(const std::vector<ImportedFile>& files, const Task& task);

/// "This task has no subtype hints (7), irony (7) or apology (6)." The word is the task's for its
/// grouping.
QString unknownGroupsText(const UnknownGroups& groups, const QString& word);

/// "The task has: Sarcasm and irony, Mixed signals." Empty where groups are open.
QString groupsOfTaskText(const Task& task);

} // namespace subtext
