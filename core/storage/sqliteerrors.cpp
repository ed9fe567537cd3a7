// SPDX-License-Identifier: MIT
#include "core/storage/sqliteerrors.h"

#include "core/storage/failure.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cerrno>
#include <new>

namespace subtext {
namespace {

ErrorCode codeOf(int sqliteCode)
{
    switch (sqliteCode & 0xFF) {
    case SQLITE_FULL:
        return ErrorCode::DiskFull;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return ErrorCode::ReadOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::Locked;
    case SQLITE_NOTADB:
        return ErrorCode::NotAStudy;
    case SQLITE_CORRUPT:
    // It cannot run a statement that fits the tables of the program: the tables are others.
    case SQLITE_ERROR:
        return ErrorCode::StudyDamaged;
    case SQLITE_NOMEM:
        return ErrorCode::OutOfMemory;
    default:
        return ErrorCode::IoFailure;
    }
}

/// A file system that has no locks, or has run out of them, is not somebody who holds one. SQLite
/// answers "busy" for both; what the system said last tells them apart.
bool isLockingBroken(const SQLite::Exception& exception, int systemError)
{
    const int extended = exception.getExtendedErrorCode();
    switch (extended >= 0 ? extended : exception.getErrorCode()) {
    case SQLITE_IOERR_LOCK:
    case SQLITE_IOERR_UNLOCK:
    case SQLITE_IOERR_RDLOCK:
    case SQLITE_IOERR_CHECKRESERVEDLOCK:
    case SQLITE_IOERR_SHMLOCK:
        return true;
    default:
        break;
    }
    const int code = exception.getErrorCode() & 0xFF;
    return code == SQLITE_PROTOCOL || (code == SQLITE_BUSY && systemError == ENOLCK);
}

} // namespace

Error toError(const std::exception& exception, const QString& path)
{
    const int systemError = errno; // before anything else can set it
    if (const auto* failure = dynamic_cast<const Failure*>(&exception)) {
        Error error = failure->error();
        if (error.file.isEmpty())
            error.file = path;
        return error;
    }
    const QString words = QString::fromUtf8(exception.what());
    if (dynamic_cast<const std::bad_alloc*>(&exception) != nullptr)
        return {ErrorCode::OutOfMemory, path, 0, 0, {}, {}};
    if (const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&exception)) {
        if (isLockingBroken(*sqlite, systemError))
            return {ErrorCode::IoFailure, path, 0, 0, QStringLiteral("locks"), words};
        const ErrorCode code = codeOf(sqlite->getErrorCode());
        if (code == ErrorCode::StudyDamaged) // its detail is the path of a backup
            return {code, path, 0, 0, words, {}};
        return {code, path, 0, 0, {}, words};
    }
    return {ErrorCode::IoFailure, path, 0, 0, {}, words};
}

RowRefusal refusalOf(const std::function<void()>& insert)
{
    try {
        insert();
        return RowRefusal::None;
    } catch (const SQLite::Exception& exception) {
        const bool isRefused = (exception.getErrorCode() & 0xFF) == SQLITE_CONSTRAINT;
        if (!isRefused)
            throw;
        return exception.getExtendedErrorCode() == SQLITE_CONSTRAINT_UNIQUE
                   ? RowRefusal::Duplicate
                   : RowRefusal::Impossible;
    }
}

} // namespace subtext
