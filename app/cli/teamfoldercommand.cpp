// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the shared folder that carries a team.
#include "app/cli/output.h"
#include "app/cli/teamsupport.h"

#include <QDir>

namespace subtext::cli {
namespace {

/// What is wrong with a file and what helps.
QString troubleText(const FolderTrouble& trouble)
{
    switch (trouble.fault) {
    case FolderFault::Missing:
        return QStringLiteral("%1 is missing. Wait until the folder is copied as a whole and sync "
                              "again, or restore the file.");
    case FolderFault::Cut:
        return QStringLiteral("%1 has no end. Wait until it is copied as a whole and sync again, "
                              "or restore it.");
    case FolderFault::Unreadable:
        return QStringLiteral("%1 cannot be read, or a later version wrote it. Restore it, or "
                              "update Subtext.");
    case FolderFault::Altered:
        return QStringLiteral("%1 does not follow what was read before: it was changed or "
                              "replaced. Restore it, or let its owner hand in a file.");
    case FolderFault::Seal:
        return QStringLiteral("%1 is not sealed by its device. Restore it, or let its owner hand "
                              "in a file.");
    case FolderFault::Foreign:
        return QStringLiteral("%1 is of another study or device. Move it away, and restore what "
                              "was there.");
    case FolderFault::NotTheirs:
        return QStringLiteral("%1 says what its owner may not say, and nothing of it was taken. "
                              "Ask whose device it is.");
    case FolderFault::Copy:
        return QStringLiteral("%1 is a second copy and was not read. Move it away.");
    case FolderFault::Stranger:
        return QStringLiteral("%1 is of a device that was not invited, and was not read. Move it "
                              "away.");
    case FolderFault::Locked:
        return QStringLiteral("%1 says what the locked study does not take. It is taken once the "
                              "study is unlocked.");
    }
    return QStringLiteral("%1");
}

} // namespace

void sayNotBlind(const Session& session)
{
    say(session, QStringLiteral("This is not blind: whoever can open the folder can read "
                                "everything in the study, names included."));
}

void warnTroubles(const Session& session, const SyncOutcome& outcome)
{
    for (const FolderTrouble& trouble : outcome.troubles)
        warn(session, troubleText(trouble).arg(QDir::toNativeSeparators(trouble.file)));
}

void addFolder(Json& json, const TeamMembership& membership, const SyncOutcome& outcome)
{
    if (!membership.isByFolder())
        return;
    Json problems = Json::array();
    for (const FolderTrouble& trouble : outcome.troubles)
        problems.push_back({{"file", utf8(trouble.file)},
                            {"reason", utf8(QString(folderFaultToken(trouble.fault)))}});
    json["folder"] = utf8(membership.host);
    json["blind"] = false;
    json["problems"] = std::move(problems);
}

} // namespace subtext::cli
