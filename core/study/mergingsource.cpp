// SPDX-License-Identifier: MIT
#include "core/study/mergingsource.h"

#include "core/storage/migrator.h"
#include "core/study/handoutcontent.h"
#include "core/study/merging.h"
#include "core/study/studycontext.h"
#include "core/study/studylock.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>

namespace subtext {
namespace {

constexpr qint64 ChunkBytes = qint64{1} << 20;
constexpr QByteArrayView DatabaseMagic("SQLite format 3");

/// Only a plain file: a pipe would wait for ever, and a link may lead anywhere.
Result<void> requirePlainFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink())
        return fail(ErrorCode::FileMissing, path);
    if (info.isSymLink() || !info.isFile() || !info.isReadable())
        return fail(ErrorCode::FileUnreadable, path);
    if (info.size() > Merging::LargestFile)
        return fail({ErrorCode::FileTooLarge, path, 0, 0, QString::number(info.size()), QString()});
    return {};
}

/// Copies and adds the bytes to `hash`.
Result<void> copyFile(const QString& from, const QString& to, QCryptographicHash& hash,
                      const CancelToken& cancel)
{
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
        if (copied > Merging::LargestFile) // it grew meanwhile
            return fail({ErrorCode::FileTooLarge, from, 0, 0, QString::number(copied), {}});
        hash.addData(chunk);
        if (target.write(chunk) != chunk.size() || !target.flush())
            return fail(ErrorCode::DiskFull, to, target.errorString());
    }
    return {};
}

bool isDatabase(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) &&
           file.read(DatabaseMagic.size()) == DatabaseMagic.toByteArray();
}

/// Copies the file, and the log of a program that did not end well, beside each other. Returns
/// the checksum.
Result<QString> copyPrivately(const QString& path, const QString& copy, const CancelToken& cancel)
{
    if (const auto plain = requirePlainFile(path); !plain)
        return fail(plain.error());
    if (!isDatabase(path))
        return fail(ErrorCode::NotAStudy, path);
    // While somebody works on it, the file alone is not the hand-out. Where the lock cannot be
    // made nobody can be writing there either.
    StudyLock lock(path);
    if (const auto locked = lock.acquire(); !locked && locked.error().code == ErrorCode::Locked)
        return fail(locked.error());
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (const auto copied = copyFile(path, copy, hash, cancel); !copied)
        return fail(copied.error());
    const QString log = path + QStringLiteral("-wal");
    if (QFileInfo(log).exists()) {
        if (const auto plain = requirePlainFile(log); !plain)
            return fail(plain.error());
        if (const auto copied = copyFile(log, copy + QStringLiteral("-wal"), hash, cancel); !copied)
            return fail(copied.error());
    }
    return QString::fromLatin1(hash.result().toHex());
}

/// Throws where the file is not whole, or not what it says.
ReturnedHandOut readContent(StudyContext& context)
{
    ReturnedHandOut content;
    content.info = context.study.info();
    const auto mark = context.handOuts.mark();
    if (!mark)
        throw Failure({ErrorCode::NotAHandOut, {}, 0, 0, {}, {}});
    content.uuid = mark->uuid;
    for (Person& person : context.people.all())
        content.people.emplace(person.id, std::move(person));
    const auto owner = content.people.find(mark->person);
    if (owner == content.people.end())
        throw Failure({ErrorCode::StudyDamaged, {}, 0, 0, {}, QStringLiteral("owner")});
    content.owner = owner->second;
    Query first(*context.db, "audit.first");
    if (!first.next() || first.text() != HandOutCreated)
        throw Failure({ErrorCode::AuditBroken, {}, 1, 0, {}, QStringLiteral("first")});
    const QJsonObject created = QJsonDocument::fromJson(first.text().toUtf8()).object();
    const auto wasCreatedFor = [&](const char* key, const QString& value) {
        return created.value(QLatin1String(key)).toString() == value;
    };
    if (!wasCreatedFor("study", content.info.uuid) || !wasCreatedFor("handout", content.uuid) ||
        !wasCreatedFor("person", content.owner.uuid))
        throw Failure({ErrorCode::ForgedPerson, {}, 0, 0, content.owner.code, {}});
    for (Scenario& scenario : context.scenarios.all())
        content.scenarios.emplace(scenario.id, std::move(scenario));
    content.work = context.handOuts.work();
    Query drafts(*context.db, "travel.hasDrafts");
    drafts.next();
    content.hasDrafts = drafts.integer() != 0;
    return content;
}

Result<ReturnedHandOut> readCopy(const QString& copy, const QString& folder)
{
    auto database = Database::open(copy, Database::Mode::ReadWrite);
    if (!database)
        return fail(database.error());
    // Before anything is asked of its tables: a table may be a view without an end.
    if (const auto own = checkSchema(**database); !own)
        return fail(own.error());
    if (const auto sound = (*database)->quickCheck(); !sound)
        return fail(sound.error());
    if (const auto migrated = migrate(**database, folder); !migrated)
        return fail(migrated.error());
    SystemClock clock;
    RandomIds ids;
    StudyContext context(std::move(*database), {clock, ids, {}});
    ReturnedHandOut content;
    if (const auto read = context.db->read([&] { content = readContent(context); }); !read)
        return fail(read.error());
    if (const auto verified = context.audit.verify(); !verified)
        return fail(verified.error());
    return content;
}

} // namespace

Result<ReturnedHandOut> readReturned(const QString& path, const CancelToken& cancel)
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        return fail(ErrorCode::IoFailure, folder.path(), folder.errorString());
    const QString copy = folder.filePath(QStringLiteral("returned.subtext"));
    const auto sha256 = copyPrivately(path, copy, cancel);
    if (!sha256)
        return fail(sha256.error());
    auto content = readCopy(copy, folder.path());
    if (!content) {
        Error error = content.error();
        error.file = path; // nobody knows the copy
        if (error.code == ErrorCode::StudyDamaged)
            error.detail.clear();
        return fail(error);
    }
    content->sha256 = *sha256;
    return content;
}

} // namespace subtext
