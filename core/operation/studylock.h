// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/filenames.h"

#include <QLockFile>

namespace subtext {

/// One writer per study: a lock file beside it, which a crash does not leave behind for good (the
/// process that made it is looked for). It lies beside the file that symbolic links lead to, so
/// that there is one whichever way somebody comes. A file with a second name (a hard link) would
/// have two: it is not locked, and so not written.
class StudyLock
{
public:
    explicit StudyLock(const QString& studyPath)
        : m_studyPath(studyPath)
        , m_file(realPath(studyPath) + QStringLiteral(".lock"))
    {
        m_file.setStaleLockTime(0);
    }

    /// Errors: Locked, with program, process and machine in `value`, where they are known; ReadOnly
    /// where the folder cannot be written, or the file has a second name (detail "links").
    Result<void> acquire();

private:
    bool isUnfinished() const;
    void clearRemoval() const;
    Result<void> lockFile();

    QString m_studyPath;
    QLockFile m_file;
};

} // namespace subtext
