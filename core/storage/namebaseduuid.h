// SPDX-License-Identifier: MIT
#pragma once

namespace SQLite {
class Database;
}

namespace subtext {

/// Gives the connection `name_based_uuid(namespace, name)`: the UUID of version 5 (RFC 4122, 4.3)
/// of a text in the namespace of another UUID, in lower case; NULL where either is NULL or the
/// first is no UUID. Migrations name rows by it that had no UUID before.
void addNameBasedUuid(SQLite::Database& connection);

} // namespace subtext
