// SPDX-License-Identifier: MIT
#include "core/storage/backups.h"

#include "core/base/diskfile.h"
#include "core/base/filenames.h"
#include "core/storage/database.h"
#include "core/storage/soundness.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTimeZone>

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

namespace subtext {
namespace {

const QLatin1String Suffix(".subtext");
// A copy has another name until it was found to be sound.
const QLatin1String UncheckedSuffix(".subtext.new");

// A damaged study can no longer say its UUID, so copies are found by the path of the file.
QString stemOf(const QString& studyPath)
{
    const QFileInfo info(studyPath);
    const QByteArray digest =
        QCryptographicHash::hash(info.absoluteFilePath().toUtf8(), QCryptographicHash::Sha256);
    return info.completeBaseName() + u'-' + QString::fromLatin1(digest.toHex().left(12)) + u'-';
}

/// Of this study, in the folder: a folder by no name would be the current one.
QStringList namesIn(const QString& folder, const QString& stem)
{
    QStringList names;
    if (folder.isEmpty())
        return names;
    // Compared by hand: a study's name may hold the wildcards of a name filter.
    for (const QString& name : QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name)) {
        if (name.startsWith(stem))
            names << name;
    }
    return names;
}

/// A clock that was set back comes by the same moment again.
QString freePath(const QString& folder, const QString& stem, qint64 nowMs)
{
    for (qint64 at = nowMs;; ++at) {
        const QString moment = QDateTime::fromMSecsSinceEpoch(at, QTimeZone::utc())
                                   .toString(QStringLiteral("yyyyMMdd'T'HHmmsszzz"));
        const QString path = QDir(folder).filePath(stem + moment + Suffix);
        if (!QFileInfo::exists(path))
            return path;
    }
}

QDateTime lastChange(const QString& studyPath)
{
    const QFileInfo log(realPath(studyPath) + QStringLiteral("-wal"));
    const QDateTime file = QFileInfo(studyPath).lastModified();
    return log.exists() && log.size() > 0 ? std::max(file, log.lastModified()) : file;
}

/// Some file systems keep whole seconds, or every other one.
bool isSameMoment(qint64 kept, qint64 asked)
{
    return kept == asked || (kept % 1000 == 0 && std::abs(kept - asked) < 2000);
}

/// What a backup that was killed has left behind. Nobody else is making one of this study.
void removeLeftovers(const QString& folder, const QString& stem)
{
    for (const QString& name : namesIn(folder, stem)) {
        if (!name.endsWith(Suffix))
            QFile::remove(QDir(folder).filePath(name));
    }
}

Result<void> requireFolder(const QString& folder)
{
    if (const auto made = disk::makePrivateFolders(folder); !made)
        return fail(made.error());
    if (!QFileInfo(folder).isWritable())
        return fail(ErrorCode::ReadOnly, folder);
    return {};
}

/// A copy at `path` that is sound and dated as the study's last change; or none, and why.
Result<void> copyChecked(Database& source, const QString& path, const QDateTime& change)
{
    const auto failed = [&](Error error, const QString& file) -> Result<void> {
        QFile::remove(path);
        error.file = file;
        return fail(std::move(error));
    };
    const QString folder = QFileInfo(path).absolutePath();
    if (const auto copied = source.copyTo(path); !copied) {
        const bool isOfStudy = copied.error().code == ErrorCode::StudyDamaged ||
                               copied.error().code == ErrorCode::Locked;
        return failed(copied.error(), isOfStudy ? source.path() : folder);
    }
    if (const auto sound = inspectBackup(path); !sound) {
        // A sound study with a bad copy: it is the disk of the copies.
        const auto original = checkIntegrity(source);
        return original ? failed({ErrorCode::IoFailure, {}, 0, 0, {}, sound.error().detail}, folder)
                        : failed({ErrorCode::StudyDamaged, {}, 0, 0, {}, original.error().detail},
                                 source.path());
    }
    QFile file(path);
    if (file.open(QIODevice::ReadWrite)) // where it cannot be dated there is only one more soon
        file.setFileTime(change, QFileDevice::FileModificationTime);
    return {};
}

/// Puts a copy into the folder under its name once it was found sound. Returns its path.
Result<QString> addChecked(Database& source, const QString& folder, const QString& stem,
                           const QDateTime& change, qint64 nowMs)
{
    const QString path = freePath(folder, stem, nowMs);
    const QString unchecked = path.chopped(Suffix.size()) + UncheckedSuffix;
    if (const auto copied = copyChecked(source, unchecked, change); !copied)
        return fail(copied.error());
    if (!QFile::rename(unchecked, path)) {
        QFile::remove(unchecked);
        return fail(ErrorCode::IoFailure, folder);
    }
    return path;
}

/// Goes from new to old and lets go of what is behind the last that is to stay. A damaged one
/// counts for nothing, so it never costs a sound one its place.
void dropOld(const QString& studyPath, const QString& folder, qint64 nowMs, const QString& known)
{
    const std::vector<BackupFile> all = backupsOf(studyPath, folder, nowMs);
    if (std::ssize(all) <= KeptBackups)
        return;
    int sound = 0;
    for (const BackupFile& backup : all) {
        if (sound == KeptBackups)
            QFile::remove(backup.path);
        else if (backup.path == known || inspectBackup(backup.path))
            ++sound;
    }
}

} // namespace

