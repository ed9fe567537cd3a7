// SPDX-License-Identifier: MIT
#include "core/base/platform/openfile.h"
#include "core/base/platform/systemapi_posix.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace subtext::platform {
namespace {

constexpr unsigned Permissions = S_IRWXU | S_IRWXG | S_IRWXO;
constexpr unsigned OwnersFile = S_IRUSR | S_IWUSR;
constexpr unsigned AnybodysFile = OwnersFile | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;

int opened(const QString& path, int flags, unsigned mode = 0)
{
    return ::open(QFile::encodeName(path).constData(), flags | O_NOFOLLOW | O_CLOEXEC, mode);
}

int descriptor(std::intptr_t handle)
{
    return static_cast<int>(handle);
}

} // namespace

std::optional<FileRights> rightsOf(const QString& path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return std::nullopt;
    return FileRights{found.st_mode & Permissions, found.st_gid};
}

OpenFile OpenFile::make(const QString& path, MadeFor whom)
{
    OpenFile file;
    file.m_handle = opened(path, O_WRONLY | O_CREAT | O_EXCL,
                           whom == MadeFor::Owner ? OwnersFile : AnybodysFile);
    file.m_refusal = numberUnless(file.isOpen());
    return file;
}

OpenFile OpenFile::open(const QString& path)
{
    OpenFile file;
    file.m_handle = opened(path, O_RDONLY);
    file.m_refusal = numberUnless(file.isOpen());
    return file;
}

OpenFile OpenFile::openFolder(const QString& path)
{
    OpenFile folder;
    folder.m_handle = opened(path, O_RDONLY | O_DIRECTORY);
    folder.m_refusal = numberUnless(folder.isOpen());
    return folder;
}

OpenFile::~OpenFile()
{
    close();
}

OpenFile::OpenFile(OpenFile&& other) noexcept
    : m_handle(std::exchange(other.m_handle, None))
    , m_refusal(other.m_refusal)
{}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept
{
    std::swap(m_handle, other.m_handle);
    std::swap(m_refusal, other.m_refusal);
    return *this;
}

SystemNumber OpenFile::write(QByteArrayView bytes)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        const ssize_t written = ::write(descriptor(m_handle), bytes.data() + at,
                                        static_cast<std::size_t>(bytes.size() - at));
        if (written < 0 && errno != EINTR)
            return errno;
        if (written > 0)
            at += written;
    }
    return 0;
}

SystemNumber OpenFile::sync()
{
    return numberUnless(::fsync(descriptor(m_handle)) == 0);
}

SystemNumber OpenFile::close()
{
    const int closing = descriptor(std::exchange(m_handle, None));
    return closing < 0 ? 0 : numberUnless(::close(closing) == 0);
}

SystemNumber OpenFile::finish()
{
    const SystemNumber refused = sync();
    return refused != 0 ? refused : close();
}

OpenFile::Hold OpenFile::hold()
{
    if (::flock(descriptor(m_handle), LOCK_EX | LOCK_NB) == 0)
        return Hold::Held;
    return errno == EWOULDBLOCK ? Hold::InUse : Hold::Refused;
}

OpenFile OpenFile::again() const
{
    OpenFile file;
    file.m_handle = ::fcntl(descriptor(m_handle), F_DUPFD_CLOEXEC, 0);
    file.m_refusal = numberUnless(file.isOpen());
    return file;
}

std::optional<std::uint64_t> OpenFile::names() const
{
    struct stat now = {};
    if (::fstat(descriptor(m_handle), &now) != 0)
        return std::nullopt;
    return now.st_nlink;
}

void OpenFile::takeRights(const FileRights& of)
{
    struct stat own = {};
    unsigned mode = of.mode;
    if (::fstat(descriptor(m_handle), &own) != 0)
        return; // it stays its owner's
    if (own.st_gid != of.group &&
        ::fchown(descriptor(m_handle), static_cast<uid_t>(-1), of.group) != 0)
        mode &= ~static_cast<unsigned>(S_IRWXG); // they were for another group
    // File systems without permissions refuse.
    static_cast<void>(::fchmod(descriptor(m_handle), mode));
}

} // namespace subtext::platform
