// SPDX-License-Identifier: MIT
#include "core/base/filewriter.h"

#include "core/base/diskfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace subtext {
namespace {

constexpr unsigned Permissions = S_IRWXU | S_IRWXG | S_IRWXO;

/// Where the links from `path` lead, whether there is something or not; empty for a circle.
QString targetOf(const QString& path)
{
    constexpr int MostLinks = 40; // as the system
    QFileInfo info(path);
    for (int i = 0; info.isSymLink(); ++i) {
        if (i == MostLinks)
            return {};
        info.setFile(info.symLinkTarget());
    }
    return info.absoluteFilePath();
}

/// A name that nothing in the folder has, so that two writers of one file are not in each other's
/// way either.
QString nameBeside(const QString& folder)
{
    static std::atomic<int> number = 0;
    return QDir(folder).filePath(QStringLiteral(".subtext-%1-%2.part")
                                     .arg(QCoreApplication::applicationPid())
                                     .arg(++number));
}

/// Removes what writers that were killed left in a folder: those who live hold theirs.
void removeAbandoned(const QString& folder)
{
    const QDir there(folder);
    const QStringList left = there.entryList({QStringLiteral(".subtext-*.part")},
                                             QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QString& name : left) {
        const QString path = there.filePath(name);
        const disk::Descriptor file(path, O_RDONLY | O_NOFOLLOW);
        if (file.isOpen() && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(QFile::encodeName(path).constData());
    }
}

} // namespace

/// The file beside, held while it is written; goes with the object unless it was renamed.
class FileWriter::Part
{
public:
    Part(QString path, QString target, QString beside, unsigned mode)
        : m_path(std::move(path))
        , m_target(std::move(target))
        , m_beside(std::move(beside))
        , m_file(m_beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode)
        , m_isThere(m_file.isOpen())
    {
        if (m_isThere && !hold()) {
            m_file.close();
            m_isThere = false; // whoever has it removes it
            errno = EEXIST;
        }
    }
    ~Part()
    {
        m_file.close();
        if (m_isThere)
            ::unlink(QFile::encodeName(m_beside).constData());
        if (m_lock >= 0)
            ::close(m_lock);
    }
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    bool isOpen() const { return m_file.isOpen(); }

    /// Whoever could read the old file can read the new one, and nobody else.
    void takePermissionsOf(const struct stat& old)
    {
        struct stat own = {};
        unsigned mode = old.st_mode & Permissions;
        if (::fstat(m_file.number(), &own) != 0)
            return; // it stays its owner's
        if (own.st_gid != old.st_gid &&
            ::fchown(m_file.number(), static_cast<uid_t>(-1), old.st_gid) != 0)
            mode &= ~static_cast<unsigned>(S_IRWXG); // they were for another group
        // File systems without permissions refuse.
        static_cast<void>(::fchmod(m_file.number(), mode));
    }

    Result<void> write(QByteArrayView bytes)
    {
        return disk::writeAll(m_file.number(), bytes) ? Result<void>() : failure();
    }

    Result<void> finish()
    {
        // A file system that runs full may say so only when the bytes are brought to the disk, or
        // when the file is closed.
        if (m_file.isOpen() && (::fsync(m_file.number()) != 0 || m_file.close() != 0))
            return failure();
        return {};
    }

    Result<void> putInPlace()
    {
        if (std::rename(QFile::encodeName(m_beside).constData(),
                        QFile::encodeName(m_target).constData()) != 0)
            return failure();
        m_isThere = false;
        return disk::syncFolder(QFileInfo(m_target).absolutePath());
    }

private:
    /// False where somebody who looks for files that were left behind came between: they hold this
    /// one, or have removed it already. File systems without locks have nobody who does.
    bool hold()
    {
        if (::flock(m_file.number(), LOCK_EX | LOCK_NB) != 0)
            return errno != EWOULDBLOCK;
        struct stat now = {};
        if (::fstat(m_file.number(), &now) == 0 && now.st_nlink == 0)
            return false;
        m_lock = ::fcntl(m_file.number(), F_DUPFD_CLOEXEC, 0); // until it is in place
        return true;
    }

    tl::unexpected<Error> failure() const { return fail(disk::systemError(errno, m_path)); }

    QString m_path;
    QString m_target;
    QString m_beside;
    disk::Descriptor m_file;
    bool m_isThere;
    int m_lock = -1; ///< Holds the file beyond its closing.
};

FileWriter::FileWriter(std::unique_ptr<Part> part)
    : m_part(std::move(part))
{}

FileWriter::~FileWriter() = default;

Result<std::unique_ptr<FileWriter>> FileWriter::begin(const QString& path, Readers readers)
{
    const QString target = targetOf(path);
    if (target.isEmpty())
        return fail(disk::systemError(ELOOP, path));
    const QFileInfo there(target);
    if (!QFileInfo(there.absolutePath()).isDir())
        return fail(ErrorCode::FolderMissing, there.absolutePath());
    struct stat old = {};
    const bool isReplacing = ::stat(QFile::encodeName(target).constData(), &old) == 0;
    if (isReplacing && !there.isFile())
        return fail(disk::systemError(there.isDir() ? EISDIR : EINVAL, path));
    // The folder alone decides whether a file can be replaced; but who took the right to write to
    // it away meant to keep it.
    if (isReplacing && !there.isWritable())
        return fail(disk::systemError(EACCES, path));

    const bool isPrivate = isReplacing || readers == Readers::Owner;
    const unsigned mode =
        isPrivate ? S_IRUSR | S_IWUSR : S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    removeAbandoned(there.absolutePath());
    constexpr int Tries = 100; // names may be taken by programs that were killed
    std::unique_ptr<Part> part;
    for (int i = 0; i < Tries && !part; ++i) {
        part = std::make_unique<Part>(path, target, nameBeside(there.absolutePath()), mode);
        if (!part->isOpen() && errno != EEXIST)
            return fail(disk::systemError(errno, path));
        if (!part->isOpen())
            part.reset();
    }
    if (!part)
        return fail(ErrorCode::IoFailure, path, qt_error_string(EEXIST));
    if (isReplacing)
        part->takePermissionsOf(old);
    return std::unique_ptr<FileWriter>(new FileWriter(std::move(part)));
}

Result<void> FileWriter::write(QByteArrayView bytes)
{
    return m_part->write(bytes);
}

Result<void> FileWriter::finish()
{
    return m_part->finish();
}

Result<void> FileWriter::commit()
{
    if (const auto finished = finish(); !finished)
        return finished;
    return m_part->putInPlace();
}

Result<void> writeWholeFile(const QString& path, QByteArrayView bytes, Readers readers)
{
    const auto file = FileWriter::begin(path, readers);
    if (!file)
        return fail(file.error());
    if (const auto written = (*file)->write(bytes); !written)
        return written;
    return (*file)->commit();
}

Result<void> copyWholeFile(const QString& from, const QString& to, Readers readers)
{
    constexpr qint64 ChunkBytes = qint64{1} << 20;
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, from, source.errorString());
    const auto file = FileWriter::begin(to, readers);
    if (!file)
        return fail(file.error());
    while (true) {
        const QByteArray chunk = source.read(ChunkBytes);
        if (chunk.isEmpty() && source.error() != QFileDevice::NoError)
            return fail(ErrorCode::FileUnreadable, from, source.errorString());
        if (chunk.isEmpty())
            return (*file)->commit();
        if (const auto written = (*file)->write(chunk); !written)
            return written;
    }
}

} // namespace subtext
