// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>

#include <string>
#include <vector>

namespace subtext {

/// The SQL that travels inside the library: named queries from queries/*.sql and the numbered
/// migrations. Read once, immutable afterwards, safe from any thread.
class SqlCatalog
{
public:
    static const SqlCatalog& instance();

    /// The statement under `-- name: NAME`. The name must exist.
    const std::string& query(const char* name) const;

    struct Migration
    {
        int version = 0;
        std::string sql;
    };
    /// In ascending order of version, without gaps from 1. Files whose names begin with one number
    /// are one migration, in the order of their names.
    const std::vector<Migration>& migrations() const { return m_migrations; }
    int latestVersion() const { return m_migrations.back().version; }

private:
    SqlCatalog();

    QHash<QByteArray, std::string> m_queries;
    std::vector<Migration> m_migrations;
};

} // namespace subtext
