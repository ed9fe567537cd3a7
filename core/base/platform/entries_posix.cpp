// SPDX-License-Identifier: MIT
#include "core/base/platform/entries.h"
#include "core/base/platform/systemapi_posix.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace subtext::platform {
namespace {

#ifdef RENAME_EXCHANGE
constexpr unsigned NoReplace = RENAME_NOREPLACE;
constexpr unsigned Exchange = RENAME_EXCHANGE;
#else
constexpr unsigned NoReplace = 0;
constexpr unsigned Exchange = 0;
#endif

/// renameat2 with one flag; ENOSYS where this system has none.
SystemNumber renameWith(unsigned flag, const QString& from, const QString& to)
{
#ifdef RENAME_EXCHANGE
    return numberUnless(::renameat2(AT_FDCWD, QFile::encodeName(from).constData(), AT_FDCWD,
                                    QFile::encodeName(to).constData(), flag) == 0);
#else
    Q_UNUSED(flag);
    Q_UNUSED(from);
    Q_UNUSED(to);
    return ENOSYS;
#endif
}

bool isUnsupported(SystemNumber number)
{
    return number == ENOSYS || number == EINVAL || number == ENOTSUP;
}

} // namespace

SystemNumber makeFolder(const QString& path, MadeFor whom)
{
    constexpr mode_t Owners = S_IRWXU;
    constexpr mode_t Anybodys = S_IRWXU | S_IRWXG | S_IRWXO;
    return numberUnless(::mkdir(QFile::encodeName(path).constData(),
                                whom == MadeFor::Owner ? Owners : Anybodys) == 0);
}

MadeFolder makeTemporaryFolder(const QString& stem)
{
    QByteArray name = QFile::encodeName(stem + QStringLiteral("XXXXXX"));
    if (!::mkdtemp(name.data()))
        return {{}, errno};
    return {QFile::decodeName(name), 0};
}

bool isOwn(const QString& path)
{
    return QFileInfo(path).ownerId() == ::geteuid();
}

SystemNumber syncFolder(const QString& path)
{
    const int folder =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    // A folder that one may put things into and not look at.
    if (folder < 0)
        return errno == EACCES ? 0 : errno;
    const SystemNumber refused = numberUnless(::fsync(folder) == 0);
    ::close(folder);
    return refused == EINVAL ? 0 : refused; // a file system that has nothing to bring to a disk
}

SystemNumber renameEntry(const QString& from, const QString& to)
{
    const SystemNumber refused = renameWith(NoReplace, from, to);
    return isUnsupported(refused) ? replaceFile(from, to) : refused;
}

SystemNumber replaceFile(const QString& from, const QString& to)
{
    return numberUnless(
        std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0);
}

std::optional<SystemNumber> exchange(const QString& one, const QString& other)
{
    const SystemNumber refused = renameWith(Exchange, one, other);
    return isUnsupported(refused) ? std::nullopt : std::optional(refused);
}

SystemNumber removeFile(const QString& path)
{
    return numberUnless(::unlink(QFile::encodeName(path).constData()) == 0);
}

std::optional<FileMark> fileMark(const QString& path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return std::nullopt;
#ifdef __APPLE__
    const timespec& written = found.st_mtimespec;
#else
    const timespec& written = found.st_mtim;
#endif
    constexpr std::int64_t NsPerSecond = 1'000'000'000;
    return FileMark{found.st_dev,   found.st_ino,
                    found.st_size,  written.tv_sec * NsPerSecond + written.tv_nsec,
                    found.st_nlink, S_ISREG(found.st_mode)};
}

} // namespace subtext::platform