std::vector<BackupFile> backupsOf(const QString& studyPath, const QString& folder, qint64 nowMs)
{
    std::vector<BackupFile> backups;
    for (const QString& name : namesIn(folder, stemOf(studyPath))) {
        if (!name.endsWith(Suffix))
            continue;
        const QString path = QDir(folder).filePath(name);
        const qint64 at = QFileInfo(path).lastModified().toMSecsSinceEpoch();
        backups.push_back({path, at, at > nowMs});
    }
    std::sort(backups.begin(), backups.end(), [](const BackupFile& a, const BackupFile& b) {
        if (a.isAhead != b.isAhead)
            return b.isAhead;
        return a.at != b.at ? a.at > b.at : a.path > b.path; // the name has the moment of copying
    });
    return backups;
}

Result<BackupContent> inspectBackup(const QString& path)
{
    auto database = Database::open(path, Database::Mode::ReadOnly);
    if (!database)
        return fail(database.error());
    if (const auto sound = checkIntegrity(**database); !sound)
        return fail(sound.error());
    BackupContent content;
    const auto read = (*database)->read([&] {
        Query row(**database, "study.counts");
        row.next();
        row.integer(); // scenarios
        content.answers = row.integer();
    });
    if (!read)
        return fail(read.error());
    return content;
}

Result<QString> makeBackup(const QString& studyPath, const QString& folder, qint64 nowMs,
                           OldBackups old)
{
    if (const auto usable = requireFolder(folder); !usable)
        return fail(usable.error());
    const QString stem = stemOf(studyPath);
    removeLeftovers(folder, stem);
    const QDateTime change = lastChange(studyPath);
    const std::vector<BackupFile> before = backupsOf(studyPath, folder, nowMs);
    // The same, not "no older": the clock may have been ahead, or an older file was put back.
    const bool isThere = std::any_of(before.begin(), before.end(), [&](const BackupFile& backup) {
        return isSameMoment(backup.at, change.toMSecsSinceEpoch());
    });
    if (isThere)
        return QString();
    auto source = Database::open(studyPath, Database::Mode::ReadOnly);
    if (!source)
        return fail(source.error());
    const auto path = addChecked(**source, folder, stem, change, nowMs);
    if (path && old == OldBackups::Drop)
        dropOld(studyPath, folder, nowMs, *path);
    return path;
}

Result<QString> makeBackupOfLost(Database& study, const QString& folder, qint64 nowMs)
{
    if (const auto usable = requireFolder(folder); !usable)
        return fail(usable.error());
    return addChecked(study, folder, stemOf(study.path()),
                      QDateTime::fromMSecsSinceEpoch(nowMs, QTimeZone::utc()), nowMs);
}

} // namespace subtext
