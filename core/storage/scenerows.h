// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenario.h"
#include "core/storage/database.h"

namespace subtext {

// Rows of the table `scenario`, by the task in force. Each throws; see CheckedRow.

/// id, uuid, group_token, source_id, guessed and all fields.
Scenario takeScene(Query& row);
/// A group that the task has; empty where it has none.
QString takeGroup(Query& row, qint64 scenario);
/// uuid, group_token, source_id, guessed and all fields.
void addScene(Query& query, const Scenario& scene);

/// The field that is large on the page, else the first that is shown; the column of a field.
FieldIndex heroField(Database& database);
std::string columnOf(FieldIndex field);
/// The field of this token; StudyDamaged about a row where the task has none.
FieldIndex takeField(Query& row, const char* table, qint64 id);
QString fieldToken(Database& database, FieldIndex field);

} // namespace subtext
