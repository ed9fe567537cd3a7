// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include <csignal>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace subtext::test {

/// A real file system of a few kilobytes or files, for as long as the object lives; needs root.
class SmallDisk
{
public:
    /// Options of tmpfs, e.g. "size=64k" or "nr_inodes=100".
    explicit SmallDisk(const QByteArray& options)
        : m_isMounted(geteuid() == 0 && ::mount("tmpfs", m_folder.path().toLocal8Bit().constData(),
                                                "tmpfs", 0, options.constData()) == 0)
    {}
    ~SmallDisk()
    {
        if (m_isMounted)
            ::umount(m_folder.path().toLocal8Bit().constData());
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    bool isMounted() const { return m_isMounted; }
    QString path() const { return m_folder.path(); }
    QString filePath(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    bool m_isMounted;
};

/// What `work` gives in a process of its own: limits and privileges end with it.
template <typename Work> int inChild(const Work& work)
{
    const pid_t child = fork();
    if (child == 0)
        _exit(work());
    int status = -1;
    return waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// From here on this process may write so many bytes into a file and no more; what goes beyond is
/// an error and no signal. False where that cannot be had.
inline bool limitFiles(rlim_t bytes)
{
    const rlimit limit{bytes, bytes};
    return std::signal(SIGXFSZ, SIG_IGN) != SIG_ERR && setrlimit(RLIMIT_FSIZE, &limit) == 0;
}

} // namespace subtext::test
