// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QString>

#include <array>

#ifdef Q_OS_LINUX
#include <sys/inotify.h>
#include <unistd.h>
#endif

namespace subtext::test {

/// Counts how often a file is opened, by anybody. Only where the system tells.
class OpenWatch
{
public:
    explicit OpenWatch(const QString& path)
    {
#ifdef Q_OS_LINUX
        m_handle = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        if (m_handle >= 0)
            m_watch = inotify_add_watch(m_handle, QFile::encodeName(path).constData(), IN_OPEN);
#else
        Q_UNUSED(path)
#endif
    }
    ~OpenWatch()
    {
#ifdef Q_OS_LINUX
        if (m_handle >= 0)
            ::close(m_handle);
#endif
    }
    Q_DISABLE_COPY_MOVE(OpenWatch)

    bool isWatching() const
    {
        return m_watch >= 0;
    }

    /// Since this was last asked.
    int opened()
    {
        int count = 0;
#ifdef Q_OS_LINUX
        alignas(inotify_event) std::array<char, 4096> events{};
        // Equal events in a row are told once; that there was one is what counts.
        while (::read(m_handle, events.data(), events.size()) > 0)
            ++count;
#endif
        return count;
    }

private:
    int m_handle = -1;
    int m_watch = -1;
};

} // namespace subtext::test
