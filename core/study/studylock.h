// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QLockFile>

namespace subtext {

/// One writer per study: a lock file beside it, which a crash does not leave behind for good (the
/// process that made it is looked for).
class StudyLock
{
public:
    explicit StudyLock(const QString& studyPath)
        : m_studyPath(studyPath)
        , m_file(studyPath + QStringLiteral(".lock"))
    {
        m_file.setStaleLockTime(0);
    }

    /// Errors: Locked, with program, process and machine in `value`; ReadOnly where the folder
    /// cannot be written.
    Result<void> acquire();

private:
    bool isUnfinished() const;

    QString m_studyPath;
    QLockFile m_file;
};

} // namespace subtext
