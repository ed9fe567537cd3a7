// SPDX-License-Identifier: MIT
#pragma once

namespace subtext {

class Database;

/// While it lives, SQLite may keep more of the file in memory: pages that one large operation
/// writes again and again (the indexes of random UUIDs) then need not go to the disk in between.
/// Throws; use it inside Database::write.
class LargeWrite
{
public:
    explicit LargeWrite(Database& database);
    ~LargeWrite();
    LargeWrite(const LargeWrite&) = delete;
    LargeWrite& operator=(const LargeWrite&) = delete;

private:
    Database& m_database;
    int m_usual; ///< SQLite's cache_size.
};

} // namespace subtext
