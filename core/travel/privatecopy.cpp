// SPDX-License-Identifier: MIT
#include "core/travel/privatecopy.h"

#include "core/operation/studylock.h"
#include "core/storage/interrupter.h"
#include "core/storage/migrator.h"
#include "core/storage/soundness.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace subtext {
namespace {

constexpr qint64 ChunkBytes = qint64{1} << 20;
constexpr QByteArrayView DatabaseMagic("SQLite format 3");

Error tooLarge(const QString& path, qint64 bytes)
{
    return {ErrorCode::FileTooLarge, path, 0, 0, QString::number(bytes), {}};
}

/// Copies and adds the bytes to `hash`. Takes them off `room`.
Result<void> copyFile(const QString& from, const QString& to, qint64& room,
                      QCryptographicHash& hash, const CancelToken& cancel)
{
    if (const auto plain = requirePlainFile(from); !plain)
        return fail(plain.error());
    QFile source(from);
    QFile target(to);
    if (!source.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, from, source.errorString());
    if (!target.open(QIODevice::WriteOnly))
        return fail(ErrorCode::IoFailure, to, target.errorString());
    qint64 copied = 0;
    while (!source.atEnd()) {
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        const QByteArray chunk = source.read(ChunkBytes);
        if (chunk.isEmpty())
            return fail(ErrorCode::FileUnreadable, from, source.errorString());
        copied += chunk.size();
        if (copied > room) // it grew meanwhile
            return fail(tooLarge(from, copied));
        hash.addData(chunk);
        if (target.write(chunk) != chunk.size() || !target.flush())
            return fail(ErrorCode::DiskFull, to, target.errorString());
    }
    room -= copied;
    return {};
}

bool isDatabase(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) &&
           file.read(DatabaseMagic.size()) == DatabaseMagic.toByteArray();
}

} // namespace

Result<void> requirePlainFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink())
        return fail(ErrorCode::FileMissing, path);
    if (info.isSymLink() || !info.isFile() || !info.isReadable())
        return fail(ErrorCode::FileUnreadable, path);
    return {};
}

Result<QString> copyPrivately(const QString& path, const QString& copy, WhileOpen whileOpen,
                              qint64 largest, const CancelToken& cancel)
{
    if (const auto plain = requirePlainFile(path); !plain)
        return fail(plain.error());
    const QString log = path + QStringLiteral("-wal");
    if (const qint64 both = QFileInfo(path).size() + QFileInfo(log).size(); both > largest)
        return fail(tooLarge(path, both));
    if (!isDatabase(path))
        return fail(ErrorCode::NotAStudy, path);
    // While somebody works on it, the file alone is not the hand-out. Where the lock cannot be
    // made nobody can be writing there either.
    StudyLock lock(path);
    if (whileOpen == WhileOpen::Refused) {
        if (const auto locked = lock.acquire(); !locked && locked.error().code == ErrorCode::Locked)
            return fail(locked.error());
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    qint64 room = largest;
    if (const auto copied = copyFile(path, copy, room, hash, cancel); !copied)
        return fail(copied.error());
    if (QFileInfo::exists(log)) {
        const QString copiedLog = copy + QStringLiteral("-wal");
        if (const auto copied = copyFile(log, copiedLog, room, hash, cancel); !copied)
            return fail(copied.error());
    }
    return QString::fromLatin1(hash.result().toHex());
}

Result<std::unique_ptr<Database>> openCopy(const QString& copy, const QString& folder,
                                           const CancelToken& cancel)
{
    auto database = Database::open(copy, Database::Mode::ReadWrite);
    if (!database)
        return fail(database.error());
    const Interrupter interrupter(**database, cancel);
    if (const auto sound = checkIntegrity(**database); !sound)
        return fail(sound.error());
    if (const auto migrated = migrate(**database, folder); !migrated)
        return fail(migrated.error());
    return database;
}

Error aboutOriginal(Error error, const QString& path)
{
    error.file = path;
    if (error.code == ErrorCode::StudyDamaged)
        error.detail.clear();
    return error;
}

} // namespace subtext
