// SPDX-License-Identifier: MIT
#include "core/base/diskfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace subtext::disk {

Error systemError(int number, const QString& path)
{
    const auto code = [number] {
        switch (number) {
        case ENOSPC:
        case EDQUOT:
        case EFBIG: // larger than this process may write
            return ErrorCode::DiskFull;
        case EACCES:
        case EPERM:
        case EROFS:
            return ErrorCode::ReadOnly;
        case EEXIST:
        case ENOTEMPTY:
            return ErrorCode::FileExists;
        default:
            return ErrorCode::IoFailure;
        }
    };
    return {code(), path, 0, 0, {}, qt_error_string(number)};
}

Descriptor::Descriptor(const QString& path, int flags, unsigned mode)
    : m_number(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, mode))
{}

int Descriptor::close()
{
    const int result = m_number >= 0 ? ::close(m_number) : 0;
    m_number = -1;
    return result;
}

bool writeAll(int descriptor, QByteArrayView bytes)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        const ssize_t written =
            ::write(descriptor, bytes.data() + at, static_cast<std::size_t>(bytes.size() - at));
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0)
            at += written;
    }
    return true;
}

Result<void> syncFolder(const QString& path)
{
    const Descriptor folder(path, O_RDONLY | O_DIRECTORY);
    // EACCES: a folder that one may put things into and not look at. EINVAL: a file system that has
    // nothing to bring to a disk.
    if (!folder.isOpen() && errno == EACCES)
        return {};
    if (!folder.isOpen() || (::fsync(folder.number()) != 0 && errno != EINVAL))
        return fail(systemError(errno, path));
    return {};
}

Result<void> makePrivateFile(const QString& path)
{
    Descriptor file(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, S_IRUSR | S_IWUSR);
    if (!file.isOpen() || file.close() != 0)
        return fail(systemError(errno, path));
    return {};
}

Result<QStringList> makePrivateFolders(const QString& path)
{
    QStringList missing;
    QString folder = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    while (!QFileInfo::exists(folder)) {
        missing.prepend(folder);
        folder = QFileInfo(folder).absolutePath();
    }
    if (!QFileInfo(folder).isDir())
        return fail(ErrorCode::FolderMissing, path);
    QStringList made;
    for (const QString& next : missing) {
        if (::mkdir(QFile::encodeName(next).constData(), S_IRWXU) == 0) {
            made << next;
            continue;
        }
        const int number = errno;
        if (number == EEXIST && QFileInfo(next).isDir())
            continue; // somebody was quicker
        for (qsizetype i = made.size(); i > 0; --i)
            QDir().rmdir(made.at(i - 1));
        return number == EEXIST ? fail(ErrorCode::FolderMissing, path)
                                : fail(systemError(number, next));
    }
    return made;
}

} // namespace subtext::disk
