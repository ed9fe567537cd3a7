// SPDX-License-Identifier: MIT
#include "core/storage/whereabouts.h"

#include "core/base/filenames.h"

#include <QFile>

#include <sys/stat.h>

namespace subtext {

Whereabouts::Whereabouts(const QString& path)
    : m_path(path)
    , m_logPath(realPath(path) + QStringLiteral("-wal"))
{}

std::optional<Whereabouts::Mark> Whereabouts::markOf(const QString& path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return std::nullopt;
    constexpr qint64 NsPerSecond = 1'000'000'000;
    return Mark{found.st_dev, found.st_ino, found.st_size,
                found.st_mtim.tv_sec * NsPerSecond + found.st_mtim.tv_nsec};
}

void Whereabouts::remember()
{
    m_study = markOf(m_path);
    m_log = markOf(m_logPath);
}

void Whereabouts::noteOwnChange()
{
    const auto study = markOf(m_path);
    if (study && m_study && study->isSameFile(*m_study))
        m_study = study;
    // SQLite makes the log with the first write, and anew after the last reader has gone.
    if (!m_log)
        m_log = markOf(m_logPath);
}

Result<void> Whereabouts::check() const
{
    const auto study = markOf(m_path);
    if (!study)
        return fail(ErrorCode::FileMoved, m_path);
    if (m_study && !study->isSameFile(*m_study))
        return fail(ErrorCode::FileMoved, m_path, QStringLiteral("replaced"));
    return {};
}

Result<void> Whereabouts::checkLog() const
{
    const auto log = m_log ? markOf(m_logPath) : std::nullopt;
    if (m_log && (!log || !log->isSameFile(*m_log)))
        return fail(ErrorCode::FileMoved, m_path, QStringLiteral("log"));
    return {};
}

bool Whereabouts::isTouched() const
{
    const auto study = markOf(m_path);
    return study && m_study && *study != *m_study;
}

bool Whereabouts::isLogTouched() const
{
    return markOf(m_logPath) != m_log;
}

} // namespace subtext
