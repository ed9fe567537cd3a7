// SPDX-License-Identifier: MIT
#pragma once

namespace SQLite {
class Database;
}

namespace subtext {

/// What migrations call. `name_based_uuid(namespace, name)`: the UUID of version 5 (RFC 4122, 4.3)
/// of a text in the namespace of another UUID, in lower case; NULL where either is NULL or the
/// first is no UUID; rows are named by it that had no UUID before. `cei_task()` and
/// `cei_task_sha256()`: what every study from before schema 9 asks.
void addMigrationFunctions(SQLite::Database& connection);

} // namespace subtext
