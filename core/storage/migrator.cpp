// SPDX-License-Identifier: MIT
#include "core/storage/migrator.h"

#include "core/storage/auditlog.h"
#include "core/storage/database.h"
#include "core/storage/failure.h"
#include "core/storage/sqlcatalog.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <array>
#include <map>
#include <mutex>

namespace subtext {
namespace {

QString backupPath(const Database& database, int version, const QString& backupFolder)
{
    const QFileInfo info(database.path());
    const QDir folder(backupFolder.isEmpty() ? info.absolutePath() : backupFolder);
    return folder.filePath(
        info.completeBaseName() + QStringLiteral("-schema") + QString::number(version) + u'-' +
        QString::number(QFileInfo(database.path()).lastModified().toMSecsSinceEpoch()) +
        QStringLiteral(".subtext"));
}

/// A statement without the blanks, and the quotation marks of plain names, that versions of SQLite
/// may set differently. The ends of lines stay: a comment ends there. So do all other quotation
/// marks: what stands in them is a text, and does nothing.
QString plainSql(QString sql)
{
    static const QRegularExpression quotedName(QStringLiteral("\"([A-Za-z_]+)\""));
    static const QRegularExpression blanks(QStringLiteral("[ \\t]+"));
    return sql.replace(quotedName, QStringLiteral("\\1")).replace(blanks, QStringLiteral(" "));
}

/// Everything that the file says about its tables (see plainSql), without what SQLite makes by
/// itself: the indexes of UNIQUE columns, and the tables of AUTOINCREMENT and ANALYZE. Anything
/// else may be called sqlite_… too, by somebody who writes the schema by hand: sqlite_schema as
/// well, for which sqlite_master stands where nothing else is called so.
QStringList schemaOf(SQLite::Database& db)
{
    QStringList entries;
    SQLite::Statement row(
        db,
        "SELECT type, name, tbl_name, sql FROM sqlite_master "
        "WHERE NOT (type = 'index' AND sql IS NULL AND name GLOB 'sqlite_autoindex_*') "
        "AND NOT (type = 'table' AND name = tbl_name AND sql GLOB 'CREATE TABLE ' || name || '(*' "
        "AND name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat3', 'sqlite_stat4')) "
        "ORDER BY type, name");
    while (row.executeStep()) {
        QString entry;
        for (int column = 0; column < 4; ++column)
            entry += plainSql(QString::fromUtf8(row.getColumn(column).getText())) + u'|';
        entries << entry;
    }
    return entries;
}

/// What schemaOf says of a new study, by version. Made once.
const std::map<int, QStringList>& expectedSchemas()
{
    static const auto schemas = [] {
        std::map<int, QStringList> made;
        SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        for (const SqlCatalog::Migration& migration : SqlCatalog::instance().migrations()) {
            db.exec(migration.sql);
            made[migration.version] = schemaOf(db);
        }
        return made;
    }();
    return schemas;
}

QByteArray digestOfSchema(const QStringList& schema)
{
    return QCryptographicHash::hash(schema.join(u'\n').toUtf8(), QCryptographicHash::Sha256)
        .toHex();
}

/// SHA-256 of schemaOf, its lines joined, by version. To make a study by all migrations takes
/// longer than most commands; whose schema has one of these digests needs no comparison with one.
/// Another SQLite's spelling is compared.
bool isWellKnown(const QStringList& schema, int version)
{
    constexpr std::array Digests{
        "253dd35b29d095eba91a5efd1aa932b1ee1f2572c53434d3fb8ac9c8028fb1d4",
    };
    if (version < 1 || version > static_cast<int>(Digests.size()))
        return false;
    return digestOfSchema(schema) == Digests.at(static_cast<std::size_t>(version - 1));
}

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

QStringList unknownSchemas()
{
    QStringList unknown;
    for (const auto& [version, schema] : expectedSchemas()) {
        if (!isWellKnown(schema, version))
            unknown << QStringLiteral("%1: %2").arg(version).arg(
                QString::fromLatin1(digestOfSchema(schema)));
    }
    return unknown;
}

Result<void> checkSchema(Database& database)
{
    bool isOwn = false;
    const auto read = database.read([&] {
        const QStringList schema = schemaOf(database.connection());
        const int version = database.schemaVersion();
        isOwn = isWellKnown(schema, version);
        if (isOwn)
            return;
        const auto& expected = expectedSchemas();
        const auto ofVersion = expected.find(version);
        isOwn = ofVersion != expected.end() && schema == ofVersion->second;
    });
    // SQLite itself refuses a text that makes no sense, in its own words.
    if (read ? !isOwn : read.error().code == ErrorCode::StudyDamaged)
        return fail({ErrorCode::StudyDamaged, database.path(), 0, 0, QStringLiteral("schema"), {}});
    return read;
}

Result<void> migrate(Database& database, const QString& backupFolder)
{
    const SqlCatalog& catalog = SqlCatalog::instance();
    const auto known = database.read([&] { return database.schemaVersion(); });
    if (!known)
        return fail(known.error());
    const int version = *known;
    if (version >= catalog.latestVersion())
        return {};
    if (const auto copied = database.copyTo(backupPath(database, version, backupFolder)); !copied)
        return copied;
    // Foreign keys cannot be switched inside a transaction, and a migration may rebuild tables.
    SQLite::Database& db = database.connection();
    if (const auto off = database.read([&] { db.exec("PRAGMA foreign_keys = OFF"); }); !off)
        return off;
    const auto migrated = database.write([&] {
        AuditLog audit(database);
        audit.begin();
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
                           QStringLiteral("foreign_key_check"),
                           {}});
        db.exec("PRAGMA user_version = " + std::to_string(catalog.latestVersion()));
        // What the migration made of the rows is covered from now on, like what anybody writes.
        audit.append(
            QDateTime::currentMSecsSinceEpoch(), QStringLiteral("study.migrate"),
            {{QStringLiteral("from"), version}, {QStringLiteral("to"), catalog.latestVersion()}});
    });
    if (const auto on = database.read([&] { db.exec("PRAGMA foreign_keys = ON"); }); !on)
        return on;
    return migrated;
}

void writeEmptyStudy(SQLite::Database& file)
{
    static Template empty;
    empty.copyTo(file);
}

} // namespace subtext
