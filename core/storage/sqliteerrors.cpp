// SPDX-License-Identifier: MIT
#include "core/storage/sqliteerrors.h"

#include "core/storage/failure.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cerrno>

namespace subtext {
namespace {

/// Whether SQLite's last answer is about a file system that has no locks to give: it says "busy"
/// there as it does where somebody holds the file, and only the system's number tells the two
/// apart.
bool isWithoutLocks(int sqliteCode, int systemNumber)
{
    return (sqliteCode & 0xFF) == SQLITE_BUSY && systemNumber == ENOLCK;
}

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
        return ErrorCode::StudyDamaged;
    default:
        return ErrorCode::IoFailure;
    }
}

} // namespace

Error toError(const std::exception& exception, const QString& path)
{
    const int systemNumber = errno; // before anything else asks the system
    if (const auto* failure = dynamic_cast<const Failure*>(&exception)) {
        Error error = failure->error();
        if (error.file.isEmpty())
            error.file = path;
        return error;
    }
    const QString words = QString::fromUtf8(exception.what());
    if (const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&exception)) {
        if (isWithoutLocks(sqlite->getErrorCode(), systemNumber))
            return {ErrorCode::IoFailure, path, 0, 0, {}, qt_error_string(systemNumber)};
        return {codeOf(sqlite->getErrorCode()), path, 0, 0, {}, words};
    }
    return {ErrorCode::IoFailure, path, 0, 0, {}, words};
}

} // namespace subtext
