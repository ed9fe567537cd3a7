// SPDX-License-Identifier: MIT
#include "core/study/studylock.h"

namespace subtext {

namespace {

constexpr int WritingMs = 100; // far longer than a living program needs for the lines of its lock

}

/// Whether the lock file does not say whose it is: empty or cut, because its program was killed, or
/// the power failed, as it was written.
bool StudyLock::isUnfinished() const
{
    qint64 process = 0;
    QString machine;
    QString program;
    return m_file.error() == QLockFile::LockFailedError &&
           !m_file.getLockInfo(&process, &machine, &program);
}

Result<void> StudyLock::acquire()
{
    if (m_file.tryLock(0))
        return {};
    if (isUnfinished() && m_file.tryLock(WritingMs))
        return {};
    if (isUnfinished()) {
        // Nobody can be asked whether its program still runs. Its age says that it is stale; the
        // system's own lock, which QLockFile asks first, that no living program here holds it.
        m_file.setStaleLockTime(1);
        const bool isLocked = m_file.tryLock(0);
        m_file.setStaleLockTime(0);
        if (isLocked)
            return {};
    }
    if (m_file.error() == QLockFile::LockFailedError) {
        qint64 process = 0;
        QString machine;
        QString program;
        m_file.getLockInfo(&process, &machine, &program);
        Error error{ErrorCode::Locked, m_studyPath, 0, 0, {}, {}};
        error.value = QStringLiteral("%1, %2, %3").arg(program, QString::number(process), machine);
        return fail(error);
    }
    if (m_file.error() == QLockFile::PermissionError)
        return fail(ErrorCode::ReadOnly, m_studyPath);
    return fail(ErrorCode::IoFailure, m_studyPath, QStringLiteral("lock file"));
}

} // namespace subtext
