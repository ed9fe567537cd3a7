// SPDX-License-Identifier: MIT
#include "core/storage/soundness.h"

#include "core/storage/auditlog.h"
#include "core/storage/database.h"
#include "core/storage/failure.h"
#include "core/storage/taskinforce.h"

#include <QRegularExpression>

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

namespace subtext {
namespace {

constexpr QLatin1String Sound("ok");

QString firstFinding(SQLite::Database& db, const char* check)
{
    return QString::fromStdString(db.execAndGet(check).getString());
}

/// A page that cannot be read is one more finding to SQLite. Whether it is the disk or the memory
/// that fails stands in the number only; of a long value's further pages there is no number.
ErrorCode codeOf(const QString& finding)
{
    if (finding.contains(QLatin1String("failed to get page")))
        return ErrorCode::IoFailure;
    static const QRegularExpression number(QStringLiteral("error code=(\\d+)"));
    const QRegularExpressionMatch match = number.match(finding);
    if (!match.hasMatch())
        return ErrorCode::StudyDamaged;
    const int code = match.captured(1).toInt();
    if (code == SQLITE_NOMEM || code == SQLITE_IOERR_NOMEM)
        return ErrorCode::OutOfMemory;
    return (code & 0xFF) == SQLITE_IOERR ? ErrorCode::IoFailure : ErrorCode::StudyDamaged;
}

/// Room for the pages of a large study while it is checked. An index is looked up in the order of
/// its table; where it does not fit, its pages are read from the file again for every few rows.
class RoomForIndexes
{
public:
    explicit RoomForIndexes(SQLite::Database& db)
        : m_db(db)
        , m_before(db.execAndGet("PRAGMA cache_size").getInt())
    {
        m_db.exec("PRAGMA cache_size = -98304"); // KiB, taken as pages come
    }
    ~RoomForIndexes()
    {
        const std::string back = "PRAGMA cache_size = " + std::to_string(m_before);
        m_db.tryExec(back);
        sqlite3_db_release_memory(m_db.getHandle());
    }
    Q_DISABLE_COPY_MOVE(RoomForIndexes)

private:
    SQLite::Database& m_db;
    int m_before;
};

/// Throws what is wrong with the file. The tables must be those of the program.
void requireIntegrity(Database& database)
{
    SQLite::Database& db = database.connection();
    const RoomForIndexes room(db);
    const QString finding = firstFinding(db, "PRAGMA integrity_check(1)");
    if (finding != Sound) {
        const ErrorCode code = codeOf(finding);
        if (code != ErrorCode::StudyDamaged)
            throw Failure({code, {}, 0, 0, {}, finding});
        const bool isIndexAlone = firstFinding(db, "PRAGMA quick_check(1)") == Sound;
        throw Failure({code, {}, 0, 0, isIndexAlone ? QStringLiteral("index") : finding, {}});
    }
    if (db.execAndGet("SELECT count(*) FROM study").getInt() != 1)
        throw Failure({ErrorCode::StudyDamaged, {}, 0, 0, QStringLiteral("study row"), {}});
}

} // namespace

Result<void> checkIntegrity(Database& database)
{
    return database.read([&] { requireIntegrity(database); });
}

Result<void> mendIndexes(Database& database)
{
    return database.write([&] {
        database.connection().exec("REINDEX");
        requireIntegrity(database);
        AuditLog(database).walk();
        database.task().task(); // what is made from it is in no chain
    });
}

} // namespace subtext
