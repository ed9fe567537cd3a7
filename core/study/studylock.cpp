// SPDX-License-Identifier: MIT
#include "core/study/studylock.h"

namespace subtext {

Result<void> StudyLock::acquire()
{
    if (m_file.tryLock(0))
        return {};
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
