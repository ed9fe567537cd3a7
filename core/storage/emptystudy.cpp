// SPDX-License-Identifier: MIT
#include "core/storage/emptystudy.h"

#include "core/storage/database.h"
#include "core/storage/sqlcatalog.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <mutex>

namespace subtext {
namespace {

/// What all migrations make of nothing, in memory.
class Template
{
public:
    Template()
        : m_study(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX)
    {
        const SqlCatalog& catalog = SqlCatalog::instance();
        m_study.exec("PRAGMA application_id = " + std::to_string(Database::ApplicationId));
        for (const SqlCatalog::Migration& migration : catalog.migrations())
            m_study.exec(migration.sql);
        m_study.exec("PRAGMA user_version = " + std::to_string(catalog.latestVersion()));
        m_study.exec("VACUUM"); // what a later schema rebuilds leaves its pages behind
    }

    void copyTo(SQLite::Database& file)
    {
        const std::lock_guard<std::mutex> alone(m_mutex);
        SQLite::Backup backup(file, m_study);
        const int result = backup.executeStep(-1);
        if (result != SQLITE_DONE)
            throw SQLite::Exception(file.getHandle(), result);
    }

private:
    SQLite::Database m_study;
    std::mutex m_mutex;
};

} // namespace

void writeEmptyStudy(SQLite::Database& file)
{
    static Template empty;
    empty.copyTo(file);
}

} // namespace subtext
