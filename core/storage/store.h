// SPDX-License-Identifier: MIT
#pragma once

namespace subtext {

class Database;

/// Reads and writes the rows of some tables. Every function of a store throws, unless it says
/// otherwise; call it inside Database::read or write.
class Store
{
public:
    explicit Store(Database& database)
        : m_database(database)
    {}

protected:
    Database& m_database;
};

} // namespace subtext
