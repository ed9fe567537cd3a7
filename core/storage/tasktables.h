// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QStringList>

#include <vector>

namespace subtext {

class Database;

/// The rows of the tables task_…, table by table, in one order: what the triggers refuse by, and
/// what the views say in words. The values of a row as text.
using TaskTables = std::vector<std::vector<QStringList>>;

TaskTables taskTablesOf(const Task& task);
/// What stands in the file. Throws.
TaskTables taskTablesIn(Database& database);
/// In place of whatever they held. Throws.
void writeTaskTables(Database& database, const Task& task);

} // namespace subtext
