// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/backuptext.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace subtext {
namespace {

struct BackupText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::BackupText)
};

QString answersWord(qint64 answers)
{
    return Plurals::tr("%n answers", nullptr, plural(answers));
}

QString damagedWord(int damaged)
{
    return Plurals::tr("%n backups are damaged", nullptr, plural(damaged));
}

} // namespace

QString foundBackupsText(const FoundBackups& found)
{
    if (found.isEmpty())
        return BackupText::tr("No backup of it was found on this machine; ask for a copy.");
    if (found.sound.empty())
        return BackupText::tr(
                   "No sound backup of it was found on this machine: %1 too. Ask for a copy.")
            .arg(damagedWord(found.damaged));
    const SoundBackup& newest = found.sound.front();
    QStringList text{BackupText::tr("Its newest sound backup is from %1 and has %2.")
                         .arg(momentWords(newest.at), answersWord(newest.answers))};
    if (found.newerDamaged > 0)
        text << Plurals::tr("%n newer backups are damaged too.", nullptr,
                            plural(found.newerDamaged));
    const bool isAnyAhead = std::any_of(found.sound.begin(), found.sound.end(),
                                        [](const SoundBackup& backup) { return backup.isAhead; });
    if (isAnyAhead)
        text << BackupText::tr(
            "A date in the future means that a clock was wrong; go by the number of answers.");
    text << BackupText::tr("Restoring makes a new file beside the study; nothing is overwritten.");
    return saidTogether(text);
}

QString restoreText(const SoundBackup& backup)
{
    const QString text = backup.isAhead ? BackupText::tr("Restore %1 (in the future), %2")
                                        : BackupText::tr("Restore %1, %2");
    return text.arg(momentWords(backup.at), answersWord(backup.answers));
}

QString backupFailureText(const Error& error)
{
    const QString place = QDir::toNativeSeparators(error.file);
    switch (error.code) {
    case ErrorCode::StudyDamaged:
        return BackupText::tr(
                   "No backup is made: this study is damaged (%1). Earlier backups are kept. "
                   "Close the study and open it again to restore one.")
            .arg(place);
    case ErrorCode::FolderMissing:
        return BackupText::
            tr("No backup is made: the folder %1 cannot be created. Check that nothing else has "
               "its name and that you may write there.")
                .arg(place);
    case ErrorCode::ReadOnly:
        return BackupText::tr("No backup is made: the folder %1 cannot be written to. Change its "
                              "permissions.")
            .arg(place);
    case ErrorCode::DiskFull:
        return BackupText::tr("No backup is made: the disk of %1 is full. Make room there.")
            .arg(place);
    default:
        return BackupText::tr("No backup is made in %1 (%2). Check that disk.")
            .arg(place, error.detail.isEmpty() ? errorText(error).what : error.detail);
    }
}

} // namespace subtext
