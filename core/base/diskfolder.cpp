// SPDX-License-Identifier: MIT
#include "core/base/diskfolder.h"

#include <QFile>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace subtext::disk {
namespace {

/// renameat2 with one flag; ENOSYS where this system has none.
int renameWith(unsigned flag, const QString& from, const QString& to)
{
#ifdef RENAME_EXCHANGE
    return ::renameat2(AT_FDCWD, QFile::encodeName(from).constData(), AT_FDCWD,
                       QFile::encodeName(to).constData(), flag);
#else
    Q_UNUSED(flag);
    Q_UNUSED(from);
    Q_UNUSED(to);
    errno = ENOSYS;
    return -1;
#endif
}

#ifdef RENAME_EXCHANGE
constexpr unsigned NoReplace = RENAME_NOREPLACE;
constexpr unsigned Exchange = RENAME_EXCHANGE;
#else
constexpr unsigned NoReplace = 0;
constexpr unsigned Exchange = 0;
#endif

bool isUnsupported(int number)
{
    return number == ENOSYS || number == EINVAL || number == ENOTSUP;
}

} // namespace

Result<void> makeFolder(const QString& path)
{
    // A release is for publication: who may read it is for the umask to say, as with any file that
    // people mean to pass on.
    if (::mkdir(QFile::encodeName(path).constData(), 0777) != 0)
        return fail(systemError(errno, path));
    return {};
}

NewFile::NewFile(const QString& path)
    : m_path(path)
    , m_file(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0666) // for publication, too
{}

Result<std::unique_ptr<NewFile>> NewFile::begin(const QString& path)
{
    std::unique_ptr<NewFile> file(new NewFile(path));
    if (!file->m_file.isOpen())
        return fail(systemError(errno, path));
    return file;
}

Result<void> NewFile::write(QByteArrayView bytes)
{
    if (!writeAll(m_file.number(), bytes))
        return fail(systemError(errno, m_path));
    return {};
}

Result<void> NewFile::finish()
{
    // A file system that runs full may say so only when the bytes are brought to the disk.
    if (::fsync(m_file.number()) != 0 || m_file.close() != 0)
        return fail(systemError(errno, m_path));
    return {};
}

Result<void> writeNewFile(const QString& path, const QByteArray& bytes)
{
    const auto file = NewFile::begin(path);
    if (!file)
        return fail(file.error());
    return (*file)->write(bytes).and_then([&] { return (*file)->finish(); });
}

Result<void> rename(const QString& from, const QString& to)
{
    int result = renameWith(NoReplace, from, to);
    if (result != 0 && isUnsupported(errno))
        result = ::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData());
    if (result != 0)
        return fail(systemError(errno, to));
    return {};
}

Result<bool> exchange(const QString& one, const QString& other)
{
    if (renameWith(Exchange, one, other) == 0)
        return true;
    if (isUnsupported(errno))
        return false;
    return fail(systemError(errno, other));
}

FolderLock::FolderLock(const QString& path)
    : m_descriptor(::open(QFile::encodeName(path).constData(),
                          O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
{
    if (m_descriptor < 0)
        return;
    const bool isLocked = ::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0;
    m_isInUse = !isLocked && errno == EWOULDBLOCK;
    struct stat now = {};
    m_isHeld = isLocked && ::fstat(m_descriptor, &now) == 0 && now.st_nlink > 0;
}

FolderLock::~FolderLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace subtext::disk
