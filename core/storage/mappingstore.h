// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace subtext {

class Database;

/// What the columns of foreign files mean, as JSON (core/exchange/importmapping). Every function
/// throws; call it inside Database::read or write.
class MappingStore
{
public:
    explicit MappingStore(Database& database)
        : m_database(database)
    {}

    /// UTC milliseconds.
    void insert(const QString& mapping, qint64 at);
    /// Newest first.
    QStringList all();

private:
    Database& m_database;
};

} // namespace subtext
