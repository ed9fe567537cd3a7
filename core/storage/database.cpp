// SPDX-License-Identifier: MIT
#include "core/storage/database.h"

#include "core/base/diskfile.h"
#include "core/base/filenames.h"
#include "core/storage/auditedstate.h"
#include "core/storage/auditlog.h"
#include "core/storage/failure.h"
#include "core/storage/migrator.h"
#include "core/storage/rowstamps.h"
#include "core/storage/soundness.h"
#include "core/storage/sqlcatalog.h"
#include "core/storage/sqliteerrors.h"
#include "core/storage/taskinforce.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <unordered_map>

namespace subtext {
namespace {

constexpr int BusyTimeoutMs = 5000;

std::string sqlitePath(const QString& path)
{
    return path.toStdString(); // UTF-8, whatever the system's own names of files are in
}

// A read-only connection to a WAL database needs the -shm file or the right to make one. Where
// neither is to be had the file is read as it stands, until somebody changes it (followOwner).
std::string immutableUri(const QString& path)
{
    QString whole = QFileInfo(path).absoluteFilePath();
    if (!whole.startsWith(u'/')) // C:/
        whole.prepend(u'/');
    return "file://" + QUrl::toPercentEncoding(whole, "/").toStdString() + "?immutable=1";
}

/// Before the first connection of the process. What a statement would have to take back lies in
/// memory up to here, 64 KiB as SQLite comes: beyond it goes to a file, and for the rest of the
/// transaction every statement with a trigger writes each page that it changes there, twice.
void raiseStatementJournals()
{
    constexpr int Most = 1 << 20; // bytes; also the piece that SQLite takes of the memory
    static const int once = sqlite3_config(SQLITE_CONFIG_STMTJRNL_SPILL, Most);
    static_cast<void>(once); // refused where somebody else was there before: slower, that is all
}

/// The file is another one's now: nothing is folded into it, at the end of the connection either,
/// and whoever opens it does not find this study's log beside it.
void putLogAside(sqlite3* connection, const QString& file)
{
    sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    QFile::rename(file + QStringLiteral("-wal"), file + QStringLiteral("-wal.lost"));
    QFile::remove(file + QStringLiteral("-shm"));
}

} // namespace

struct Database::Statements
{
    struct Finalize
    {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>> byName;
};

Database::Database(QString path, Mode mode)
    : m_path(std::move(path))
    , m_mode(mode)
    , m_whereabouts(m_path)
    , m_statements(std::make_unique<Statements>())
    , m_auditedState(std::make_unique<AuditedState>(*this))
    , m_stamps(std::make_unique<RowStamps>(*this))
    , m_task(std::make_unique<TaskInForce>(*this))
{}

Database::~Database() = default;

void Database::configure()
{
    SQLite::Database& db = *m_connection;
    db.exec("PRAGMA foreign_keys = ON");
    db.exec("PRAGMA trusted_schema = OFF");
    // What somebody erased is gone from the file too, not only where SQLite was built to do so.
    db.exec("PRAGMA secure_delete = ON");
    db.exec(m_mode == Mode::ReadWrite ? "PRAGMA synchronous = FULL" : "PRAGMA query_only = ON");
    db.exec("PRAGMA cache_size = -16384");
}

void Database::connect()
{
    raiseStatementJournals();
    const auto connectTo = [&](const std::string& name, int flags) {
        m_connection = std::make_unique<SQLite::Database>(name.c_str(), flags, BusyTimeoutMs);
        m_connection->execAndGet("PRAGMA application_id"); // here a refusal shows
    };
    m_isImmutable = false;
    try {
        // A reader that may write takes part in WAL's housekeeping, so that no -wal and -shm
        // files stay behind; query_only keeps it from changing anything.
        const QFileInfo info(m_path);
        const bool mayTidyUp = info.isWritable() && QFileInfo(info.absolutePath()).isWritable();
        const int flags =
            m_mode == Mode::ReadWrite || mayTidyUp ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
        connectTo(sqlitePath(realPath(m_path)), flags | SQLite::OPEN_NOMUTEX);
    } catch (const SQLite::Exception& refused) {
        if (m_mode == Mode::ReadWrite || refused.getErrorCode() == SQLITE_NOTADB)
            throw;
        connectTo(immutableUri(realPath(m_path)),
                  SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX);
        m_isImmutable = true;
    }
}

/// Whoever may write the file can have opened it since: then it is not immutable, and SQLite would
/// go on showing what it was.
void Database::followOwner()
{
    const bool hasChanged =
        m_isImmutable && (m_whereabouts.isTouched() || m_whereabouts.isLogTouched());
    if (!hasChanged || !m_whereabouts.check())
        return;
    m_statements->byName.clear();
    m_whereabouts.remember(); // before anything is read
    connect();
    configure();
    ++m_reconnections;
}

/// Another program may have written what is asked from now on.
void Database::noticeOthers()
{
    const qint64 version = dataVersion();
    if (version != m_knownVersion)
        m_task->forget();
    m_knownVersion = version;
}

Result<std::unique_ptr<Database>> Database::open(const QString& path, Mode mode)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(ErrorCode::FileMissing, path);
    if (!info.isFile() || !info.isReadable())
        return fail(ErrorCode::FileUnreadable, path);
    if (info.size() == 0)
        return fail(ErrorCode::NotAStudy, path);

