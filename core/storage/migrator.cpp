// SPDX-License-Identifier: MIT
#include "core/storage/migrator.h"

#include "core/storage/failure.h"
#include "core/storage/sqlcatalog.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <SQLiteCpp/SQLiteCpp.h>

namespace subtext {
namespace {

QString backupPath(const Database& database, const QString& backupFolder)
{
    const QFileInfo info(database.path());
    const QDir folder(backupFolder.isEmpty() ? info.absolutePath() : backupFolder);
    return folder.filePath(
        info.completeBaseName() + QStringLiteral("-schema") +
        QString::number(database.schemaVersion()) + u'-' +
        QString::number(QFileInfo(database.path()).lastModified().toMSecsSinceEpoch()) +
        QStringLiteral(".subtext"));
}

} // namespace

Result<void> migrate(Database& database, const QString& backupFolder)
{
    const SqlCatalog& catalog = SqlCatalog::instance();
    const int version = database.schemaVersion();
    if (version >= catalog.latestVersion())
        return {};
    if (const auto copied = database.copyTo(backupPath(database, backupFolder)); !copied)
        return copied;
    // Foreign keys cannot be switched inside a transaction, and a migration may rebuild tables.
    SQLite::Database& db = database.connection();
    if (const auto off = database.read([&] { db.exec("PRAGMA foreign_keys = OFF"); }); !off)
        return off;
    const auto migrated = database.write([&] {
        for (const SqlCatalog::Migration& migration : catalog.migrations()) {
            if (migration.version > version)
                db.exec(migration.sql);
        }
        SQLite::Statement check(db, "PRAGMA foreign_key_check");
        if (check.executeStep())
            throw Failure({ErrorCode::StudyDamaged,
                           database.path(),
                           0,
                           0,
                           {},
                           QStringLiteral("foreign_key_check")});
        db.exec("PRAGMA user_version = " + std::to_string(catalog.latestVersion()));
    });
    if (const auto on = database.read([&] { db.exec("PRAGMA foreign_keys = ON"); }); !on)
        return on;
    return migrated;
}

} // namespace subtext
