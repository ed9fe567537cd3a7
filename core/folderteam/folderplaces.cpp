// SPDX-License-Identifier: MIT
#include "core/folderteam/folderplaces.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <atomic>

namespace subtext {
namespace {

constexpr QLatin1String BatchEnding(".batch");
constexpr int BatchDigits = 7;
/// Far above what a batch can be: see Outbox.
constexpr qint64 LargestFolderFile = qint64{256} << 20;
constexpr int UuidLength = 36;

/// None for a name that is no batch's.
std::optional<qint64> batchNumberOf(const QString& name)
{
    const QString digits = name.chopped(BatchEnding.size());
    for (const QChar digit : digits) {
        if (digit < u'0' || digit > u'9')
            return std::nullopt;
    }
    const qint64 number = digits.toLongLong();
    return digits.size() == BatchDigits && number > 0 ? std::optional(number) : std::nullopt;
}

/// Services put what they cannot place beside it, with words of their own in its name.
bool isCopyOf(const QString& name, const char* stem)
{
    return name.startsWith(QLatin1String(stem)) && name.endsWith(QLatin1String(".json")) &&
           name != QLatin1String(stem) + QLatin1String(".json");
}

/// So that no two writers of one file are in each other's way.
QString partBeside(const QFileInfo& place)
{
    static std::atomic<int> number = 0;
    return place.absoluteDir().filePath(QStringLiteral(".%1-%2-%3.part")
                                            .arg(place.fileName())
                                            .arg(QCoreApplication::applicationPid())
                                            .arg(++number));
}

/// Their rows are sent again.
void removeAbandonedParts(const QString& deviceFolder)
{
    QDir folder(deviceFolder);
    const QStringList left = folder.entryList({QStringLiteral(".*.batch*.part")},
                                              QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QString& name : left)
        folder.remove(name);
}

} // namespace

QString folderOfStudy(const QString& shared, const QString& study)
{
    return QDir(shared).filePath(study);
}

QString folderOfDevice(const QString& team, const Uuid& device)
{
    return QDir(team).filePath(device.text());
}

QString batchPath(const QString& deviceFolder, qint64 number)
{
    return QDir(deviceFolder)
        .filePath(QStringLiteral("%1").arg(number, BatchDigits, 10, QLatin1Char('0')) +
                  BatchEnding);
}

QString rosterPath(const QString& deviceFolder)
{
    return QDir(deviceFolder).filePath(QStringLiteral("team.json"));
}

QString devicePath(const QString& deviceFolder)
{
    return QDir(deviceFolder).filePath(QStringLiteral("device.json"));
}

qint64 BatchFiles::firstMissing() const
{
    qint64 next = 1;
    for (const qint64 number : numbers) {
        if (number != next)
            break;
        ++next;
    }
    return next;
}

BatchFiles batchFilesIn(const QString& deviceFolder)
{
    BatchFiles files;
    const QDir folder(deviceFolder);
    const QStringList names =
        folder.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    for (const QString& name : names) {
        const bool isBatch = name.endsWith(BatchEnding);
        const auto number = isBatch ? batchNumberOf(name) : std::nullopt;
        if (number)
            files.numbers.insert(*number);
        else if (isBatch || isCopyOf(name, "team") || isCopyOf(name, "device"))
            files.copies << folder.filePath(name);
    }
    return files;
}

std::vector<FolderTrouble> strangersIn(const QString& team, const std::set<Uuid>& known)
{
    std::vector<FolderTrouble> troubles;
    const QDir folder(team);
    const QStringList names = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& name : names) {
        const auto device = Uuid::fromText(name.left(UuidLength));
        if (!device)
            continue;
        if (name.size() > UuidLength)
            troubles.push_back({folder.filePath(name), FolderFault::Copy});
        else if (!known.contains(*device))
            troubles.push_back({folder.filePath(name), FolderFault::Stranger});
    }
    return troubles;
}

tl::expected<QByteArray, FolderFault> readFolderFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink())
        return tl::unexpected(FolderFault::Missing);
    if (info.isSymLink() || !info.isFile() || info.size() > LargestFolderFile)
        return tl::unexpected(FolderFault::Unreadable);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(FolderFault::Unreadable);
    QByteArray bytes = file.read(LargestFolderFile);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(FolderFault::Unreadable);
    return bytes;
}

Result<void> makeSharedFolder(const QString& path)
{
    QStringList made;
    for (QString at = path; !QFileInfo::exists(at); at = QFileInfo(at).absolutePath())
        made.prepend(at);
    for (const QString& folder : made) {
        if (const auto done = disk::makeFolder(folder); !done)
            return done;
        if (const auto kept = disk::syncFolder(QFileInfo(folder).absolutePath()); !kept)
            return kept;
    }
    return {};
}

Result<std::unique_ptr<disk::FolderLock>> holdDeviceFolder(const QString& folder,
                                                           const CancelToken& cancel)
{
    constexpr int PatienceMs = 2'000;
    constexpr int LookMs = 20;
    const QDeadlineTimer end(PatienceMs);
    for (;;) {
        auto lock = std::make_unique<disk::FolderLock>(folder);
        if (lock->isHeld())
            removeAbandonedParts(folder);
        if (!lock->isInUse())
            return lock;
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        if (end.hasExpired())
            return fail(ErrorCode::FileInUse, folder);
        QThread::msleep(LookMs);
    }
}

Result<void> writeBatchFile(const QString& path, const QByteArray& bytes)
{
    const QFileInfo place(path);
    const QString beside = partBeside(place);
    const auto done = disk::writeNewFile(beside, bytes).and_then([&] {
        return QFileInfo::exists(path) ? Result<void>(fail(ErrorCode::FileExists, path))
                                       : disk::rename(beside, path);
    });
    if (!done) {
        QFile::remove(beside);
        return done;
    }
    return disk::syncFolder(place.absolutePath());
}

} // namespace subtext
