// SPDX-License-Identifier: MIT
#include "core/study/studybackup.h"

#include "core/base/filewriter.h"
#include "core/storage/backups.h"

#include <QDir>
#include <QFileInfo>

namespace subtext {

Result<QString> backUpStudy(const QString& studyPath, const QString& folder, qint64 nowMs,
                            BackupPace pace)
{
    return makeBackup(studyPath, folder, nowMs,
                      pace == BackupPace::Thorough ? OldBackups::Drop : OldBackups::Leave);
}

FoundBackups findBackups(const QString& studyPath, const QString& folder, qint64 nowMs)
{
    FoundBackups found;
    for (const BackupFile& backup : backupsOf(studyPath, folder, nowMs)) {
        if (const auto content = inspectBackup(backup.path)) {
            found.sound.push_back({backup.path, backup.at, backup.isAhead, content->answers});
        } else {
            ++found.damaged;
            found.newerDamaged += found.sound.empty() ? 1 : 0;
        }
        if (std::ssize(found.sound) == MostOfferedBackups)
            break;
    }
    return found;
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
