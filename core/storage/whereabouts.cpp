// SPDX-License-Identifier: MIT
#include "core/storage/whereabouts.h"

#include "core/base/filenames.h"
#include "core/base/platform/entries.h"

namespace subtext {

Whereabouts::Whereabouts(const QString& path)
    : m_path(path)
    , m_logPath(realPath(path) + QStringLiteral("-wal"))
{}

std::optional<Whereabouts::Mark> Whereabouts::markOf(const QString& path)
{
    const auto found = platform::fileMark(path);
    if (!found)
        return std::nullopt;
    return Mark{found->device, found->file, found->size, found->changedAt};
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
