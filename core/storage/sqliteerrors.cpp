// SPDX-License-Identifier: MIT
#include "core/storage/sqliteerrors.h"

#include "core/storage/failure.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

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
        return ErrorCode::StudyDamaged;
    default:
        return ErrorCode::IoFailure;
    }
}

} // namespace

Error toError(const std::exception& exception, const QString& path)
{
    if (const auto* failure = dynamic_cast<const Failure*>(&exception)) {
        Error error = failure->error();
        if (error.file.isEmpty())
            error.file = path;
        return error;
    }
    const QString words = QString::fromUtf8(exception.what());
    if (const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&exception))
        return {codeOf(sqlite->getErrorCode()), path, 0, 0, {}, words};
    return {ErrorCode::IoFailure, path, 0, 0, {}, words};
}

} // namespace subtext
