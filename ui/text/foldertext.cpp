// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/foldertext.h"

#include "ui/text/plurals.h"

#include <QCoreApplication>
#include <QDir>

namespace subtext {
namespace {

struct FolderText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::FolderText)
};

ErrorText verifiedFolderText(const Error& error, const QString& file)
{
    if (error.value == QLatin1String("dropped"))
        return {FolderText::tr("%1 was in the shared folder and is no longer there.").arg(file),
                FolderText::tr(
                    "Wait until the folder is copied as a whole, or restore the file. If neither "
                    "helps, tell the coordinator.")};
    if (error.value == QLatin1String("altered"))
        return {
            FolderText::tr("%1 is not as it was written into the shared folder.").arg(file),
            FolderText::tr(
                "Restore it, or tell the coordinator. The file of the study can still be handed "
                "in.")};
    return {FolderText::tr("The shared folder %1 does not have the whole study yet.").arg(file),
            FolderText::tr(
                "Wait until the coordinator’s files are copied, and try again; nothing was made.")};
}

} // namespace

QString sharedFolderName(const QString& path)
{
    const QString name = QDir(path).dirName();
    return name.isEmpty() ? QDir::toNativeSeparators(path) : name;
}

QString teamPlaceText(const TeamMembership& membership)
{
    return membership.isByFolder()
               ? FolderText::tr("the folder “%1”").arg(sharedFolderName(membership.host))
               : membership.host;
}

ErrorText folderTroubleText(const FolderTrouble& trouble)
{
    const QString file = QDir::toNativeSeparators(trouble.file);
    switch (trouble.fault) {
    case FolderFault::Missing:
        return {FolderText::tr("%1 is missing.").arg(file),
                FolderText::tr(
                    "Wait until the folder is copied as a whole and sync again, or restore the "
                    "file.")};
    case FolderFault::Cut:
        return {
            FolderText::tr("%1 has no end.").arg(file),
            FolderText::tr("Wait until it is copied as a whole and sync again, or restore it.")};
    case FolderFault::Unreadable:
        return {FolderText::tr("%1 cannot be read, or a later version wrote it.").arg(file),
                FolderText::tr("Restore it, or update Subtext.")};
    case FolderFault::Altered:
        return {
            FolderText::tr("%1 does not follow what was read before: it was changed or replaced.")
                .arg(file),
            FolderText::tr("Restore it, or let its owner hand in a file.")};
    case FolderFault::Seal:
        return {FolderText::tr("%1 is not sealed by its device.").arg(file),
                FolderText::tr("Restore it, or let its owner hand in a file.")};
    case FolderFault::Foreign:
        return {FolderText::tr("%1 is of another study or device.").arg(file),
                FolderText::tr("Move it away, and restore what was there.")};
    case FolderFault::NotTheirs:
        return {FolderText::tr("%1 says what its owner may not say, and nothing of it was taken.")
                    .arg(file),
                FolderText::tr("Ask whose device it is.")};
    case FolderFault::Copy:
        return {FolderText::tr("%1 is a second copy and was not read.").arg(file),
                FolderText::tr("Move it away.")};
    case FolderFault::Stranger:
        return {
            FolderText::tr("%1 is of a device that was not invited, and was not read.").arg(file),
            FolderText::tr("Move it away.")};
    case FolderFault::Locked:
        return {FolderText::tr("%1 says what the locked study does not take.").arg(file),
                FolderText::tr("It is taken once the study is unlocked.")};
    }
    return {file, {}};
}

QStringList folderTroubleLines(const std::vector<FolderTrouble>& troubles)
{
    QStringList lines;
    if (!troubles.empty())
        lines << Plurals::tr("%n files of the folder cannot be used:", nullptr,
                             plural(troubles.size()));
    for (const FolderTrouble& trouble : troubles)
        lines << folderTroubleText(trouble).oneLine();
    return lines;
}

QString folderFaultWord(FolderFault fault)
{
    switch (fault) {
    case FolderFault::Missing:
        return FolderText::tr("missing");
    case FolderFault::Cut:
        return FolderText::tr("not copied as a whole");
    case FolderFault::Unreadable:
        return FolderText::tr("unreadable");
    case FolderFault::Altered:
        return FolderText::tr("changed");
    case FolderFault::Seal:
        return FolderText::tr("not sealed");
    case FolderFault::Foreign:
        return FolderText::tr("of another study or device");
    case FolderFault::NotTheirs:
        return FolderText::tr("not allowed");
    case FolderFault::Copy:
        return FolderText::tr("a second copy");
    case FolderFault::Stranger:
        return FolderText::tr("not invited");
    case FolderFault::Locked:
        return FolderText::tr("after the lock");
    }
    return {};
}

ErrorText folderErrorText(const Error& error)
{
    const QString file = QDir::toNativeSeparators(error.file);
    if (error.code == ErrorCode::ServerUnreadable && !file.isEmpty())
        return verifiedFolderText(error, file);
    if (error.value != OfSharedFolder)
        return {};
    switch (error.code) {
    case ErrorCode::FolderMissing:
        if (error.detail == NoTeamInFolder)
            return {
                FolderText::tr("The folder %1 has nothing of this team.").arg(file),
                FolderText::tr("Wait until it is copied as a whole, or name the folder that the "
                               "coordinator shares.")};
        return {FolderText::tr("The shared folder %1 is not there.").arg(file),
                FolderText::tr(
                    "Start what copies or connects it. If it was moved, “subtext-cli team folder” "
                    "says where it is now.")};
    case ErrorCode::FileMissing:
        return {FolderText::tr(
                    "What the coordinator wrote into the shared folder is not there yet (%1).")
                    .arg(file),
                FolderText::tr("Wait until the folder is copied as a whole, and try again.")};
    case ErrorCode::FileUnreadable:
        return {FolderText::tr("%1 cannot be read, which says who takes part.").arg(file),
                FolderText::tr("Check that you may read the shared folder, and try again.")};
    case ErrorCode::MalformedFile:
        return {FolderText::tr("%1 is not as the coordinator wrote it.").arg(file),
                FolderText::tr(
                    "Wait until it is copied as a whole, or restore it; until then nothing is sent "
                    "or received.")};
    case ErrorCode::ForeignStudy:
        return {FolderText::tr("%1 is of another study.").arg(file),
                FolderText::tr("Restore what was there.")};
    case ErrorCode::SignInRefused:
        return {FolderText::tr("The shared folder %1 has another key of this device.").arg(file),
                FolderText::tr("Ask the coordinator for a new invitation, or hand in as a file.")};
    case ErrorCode::NotInTeam:
        return {
            FolderText::tr("You do not take part by the shared folder %1, or may not do this.")
                .arg(file),
            FolderText::tr("Ask the coordinator; the file of the study can still be handed in.")};
    default:
        return {};
    }
}

} // namespace subtext
