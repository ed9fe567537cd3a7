// SPDX-License-Identifier: MIT
#include "core/storage/backups.h"

#include "core/base/diskfile.h"
#include "core/storage/database.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTimeZone>

namespace subtext {
namespace {

// A damaged study can no longer say its UUID, so copies are found by the path of the file.
QString stemOf(const QString& studyPath)
{
    const QFileInfo info(studyPath);
    const QByteArray digest =
        QCryptographicHash::hash(info.absoluteFilePath().toUtf8(), QCryptographicHash::Sha256);
    return info.completeBaseName() + u'-' + QString::fromLatin1(digest.toHex().left(12)) + u'-';
}

QDateTime lastChange(const QString& studyPath)
{
    const QFileInfo log(studyPath + QStringLiteral("-wal"));
    const QDateTime file = QFileInfo(studyPath).lastModified();
    return log.exists() && log.size() > 0 ? std::max(file, log.lastModified()) : file;
}

} // namespace

QStringList backupsOf(const QString& studyPath, const QString& folder)
{
    const QDir dir(folder);
    const QString stem = stemOf(studyPath);
    QStringList paths;
    // Compared by hand: a study's name may hold the wildcards of a name filter.
    const QStringList names =
        dir.entryList({QStringLiteral("*.subtext")}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& name : names) {
        if (name.startsWith(stem))
            paths.push_back(dir.filePath(name));
    }
    return paths;
}

Result<QString> makeBackup(const QString& studyPath, const QString& folder, qint64 nowMs)
{
    if (const auto made = disk::makePrivateFolders(folder); !made)
        return fail(made.error());
    const QStringList older = backupsOf(studyPath, folder);
    if (!older.isEmpty() && QFileInfo(older.front()).lastModified() >= lastChange(studyPath))
        return QString();
    auto source = Database::open(studyPath, Database::Mode::ReadOnly);
    if (!source)
        return fail(source.error());
    const QString moment = QDateTime::fromMSecsSinceEpoch(nowMs, QTimeZone::utc())
                               .toString(QStringLiteral("yyyyMMdd'T'HHmmsszzz"));
    const QString path =
        QDir(folder).filePath(stemOf(studyPath) + moment + QStringLiteral(".subtext"));
    if (const auto copied = (*source)->copyTo(path); !copied)
        return fail(copied.error());
    const QStringList all = backupsOf(studyPath, folder);
    for (qsizetype i = KeptBackups; i < all.size(); ++i)
        QFile::remove(all.at(i));
    return path;
}

} // namespace subtext