    std::unique_ptr<Database> database(new Database(path, mode));
    try {
        database->connect();
        const int applicationId =
            database->m_connection->execAndGet("PRAGMA application_id").getInt();
        if (applicationId == UnreleasedApplicationId)
            return fail(ErrorCode::SchemaUnreleased, path);
        if (applicationId != ApplicationId)
            return fail(ErrorCode::NotAStudy, path);
        const int version = database->schemaVersion();
        if (version > SqlCatalog::instance().latestVersion())
            return fail(ErrorCode::SchemaTooNew, path, QString::number(version));
        // SQLite fills up a page that was cut off with zeros and goes on. (While there is a log, a
        // full disk may have stopped a checkpoint there, and the next one mends it.)
        const QFileInfo log(realPath(path) + QStringLiteral("-wal"));
        const int pageSize = database->m_connection->execAndGet("PRAGMA page_size").getInt();
        if (info.size() % pageSize != 0 && !(log.exists() && log.size() > 0))
            return fail(ErrorCode::StudyDamaged, path);
        if (const auto own = checkSchema(*database); !own)
            return fail(own.error());
        database->configure();
        database->m_whereabouts.remember();
    } catch (const std::exception& exception) {
        return fail(toError(exception, path));
    }
    return database;
}

Result<std::unique_ptr<Database>> Database::create(const QString& path)
{
    const QFileInfo info(path);
    if (info.exists() || info.isSymLink()) // a link that leads nowhere as well
        return fail(ErrorCode::FileExists, path);
    if (!info.absoluteDir().exists())
        return fail(ErrorCode::FolderMissing, info.absolutePath());
    // Before SQLite makes it, as the umask says; the log takes its permissions from the file.
    if (const auto made = disk::makePrivateFile(path); !made)
        return fail(made.error());

    raiseStatementJournals();
    std::unique_ptr<Database> database(new Database(path, Mode::ReadWrite));
    try {
        database->m_connection = std::make_unique<SQLite::Database>(
            sqlitePath(path).c_str(),
            SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX, BusyTimeoutMs);
        database->configure();
        SQLite::Database& db = *database->m_connection;
        db.exec("PRAGMA journal_mode = WAL");
        writeEmptyStudy(db);
        database->m_whereabouts.remember();
    } catch (const std::exception& exception) {
        const Error error = toError(exception, path);
        database.reset();
        removeDatabase(path);
        return fail(error);
    }
    return database;
}

Result<void> Database::run(Moment moment, const std::function<void()>& work)
{
    try {
        std::optional<SQLite::Transaction> transaction; // rolled back: there is nothing in it
        const bool isInOne = sqlite3_get_autocommit(m_connection->getHandle()) == 0;
        if (!isInOne) {
            followOwner();
            noticeOthers();
        }
        if (moment == Moment::One && !isInOne)
            transaction.emplace(*m_connection);
        work();
        return {};
    } catch (const std::exception& exception) {
        return fail(toError(exception, m_path));
    }
}

Result<void> Database::write(const std::function<void()>& work)
{
    if (m_mode == Mode::ReadOnly)
        return fail(ErrorCode::ReadOnly, m_path);
    if (!m_isWritingThough) {
        if (const auto here = checkPlace(); !here)
            return here;
    }
    try {
        SQLite::Transaction transaction(*m_connection, SQLite::TransactionBehavior::IMMEDIATE);
        noticeOthers();
        work();
        transaction.commit();
    } catch (const std::exception& exception) {
        m_task->forget(); // what was rolled back may have been one
        return fail(toError(exception, m_path));
    }
    m_whereabouts.noteOwnChange();
    // It may have gone between the look and the commit: then nothing was saved where it belongs.
    return m_isWritingThough ? Result<void>() : look();
}

Result<void> Database::look() const
{
    if (const auto here = m_whereabouts.check(); !here || m_mode == Mode::ReadOnly)
        return here; // a reader's log goes with the last writer
    return m_whereabouts.checkLog();
}

void Database::foldIn()
{
    // Into the file that is open, whatever stands at its path: moved, it is whole wherever it is;
    // and the log is empty for whoever opens another file of that name.
    static_cast<void>(sqlite3_wal_checkpoint_v2(m_connection->getHandle(), nullptr,
                                                SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr));
}

/// What another connection to the path finds is whole, and ends as this one does: other programs
/// may fold in the log.
bool Database::isStillOurs()
{
    const auto other = open(m_path, Mode::ReadOnly);
    if (!other || !checkIntegrity(**other) || !AuditLog(**other).verify())
        return false;
    const auto head = [](Database& database) {
        return database.read([&] {
            Query row(database, "audit.head");
            return row.next() ? row.bytes() : QByteArray();
        });
    };
    const auto own = head(*this);
    return own && own == head(**other);
}

Result<void> Database::checkPlace()
{
    const Error overwritten{ErrorCode::FileMoved, m_path, 0, 0, {}, QStringLiteral("overwritten")};
    if (m_isOverwritten)
        return fail(overwritten);
    const auto here = look();
    if (!here) {
        if (m_mode == Mode::ReadWrite)
            foldIn();
        return here;
    }
    if (m_mode == Mode::ReadOnly || !m_whereabouts.isTouched())
        return {};
    m_isOverwritten = !isStillOurs();
    if (m_isOverwritten) {
        putLogAside(m_connection->getHandle(), realPath(m_path));
        return fail(overwritten);
    }
    m_whereabouts.noteOwnChange();
    return {};
}

void Database::writeThough(const std::function<void()>& work)
{
    // Into a file that somebody has written over nothing more is written.
    m_isWritingThough = !m_isOverwritten;
    work();
    m_isWritingThough = false;
}

void Database::swapFile(Database& other)
{
    std::swap(m_path, other.m_path);
    std::swap(m_whereabouts, other.m_whereabouts);
    std::swap(m_isOverwritten, other.m_isOverwritten);
    std::swap(m_connection, other.m_connection);
    std::swap(m_statements, other.m_statements);
}

Result<void> Database::useCopy(const QString& path, const std::function<void()>& work)
{
    const auto copy = open(path, Mode::ReadWrite);
    if (!copy)
        return fail(copy.error());
    swapFile(**copy);
    work();
    swapFile(**copy);
    return {};
}

Result<void> Database::copyTo(const QString& path)
{
    if (realPath(path) == realPath(m_path)) // the copy would take the study's own place
        return fail(ErrorCode::FileExists, path);
    // Written beside and renamed: an interrupted copy never stands where a good one stood.
    const QString unfinished = path + QStringLiteral(".part");
    removeDatabase(unfinished); // of a program that did not end well
    if (const auto made = disk::makePrivateFile(unfinished); !made)
        return made;
    const auto copied = read([&] {
        SQLite::Database target(sqlitePath(unfinished).c_str(),
                                SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, BusyTimeoutMs);
        {
            SQLite::Backup backup(target, *m_connection);
            backup.executeStep(-1);
        }
        target.exec("PRAGMA journal_mode = DELETE");
    });
    if (!copied) {
        QFile::remove(unfinished);
        return copied;
    }
    const auto renamed = renameDatabase(unfinished, path);
    if (!renamed)
        QFile::remove(unfinished);
    return renamed;
}

Result<void> Database::checkpoint()
{
    if (const auto here = checkPlace(); !here)
        return here;
    return read([&] {
        SQLite::Statement statement(*m_connection, "PRAGMA wal_checkpoint(TRUNCATE)");
        const bool isBusy = statement.executeStep() && statement.getColumn(0).getInt() != 0;
        m_whereabouts.noteOwnChange();
        if (isBusy)
            throw Failure({ErrorCode::FileInUse, m_path, 0, 0, {}, {}});
    });
}

Result<void> Database::useLog()
{
    return read([&] {
        m_connection->exec("PRAGMA journal_mode = WAL"); // written into the file's head
        m_whereabouts.remember();
    });
}

qint64 Database::dataVersion()
{
    // A connection made anew counts from the beginning.
    return (m_reconnections << 32) + m_connection->execAndGet("PRAGMA data_version").getInt64();
}

int Database::schemaVersion() const
{
    return m_connection->execAndGet("PRAGMA user_version").getInt();
}

bool Database::needsMigration() const
{
    return schemaVersion() < SqlCatalog::instance().latestVersion();
}

sqlite3_stmt* Database::statement(const std::string& name, const std::function<std::string()>& sql)
{
    auto& slot = m_statements->byName[name];
    if (!slot) {
        sqlite3_stmt* prepared = nullptr;
        sqlite3* connection = m_connection->getHandle();
        const int code = sqlite3_prepare_v2(connection, sql().c_str(), -1, &prepared, nullptr);
        if (code != SQLITE_OK)
            throw SQLite::Exception(connection, code);
        slot.reset(prepared);
    }
    return slot.get();
}

void removeDatabase(const QString& path)
{
    for (const char* end : {"", "-wal", "-shm"})
        QFile::remove(path + QLatin1String(end));
}

Result<void> renameDatabase(const QString& unfinished, const QString& path)
{
    QFile::remove(path + QStringLiteral("-wal"));
    QFile::remove(path + QStringLiteral("-shm"));
    return disk::replaceFile(unfinished, path).and_then([&] {
        return disk::syncFolder(QFileInfo(path).absolutePath());
    });
}

} // namespace subtext
