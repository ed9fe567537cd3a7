// SPDX-License-Identifier: MIT
#include "core/operation/studylock.h"

#include "core/base/platform/entries.h"

#include <QFile>

namespace subtext {

namespace {

constexpr int WritingMs = 100; // far longer than a living program needs for the lines of its lock

bool hasSecondName(const QString& path)
{
    const auto file = platform::fileMark(path);
    return file && file->isPlainFile && file->names > 1;
}

} // namespace

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
    if (const auto locked = lockFile(); !locked)
        return locked;
    // Asked with the lock in hand: whoever comes by a name that is given later finds two names.
    if (hasSecondName(m_studyPath)) {
        m_file.unlock();
        return fail(ErrorCode::ReadOnly, m_studyPath, QStringLiteral("links"));
    }
    return {};
}

/// QLockFile takes a stale lock away under a lock of its own. A program that was killed just then
/// may have left that one without a word whose it is, and QLockFile would wait half a minute.
void StudyLock::clearRemoval() const
{
    const QString removal = m_file.fileName() + QStringLiteral(".rmlock");
    if (!QFile::exists(removal))
        return;
    QLockFile left(removal);
    left.setStaleLockTime(WritingMs); // who lives holds the system's lock of it, which is asked too
    left.tryLock(2 * WritingMs);      // and lets go of it at once
}

Result<void> StudyLock::lockFile()
{
    if (m_file.tryLock(0))
        return {};
    // The lock could not be written, because the disk is full for one. On Windows QLockFile keeps
    // that file open, and would take it for somebody else's when asked again.
    if (m_file.error() == QLockFile::UnknownError)
        return fail(ErrorCode::IoFailure, m_studyPath, QStringLiteral("lock file"));
    clearRemoval();
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
        Error error{ErrorCode::Locked, m_studyPath, 0, 0, {}, {}};
        if (m_file.getLockInfo(&process, &machine, &program))
            error.value =
                QStringLiteral("%1, %2, %3").arg(program, QString::number(process), machine);
        return fail(error);
    }
    if (m_file.error() == QLockFile::PermissionError)
        return fail(ErrorCode::ReadOnly, m_studyPath);
    return fail(ErrorCode::IoFailure, m_studyPath, QStringLiteral("lock file"));
}

} // namespace subtext
