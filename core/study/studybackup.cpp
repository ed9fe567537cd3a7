// SPDX-License-Identifier: MIT
#include "core/study/studybackup.h"

#include "core/base/filewriter.h"
#include "core/storage/backups.h"

#include <QDir>
#include <QFileInfo>

namespace subtext {

Result<QString> backUpStudy(const QString& studyPath, const QString& folder, qint64 nowMs)
{
    return makeBackup(studyPath, folder, nowMs);
}

Result<QString> restoreBackup(const QString& backupPath, const QString& studyPath)
{
    if (!QFileInfo::exists(backupPath))
        return fail(ErrorCode::FileMissing, backupPath);
    const QFileInfo study(studyPath);
    QString target;
    for (int number = 1; target.isEmpty() || QFileInfo::exists(target); ++number) {
        const QString mark = number == 1 ? QStringLiteral(" (restored)")
                                         : QStringLiteral(" (restored %1)").arg(number);
        target = study.absoluteDir().filePath(study.completeBaseName() + mark +
                                              QStringLiteral(".subtext"));
    }
    if (const auto copied = copyWholeFile(backupPath, target, Readers::Owner); !copied)
        return fail(copied.error());
    return target;
}

} // namespace subtext
